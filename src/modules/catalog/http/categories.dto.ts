import { DEMO } from '@/shared/http/demo-examples';
import { Field } from '@/shared/http/fields/field';
import { flag, positiveInteger } from '@/shared/http/fields/parsers';

export class CategoryListQuery {
  @Field(flag, { example: '1', description: 'Árbol completo, con `subcategorias` anidadas' })
  todas?: boolean;
}

export class CategoryParams {
  @Field(positiveInteger, { example: DEMO.category, description: 'Id de la categoría', required: true })
  id: number;
}

import { DisplayQuery } from '@/modules/products/http/product-queries.dto';
import { FlagField } from '@/shared/http/fields/common-fields';
import { Field } from '@/shared/http/fields/field';
import { IntegerField } from '@/shared/http/fields/integer-field';
import { asText, csv, oneOf } from '@/shared/http/fields/parsers';

/** GET /productos/cambios (Beyond 1.1). */
export class ChangesQuery extends DisplayQuery {
  @Field(asText, {
    example: 'ahora',
    description:
      'Sin él empieza un recorrido completo; `ahora` empieza desde este momento; si no, el de la última respuesta',
  })
  cursor?: string;

  @IntegerField(10, 1000, {
    example: '500',
    description: 'Productos por respuesta, a lo más; 500 si se omite',
  })
  limit?: number;

  @Field(csv(/^(alta|baja|precio|existencia|ficha)$/, 'alta, baja, precio, existencia o ficha', 5), {
    example: 'precio,existencia',
    description: 'Cambios que interesan; todos si se omite. `alta` y `baja` llegan siempre',
    list: true,
  })
  que?: readonly string[];

  @Field(oneOf(['todos', 'comercial'], true), {
    example: 'comercial',
    description: '`comercial`: solo producto_id, modelo, total_existencia, precios, nota y existencia',
    schema: { type: 'string', enum: ['todos', 'comercial'] },
  })
  campos?: 'todos' | 'comercial';

  @FlagField('Agrega descripcion (HTML)')
  descripcion?: boolean;

  @IntegerField(0, 25, {
    example: '20',
    description: 'Segundos que la respuesta espera si no hay nada nuevo; 0 si se omite',
  })
  espera?: number;
}

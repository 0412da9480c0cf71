import { anyText } from '@/shared/http/fields/parsers';
import { Field } from '@/shared/http/fields/field';

export class DocumentParams {
  @Field(anyText, {
    example: 'FA26000123',
    description:
      'Folio de la factura o de su pedido, sin diagonal o con ella codificada (`FA26%2F000123`), o su UUID. De un pedido con varias ' +
      'facturas, la más reciente.',
    required: true,
  })
  id: string;
}

import { Field } from '@/shared/http/fields/field';
import { IntegerField } from '@/shared/http/fields/integer-field';
import { anyText, csv } from '@/shared/http/fields/parsers';

const MAX_PAGE = 1_000_000_000;
const MAX_FOLIOS = 5000;

export class InvoiceListQuery {
  @Field(anyText, {
    example: 2026,
    description: 'Año a consultar, cuatro dígitos; por omisión el actual. Se ignora cuando se envía `busqueda`.',
    schema: { type: 'integer', minimum: 1000, maximum: 9999 },
  })
  anio?: string;

  @IntegerField(1, MAX_PAGE, {
    example: 1,
    description: 'Página, de 15 facturas; por omisión 1.',
    default: 1,
  })
  pagina?: number;

  @Field(anyText, {
    example: '2026-02',
    description:
      'Año `AAAA`, mes `AAAA-MM` o día `AAAA-MM-DD`; cualquier otro texto busca los folios de factura o de pedido que comienzan ' +
      'así. `%` y `_` son caracteres comunes; cuentan los primeros 256.',
  })
  busqueda?: string;
}

export class GuideListQuery {
  @Field(csv(/./u, 'folios de factura', MAX_FOLIOS), {
    example: 'FA26/000123,FA26/000124',
    description: 'Folios de factura separados por comas: responde todas sus guías en lugar de las 30 más recientes.',
    list: true,
  })
  facturas?: readonly string[];
}

export class InvoiceParams {
  @Field(anyText, {
    example: 'FA26000123',
    description: 'Folio de la factura o de su pedido, sin diagonal o con ella codificada (`FA26%2F000123`).',
    required: true,
  })
  id: string;
}

export class YearInvoiceParams {
  @Field(anyText, { example: 'FA26', description: 'Prefijo del folio, antes de la diagonal.', required: true })
  anio: string;

  @Field(anyText, { example: '000123', description: 'Número del folio, después de la diagonal.', required: true })
  id: string;
}

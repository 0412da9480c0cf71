import { listOf, texts } from '@/modules/invoices/http/schema-parts';
import { named, strictObject } from '@/shared/http/api-docs';

const GUIDE = named(
  'GuiaDeEnvio',
  strictObject(texts('folio_guia', 'fletera', 'folio_factura', 'fecha_factura', 'id_cliente')),
);

/** Contract 2.9: shipping guides. */
export const GUIDE_LIST_SCHEMA = listOf(GUIDE);

export const GUIDE_LIST_EXAMPLE = [
  {
    folio_guia: '794600000123',
    fletera: 'estafeta',
    folio_factura: 'FA26/000123',
    fecha_factura: '02-03-2026 12:30:00',
    id_cliente: '1001',
  },
];

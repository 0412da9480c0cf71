import { listOf, NUMBER, TEXT, texts } from '@/modules/invoices/http/schema-parts';
import { named, strictObject } from '@/shared/http/api-docs';

const STAGE = strictObject(texts('mensaje', 'fecha'));
const DELIVERY_STEP = strictObject({
  ...texts('mensaje', 'fecha'),
  guias: { anyOf: [TEXT, listOf(TEXT)] },
  ...texts('fletera', 'estado'),
});
const COMMON = { creacion: STAGE, generar_orden: STAGE, orden_compra: STAGE, facturacion: STAGE };
const PROGRESS = {
  oneOf: [
    strictObject({ ...COMMON, espera: STAGE, proceso_entrega: listOf(DELIVERY_STEP) }),
    strictObject({ ...COMMON, cancelado: STAGE }),
  ],
};

const INVOICE_ITEM = named(
  'Factura',
  strictObject({
    ...texts('folio_factura', 'fecha', 'total', 'texto', 'moneda'),
    pago_aplicado: NUMBER,
    ...texts('estatus_fiscal', 'estatus', 'plazo', 'folio_pedido', 'uuid'),
    entrega: PROGRESS,
  }),
);

/** Contract 2.8: a page of invoices. */
export const INVOICE_LIST_SCHEMA = named(
  'PaginaDeFacturas',
  strictObject({
    total_facturas: TEXT,
    pagina: { type: 'integer' },
    paginas: { type: 'integer' },
    mostrando: { type: 'integer' },
    facturas: listOf(INVOICE_ITEM),
  }),
);

export const INVOICE_LIST_EXAMPLE = {
  total_facturas: '1',
  pagina: 1,
  paginas: 1,
  mostrando: 1,
  facturas: [
    {
      folio_factura: 'FA26/000123',
      fecha: '2026-03-02',
      total: '1548.60',
      texto: '2 x Cámara bala 4 MP',
      moneda: 'USD',
      pago_aplicado: 0,
      estatus_fiscal: 'Activa',
      estatus: 'Activa',
      plazo: '30',
      folio_pedido: 'MTY-000123/26-API',
      uuid: '6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9',
      entrega: {
        creacion: { mensaje: 'Pedido recibido', fecha: '2026-03-02 10:15:00' },
        generar_orden: { mensaje: 'Orden generada', fecha: '2026-03-02 10:16:00' },
        orden_compra: { mensaje: 'Orden de compra autorizada', fecha: '2026-03-02 11:00:00' },
        facturacion: { mensaje: 'Factura emitida', fecha: '2026-03-02 12:30:00' },
        espera: { mensaje: 'En espera de surtido', fecha: 'En proceso' },
        proceso_entrega: [],
      },
    },
  ],
};

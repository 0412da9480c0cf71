/** What an account is told of besides the catalog (Beyond 2.2). */
export const ACCOUNT_EVENT_TYPES = [
  'pedido.creado',
  'pedido.estado',
  'pedido.cancelado',
  'factura.creada',
  'factura.cancelada',
  'factura.documentos',
  'guia.creada',
  'guia.estado',
] as const;

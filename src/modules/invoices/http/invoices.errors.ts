import type { ErrorCatalog } from '@/shared/http/errors/error-catalog';

export const INVOICE_ERRORS = {
  factura_no_encontrada: {
    status: 404,
    text: 'La factura no existe.',
    meaning: 'La cuenta no tiene una factura con ese folio o folio de pedido.',
  },
  documento_no_disponible: {
    status: 404,
    text: 'La factura existe, pero ese archivo todavía no está disponible.',
    meaning: 'El distribuidor no ha cargado el XML o el PDF de la factura: pídalo más tarde.',
  },
} as const satisfies ErrorCatalog;

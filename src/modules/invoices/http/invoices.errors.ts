import type { ErrorCatalog } from '@/shared/http/error-catalog';

export const INVOICE_ERRORS = {
  factura_no_encontrada: {
    status: 404,
    text: 'La factura no existe.',
    meaning: 'La cuenta no tiene una factura con ese folio o folio de pedido.',
  },
} as const satisfies ErrorCatalog;

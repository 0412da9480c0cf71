import type { ErrorCatalog } from '@/shared/http/errors/error-catalog';

export const SUPPORT_CATALOG_ERRORS = {
  tipo_de_cambio_no_disponible: {
    status: 503,
    text: 'No hay tipo de cambio disponible por el momento.',
    meaning: 'Falta cargar el tipo de cambio. Los precios de los productos se pueden consultar en `usd`.',
  },
} as const satisfies ErrorCatalog;

import type { ErrorCatalog } from '@/shared/http/errors/error-catalog';

export const AI_SEARCH_ERRORS = {
  busqueda_ia_no_disponible: {
    status: 503,
    text: 'La búsqueda con IA no está disponible por el momento. Use busqueda en /productos.',
    meaning:
      'La búsqueda en lenguaje natural está apagada o sin su servicio. `GET /productos?busqueda=` sigue disponible.',
  },
} as const satisfies ErrorCatalog;

import type { ErrorCatalog } from '@/shared/http/errors/error-catalog';

export const CATALOG_ERRORS = {
  categoria_no_encontrada: {
    status: 404,
    text: 'La categoría no existe.',
    meaning: 'No hay una categoría visible con ese id. Los ids vigentes están en `GET /categorias?todas=1`.',
  },
} as const satisfies ErrorCatalog;

import type { CartLine } from '@/modules/cart/quoting/domain/quote-input';
import { ApiError, MAX_FIELD_PROBLEMS } from '@/shared/http/errors/api-error';

/** The 400 of products that don't exist or are not on sale, with the lines that name them (Decisions 10). */
export function productsNotFound(ids: readonly number[], lines: readonly CartLine[]): ApiError {
  const detalles = lines.flatMap(({ productId }, index) =>
    ids.includes(productId)
      ? [
          {
            campo: `productos[${index}].id`,
            problema: `el producto ${productId} no existe o no está a la venta`,
            ejemplo: 1001,
          },
        ]
      : [],
  );
  return new ApiError(400, 'productos_no_encontrados', {
    values: ids,
    detalles: detalles.slice(0, MAX_FIELD_PROBLEMS),
  });
}

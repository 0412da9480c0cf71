import { ApiError } from '@/shared/http/errors/api-error';

/** The 400 of a cart that costs more than can be quoted, or weighs more than can be sent for such a sum. */
export function amountOutOfRange(): ApiError {
  return new ApiError(400, 'importe_fuera_de_rango', {
    detalles: [
      {
        campo: 'productos',
        problema: 'suman un importe demasiado grande',
        ejemplo: [{ id: 1001, cantidad: 2, tipo: 'nuevo' }],
      },
    ],
  });
}

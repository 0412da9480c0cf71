import type { ErrorCatalog } from '@/shared/http/errors/error-catalog';

export const PRODUCT_ERRORS = {
  product_not_available: {
    status: 404,
    text: 'El producto no está disponible.',
    meaning: 'Ninguno de los productos pedidos existe o está a la venta; `values` repite los ids.',
    errorIsCode: true,
    example: { values: ['999999999'] },
  },
  marca_no_encontrada: {
    status: 404,
    text: 'La marca no existe.',
    meaning: 'Los ids de las marcas están en `GET /marcas`.',
  },
  sucursal_no_encontrada: {
    status: 404,
    text: 'La sucursal no existe.',
    meaning: 'Los códigos de las sucursales están en `GET /sucursales`.',
  },
} as const satisfies ErrorCatalog;

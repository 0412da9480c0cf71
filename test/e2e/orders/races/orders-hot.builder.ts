import { WORLD } from '@test/e2e/quoting/cart-world.builder';

/** A product that everybody wants, a part of a set, and the set. */
export const HOT = 7100;
export const PART = 7101;
export const SET = 7102;

const product = (producto_id: number, more: object = {}): object => ({
  producto_id,
  modelo: `H-${producto_id}`,
  titulo: 'H',
  marca: 'vixora',
  categorias: [9],
  ...more,
});

/** The carts' world with them; what is there of them is each suite's own. */
export const HOT_WORLD = {
  ...WORLD,
  productos: [
    ...(WORLD.productos ?? []),
    product(HOT),
    product(PART),
    product(SET, {
      componentes: [
        { producto_id: PART, cantidad: 2 },
        { producto_id: HOT, cantidad: 1 },
      ],
    }),
  ],
  precios: [...(WORLD.precios ?? []), ...[HOT, PART, SET].map((producto_id) => ({ producto_id, precio_lista: 1 }))],
};

/** A row of stock. */
export const pieces = (producto_id: number, sucursal: string, cantidad: number, condicion = 'nuevo'): object => ({
  producto_id,
  condicion,
  sucursal,
  cantidad,
});

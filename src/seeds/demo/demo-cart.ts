const PRODUCTS = [36178, 54866] as const;
const TERMS = { uso_cfdi: 'G03', metodo_pago: 'transferencia', moneda: 'usd' };
/** Where the demo's account has things sent. */
export const HOME = {
  ...{ atencion_a: 'Ana Ruiz', calle: 'Avenida Independencia', num_ext: '1204', colonia: 'Zona Centro' },
  ...{ ciudad: 'Chihuahua', estado: 'CHIH', pais: 'MEX', codigo_postal: '31000', telefono: '6145550124' },
};

const lines = (pieces: readonly number[]): object[] =>
  pieces.map((cantidad, at) => ({ id: PRODUCTS[at], cantidad, tipo: 'nuevo' }));

/** Carts of the demo's documents. */
export const DEMO = {
  /** Sent home: so many pieces of two products. */
  cart: (...pieces: readonly number[]): object => ({
    ...{ productos: lines(pieces), tipo_entrega: 'domicilio', direccion: HOME, fletera: 'estafeta', ...TERMS },
  }),
  /** Collected at a branch. */
  pickup: (...pieces: readonly number[]): object => ({
    ...{ productos: lines(pieces), tipo_entrega: 'sucursal', direccion: { sucursal: 'chihuahua' }, ...TERMS },
  }),
};

/** The route of saved addresses. */
export const ADDRESSES = '/api/v1/carrito/direcciones';

/** A body of POST and PUT /carrito/direcciones, in Mexico. */
export const MEXICAN_ADDRESS = {
  atencion_a: 'Ana Ñandú',
  calle: 'Av. Juárez',
  num_ext: '12-a',
  num_int: 'piso 3',
  colonia: 'Zona Centro',
  ciudad: 'Lo que sea',
  estado: 'chih',
  pais: 'mex',
  codigo_postal: '31000',
  telefono: '(614) 123-4567',
};

/** The same in the United States. */
export const AMERICAN_ADDRESS = {
  ...MEXICAN_ADDRESS,
  estado: 'Texas',
  pais: 'USA',
  codigo_postal: '79901-1234',
  ciudad: 'El Paso',
};

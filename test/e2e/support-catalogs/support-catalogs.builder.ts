/** An account as an operator's file has it. */
export const accountRow = (num_cliente: number, more: object = {}): object => ({
  num_cliente,
  razon_social: `CUENTA ${num_cliente}`,
  rfc: 'XAXX010101000',
  regimen_fiscal: '601',
  email: 'a@example.com',
  telefono: '6140000000',
  direccion: {
    calle: 'A',
    num_exterior: '1',
    num_interior: '',
    colonia: 'C',
    ciudad: 'X',
    estado: 'CHIH',
    pais: 'MEX',
    codigo_postal: '31000',
  },
  api: true,
  clasificacion: { nombre: 'A', descuento: 0 },
  distribucion: [],
  ...more,
});

/** A branch as an operator's file has it. */
export const branchRow = (codigo: string, more: object = {}): object => ({
  codigo,
  nombre: 'Chihuahua',
  calle: 'Avenida Independencia',
  num_ext: '1204',
  colonia: 'Zona Centro',
  codigo_postal: '31000',
  ciudad: 'Chihuahua',
  estado: 'Chihuahua',
  pais: 'MEX',
  telefono: '800 555 0110',
  latitud: 28.6368,
  longitud: -106.0763,
  surte: true,
  serie: 'CUU',
  ...more,
});

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

interface Refusal {
  readonly detalles: readonly { readonly campo: string; readonly problema: string }[];
}

/** What a 400 says: "field problem" for each. */
export const problemsOf = (response: { readonly body: unknown }): string[] =>
  (response.body as Refusal).detalles.map(({ campo, problema }) => `${campo} ${problema}`);

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

/** The seven exchange rates (Decisions 4), as the line of an operator's file that most suites load. */
export const RATES = {
  normal: '17.95',
  preferencial: '17.80',
  un_dia: '17.96',
  una_semana: '18.00',
  dos_semanas: '18.05',
  tres_semanas: '18.10',
  un_mes: '18.20',
};

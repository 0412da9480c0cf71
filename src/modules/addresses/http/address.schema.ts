import { named, strictObject, type JsonSchema } from '@/shared/http/api-docs';

const TEXT: JsonSchema = { type: 'string' };
const FILLED: JsonSchema = { type: 'string', minLength: 1 };

const field = (description: string, maxLength: number, example: string): JsonSchema => ({
  type: ['string', 'number'],
  maxLength,
  description,
  example,
});

const required = (description: string, maxLength: number, example: string): JsonSchema => ({
  ...field(description, maxLength, example),
  pattern: '\\S',
});

/** What POST and PUT read; numbers are taken as text. */
export const ADDRESS_BODY_SCHEMA = named('DatosDeDireccion', {
  type: 'object',
  required: ['atencion_a', 'calle', 'num_ext', 'colonia', 'ciudad', 'estado', 'pais', 'codigo_postal', 'telefono'],
  properties: {
    atencion_a: required('Quién recibe', 120, 'Ana Ruiz'),
    calle: required('Calle', 100, 'Avenida Independencia'),
    num_ext: required('Número exterior', 20, '1204'),
    num_int: field('Número interior', 20, 'B'),
    colonia: required('Colonia', 100, 'Zona Centro'),
    ciudad: required('Ciudad; en México la sustituye el municipio del código postal', 100, 'Chihuahua'),
    estado: required(
      'En México `estado_sat` de /carrito/estados; también el número INEGI, las letras ISO 3166-2 o el nombre. En otro país su nombre (hasta 60)',
      60,
      'CHIH',
    ),
    codigo_estado: field('Se toma cuando `estado` no se puede leer, como en las direcciones guardadas', 60, 'CHIH'),
    pais: required('Código de /carrito/paises, su código de dos letras o su nombre', 100, 'MEX'),
    codigo_postal: required('4 o 5 dígitos en México; hasta 10 caracteres en otro país', 10, '31000'),
    telefono: required('Teléfono', 20, '6145550124'),
  },
});

export const ADDRESS_BODY_EXAMPLES = {
  domicilio: {
    summary: 'Una dirección en México',
    value: {
      atencion_a: 'Ana Ruiz',
      calle: 'Avenida Independencia',
      num_ext: '1204',
      num_int: 'B',
      colonia: 'Zona Centro',
      ciudad: 'Chihuahua',
      estado: 'CHIH',
      pais: 'MEX',
      codigo_postal: '31000',
      telefono: '6145550124',
    },
  },
};

export const ADDRESS_SCHEMA = named(
  'Direccion',
  strictObject({
    id: { type: 'integer', minimum: 1 },
    atencion_a: FILLED,
    calle: FILLED,
    num_ext: FILLED,
    num_int: TEXT,
    colonia: FILLED,
    codigo_postal: FILLED,
    id_pais: { type: 'integer', minimum: 0 },
    pais: { type: 'string', pattern: '^[A-Z]{3}$' },
    codigo_estado: FILLED,
    estado: FILLED,
    ciudad: FILLED,
    telefono: FILLED,
    id_cliente: { type: 'integer', minimum: 1 },
    id_subcuenta: { type: 'integer', minimum: 0 },
    tipo: { type: 'string', enum: ['domicilio'] },
  }),
);

export const ADDRESS_EXAMPLE = {
  id: 17,
  atencion_a: 'ANA RUIZ',
  calle: 'AVENIDA INDEPENDENCIA',
  num_ext: '1204',
  num_int: 'B',
  colonia: 'ZONA CENTRO',
  codigo_postal: '31000',
  id_pais: 484,
  pais: 'MEX',
  codigo_estado: 'CHIH',
  estado: 'CHIHUAHUA',
  ciudad: 'CHIHUAHUA',
  telefono: '6145550124',
  id_cliente: 100245,
  id_subcuenta: 0,
  tipo: 'domicilio',
};

export const DELETED_SCHEMA = named('DireccionBorrada', strictObject({ error: { type: 'string', maxLength: 0 } }));
export const DELETED_EXAMPLE = { error: '' };

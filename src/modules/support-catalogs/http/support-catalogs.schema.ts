import { RATE_TERMS } from '@/modules/support-catalogs/domain/payment/exchange-rates';
import { named, strictObject, type JsonSchema } from '@/shared/http/api-docs';

const TEXT: JsonSchema = { type: 'string' };
const FILLED: JsonSchema = { type: 'string', minLength: 1 };
const FLAG: JsonSchema = { type: 'boolean' };
const WHOLE: JsonSchema = { type: 'integer', minimum: 0 };
const POSTAL_CODE: JsonSchema = { type: 'string', pattern: '^[0-9]{5}$' };
const DECIMAL: JsonSchema = { type: 'string', pattern: '^[0-9]+\\.[0-9]{2,4}$' };
const DEGREES: JsonSchema = { type: 'string', pattern: '^-?[0-9]+(\\.[0-9]+)?$' };
const DAY: JsonSchema = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' };
const OPEN_DAY: JsonSchema = { type: 'string', pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$' };

const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const PAYMENT_GROUPS_SCHEMA = list(
  named(
    'GrupoDePago',
    strictObject({
      nombre: FILLED,
      metodo: {
        type: 'object',
        additionalProperties: strictObject({
          titulo: FILLED,
          codigo: { type: 'string', pattern: '^[0-9]{2}$' },
          descuento: { type: 'number', minimum: 0, maximum: 100 },
          tipo_cambio: FILLED,
          plazo: WHOLE,
          forma: strictObject({ PUE: WHOLE, PPD: WHOLE }, ['PPD']),
        }),
      },
    }),
  ),
);

export const PAYMENT_GROUPS_EXAMPLE = [
  {
    nombre: 'Transferencia',
    metodo: {
      transferencia: {
        titulo: 'Transferencia electrónica',
        codigo: '03',
        descuento: 4,
        tipo_cambio: 'preferencial',
        plazo: 1,
        forma: { PUE: 1, PPD: 2 },
      },
    },
  },
];

export const CFDI_USES_SCHEMA = list(named('UsoDeCfdi', strictObject({ codigo: FILLED, nombre: FILLED })));
export const CFDI_USES_EXAMPLE = [{ codigo: 'G01', nombre: 'Adquisición de mercancías' }];

export const CARRIERS_SCHEMA = list(
  named(
    'Fletera',
    strictObject({
      codigo: FILLED,
      nombre: FILLED,
      dia_siguiente: FLAG,
      cobertura: { type: 'string', enum: ['estandar', 'valide_codigo_postal', 'si', 'no'] },
    }),
  ),
);
export const CARRIERS_EXAMPLE = [
  { codigo: 'estafeta', nombre: 'Estafeta', dia_siguiente: false, cobertura: 'estandar' },
  { codigo: 'mensajeria_local', nombre: 'Mensajería local', dia_siguiente: false, cobertura: 'si' },
];

export const BRANCHES_SCHEMA = list(
  named(
    'Sucursal',
    strictObject({
      codigo: FILLED,
      nombre_sucursal: FILLED,
      calle: TEXT,
      num_ext: TEXT,
      num_int: TEXT,
      colonia: TEXT,
      codigo_postal: TEXT,
      ciudad: TEXT,
      estado: TEXT,
      pais: TEXT,
      telefono: TEXT,
      latitud: DEGREES,
      longitud: DEGREES,
    }),
  ),
);
export const BRANCHES_EXAMPLE = [
  {
    codigo: 'chihuahua',
    nombre_sucursal: 'Chihuahua',
    calle: 'Avenida Independencia',
    num_ext: '1204',
    num_int: '',
    colonia: 'Zona Centro',
    codigo_postal: '31000',
    ciudad: 'Chihuahua',
    estado: 'Chihuahua',
    pais: 'MEX',
    telefono: '800 555 0110',
    latitud: '28.6368',
    longitud: '-106.0763',
  },
];

export const COUNTRIES_SCHEMA = named(
  'Paises',
  strictObject({
    paises: list(
      strictObject({
        codigo: { type: 'string', pattern: '^[A-Z]{3}$' },
        id: { type: 'string', pattern: '^[0-9]{1,3}$' },
        nombre: FILLED,
      }),
    ),
  }),
);
export const COUNTRIES_EXAMPLE = { paises: [{ codigo: 'MEX', id: '484', nombre: 'México' }] };

export const STATES_SCHEMA = named(
  'EstadoDeCodigoPostal',
  strictObject({
    estado: {
      type: 'array',
      maxItems: 1,
      items: strictObject({
        codigo_postal: POSTAL_CODE,
        municipio: FILLED,
        estado_sat: { type: 'string', pattern: '^[A-Z]{2,4}$' },
        zona_extendida: { type: 'string', enum: ['Si', 'No'] },
        estado_nombre: FILLED,
        codigo_estado: { type: 'string', pattern: '^[A-Z]{2,4}$' },
      }),
    },
  }),
);
export const STATES_EXAMPLE = {
  estado: [
    {
      codigo_postal: '31000',
      municipio: 'CHIHUAHUA',
      estado_sat: 'CHIH',
      zona_extendida: 'No',
      estado_nombre: 'CHIHUAHUA',
      codigo_estado: 'CHIH',
    },
  ],
};

export const NEIGHBORHOODS_SCHEMA = named(
  'Colonias',
  strictObject({ colonias: { type: 'array', uniqueItems: true, items: FILLED } }),
);
export const NEIGHBORHOODS_EXAMPLE = { colonias: ['ZONA CENTRO'] };

export const EXCHANGE_RATES_SCHEMA = named(
  'TipoDeCambio',
  strictObject(Object.fromEntries(RATE_TERMS.map((term) => [term, DECIMAL]))),
);
export const EXCHANGE_RATES_EXAMPLE = {
  normal: '17.95',
  preferencial: '17.85',
  un_dia: '17.90',
  una_semana: '17.98',
  dos_semanas: '18.05',
  tres_semanas: '18.12',
  un_mes: '18.20',
};

export const BANNERS_SCHEMA = list(
  named(
    'Anuncio',
    strictObject({
      id: FILLED,
      titulo: FILLED,
      imagen: TEXT,
      link: TEXT,
      orden: { type: 'integer' },
      vigencia_inicio: OPEN_DAY,
      vigencia_fin: OPEN_DAY,
    }),
  ),
);
export const BANNERS_EXAMPLE = [
  {
    id: '1',
    titulo: 'Energía de respaldo',
    imagen: 'https://imagenes.example/banners/1.jpg',
    link: '/categorias/710',
    orden: 1,
    vigencia_inicio: '2026-01-01',
    vigencia_fin: '2026-12-31',
  },
];

export const COURSES_SCHEMA = list(
  named(
    'Curso',
    strictObject({
      id: FILLED,
      titulo: FILLED,
      descripcion: TEXT,
      modalidad: { type: 'string', enum: ['presencial', 'en_linea'] },
      sede: TEXT,
      ciudad: TEXT,
      fecha_inicio: DAY,
      fecha_fin: DAY,
      duracion_horas: WHOLE,
      cupo: WHOLE,
      costo: DECIMAL,
      moneda: { type: 'string', pattern: '^[A-Z]{3}$' },
      instructor: TEXT,
      imagen: TEXT,
      link: TEXT,
    }),
  ),
);
export const COURSES_EXAMPLE = [
  {
    id: '1',
    titulo: 'Videovigilancia IP desde cero',
    descripcion: 'Diseño y puesta en marcha de un sistema IP.',
    modalidad: 'presencial',
    sede: 'Sucursal Monterrey',
    ciudad: 'Monterrey',
    fecha_inicio: '2026-03-09',
    fecha_fin: '2026-03-10',
    duracion_horas: 14,
    cupo: 20,
    costo: '1850.00',
    moneda: 'MXN',
    instructor: 'Ing. Abel Robledo',
    imagen: 'https://imagenes.example/cursos/1.jpg',
    link: '/cursos/1',
  },
];

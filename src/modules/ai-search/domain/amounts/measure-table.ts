import { UNIT_NAMES } from '@/modules/search-language/domain/units';

/** What a measure is of; its values are in the base unit named. */
export const DIMENSIONS = [
  'megapixels',
  'channels',
  'metres',
  'centimetres',
  'millimetres',
  'inches',
  'watts',
  'wattHours',
  'volts',
  'voltAmperes',
  'amperes',
  'ampereHours',
  'gigabytes',
  'megabits',
  'kilohertz',
  'decibels',
  'framesPerSecond',
  'pounds',
  'kilograms',
  'awg',
  'lumens',
  'ports',
  'zones',
  'doors',
  'strands',
  'users',
  'bays',
  'outputs',
  'outlets',
  'rackUnits',
  'buttons',
  'ways',
  'loops',
  'lines',
  'apartments',
  'cameras',
  'zoom',
  'degrees',
  'pieces',
  'beams',
  'drawers',
  'category',
  'ingress',
  'impact',
  'wifi',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

interface Unit {
  readonly dimension: Dimension;
  readonly factor: number;
}

const unit = (dimension: Dimension, factor = 1): Unit => ({ dimension, factor });

/** Short names of units (see the text index's table of spellings) and what they measure. */
const BY_SHORT_NAME: Readonly<Record<string, Unit>> = {
  mp: unit('megapixels'),
  ch: unit('channels'),
  m: unit('metres'),
  km: unit('metres', 1000),
  cm: unit('centimetres'),
  mm: unit('millimetres'),
  in: unit('inches'),
  w: unit('watts'),
  kw: unit('watts', 1000),
  wh: unit('wattHours'),
  v: unit('volts'),
  vcc: unit('volts'),
  vca: unit('volts'),
  va: unit('voltAmperes'),
  kva: unit('voltAmperes', 1000),
  a: unit('amperes'),
  ah: unit('ampereHours'),
  mah: unit('ampereHours', 0.001),
  mb: unit('gigabytes', 0.001),
  gb: unit('gigabytes'),
  tb: unit('gigabytes', 1000),
  kbps: unit('megabits', 0.001),
  mbps: unit('megabits'),
  gbps: unit('megabits', 1000),
  hz: unit('kilohertz', 0.001),
  khz: unit('kilohertz'),
  mhz: unit('kilohertz', 1000),
  ghz: unit('kilohertz', 1_000_000),
  db: unit('decibels'),
  dbi: unit('decibels'),
  fps: unit('framesPerSecond'),
  lb: unit('pounds'),
  kg: unit('kilograms'),
  awg: unit('awg'),
  lm: unit('lumens'),
};

/** Spellings beyond the text index's, and what is counted rather than measured. Folded. */
const MORE: Readonly<Record<string, Unit>> = {
  mpixeles: unit('megapixels'),
  mgpx: unit('megapixels'),
  megas: unit('megapixels'),
  mega: unit('megapixels'),
  mpxls: unit('megapixels'),
  tera: unit('gigabytes', 1000),
  teras: unit('gigabytes', 1000),
  terabyte: unit('gigabytes', 1000),
  terabytes: unit('gigabytes', 1000),
  giga: unit('gigabytes'),
  gigas: unit('gigabytes'),
  kilometro: unit('metres', 1000),
  kilometros: unit('metres', 1000),
  kms: unit('metres', 1000),
  amps: unit('amperes'),
  libra: unit('pounds'),
  puerto: unit('ports'),
  puertos: unit('ports'),
  port: unit('ports'),
  ports: unit('ports'),
  bocas: unit('ports'),
  zona: unit('zones'),
  zonas: unit('zones'),
  puerta: unit('doors'),
  puertas: unit('doors'),
  hilo: unit('strands'),
  hilos: unit('strands'),
  usuario: unit('users'),
  usuarios: unit('users'),
  bahia: unit('bays'),
  bahias: unit('bays'),
  salidas: unit('outputs'),
  contactos: unit('outlets'),
  tomas: unit('outlets'),
  u: unit('rackUnits'),
  ur: unit('rackUnits'),
  us: unit('rackUnits'),
  unidades: unit('rackUnits'),
  empleados: unit('users'),
  empleado: unit('users'),
  personas: unit('users'),
  trabajadores: unit('users'),
  alumnos: unit('users'),
  huespedes: unit('users'),
  clientes: unit('users'),
  unidad: unit('rackUnits'),
  kilo: unit('kilograms'),
  ton: unit('kilograms', 1000),
  tonelada: unit('kilograms', 1000),
  toneladas: unit('kilograms', 1000),
  pulg: unit('inches'),
  deptos: unit('apartments'),
  watt: unit('watts'),
  wats: unit('watts'),
  boton: unit('buttons'),
  botones: unit('buttons'),
  via: unit('ways'),
  vias: unit('ways'),
  lazo: unit('loops'),
  lazos: unit('loops'),
  linea: unit('lines'),
  lineas: unit('lines'),
  departamentos: unit('apartments'),
  camaras: unit('cameras'),
  x: unit('zoom'),
  grados: unit('degrees'),
  piezas: unit('pieces'),
  haces: unit('beams'),
  cavidades: unit('drawers'),
};

export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...[...UNIT_NAMES].flatMap(([spelling, short]) => {
    const known = BY_SHORT_NAME[short];
    return known ? [[spelling, known] as const] : [];
  }),
  ...Object.entries(MORE),
]);

/** Words that are a whole measure by themselves: resolutions and speeds by their names. */
export const NAMED_MEASURES: ReadonlyMap<string, readonly [Dimension, number]> = new Map<
  string,
  readonly [Dimension, number]
>([
  ['720p', ['megapixels', 1]],
  ['1080p', ['megapixels', 2]],
  ['1080', ['megapixels', 2]],
  ['fullhd', ['megapixels', 2]],
  ['fhd', ['megapixels', 2]],
  ['2k', ['megapixels', 4]],
  ['1440p', ['megapixels', 4]],
  ['1944p', ['megapixels', 5]],
  ['4k', ['megapixels', 8]],
  ['uhd', ['megapixels', 8]],
  ['2160p', ['megapixels', 8]],
  ['8k', ['megapixels', 33]],
  ['gigabit', ['megabits', 1000]],
  ['10g', ['megabits', 10_000]],
  ['40g', ['megabits', 40_000]],
]);

/** Standards written as a name and a number, together or apart (`cat6a`, `cat 6`, `ip 67`, `wi-fi 6`), and the numbers they take. */
export const STANDARDS: ReadonlyMap<string, { readonly dimension: Dimension; readonly numbers: RegExp }> = new Map([
  ['cat', { dimension: 'category' as const, numbers: /^[3-8][ea]?$/ }],
  ['categoria', { dimension: 'category' as const, numbers: /^[3-8][ea]?$/ }],
  ['ip', { dimension: 'ingress' as const, numbers: /^(?:4[4-8]|5[4-8]|6[4-9])$/ }],
  ['ik', { dimension: 'impact' as const, numbers: /^(?:0[6-9]|10)$/ }],
  ['wifi', { dimension: 'wifi' as const, numbers: /^[4-7]e?$/ }],
]);

/** Dimensions where nearly the same is something else altogether. */
export const EXACT_DIMENSIONS: ReadonlySet<Dimension> = new Set<Dimension>(['category', 'wifi', 'impact', 'volts']);
/** Dimensions where more than was asked for does as well. */
export const MORE_IS_FINE: ReadonlySet<Dimension> = new Set<Dimension>(['ingress', 'impact', 'users']);

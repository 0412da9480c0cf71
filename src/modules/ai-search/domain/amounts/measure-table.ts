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
  'minutes',
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
  'steps',
  'category',
  'ingress',
  'impact',
  'wifi',
  'memory',
  'pagesPerMinute',
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

/** What is counted, as English and the exports of an ERP have it. Folded. */
const COUNTED: Readonly<Partial<Record<Dimension, string>>> = {
  outlets: 'outlet outlets tomacorrientes enchufes',
  zones: 'zone zones zn zns',
  doors: 'door doors pta ptas',
  users:
    'user users usr usrs usuario usuarios empleados empleado personas trabajadores extensiones extensions people employees alumnos huellas rostros fingerprints huespedes clientes',
  buttons: 'button buttons btn boton botones',
  cameras: 'camaras cameras',
  loops: 'loop loops',
  apartments: 'apt apts apto aptos depto deptos departamentos dptos departamento apartments',
  channels: 'can chs',
  lines: 'lines lin',
  bays: 'bay bays',
  strands: 'strands fibras',
  degrees: 'degrees celsius centigrados',
  ways: 'gang polo polos',
  beams: 'beam beams',
  outputs: 'sal vent',
  ports: 'puerto puertos port pto ptos ports bocas',
  pieces: 'piezas pza pzas pz pzs',
  steps: 'peldano peldanos escalon escalones step steps esc',
};

/** Spellings beyond the text index's, and what is counted rather than measured. Folded. */
const MORE: Readonly<Record<string, Unit>> = {
  min: unit('minutes'),
  mins: unit('minutes'),
  minuto: unit('minutes'),
  minutos: unit('minutes'),
  minutes: unit('minutes'),
  pies: unit('metres', 0.3048),
  cms: unit('centimetres'),
  meter: unit('metres'),
  meters: unit('metres'),
  ft: unit('metres', 0.3048),
  feet: unit('metres', 0.3048),
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
  zona: unit('zones'),
  zonas: unit('zones'),
  puerta: unit('doors'),
  puertas: unit('doors'),
  hilo: unit('strands'),
  hilos: unit('strands'),
  bahia: unit('bays'),
  bahias: unit('bays'),
  salidas: unit('outputs'),
  contactos: unit('outlets'),
  tomas: unit('outlets'),
  u: unit('rackUnits'),
  ur: unit('rackUnits'),
  ru: unit('rackUnits'),
  us: unit('rackUnits'),
  unidades: unit('rackUnits'),
  unidad: unit('rackUnits'),
  kilo: unit('kilograms'),
  ton: unit('kilograms', 1000),
  tonelada: unit('kilograms', 1000),
  toneladas: unit('kilograms', 1000),
  pulg: unit('inches'),
  watt: unit('watts'),
  wats: unit('watts'),
  watios: unit('watts'),
  bolt: unit('volts'),
  bolts: unit('volts'),
  ampers: unit('amperes'),
  via: unit('ways'),
  vias: unit('ways'),
  lazo: unit('loops'),
  lazos: unit('loops'),
  linea: unit('lines'),
  lineas: unit('lines'),
  x: unit('zoom'),
  grados: unit('degrees'),
  haces: unit('beams'),
  cavidades: unit('drawers'),
  ppm: unit('pagesPerMinute'),
  miliamperes: unit('ampereHours', 0.001),
  miliamper: unit('ampereHours', 0.001),
};

export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...[...UNIT_NAMES].flatMap(([spelling, short]) => {
    const known = BY_SHORT_NAME[short];
    return known ? [[spelling, known] as const] : [];
  }),
  ...Object.entries(COUNTED).flatMap(([dimension, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, unit(dimension as Dimension)] as const),
  ),
  ...Object.entries(MORE),
]);

/** What only stands for a unit right behind its number: `8z`, `2sata`, `10ka`. */
export const GLUED_UNITS: ReadonlyMap<string, Unit> = new Map([
  ['z', unit('zones')],
  ['sata', unit('bays')],
  ['hdd', unit('bays')],
  ['f', unit('strands')],
  ['sip', unit('lines')],
  ['ka', unit('amperes', 1000)],
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

/** Sizes of screens in inches that nothing else has, which stand without a unit: `8GB 256GB 15.6`. */
export const SCREEN_SIZES: ReadonlySet<string> = new Set(
  '10.1 10.4 11.6 13.3 14.1 15.6 17.3 18.5 19.5 21.5 23.6 23.8 31.5'.split(' '),
);

/** Standards written as a name and a number, together or apart (`cat6a`, `cat 6`, `ip 67`, `wi-fi 6`), and the numbers they take. */
export const STANDARDS: ReadonlyMap<string, { readonly dimension: Dimension; readonly numbers: RegExp }> = new Map([
  ['cat', { dimension: 'category' as const, numbers: /^[3-8][ea]?$/ }],
  ['categoria', { dimension: 'category' as const, numbers: /^[3-8][ea]?$/ }],
  ['ip', { dimension: 'ingress' as const, numbers: /^(?:4[4-8]|5[4-8]|6[4-9])$/ }],
  ['ik', { dimension: 'impact' as const, numbers: /^(?:0[6-9]|10)$/ }],
  ['wifi', { dimension: 'wifi' as const, numbers: /^[4-7]e?$/ }],
  ['cap', { dimension: 'users' as const, numbers: /^\d{2,6}$/ }],
  ['paq', { dimension: 'pieces' as const, numbers: /^\d{1,4}$/ }],
  ['bolsa', { dimension: 'pieces' as const, numbers: /^\d{1,4}$/ }],
  ['calibre', { dimension: 'awg' as const, numbers: /^(?:[4-9]|1\d|2[0-8])$/ }],
  ['cal', { dimension: 'awg' as const, numbers: /^(?:[4-9]|1\d|2[0-8])$/ }],
  ['awg', { dimension: 'awg' as const, numbers: /^(?:[4-9]|1\d|2[0-8])$/ }],
]);

/** Dimensions where nearly the same is something else altogether. */
export const EXACT_DIMENSIONS: ReadonlySet<Dimension> = new Set<Dimension>(['category', 'wifi', 'impact', 'volts']);
/** Dimensions where more than was asked for does as well. */
export const MORE_IS_FINE: ReadonlySet<Dimension> = new Set<Dimension>(['ingress', 'impact', 'users']);
/** What a thing can hold, carry or give: more than was asked for serves as well, less does not. */
export const OF_CAPACITY: ReadonlySet<Dimension> = new Set<Dimension>([
  ...(['channels', 'ports', 'outlets', 'outputs', 'lines', 'apartments', 'cameras', 'bays', 'zones', 'doors'] as const),
  ...(['watts', 'voltAmperes', 'amperes', 'ampereHours', 'wattHours', 'kilograms', 'pounds', 'metres'] as const),
  ...(['gigabytes', 'memory', 'megabits', 'megapixels', 'decibels', 'lumens'] as const),
]);

import type { Dimension, TableDimension } from './dimensions';
import { UNIT_NAMES } from '@/modules/search-language/domain/units';

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
const COUNTED: Readonly<Partial<Record<TableDimension, string>>> = {
  outlets: 'outlet outlets tomacorrientes enchufes',
  zones: 'zone zones zn zns',
  doors: 'door doors pta ptas',
  users:
    'user users usr usrs usuario usuarios empleados empleado personas trabajadores extensiones extensions people employees alumnos huellas rostros faces fingerprints huespedes clientes',
  buttons: 'button buttons btn boton botones',
  cameras: 'camaras cameras',
  loops: 'loop loops',
  apartments: 'apt apts apto aptos depto deptos departamentos dptos departamento apartments',
  channels: 'can chs',
  lines: 'lines lin',
  bays: 'bay bays',
  strands: 'strands fibras',
  degrees: 'degrees',
  celsius: 'celsius centigrados',
  newtonMetres: 'nm',
  ways: 'gang polo polos',
  btu: 'btu btus btuh',
  litres: 'lt lts ltr litro litros liter liters litre litres',
  joules: 'joule joules',
  horsepower: 'caballo caballos',
  psi: 'psi psig',
  revolutions: 'rpm revoluciones',
  ounces: 'oz onza onzas ounce ounces',
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
  pie: unit('metres', 0.3048),
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
  wp: unit('watts'),
  kwh: unit('wattHours', 1000),
  l: unit('litres'),
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
  ['hp', unit('horsepower')],
]);

/** Dimensions where nearly the same is something else altogether. */
export const EXACT_DIMENSIONS: ReadonlySet<Dimension> = new Set<Dimension>([
  ...(['category', 'wifi', 'impact', 'volts', 'size'] as const),
]);
/** Dimensions where more than was asked for does as well. */
export const MORE_IS_FINE: ReadonlySet<Dimension> = new Set<Dimension>(['ingress', 'impact', 'users']);
/** What a thing can hold, carry or give: more than was asked for serves as well, less does not. Disks, memories and batteries are told apart by theirs. */
export const OF_CAPACITY: ReadonlySet<Dimension> = new Set<Dimension>([
  ...(['channels', 'ports', 'outlets', 'outputs', 'lines', 'apartments', 'cameras', 'bays', 'zones', 'doors'] as const),
  ...(['watts', 'voltAmperes', 'amperes', 'wattHours', 'kilograms', 'pounds', 'metres'] as const),
  ...(['megabits', 'megapixels', 'decibels', 'lumens', 'btu', 'litres', 'horsepower'] as const),
]);

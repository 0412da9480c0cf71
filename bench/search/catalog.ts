import type { TextDocument } from '@/modules/products/domain/text/index/document';

/** A deterministic catalog of any size, shaped like a security distributor's: families of models, Spanish titles. */
const KINDS: readonly (readonly [string, string, string])[] = [
  ['Cámara bala', 'Cámaras', 'IPC'],
  ['Cámara domo', 'Cámaras', 'DS-2CD'],
  ['Cámara turret', 'Cámaras', 'DS-2CE'],
  ['Grabador NVR', 'Grabadores', 'NVR'],
  ['DVR', 'Grabadores', 'DS-72'],
  ['Switch PoE', 'Redes', 'SW'],
  ['Fuente de alimentación', 'Energía', 'PS'],
  ['UPS interactivo', 'Energía', 'UPS-'],
  ['Cable UTP', 'Cableado', 'CAB'],
  ['Bobina de cable coaxial', 'Cableado', 'RG'],
  ['Sensor de movimiento', 'Intrusión', 'PIR'],
  ['Detector de humo', 'Incendio', 'SD'],
  ['Sirena con estrobo', 'Intrusión', 'SIR'],
  ['Panel de alarma', 'Intrusión', 'PNL'],
  ['Lector de huella', 'Control de acceso', 'DS-K1T'],
  ['Cerradura magnética', 'Control de acceso', 'MAG'],
  ['Soporte para cámara', 'Accesorios', 'DS-1280ZJ'],
  ['Gabinete de pared', 'Gabinetes', 'GAB'],
  ['Disco duro', 'Almacenamiento', 'WD'],
  ['Radio portátil', 'Radiocomunicación', 'TK'],
  ['Antena sectorial', 'Redes', 'AM'],
  ['Access point', 'Redes', 'EAP'],
  ['Videoportero IP', 'Videoporteros', 'VTO'],
  ['Batería recargable', 'Energía', 'PL'],
];
const TRAITS = (
  'exterior interior antivandálica inalámbrica compacta profesional económica industrial residencial metálica plástica varifocal motorizada ' +
  'térmica panorámica solar recargable vehicular portátil empotrable blindada bifásica monomodo multimodo apilable administrable híbrida'
).split(' ');
const COMPLEMENTS = (
  'micrófono integrado|lente fijo|visión nocturna a color|detección de personas|ranura microSD|luz blanca|salida de relevador|control remoto|' +
  'puertos gigabit|pantalla táctil|carcasa de aluminio|montaje en techo|respaldo de energía|protección contra sobretensiones|audio bidireccional'
).split('|');
const QUANTITIES =
  '2 MP|4MP|5 megapixeles|8MP|4 canales|8 CH|16 canales|12V|24 Vcc|305 m|100 metros|1 TB|2TB|4 TB|2.8mm|3.6 mm|IP67|IK10|H.265+|Cat 6|Cat5e'.split(
    '|',
  );
const SYLLABLES =
  'ba ca da fa ga la ma na pa ra sa ta be ce de le me ne re se te bi ci di li mi ni ri si ti bo co do lo mo no ro so to bu cu du lu mu nu'.split(
    ' ',
  );

export interface Random {
  below(limit: number): number;
  of<T>(items: readonly T[]): T;
}

/** The same numbers for the same seed, everywhere. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    below,
    of: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to choose from');
      return item;
    },
  };
}

/** A word that no list above has, the rarer the higher its number is likely to be. */
function rareWord(from: Random): string {
  const rank = Math.floor((from.below(1000) * from.below(1000) * 20) / 1000);
  let word = '';
  for (let left = rank + 40; left > 0; left = Math.floor(left / SYLLABLES.length))
    word += SYLLABLES[left % SYLLABLES.length] ?? '';
  return word;
}

const BRANDS = ['Hikvision', 'Dahua', 'Epcom', 'Ubiquiti', 'TP-Link', 'Axis Communications', 'Honeywell', 'Kenwood'];

function brandOf(from: Random): string {
  const rank = from.below(60);
  if (rank < 32) return BRANDS[rank >> 2] ?? '';
  return `${(SYLLABLES[rank % 47] ?? '').toUpperCase()}${SYLLABLES[(rank * 7) % 47] ?? ''}tec`;
}

function feature(from: Random): string {
  const words = [from.of(TRAITS), from.of(QUANTITIES), from.of(COMPLEMENTS), rareWord(from), rareWord(from)];
  return `${from.of(['Resolución', 'Alcance', 'Alimentación', 'Material', 'Uso', 'Incluye'])}: ${words.join(' ')}`;
}

const SUFFIXES = ['-I', '-ISU/SL', '-IZS', '', '-W', '-PRO', '/2', '-4G'];

export function product(number: number): TextDocument {
  const from = random(number * 7919 + 17);
  const [kind, category, family] = from.of(KINDS);
  const model = `${family}${from.below(9) + 1}${from.of(['CD', 'H', 'E', 'K', 'HFW', ''])}${1000 + from.below(9000)}${from.of(['G2', 'G0', 'A', 'X3', ''])}${from.of(SUFFIXES)}`;
  const brand = brandOf(from);
  const parts = [
    kind,
    brand,
    from.of(QUANTITIES),
    from.of(TRAITS),
    from.of(QUANTITIES),
    'con',
    from.of(COMPLEMENTS),
    rareWord(from),
  ];
  if (from.below(3) === 0) parts.push(model);
  if (from.below(8) === 0) parts.push('compatible con', product(from.below(Math.max(1, number))).model);
  return {
    model,
    title: parts.join(' '),
    brand,
    categories: [category, `${category} ${from.of(TRAITS)}`, `${kind} ${from.of(COMPLEMENTS)}`],
    features: Array.from({ length: 6 }, () => feature(from)),
  };
}

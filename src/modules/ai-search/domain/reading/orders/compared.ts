import type { Dimension } from '@/modules/ai-search/domain/amounts/dimensions';
import { lemma } from '@/modules/ai-search/domain/kinds/book/lemmas';

const SIZES: readonly Dimension[] = [
  ...([
    'inches',
    'gigabytes',
    'rackUnits',
    'voltAmperes',
    'ampereHours',
    'channels',
    'ports',
    'zones',
    'users',
  ] as const),
  ...(['kilograms', 'metres', 'centimetres', 'millimetres', 'watts'] as const),
];
const POWERS: readonly Dimension[] = ['watts', 'voltAmperes', 'lumens', 'decibels', 'pounds', 'kilograms', 'amperes'];
const STRENGTHS: readonly Dimension[] = ['decibels', 'pounds', 'kilograms', 'watts', 'voltAmperes'];
const CAPACITIES: readonly Dimension[] = [
  ...([
    'gigabytes',
    'ampereHours',
    'voltAmperes',
    'users',
    'channels',
    'kilograms',
    'pounds',
    'ports',
    'watts',
  ] as const),
];
const REACHES: readonly Dimension[] = ['metres', 'watts', 'decibels'];
const LENGTHS: readonly Dimension[] = ['metres', 'centimetres', 'millimetres'];
/** What tells how long a thing lasts. */
export const TIMES: readonly Dimension[] = ['minutes', 'ampereHours', 'wattHours', 'voltAmperes', 'gigabytes'];
const PEOPLE: readonly Dimension[] = ['users', 'apartments', 'lines'];
const LIGHTS: readonly Dimension[] = ['lumens', 'watts'];

/** What people compare things by, and what of it catalogs tell; of several dimensions, the one that the products tell. */
const COMPARED: Readonly<Record<string, readonly Dimension[]>> = {
  puerto: ['ports'],
  boca: ['ports'],
  canal: ['channels'],
  megapixeles: ['megapixels'],
  pixel: ['megapixels'],
  mega: ['megapixels', 'megabits'],
  mp: ['megapixels'],
  resolucion: ['megapixels'],
  definicion: ['megapixels'],
  nitido: ['megapixels'],
  nitida: ['megapixels'],
  alcance: REACHES,
  distancia: REACHES,
  rango: REACHES,
  cobertura: REACHES,
  lejos: REACHES,
  metro: ['metres'],
  kilometro: ['metres'],
  watt: ['watts'],
  potencia: POWERS,
  potente: POWERS,
  poderoso: POWERS,
  poderosa: POWERS,
  fuerza: ['pounds', 'kilograms', 'watts'],
  fuerte: STRENGTHS,
  resistente: ['pounds', 'kilograms', 'impact', 'ingress'],
  libra: ['pounds'],
  ruido: ['decibels', 'watts'],
  ruidoso: ['decibels', 'watts'],
  ruidosa: ['decibels', 'watts'],
  escandaloso: ['decibels', 'watts'],
  escandalosa: ['decibels', 'watts'],
  recio: ['decibels', 'watts'],
  recia: ['decibels', 'watts'],
  sonoro: ['decibels', 'watts'],
  sonora: ['decibels', 'watts'],
  vision: ['metres'],
  volumen: ['decibels', 'watts'],
  decibel: ['decibels'],
  capacidad: CAPACITIES,
  espacio: ['gigabytes', 'rackUnits'],
  almacenamiento: ['gigabytes'],
  memoria: ['gigabytes'],
  giga: ['gigabytes'],
  tera: ['gigabytes'],
  grande: SIZES,
  chico: SIZES,
  chica: SIZES,
  pequeno: SIZES,
  pequena: SIZES,
  tamano: SIZES,
  alto: ['rackUnits', 'metres', 'centimetres'],
  alta: ['rackUnits', 'metres', 'centimetres'],
  altura: ['rackUnits', 'metres', 'centimetres'],
  ancho: ['millimetres', 'centimetres', 'inches'],
  ancha: ['millimetres', 'centimetres', 'inches'],
  grueso: ['millimetres', 'inches'],
  gruesa: ['millimetres', 'inches'],
  pulgada: ['inches'],
  peso: ['kilograms', 'pounds'],
  pesado: ['kilograms', 'pounds'],
  pesada: ['kilograms', 'pounds'],
  carga: ['kilograms', 'pounds', 'ampereHours', 'voltAmperes'],
  kilo: ['kilograms', 'pounds'],
  usuario: ['users'],
  huella: ['users'],
  persona: PEOPLE,
  gente: PEOPLE,
  empleado: PEOPLE,
  zona: ['zones'],
  zoom: ['zoom'],
  acercamiento: ['zoom'],
  rapido: ['megabits'],
  rapida: ['megabits'],
  veloz: ['megabits'],
  velocidad: ['megabits'],
  ampere: ['amperes', 'ampereHours'],
  duracion: TIMES,
  duradero: TIMES,
  duradera: TIMES,
  respaldo: TIMES,
  autonomia: TIMES,
  largo: LENGTHS,
  larga: LENGTHS,
  corto: LENGTHS,
  corta: LENGTHS,
  luz: LIGHTS,
  lumenes: LIGHTS,
  brillante: LIGHTS,
  voltaje: ['volts'],
  hertz: ['kilohertz'],
  hz: ['kilohertz'],
  refresco: ['kilohertz'],
  ram: ['memory'],
  contacto: ['outlets'],
  salida: ['outputs'],
  unidad: ['rackUnits'],
  bahia: ['bays'],
  hilo: ['strands'],
  boton: ['buttons'],
  lazo: ['loops'],
  linea: ['lines'],
  departamento: ['apartments'],
};

/** The words themselves, as spelled. */
export const COMPARED_WORDS: readonly string[] = Object.keys(COMPARED);

const BY_LEMMA: ReadonlyMap<string, readonly Dimension[]> = new Map(
  Object.entries(COMPARED).map(([word, by]) => [lemma(word), by]),
);

/** What a word compares, whatever its number or gender; `grandote` and `potentísimo` as `grande`, `potente`. Undefined for other words. */
export function comparedBy(word: string): readonly Dimension[] | undefined {
  if (word === '') return undefined;
  const plain = word.replace(/(?:ot[aeo]|isim[ao])s?$/, 'e');
  return BY_LEMMA.get(lemma(word)) ?? (plain === word ? undefined : BY_LEMMA.get(lemma(plain)));
}

const HOLDING: readonly Dimension[] = ['ampereHours', 'wattHours', 'minutes'];
/** What sizes of parts are told by. */
const SIZED_BY: ReadonlyMap<string, readonly Dimension[]> = new Map(
  Object.entries<readonly Dimension[]>({
    bateria: HOLDING,
    pila: HOLDING,
    disco: ['gigabytes'],
    memoria: ['gigabytes', 'memory'],
    pantalla: ['inches'],
  }).map(([part, by]) => [lemma(part), by]),
);

/** What a comparison of sizes by a word (`grande`, `capacidad`) means of a part: `la batería de más capacidad`, `la pantalla más grande`. Undefined where it is none of sizes, or of no such part. */
export function sizedBy(part: string, word: string): readonly Dimension[] | undefined {
  const by = comparedBy(word);
  return by === SIZES || by === CAPACITIES ? SIZED_BY.get(lemma(part)) : undefined;
}

/** What the thing is to do most of, by how the forms of the verb begin. */
const DOING: readonly (readonly [RegExp, readonly Dimension[]])[] = [
  [/^dur(?:a|e|en|an|ar)$/, TIMES],
  [
    /^(?:aguant|soport|resist|sostien|sosteng)/,
    ['kilograms', 'pounds', 'ampereHours', 'voltAmperes', 'users', 'amperes'],
  ],
  [/^(?:carg|levant|jal)(?:a|ue|ues|uen|e|en|an)$/, ['kilograms', 'pounds', 'watts']],
  [/^(?:alumbr|ilumin)(?:a|e|en|an)$/, LIGHTS],
  [/^(?:lleg(?:a|an|ue|uen)|alcan(?:za|zan|ce|cen)|transmit(?:e|en|a|an)|detect(?:a|e|en|an)|ve|vea|vean)$/, REACHES],
  [/^cubr(?:a|e|en|an)$/, ['metres', 'users', 'watts']],
  [/^(?:suen(?:a|e|an|en)|grit(?:a|e)|pit(?:a|e))$/, ['decibels', 'watts']],
  [/^(?:guard|grab|almacen)(?:a|e|en|an)$/, ['gigabytes', 'channels']],
  [/^(?:quep(?:a|an)|cabe|caben)$/, CAPACITIES],
  [/^(?:respald|rind)(?:a|e|en|an)$/, TIMES],
  [/^(?:acerc)(?:a|an|que|quen)$/, ['zoom']],
];

/** What a form of a verb (`dure`, `aguanten`) compares; undefined for other words. */
export function comparedByDoing(word: string): readonly Dimension[] | undefined {
  return DOING.find(([forms]) => forms.test(word))?.[1];
}

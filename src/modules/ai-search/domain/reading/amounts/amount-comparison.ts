import { nounOf } from '@/modules/ai-search/domain/amounts/counted';
import type { Dimension } from '@/modules/ai-search/domain/amounts/dimensions';
import { words } from '@/modules/ai-search/domain/words/words';
import type { Comparison } from '../intent';
import { isNeeded, SERVING_VERBS } from './needed-amounts';
import { textAt, type ScanToken } from '../scan';

/** What holds up to so many, or so much, is called by that: `grabador de hasta 8 cámaras`, `motor de hasta 600 kg`. */
const TO: ReadonlySet<string> = new Set(['hasta', 'up']);
const CAPACITIES: ReadonlySet<Dimension> = new Set<Dimension>([
  ...(['cameras', 'users', 'kilograms', 'pounds', 'doors', 'apartments', 'metres'] as const),
]);
/** What is counted so of the thing itself: more is another thing. */
const SIZES: ReadonlySet<Dimension> = new Set<Dimension>([
  ...(['channels', 'zones', 'inches', 'megapixels', 'gigabytes', 'lines'] as const),
]);
/** Things that are told apart by the weight of what is in them: up to so many kilos more is another thing. */
const FILLED = words('extintor extintores extinguidor extinguidores extinguisher cilindro cilindros');

function isOfContent(tokens: readonly ScanToken[], at: number, dimension: Dimension): boolean {
  const isWeight = dimension === 'kilograms' || dimension === 'pounds';
  return isWeight && tokens.slice(0, at).some(({ text }) => FILLED.has(text));
}
/** Of what is to be served less is too little: `para 12 cámaras`, `para un portón de 600 kg`. */
const SERVED: ReadonlySet<Dimension> = new Set<Dimension>([
  ...(['cameras', 'users', 'doors', 'apartments', 'channels', 'lines', 'zones', 'kilograms', 'pounds'] as const),
]);
const PURPOSES: ReadonlySet<string> = new Set(['para', 'pa', 'for']);
const SERVING: ReadonlySet<string> = new Set([...PURPOSES, ...SERVING_VERBS]);
/** What is to bear, or to reach, so much needs as much: `que aguante 900 watts`, `que alcance 15 km`. */
const BORNE: ReadonlySet<Dimension> = new Set<Dimension>([
  ...(['watts', 'voltAmperes', 'amperes', 'metres', 'gigabytes'] as const),
]);
const BEARING = words(
  'sostenga sostengan soporte soporten aguante aguanten alcance alcancen llegue lleguen jale jalen cubra cubran',
);
/** Words between what begins a purpose and its amount at most. */
const MOST_BEFORE = 4;
/** Small words between a verb and its amount. */
export const BEFORE_AMOUNT = words('de como unas unos las los mis a');

/**
 * How products are compared with an amount that was said at `at`, behind words of a limit or none: as they say, or as what serves at least so
 * much where it is of what is to be served, borne or reached.
 */
export function comparisonOf(
  limit: Comparison | 'about' | undefined,
  dimension: Dimension,
  tokens: readonly ScanToken[],
  at: number,
): Comparison {
  if (TO.has(textAt(tokens, at))) {
    if (SIZES.has(dimension) || isOfContent(tokens, at, dimension)) return 'upTo';
    if (CAPACITIES.has(dimension)) return servedOr(tokens, at, dimension);
  }
  if (limit === undefined || limit === 'about') return servedOr(tokens, at, dimension);
  return dimension === 'awg' ? (OF_GAUGE[limit] ?? limit) : limit;
}
/** The thicker a wire the lower its gauge: `calibre 10 o más grueso`, `mínimo calibre 14`. */
const OF_GAUGE: Readonly<Partial<Record<Comparison, Comparison>>> = {
  least: 'most',
  more: 'less',
  most: 'least',
  less: 'more',
};

/** Behind `de` so many are the thing's own, whatever that is for: `grabador para cámaras IP de 16 canales`. */
const OWN_COUNTS: ReadonlySet<Dimension> = new Set<Dimension>(['channels', 'zones']);

function servedOr(tokens: readonly ScanToken[], at: number, dimension: Dimension): Comparison {
  if (OWN_COUNTS.has(dimension) && textAt(tokens, at - 1) === 'de') return 'equal';
  const isEnough =
    SERVED.has(dimension) || nounOf(dimension) !== undefined ? serves(tokens, at) : isBorne(tokens, at, dimension);
  return isEnough || isNeeded(tokens, at, dimension) ? 'enough' : 'equal';
}

/** `que aguante 900 watts`; `energizador para 1000 metros`. */
function isBorne(tokens: readonly ScanToken[], at: number, dimension: Dimension): boolean {
  const before = verbBefore(tokens, at);
  return BORNE.has(dimension) && (BEARING.has(before) || (dimension === 'metres' && PURPOSES.has(before)));
}

/** The word before an amount, but for small ones. */
function verbBefore(tokens: readonly ScanToken[], at: number): string {
  let place = at - 1;
  while (BEFORE_AMOUNT.has(textAt(tokens, place))) place--;
  return textAt(tokens, place);
}

/** Whether the amount at `at` is of what is to be served: `para unas 80 personas`, `que soporte 500 usuarios`, `para portón de 600 kg`. */
function serves(tokens: readonly ScanToken[], at: number): boolean {
  if (SERVING.has(verbBefore(tokens, at))) return true;
  const before = tokens.slice(Math.max(0, at - MOST_BEFORE), at);
  const phrase = before.slice(before.findLastIndex(({ kind }) => kind === 'break') + 1);
  return phrase.some(({ text }) => PURPOSES.has(text));
}

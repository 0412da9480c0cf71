import {
  OPPOSITE,
  readComparator,
  readPassing,
  readPriceComparator,
  type Limit,
} from '@/modules/ai-search/domain/amounts/comparators';
import { readNumber } from '@/modules/ai-search/domain/amounts/numbers';
import { bookOf } from '@/modules/ai-search/domain/words/phrase-book';
import { words } from '@/modules/ai-search/domain/words/words';
import { textAt, type ScanToken } from '../scan';
import { NOT_TO_GIVE } from './refusals';

/** Verbs of taking things from what is shown: `quítame`, `bórrale`, `descarten`, `sácalas`, `olvídate`. */
const TAKING_OUT =
  /^(?:(?:quit|borr|descart|elimin|omit|evit|salt|olvid)(?:a|ar|e|en|ando|ame|arme|enme|emos|ale|enle|ate|atelas|atelos|alas|alos|enlas|enlos|arlas|arlos)|s(?:aca|aquen|acame|aquenme|acale)|exclu(?:ye|yan|ir|yendo|yeme)|skip|hide|remove|exclude|exclud(?:e|ing))$/;
const NOT_WANTED = bookOf({
  no: [
    ...NOT_TO_GIVE,
    'no quiero|no queremos|no quiere|no quieren|no quiero ver|no vendo|no vendemos|no compro|no compramos|no compra|no manejo|no manejamos|no cotizo|no cotizamos|nadie compra|nadie me compra|nadie nos compra|nadie quiere|no se vende|no se venden|no se me vende|no se me venden|no hay presupuesto para|no tengo presupuesto para|no tenemos presupuesto para|no me alcanza para|no nos alcanza para|nada de|no necesito|no ocupo|no busco|no me interesan|no me interesa|no me sirven|no me sirve|deja fuera|dejen fuera|dejar fuera|dejame fuera|deja afuera|dejen afuera|dejando fuera|leave out|leaving out|drop the|drop all|drop any|drop anything|drop everything|drop those|dont show me|do not show me|dont want|do not want',
  ].join('|'),
});
/** Behind these comes what is wanted, or why; and `nada` denies once more: `no quiero nada que pase de 3000`. */
const TURNS = words(
  'quiero queremos necesito necesitamos ocupo ocupamos busco buscamos muestrame ensename dame sino pero porque pues si nada ninguno ninguna para pa sin',
);
/** Words from such a verb to the limit at most. */
const MOST_BETWEEN = 6;
/** What is left is said so. */
export const LEFT: Readonly<Record<Limit, string>> = {
  most: 'no mas de',
  less: 'menos de',
  least: 'al menos',
  more: 'mas de',
};

/**
 * What is to be taken out by a limit, as a limit of what is left: `quita las que cuesten más de 5 mil` as `las que cuesten no más de 5 mil`, and
 * `no me enseñes laptops de menos de 8 GB` as `laptops de al menos 8 GB`.
 */
export function withoutTakenOut(tokens: readonly ScanToken[]): ScanToken[] {
  const said: ScanToken[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const verb = verbLength(tokens, at);
    const limit = verb > 0 ? limitBehind(tokens, at + verb) : undefined;
    const token = tokens[at];
    if (limit && token) {
      const left = LEFT[OPPOSITE[limit.comparison]].split(' ');
      said.push(...withoutVerb(tokens.slice(at + verb, limit.at)), ...left.map((text) => ({ ...token, text })));
      at = limit.at + limit.length - 1;
    } else if (token) said.push(token);
  }
  return said;
}

function verbLength(tokens: readonly ScanToken[], at: number): number {
  if (isLimit(tokens, at)) return 0;
  const phrase = NOT_WANTED.find(tokens, at)?.length ?? 0;
  if (phrase > 0) return phrase;
  const isVerb = TAKING_OUT.test(textAt(tokens, at)) && !OF_A_THING.has(textAt(tokens, at - 1));
  return isVerb ? 1 + Number(OUT.has(textAt(tokens, at + 1))) : 0;
}
/** `no pase de 2 m` is a limit itself, whatever limit comes behind it. */
function isLimit(tokens: readonly ScanToken[], at: number): boolean {
  const limit = readComparator(tokens, at);
  const { kind = 'break' } = tokens[at + (limit?.length ?? 0)] ?? {};
  return limit !== undefined && ['number', 'mixed', 'sign'].includes(kind);
}

/** Behind these it is what a thing does, or is denied: `para evitar picos de más de 120 V`, `una alarma que salta a más de 40 grados`. */
const OF_A_THING = words('no que para pa se me le les lo la a de');

/** `las que cuesten | más de 5 mil`: what leads to the limit says no more. */
function withoutVerb(between: readonly ScanToken[]): readonly ScanToken[] {
  const that = between.findIndex(({ text }) => text === 'que' || text === 'that');
  return that >= 0 && between.length - that <= MOST_VERBS ? between.slice(0, that) : between;
}
const MOST_VERBS = 3;

/** `olvídate de`, `deja fuera`. */
const OUT = words('de fuera afuera out');

interface FoundLimit {
  readonly at: number;
  readonly length: number;
  readonly comparison: Limit;
}

/** The limit of an amount behind a verb of taking out, in its part of the sentence. */
function limitBehind(tokens: readonly ScanToken[], from: number): FoundLimit | undefined {
  for (let at = from; at <= from + MOST_BETWEEN; at++) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'break' || TURNS.has(token.text)) return undefined;
    const found = readPassingAmount(tokens, at) ?? readPriceComparator(tokens, at);
    if (found && found.comparison !== 'about' && isAmountNear(tokens, at + found.length))
      return { at, length: found.length, comparison: found.comparison };
  }
  return undefined;
}

/** Whether a number comes behind a limit, past a small word or two and a sign of money; `no quiero pagar envío` limits nothing. */
function isAmountNear(tokens: readonly ScanToken[], at: number): boolean {
  return [0, 1, 2, 3].some((small) => readNumber(tokens, at + small) !== undefined);
}

/** `que rebasen los 4 mil`, `que suban a 5 mil`. */
function readPassingAmount(
  tokens: readonly ScanToken[],
  at: number,
): { readonly comparison: Limit; readonly length: number } | undefined {
  const passing = readPassing(tokens, at);
  if (!passing || readNumber(tokens, at + passing.length) === undefined) return undefined;
  return { comparison: passing.value, length: passing.length };
}

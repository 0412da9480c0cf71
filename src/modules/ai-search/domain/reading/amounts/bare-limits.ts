import type { Dimension } from '@/modules/ai-search/domain/amounts/dimensions';
import { comparesSizes, readComparator, type Limit } from '@/modules/ai-search/domain/amounts/comparators';
import { unitAt } from '@/modules/ai-search/domain/amounts/unit-at';
import { readNumber } from '@/modules/ai-search/domain/amounts/numbers';
import { lemma } from '@/modules/ai-search/domain/kinds/book/lemmas';
import { COMPARATORS_BEHIND, CURRENCIES } from '../grammar';
import type { Rule } from '../rule';
import { textAt, type ScanToken } from '../scan';

/** What a thing is measured by where nobody says the unit, and between which amounts that is plain. */
interface Usual {
  readonly things: string;
  readonly dimension: Dimension;
  readonly least: number;
  readonly most: number;
}

const USUAL: readonly Usual[] = [
  { things: 'tv tele television televisor pantalla monitor', dimension: 'inches', least: 10, most: 120 },
  { things: 'switch', dimension: 'ports', least: 2, most: 96 },
  { things: 'dvr nvr xvr grabador grabadora', dimension: 'channels', least: 2, most: 256 },
  { things: 'ups nobreak break regulador', dimension: 'voltAmperes', least: 250, most: 40_000 },
  { things: 'reflector luminaria foco bafle bocina', dimension: 'watts', least: 2, most: 3000 },
  { things: 'ssd', dimension: 'gigabytes', least: 100, most: 8000 },
  { things: 'microsd usb pendrive', dimension: 'gigabytes', least: 8, most: 2048 },
  { things: 'electroiman chapa', dimension: 'pounds', least: 100, most: 2000 },
  { things: 'memoria', dimension: 'gigabytes', least: 4, most: 2048 },
  { things: 'inversor generador', dimension: 'watts', least: 300, most: 20_000 },
  { things: 'bateria acumulador', dimension: 'ampereHours', least: 2, most: 250 },
  { things: 'escalera', dimension: 'steps', least: 2, most: 30 },
  { things: 'rack gabinete', dimension: 'rackUnits', least: 2, most: 60 },
];

const BY_THING: ReadonlyMap<string, Usual> = new Map(
  USUAL.flatMap((usual) => usual.things.split(' ').map((thing) => [lemma(thing), usual] as const)),
);

interface FoundLimit {
  readonly comparison: Limit;
  readonly amount: number;
  readonly length: number;
}

/** `tele de 50 en adelante`, `no break de 1000 o más`, `rack no más alto de 12`: a limit with a number alone is of what such things are measured by. */
export const bareLimit: Rule = ({ tokens, draft }, at) => {
  const found = draft.negation ? undefined : (limitOfSize(tokens, at) ?? limitBehind(tokens, at));
  const usual = found && usualOf(tokens.slice(0, at), found.amount);
  if (!usual || isOfMore(tokens, at + found.length)) return 0;
  draft.measures.push({ dimension: usual.dimension, comparison: found.comparison, value: found.amount });
  return found.length;
};

/** The same right behind such a thing, whatever money it might be: `regulador de 1000 para arriba`, `ssd de 480 o más`. */
export const limitOfThing: Rule = (reading, at) => {
  const { tokens } = reading;
  const isOfThing = textAt(tokens, at - 1) === 'de' && BY_THING.has(lemma(textAt(tokens, at - 2)));
  return isOfThing ? bareLimit(reading, at) : 0;
};

function limitBehind(tokens: readonly ScanToken[], at: number): FoundLimit | undefined {
  const number = readNumber(tokens, at);
  const behind = number && COMPARATORS_BEHIND.find(tokens, at + number.length);
  return behind && { comparison: behind.value, amount: number.value, length: number.length + behind.length };
}

/** `más grande que 24`. */
function limitOfSize(tokens: readonly ScanToken[], at: number): FoundLimit | undefined {
  const comparator = readComparator(tokens, at);
  if (!comparator || comparator.comparison === 'about') return undefined;
  const start = at + comparator.length;
  const number = comparesSizes(tokens.slice(at, start)) ? readNumber(tokens, start) : undefined;
  return (
    number && { comparison: comparator.comparison, amount: number.value, length: comparator.length + number.length }
  );
}

/** Whether a unit, money or another amount stands there, which the limit or the number is of. */
function isOfMore(tokens: readonly ScanToken[], at: number): boolean {
  const isOfAmount = tokens[at]?.text === '$' || readNumber(tokens, at) !== undefined;
  return isOfAmount || unitAt(tokens, at) !== undefined || CURRENCIES.find(tokens, at) !== undefined;
}

/** What the last thing named is measured by, where the amount is a plain one of that. */
export function usualOf(tokens: readonly ScanToken[], amount: number): Usual | undefined {
  const usual = tokens.map(({ text }) => BY_THING.get(lemma(text))).findLast((known) => known !== undefined);
  return usual && amount >= usual.least && amount <= usual.most ? usual : undefined;
}

import { OPPOSITE, readPriceComparator } from '@/modules/ai-search/domain/amounts/comparators';
import { readMeasure } from '@/modules/ai-search/domain/amounts/measures';
import { unitAt } from '@/modules/ai-search/domain/amounts/unit-at';
import { readNumber } from '@/modules/ai-search/domain/amounts/numbers';
import { bookOf } from '@/modules/ai-search/domain/words/phrase-book';
import { words } from '@/modules/ai-search/domain/words/words';
import type { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { textAt, type ScanToken } from '../scan';
import { CURRENCIES } from '../grammar';
import { partEnd } from '../marks';
import { refusalLength, type Lead } from './refusal-at';
import { AMISS } from './refusal-phrases';
import { LEFT } from './taken-out';

/** What is refused, in words by which it is known to be denied: `que no sea …`. */
export interface Refused {
  readonly said: readonly (ScanToken | string)[];
  readonly end: number;
  /** Whether what is refused comes behind it. */
  readonly goesOn?: boolean;
}

const THOSE = words('el la los las lo un una uno unos unas');
/** Behind an amount: so much is not to be paid. */
const UNPAID = bookOf({
  no: 'no pago|no pagamos|no doy|no damos|no le meto|no le pongo|no gasto|no gastamos|no tengo|no tenemos|no traigo|no puedo|no podemos|no me alcanza|no nos alcanza|ni me ensenes|no me ensenes',
});
function unpaidLength(tokens: readonly ScanToken[], at: number): number {
  return UNPAID.find(tokens, at)?.length ?? 0;
}

/** Tokens of an amount with its unit at most. */
const MOST_OF_AMOUNT = 4;

/** `no la chiquita de 58 mm`; `taladro de menos de 2000 no`: an amount that is refused wherever it stands. */
export function refusedAmount(tokens: readonly ScanToken[], at: number, lexicon: Lexicon): Refused | undefined {
  const isNoOne = tokens[at]?.text === 'no' && THOSE.has(textAt(tokens, at + 1));
  return isNoOne ? refusedMeasure(tokens, at) : refusedLimit(tokens, at, lexicon);
}

function refusedLimit(tokens: readonly ScanToken[], at: number, lexicon: Lexicon): Refused | undefined {
  const limit = readPriceComparator(tokens, at);
  const length = limit && limit.comparison !== 'about' ? amountLength(tokens, at + limit.length) : 0;
  if (!limit || length === 0) return undefined;
  const end = at + limit.length + length;
  const refusal = refusalAt(tokens, end, { isOfSome: true, isLed: true, name: at }) || unpaidLength(tokens, end);
  if (refusal === 0 || lexicon.brandAt(tokens, end + 1)) return undefined;
  return { said: whatIsLeft(tokens, at, end), end: end + refusal };
}

/** How many tokens an amount has, with its unit or currency (`60 W`, `60w`, `500 pesos`); 0 for none. */
function amountLength(tokens: readonly ScanToken[], at: number): number {
  const number = readNumber(tokens, at);
  if (!number) return readMeasure(tokens, at)?.length ?? 0;
  const end = at + number.length;
  const isUnit = unitAt(tokens, end) !== undefined || CURRENCIES.find(tokens, end) !== undefined;
  return number.length + Number(isUnit);
}

/** How many tokens refuse an amount; `con menos de 60 W ni prende`: that it doesn't do with so much. */
function refusalAt(tokens: readonly ScanToken[], at: number, lead: Lead): number {
  const refusal = refusalLength(tokens, at, lead);
  if (refusal > 0) return refusal;
  const [first, second] = tokens.slice(at, at + 2).map(({ text }) => text);
  const before = tokens[lead.name - 1]?.text ?? '';
  if (!WITH.has(before)) return 0;
  const isBound = (first === 'ni' || first === 'no') && second !== undefined && !GOING_ON.has(second);
  return isBound || isComplained(tokens, at) ? partEnd(tokens, at) - at : 0;
}

/** `si lee a menos de 10 metros | los vecinos se quejan`: what somebody says of it goes on behind the amount. */
function isComplained(tokens: readonly ScanToken[], at: number): boolean {
  return tokens
    .slice(at, Math.min(partEnd(tokens, at), at + MOST_TO_COMPLAINT))
    .some(({ text }) => COMPLAINTS.test(text));
}
const COMPLAINTS = /^(?:quej|enoj|regañ|regan|reclam|batall|atora|atoran)/;
const MOST_TO_COMPLAINT = 5;
const WITH = words('con a de si with');
const GOING_ON = words('mas menos importa pasa');

function refusedMeasure(tokens: readonly ScanToken[], at: number): Refused | undefined {
  for (let place = at + 2; place <= at + MOST_OF_AMOUNT; place++) {
    const end = place + (readMeasure(tokens, place)?.length ?? 0);
    if (end > place) return { said: ['que', 'no', 'sea', ...tokens.slice(place, end)], end };
    if (tokens[place]?.kind !== 'word') return refusedNumber(tokens, place);
  }
  return undefined;
}

/** `no uno de 5000`: of what nobody says. */
function refusedNumber(tokens: readonly ScanToken[], at: number): Refused | undefined {
  const number = textAt(tokens, at - 1) === 'de' ? readNumber(tokens, at) : undefined;
  const end = at + (number?.length ?? 0);
  if (
    !number ||
    CURRENCIES.find(tokens, end) ||
    !(end === tokens.length || ENDING.has(textAt(tokens, end)) || tokens[end]?.kind === 'break')
  )
    return undefined;
  return { said: ['que', 'no', 'sea', ...tokens.slice(at, end)], end };
}
const ENDING = words('porque pues y que se ya because');

/** The limit of what is left, or that it is not to be what is named from `name` to `end`, behind which it is refused. */
export function whatIsLeft(tokens: readonly ScanToken[], name: number, end: number): (ScanToken | string)[] {
  const limit = readPriceComparator(tokens, name);
  if (limit && limit.comparison !== 'about' && amountLength(tokens, name + limit.length) > 0)
    return [...LEFT[OPPOSITE[limit.comparison]].split(' '), ...tokens.slice(name + limit.length, end)];
  const measured = tokens.findIndex(
    (_, place) => place >= name && place < end && readMeasure(tokens, place) !== undefined,
  );
  const amiss = measured >= name ? AMISS.find(tokens, end)?.value : undefined;
  if (amiss) return [...LEFT[amiss].split(' '), ...tokens.slice(measured, end)];
  const named = tokens.slice(measured >= name ? measured : name, end);
  // `en` would end what is denied
  return ['que', 'no', 'sea', ...named.filter(({ text }) => text !== 'en')];
}

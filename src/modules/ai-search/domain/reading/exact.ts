import { readMeasure } from '../amounts/measures';
import { readPrice } from '../amounts/money';
import { words } from '../words/words';
import type { Rule } from './rule';
import { textAt, type ScanToken } from './scan';

/** Places of tokens, the last one not included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

type Length = (tokens: readonly ScanToken[], at: number) => number;

const JUST_SO = words('exactamente exactly justo justos justas justamente precisamente');
const EXACT = words('exactos exactas exacto exacta');
const MOST_OF_AMOUNT = 4;

const measureLength: Length = (tokens, at) => readMeasure(tokens, at)?.length ?? 0;
const priceLength: Length = (tokens, at) => readPrice(tokens, at)?.length ?? 0;

/** Where the measures stand that the word at `at` says to be just so: `exactamente 50 litros`, `3 metros exactos galvanizado`; none where it says it of none. */
export function exactMeasures(tokens: readonly ScanToken[], at: number): readonly Span[] {
  const word = textAt(tokens, at);
  return JUST_SO.has(word) || EXACT.has(word) ? amountsBeside(tokens, at, measureLength) : [];
}

/** What says that an amount is just so tells nothing of the thing: `cable de exactamente 3 metros`, `cámara de 500 pesos justos` (Contract 4.4, `q`). */
export const exact: Rule = ({ tokens }, at) => {
  if (!JUST_SO.has(textAt(tokens, at))) return 0;
  return Number([measureLength, priceLength].some((length) => amountsBeside(tokens, at, length).length > 0));
};

function amountsBeside(tokens: readonly ScanToken[], at: number, length: Length): Span[] {
  const from = at + 1 + Number(textAt(tokens, at + 1) === 'de');
  const spans: Span[] = [{ from, to: from + length(tokens, from) }];
  for (let start = Math.max(0, at - MOST_OF_AMOUNT); start < at; start++)
    if (start + length(tokens, start) === at) spans.push({ from: start, to: at });
  return spans.filter((span) => span.to > span.from);
}

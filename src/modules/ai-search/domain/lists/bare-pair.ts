import { plainlyJoined } from '../kinds/joiners';
import { FILLERS, QUANTITY } from '../reading/grammar';
import { NUMBER_WORDS } from '../amounts/numbers';
import type { ScanToken } from '../reading/scan';
import { words } from '../words/words';
import { isJoiner } from './item-start';

type Tokens = readonly ScanToken[];
/** Two names, and nothing beside them. */
export type BarePair = readonly [Tokens, Tokens];

/** A name has so many words at most, `de` among them. */
const MOST_OF_NAME = 4;
const NUMBERS: ReadonlySet<string> = new Set([...NUMBER_WORDS, 'un', 'una', 'unos', 'unas']);
/** These tell whose it is, what it has, or what it is for: who says them asks for more than two names. */
const TELLING = words('su sus mi mis con sin para por que en no ni si o entre al del a como');

/**
 * The two names of a request that says nothing else but how it asks (`ocupo fuente y botón, por favor`, `1 chapa + 2 botones`); undefined for any other
 * text. Whether both are of things that are sold has to be known of the catalog (ADR 103).
 */
export function barePair(said: Tokens): BarePair | undefined {
  const tokens = plainlyJoined(said).filter(({ text }, at, all) => text !== 'por' || all[at + 1]?.text !== 'favor');
  const joins = tokens.flatMap((token, at) => (isJoiner(token) && !isOuter(tokens, at) ? [at] : []));
  const [first, ...others] = joins;
  // `un teléfono, también un timbre` is joined twice at one place.
  if (first === undefined || others.some((at, place) => at !== first + place + 1)) return undefined;
  // A mark alone tells more of the first: `clavija, la transparente`.
  if (joins.every((at) => tokens[at]?.text === ',')) return undefined;
  const parts = [tokens.slice(0, first), tokens.slice(first + joins.length)].map(withoutAsking);
  const [left = [], right = []] = parts;
  return parts.every(isName) ? [left, right] : undefined;
}

/** Whether nothing but words of asking stands before, or behind, the place. */
function isOuter(tokens: Tokens, at: number): boolean {
  return tokens.slice(0, at).every(isAside) || tokens.slice(at).every(isAside);
}

function withoutAsking(part: Tokens): Tokens {
  const start = part.findIndex((token) => !isAside(token));
  return start < 0 ? [] : part.slice(start, part.findLastIndex((token) => !isAside(token)) + 1);
}

function isAside(token: ScanToken): boolean {
  return isJoiner(token) || asks(token);
}

function asks({ text }: ScanToken): boolean {
  return !TELLING.has(text) && (FILLERS.has(text) || QUANTITY.words.has(text));
}

/** A name, and how many of it at most. */
function isName(part: Tokens): boolean {
  const name = part.slice(Number(isCount(part[0])));
  const isWord = (token: ScanToken): boolean => token.kind === 'word' && !TELLING.has(token.text) && !isCount(token);
  return name.length > 0 && name.length <= MOST_OF_NAME && name.every(isWord);
}

function isCount(token: ScanToken | undefined): boolean {
  return token?.kind === 'number' || NUMBERS.has(token?.text ?? '');
}

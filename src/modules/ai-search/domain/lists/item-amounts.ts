import { readCounted } from '../amounts/counted';
import { readMeasure } from '../amounts/measures';
import { readPrice } from '../amounts/money';
import { readNumber } from '../amounts/numbers';
import { OF, PACKAGES } from '../kinds/role-words';
import { isCounted } from '../reading/amounts/counts';
import { textAt, type ScanToken } from '../reading/scan';
import { compactWords } from '../words/compact-words';
import type { ListedText } from './item-start';

type Tokens = readonly ScanToken[];

/** Fewer letters and digits may measure something. */
const LEAST_MODEL = 6;

/** How many tokens tell how many (`4`) or how much (`100 m de`) is wanted; 0 where they measure or pay something. */
export function amountAt({ tokens, names }: Pick<ListedText, 'tokens' | 'names'>, at: number): number {
  const number = readNumber(tokens, at);
  if (number === undefined || readPrice(tokens, at) !== undefined) return 0;
  const end = at + number.length;
  // `6 contactos magnéticos`: no outlets
  const isName = names.some(({ at: place, texts }) => place === end && texts.length > 1);
  if (isName || PACKAGES.has(textAt(tokens, end)) || isCounted(tokens, end)) return number.length;
  const measured = at + (readMeasure(tokens, at)?.length ?? 0);
  return measured > at && OF.has(textAt(tokens, measured)) ? measured + 1 - at : 0;
}

/** Whether so many of something stands there that names nothing known: `20 abrazaderas`, `3 DS-2CD1043G2-I`. */
export function isUnknown(tokens: Tokens, place: number): boolean {
  if (tokens[place - 1]?.kind !== 'number') return false;
  return readCounted(tokens, place - 1) !== undefined || isModel(tokens, place);
}

function isModel(tokens: Tokens, place: number): boolean {
  if (tokens[place]?.kind === 'number') return false;
  const end = tokens.findIndex(({ joined }, at) => at > place && !joined);
  const compact = compactWords(tokens.slice(place, end < 0 ? tokens.length : end));
  return compact.length >= LEAST_MODEL && /\d/.test(compact) && /\p{L}/u.test(compact);
}

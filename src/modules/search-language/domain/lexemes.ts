import { STOP_WORDS } from './stop-words';
import { PHRASES_BY_FIRST, spelledTerm } from './synonyms';
import { termOf } from './terms';
import { STANDARDS, quantityOf } from './units';

/** What a word is made of: letters only, a number (`4`, `2.8`), or both (`1080p`, `2cd2143g2`). */
type Shape = 'word' | 'number' | 'mixed';

/** All that is to know about a spelling. */
export interface Lexeme {
  readonly text: string;
  /** The one term under which it is stored and looked for. */
  readonly term: string;
  readonly shape: Shape;
  readonly stop: boolean;
  /** The term that tells it from its synonyms; undefined for a word that has none. */
  readonly spelled: string | undefined;
  /** The unit of a quantity (`4mp`: mp). */
  readonly unit: string | undefined;
  /** Whether it may make one term with the next ones. */
  readonly leads: boolean;
  /** The id that a vocabulary had for the term, and the stamp of the vocabulary for which it is right. */
  id: number;
  stamp: number;
}

/**
 * Working spellings out costs more than the rest of reading a title: so many are remembered, in a hash table, and those of the
 * table before; the serial numbers of a large catalog push each other out, but not the words that come again and again.
 */
const REMEMBERED = 32_768;
const PLACES = 2 * REMEMBERED;

interface Table {
  readonly lexemes: (Lexeme | undefined)[];
  readonly hashes: Int32Array;
}

const emptyTable = (): Table => ({
  lexemes: new Array<undefined>(PLACES).fill(undefined),
  hashes: new Int32Array(PLACES),
});
let current = emptyTable();
let previous = emptyTable();
let count = 0;

/** The lexeme of the spelling in the first `length` of `codes`; `hash` is any number that the same spelling always has. */
export function findLexeme(codes: Uint16Array, length: number, hash: number): Lexeme {
  const at = placeIn(current, codes, length, hash);
  const known = current.lexemes[at];
  if (known !== undefined) return known;
  const lexeme =
    previous.lexemes[placeIn(previous, codes, length, hash)] ??
    workOut(String.fromCharCode(...codes.subarray(0, length)));
  if (count++ < REMEMBERED) {
    current.lexemes[at] = lexeme;
    current.hashes[at] = hash;
    return lexeme;
  }
  [current, previous] = [previous, current];
  current.lexemes.fill(undefined);
  count = 0;
  return lexeme;
}

/** Where a spelling is in a table, or would be. */
function placeIn({ lexemes, hashes }: Table, codes: Uint16Array, length: number, hash: number): number {
  let at = (hash ^ (hash >>> 15)) & (PLACES - 1);
  for (let known = lexemes[at]; known !== undefined; at = (at + 1) & (PLACES - 1), known = lexemes[at]) {
    if (hashes[at] === hash && isSpelled(known.text, codes, length)) return at;
  }
  return at;
}

function isSpelled(text: string, codes: Uint16Array, length: number): boolean {
  if (text.length !== length) return false;
  for (let at = 0; at < length; at++) if (text.charCodeAt(at) !== codes[at]) return false;
  return true;
}

function workOut(text: string): Lexeme {
  const shape = shapeOf(text);
  const term = termOf(text);
  const stop = STOP_WORDS.has(text);
  return {
    text,
    term,
    shape,
    stop,
    spelled: stop ? undefined : spelledTerm(text),
    unit: shape === 'mixed' ? quantityOf(text)?.unit : undefined,
    leads: shape === 'number' || (shape === 'word' && (STANDARDS.has(text) || PHRASES_BY_FIRST.has(term))),
    id: -1,
    stamp: -1,
  };
}

function shapeOf(text: string): Shape {
  if (/^[\d.]+$/.test(text)) return 'number';
  return /\d/.test(text) ? 'mixed' : 'word';
}

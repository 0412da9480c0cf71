import { fold } from './fold';

/** How a fragment sits in a model number, the better the higher. */
export const ModelMatch = { None: 0, Inside: 1, PartStart: 2, Prefix: 3, Exact: 4 } as const;

export interface ModelNumber {
  /** Its letters and digits only, folded: `ds2cd2143g2i`. */
  readonly compact: string;
  /** Bit i: a part starts at compact[i] (i < 32), after punctuation or where letters and digits meet. */
  readonly starts: number;
}

/**
 * The term of a whole model number: apart from words, so that completing a word does not walk through every model that
 * begins like it (those are found as fragments).
 */
export function modelTerm(compact: string): string {
  return `#${compact}`;
}

const WORD = /[\p{L}\p{N}]/u;
const ASCII = 0x80;
/** What a folded ASCII character is in a model number. */
const SEPARATES = 0;
const LETTER = 1;
const DIGIT = 2;
const KINDS = Uint8Array.from({ length: ASCII }, (_, code) => {
  const char = String.fromCharCode(code);
  if (!WORD.test(char)) return SEPARATES;
  return char >= '0' && char <= '9' ? DIGIT : LETTER;
});

/** Of a character of the basic plane; halves of others separate. */
function kindOf(code: number): number {
  if (code < ASCII) return KINDS[code] ?? SEPARATES;
  return WORD.test(String.fromCharCode(code)) ? LETTER : SEPARATES;
}

/** `DS-2CD2143G2-I` -> `ds2cd2143g2i`, with parts starting at ds, 2, cd, 2143, g, 2, i. */
export function modelNumber(model: string): ModelNumber {
  const folded = fold(model);
  const characters: string[] = [];
  let starts = 0;
  let previous = SEPARATES;
  for (let at = 0; at < folded.length; at++) {
    const kind = kindOf(folded.charCodeAt(at));
    if (kind !== SEPARATES) {
      if (kind !== previous && characters.length < 32) starts |= 1 << characters.length;
      characters.push(folded.charAt(at));
    }
    previous = kind;
  }
  return { compact: characters.join(''), starts };
}

function startsPart(starts: number, at: number): boolean {
  return at < 32 && (starts & (1 << at)) !== 0;
}

/** The best way in which `fragment` (folded letters and digits) sits in a model: a value of {@link ModelMatch}. */
export function matchModel(compact: string, starts: number, fragment: string): number {
  let at = compact.indexOf(fragment);
  if (at < 0) return ModelMatch.None;
  if (at === 0) return compact.length === fragment.length ? ModelMatch.Exact : ModelMatch.Prefix;
  while (at > 0) {
    if (startsPart(starts, at)) return ModelMatch.PartStart;
    at = compact.indexOf(fragment, at + 1);
  }
  return ModelMatch.Inside;
}

/** The least way of matching that a query word may have: undefined when it is not looked for inside models. */
export function leastModelMatch(word: string, quantity: boolean): number | undefined {
  const digits = word.replace(/[^0-9]/g, '').length;
  if (digits === 0 || word.length < 2) return undefined;
  if (digits === word.length)
    return word.length >= 4 ? ModelMatch.Inside : word.length === 3 ? ModelMatch.PartStart : undefined;
  return quantity || word.length === 2 ? ModelMatch.PartStart : ModelMatch.Inside;
}

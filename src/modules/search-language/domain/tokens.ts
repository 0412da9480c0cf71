import { fold, foldCode } from './fold';
import { type Lexeme, findLexeme } from './lexemes';

export interface Token {
  readonly lexeme: Lexeme;
  /** Tokens that only `- _ . & '` joins share a chunk: `wi-fi`, `ds-2cd2143g2-i`. */
  readonly chunk: number;
}

/** Longer runs of letters are cut: they are no words. */
const LONGEST = 64;

/** What a character does in a text. */
const SEPARATES = 0;
const DIGIT = 1;
const LETTER = 2;
const JOINS = 3;
const TAKES_FOLD = 4;
/** Thousands and inches: {@link fold} is needed when digits come before. */
const AFTER_DIGITS_TAKES_FOLD = 5;

/** Set once a number has its decimal point: it takes no second one. */
const DECIMAL_POINT = 8;

const DOT = 46;
const LATIN = 0x180;
const WORD = /[\p{L}\p{N}]/u;

const KINDS = Uint8Array.from({ length: LATIN }, (_, code) => {
  const folded = foldCode(code);
  if (folded < 0) return TAKES_FOLD;
  const char = String.fromCharCode(folded);
  if (char >= '0' && char <= '9') return DIGIT;
  if (',"'.includes(char)) return AFTER_DIGITS_TAKES_FOLD;
  if ("-_.&'".includes(char)) return JOINS;
  return WORD.test(char) ? LETTER : SEPARATES;
});
const CODES = Uint16Array.from({ length: LATIN }, (_, code) => Math.max(foldCode(code), 0));

/** Splits text of any spelling into its folded tokens. A number keeps its decimals (`2.8mm` is one token). */
export function tokenise(text: string): Token[] {
  return new Scan(text, false).tokens() ?? new Scan(fold(text), true).tokens() ?? [];
}

/** One pass over a text that folds, splits and looks words up at once: much of the time of loading a catalog goes here. */
class Scan {
  private static readonly codes = new Uint16Array(LONGEST);
  private readonly found: Token[] = [];
  private chunk = 0;

  constructor(
    private readonly text: string,
    private readonly folded: boolean,
  ) {}

  /** Undefined when some of the text does not fold character by character. */
  tokens(): Token[] | undefined {
    let joined = false;
    for (let at = 0; at < this.text.length;) {
      const kind = this.kindAt(at);
      if (kind === DIGIT || kind === LETTER) {
        at = this.token(at);
        joined = true;
        continue;
      }
      if (this.needsFold(kind, at)) return undefined;
      if (kind !== JOINS || !joined) this.chunk++;
      joined = false;
      at++;
    }
    return this.found;
  }

  /** Takes the token that starts at `start`; returns where it ends. */
  private token(start: number): number {
    const { codes } = Scan;
    let at = start;
    let length = 0;
    let hash = 0;
    let seen = 0;
    for (; at < this.text.length; at++) {
      const kind = this.kindInToken(at, seen);
      if (kind === SEPARATES) break;
      seen |= kind;
      if (length === LONGEST) continue;
      const raw = this.text.charCodeAt(at);
      const code = raw < LATIN ? (CODES[raw] ?? raw) : raw;
      codes[length++] = code;
      hash = Math.imul(hash ^ code, 0x01000193);
    }
    this.found.push({ lexeme: findLexeme(codes, length, hash), chunk: this.chunk });
    return at;
  }

  /** Halves of characters beyond the basic plane never count as letters: such text is treated as blank. */
  private kindAt(at: number): number {
    const code = this.text.charCodeAt(at);
    if (code < LATIN) return KINDS[code] ?? SEPARATES;
    if (!this.folded) return TAKES_FOLD;
    return WORD.test(String.fromCharCode(code)) ? LETTER : SEPARATES;
  }

  /** What the character does in a token that has `seen` so far: SEPARATES when it ends it. */
  private kindInToken(at: number, seen: number): number {
    const kind = this.kindAt(at);
    if (kind === DIGIT || kind === LETTER) return kind;
    const isPoint = seen === DIGIT && this.text.charCodeAt(at) === DOT && this.kindAt(at + 1) === DIGIT;
    return isPoint ? DECIMAL_POINT : SEPARATES;
  }

  private needsFold(kind: number, at: number): boolean {
    if (this.folded || kind < TAKES_FOLD) return false;
    return kind === TAKES_FOLD || this.kindAt(at - 1) === DIGIT || this.kindAt(at - 2) === DIGIT;
  }
}

import { fold } from '@/modules/search-language/domain/fold';

/** A piece of a text: a word (`camara`, `4mp`), a number, a currency sign, a mark that ends a phrase, or the whole model number of a product. */
export interface ScanToken {
  /** Folded: lower case, no accents. */
  readonly text: string;
  readonly kind: 'word' | 'number' | 'mixed' | 'sign' | 'break' | 'model';
  /** Whether only `- _ . '` or nothing stands between this token and the one before: `ds-2cd2143`, `12-24`. */
  readonly joined: boolean;
  /** Whether it was written with an ñ, which no name with an n is (`cañón`, Canon). */
  readonly hasTilde?: true;
  /** What it was shortened to, where it stands in full. */
  readonly short?: string;
}

/** The text of the token at `at`; empty before the first and behind the last. */
export function textAt(tokens: readonly ScanToken[], at: number): string {
  return tokens[at]?.text ?? '';
}

/** More than this of a text is not read: a bound on the time of hostile input, far beyond the 256 characters of a query. */
const MOST_CHARACTERS = 20_000;
const LONGEST_TOKEN = 64;
const JOINERS = "-_.'&\u00b7";
const BREAKS = ',;:/()[]|\n\r\t¿?¡!';
/** Money and comparison. */
const SIGNS: Readonly<Record<string, string>> = { $: '$', '<': '<', '\u2264': '<', '>': '>', '\u2265': '>' };
/** What `n't` hangs on. */
const NOT = /^(?:do|does|did|is|are|was|wo|ca|could|would|should|have|has)n$/;
const LETTER = /\p{L}/u;

const TILDE = /ñ|n\u0303/i;
/** Whole words only, so that each is tried from its beginning alone. */
const WITH_TILDE = /(?<!\p{L})\p{L}*ñ\p{L}*/giu;

/** Splits a text of any spelling into folded tokens. */
export function scan(text: string): ScanToken[] {
  const read = text.slice(0, MOST_CHARACTERS);
  const tokens = tokensOf(fold(read));
  if (!TILDE.test(read)) return tokens;
  const written = new Set(read.normalize('NFC').match(WITH_TILDE)?.map(fold));
  return tokens.map((token) => (written.has(token.text) ? { ...token, hasTilde: true } : token));
}

function tokensOf(folded: string): ScanToken[] {
  const tokens: ScanToken[] = [];
  let joined = false;
  for (let at = 0; at < folded.length;) {
    const fraction = isDigit(folded.charCodeAt(at)) ? readFraction(folded, at) : undefined;
    if (fraction) {
      push(tokens, { text: String(fraction.value), kind: 'number', joined: false });
      joined = true;
      at = fraction.end;
      continue;
    }
    const end = tokenEnd(folded, at);
    if (end > at) {
      push(tokens, tokenOf(folded.slice(at, Math.min(end, at + LONGEST_TOKEN)), joined));
      joined = true;
      at = end;
      continue;
    }
    const char = folded.charAt(at);
    const sign = SIGNS[char];
    if (sign !== undefined) tokens.push({ text: sign, kind: 'sign', joined: joined && folded[at - 1] === '-' });
    else if (BREAKS.includes(char)) pushBreak(tokens, char === ':' ? ':' : ',');
    joined = joined && JOINERS.includes(char);
    at++;
  }
  return tokens;
}

/** A part of one, in lowest terms, alone or behind a whole: `3/4`, `1 1/2`, `1-1/4`. */
const FRACTION = /(?:(\d{1,2})[ -])?(\d{1,2})\/(2|3|4|8|16|32)(?![\d.,]*\d)/y;
const DECIMALS = 4;

/** Reads the fraction that begins at `at`: `3/4"` measures .75; `2/4 hilos` and `12/24` are two numbers. */
function readFraction(text: string, at: number): { readonly value: number; readonly end: number } | undefined {
  FRACTION.lastIndex = at;
  const [said = '', whole = '0', over = '', under = ''] = FRACTION.exec(text) ?? [];
  if (said === '' || Number(over) >= Number(under) || (Number(over) % 2 === 0 && under !== '3')) return undefined;
  const value = Number((Number(whole) + Number(over) / Number(under)).toFixed(DECIMALS));
  return { value, end: at + said.length };
}

/** `wi-fi` and `wi fi` are one word, and so is `doesn't`. */
function push(tokens: ScanToken[], token: ScanToken): void {
  const last = tokens.at(-1);
  if (last !== undefined && (isWifi(last, token) || isNot(last, token)))
    tokens.splice(-1, 1, { ...last, text: last.text + token.text });
  else tokens.push(token);
}

function isWifi(last: ScanToken, { text }: ScanToken): boolean {
  return last.text === 'wi' && text === 'fi';
}

function isNot(last: ScanToken, { text, joined }: ScanToken): boolean {
  return text === 't' && joined && NOT.test(last.text);
}

/** Two breaks in a row say no more than one. Behind a colon comes what was led to. */
function pushBreak(tokens: ScanToken[], text: ',' | ':'): void {
  if (tokens.length > 0 && tokens.at(-1)?.kind !== 'break') tokens.push({ text, kind: 'break', joined: false });
}

function tokenOf(text: string, joined: boolean): ScanToken {
  const digits = /\d/.test(text);
  const letters = /[^\d.]/.test(text);
  return { text, kind: digits ? (letters ? 'mixed' : 'number') : 'word', joined };
}

/** Where the run of letters and digits from `from` on ends; a number keeps its decimals. */
function tokenEnd(text: string, from: number): number {
  let at = from;
  let onlyDigits = true;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) at++;
    else if (isLetter(code, text, at)) {
      onlyDigits = false;
      at++;
    } else if (
      code === 46 &&
      at > from &&
      onlyDigits &&
      isDigit(text.charCodeAt(at + 1)) &&
      !text.slice(from, at).includes('.')
    )
      at++;
    else break;
  }
  return at;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number, text: string, at: number): boolean {
  if (code < 128) return code >= 97 && code <= 122;
  return LETTER.test(text.charAt(at));
}

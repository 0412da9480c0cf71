import { textAt, scan, type ScanToken } from '@/modules/ai-search/domain/reading/scan';
import { withoutRuns } from '@/modules/ai-search/domain/reading/without-runs';
import { SMALL } from '../book/kind-book';
import type { Way } from '../book/name-book';
import { lemma } from '../book/lemmas';
import { words } from '@/modules/ai-search/domain/words/words';

/** After these a title says what it serves. */
const SERVES = words('para compatible compatibles for p/');
/** After these it says what it has or lacks. */
const ENDS = words('sin incluye without s/ requiere usa');
/** What comes after these it has: a name begun before them may go on with the next words (`switch con PoE`), and none begins there. */
const WITH = words('con with c/');
const MOST_HAD = 1;
/** What a thing comes in. */
const PACKAGES = words(
  'juego par rollo caja paquete pack set bolsa pieza piezas tramo carrete kit lote pza pzas unidad metro metros',
);
const OF: ReadonlySet<string> = new Set(['de', 'del', 'of']);
const MOST_WORDS = 16;

/** The title without letters between parentheses, which mark a version: the `(C)` of `MC-45(C) BARRA` is no `c/`. */
export function withoutMarks(title: string): string {
  return title.replace(/\([a-z]\)/gi, ' ');
}

/** The title without these names of its maker or model, which may be words that things are called by. */
export function withoutNames(title: string, names: readonly string[]): string {
  return names.reduce((left, name) => (name === '' ? left : withoutName(left, name)), title);
}

/** Without a name wherever it stands by itself, however it is written. No pattern is made of it: every product has other names. */
function withoutName(title: string, name: string): string {
  const [lower, wanted] = [title.toLowerCase(), name.toLowerCase()];
  if (lower.length !== title.length) return title;
  let left = '';
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (at < from || isOfWord(title[at - 1]) || isOfWord(title[at + wanted.length])) continue;
    left += `${title.slice(from, at)} `;
    from = at + wanted.length;
  }
  return from === 0 ? title : left + title.slice(from);
}

const OF_WORD = /[\p{L}\p{N}]/u;

function isOfWord(character: string | undefined): boolean {
  return character !== undefined && OF_WORD.test(character);
}

/** A word of a title, up to what it has or lacks. */
interface HeadWord {
  readonly lemma: string;
  /** Whether it belongs to a thing before it: `lente de cámara`. */
  readonly belongs: boolean;
  /** Whether it is what the product serves. */
  readonly serves: boolean;
  /** Whether it is what the product has: `switch con PoE`. */
  readonly has: boolean;
  /** How many marks (`/`, commas) stand before it. */
  readonly part: number;
}

/** What a title, or a category's name, says it is of, word by word. */
export class TitleHead {
  readonly words: readonly HeadWord[];
  readonly lemmas: readonly string[];
  private readonly firstServed: number;
  private readonly firstHad: number;

  constructor(title: string) {
    this.words = wordsOf(withoutModels(scan(withoutMarks(title))));
    this.lemmas = this.words.map((word) => word.lemma);
    this.firstServed = this.words.findIndex(({ serves }) => serves);
    this.firstHad = this.words.findIndex(({ has }) => has);
  }

  /** What it says that the product serves; nothing where it says none. */
  get servedLemmas(): readonly string[] {
    return this.firstServed < 0 ? [] : this.lemmas.slice(this.firstServed);
  }

  /** Whether words at two places can be of one name: `motor para portón` is one, `soporte de pared para dos cámaras` none. */
  readonly joins = (from: number, to: number): Way => {
    const [first, last] = [this.words[from], this.words[to]];
    if (last?.has !== false && to - this.firstHad > MOST_HAD) return 'none';
    if (first?.serves === last?.serves) return 'plain';
    return to - this.firstServed <= 1 ? 'for' : 'none';
  };
}

/** Words of a title that say that it is a part of something else. */
const SPARE = words('repuesto refaccion refacciones reemplazo replacement spare recambio adicional adic');
/** Whether a title says that the product is for something else, whatever that is. */
export function saysWhatFor(title: string): boolean {
  return new TitleHead(title).servedLemmas.length > 0;
}

const LEAST_MODEL = 5;
const LEAST_PLAIN_MODEL = 6;

/** Whether a title says that the product (its own model is `model`) is a part for one certain model: `batería p/RA-PO464`, `burbuja de repuesto`. */
export function isSpare(title: string, model = ''): boolean {
  const tokens = scan(withoutMarks(title));
  return hostAt(tokens, model) < tokens.length || tokens.some(({ text }, at) => at > 0 && SPARE.has(text));
}

/**
 * Where a title's tokens name the model that the product is for (`P/RA-PO464 RADIO 128CH`): what comes from there on is told of that one. Their number
 * where they name none but its own (`own`: `PDU P/RACK 19 AP7161`).
 */
export function hostAt(tokens: readonly ScanToken[], own = ''): number {
  const ownModel = compactModel(own);
  let serves = false;
  for (let at = 1; at < tokens.length; at++) {
    const length = serves ? modelAt(tokens, at) : 0;
    if (length > 0 && compactModel(textOf(tokens, at, at + length)) !== ownModel) return at;
    serves ||= SERVES.has(spelled(tokens, at));
  }
  return tokens.length;
}

function textOf(tokens: readonly ScanToken[], at: number, end: number): string {
  return tokens
    .slice(at, end)
    .map(({ text }) => text)
    .join('');
}

/** A model in small letters and without its marks. */
export function compactModel(model: string): string {
  return model.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** How many tokens from `at` on are one model number: `RA-PO464`, but neither `cat-6` nor `12v-24v`. */
function modelAt(tokens: readonly ScanToken[], at: number): number {
  const first = tokens[at];
  if (!first || first.joined || !/^[a-z]/.test(first.text)) return 0;
  let end = at + 1;
  while (tokens[end]?.joined === true) end++;
  const compact = textOf(tokens, at, end);
  const digits = compact.replace(/[^0-9]/g, '').length;
  const isModel =
    end - at > 1 ? digits > 0 && compact.length >= LEAST_MODEL : digits > 1 && compact.length >= LEAST_PLAIN_MODEL;
  return isModel ? end - at : 0;
}

/** A title's tokens but for model numbers, which say no kind. */
function withoutModels(tokens: readonly ScanToken[]): ScanToken[] {
  return withoutRuns(tokens, modelAt);
}

/** What words turn the next ones to. */
const TURNS: ReadonlyMap<string, 'serves' | 'has'> = new Map([
  ...[...SERVES].map((word) => [word, 'serves'] as const),
  ...[...WITH].map((word) => [word, 'has'] as const),
]);

function wordsOf(tokens: readonly ScanToken[]): HeadWord[] {
  const words: HeadWord[] = [];
  const state = { belongs: false, serves: false, has: false, part: 0 };
  const told = [...tokens.entries()].filter(([at]) => !isOfShort(tokens, at));
  for (const [at, token] of told) {
    const said = spelled(tokens, at);
    const begun = words.length > 0;
    if (words.length >= MOST_WORDS || (begun && ends(said, tokens, at, state.has))) break;
    const turned = TURNS.get(said);
    if (turned !== undefined) state[turned] = words.length > Number(isPackedWith(tokens, at));
    else if (token.kind === 'break') state.part += Number(begun);
    else if (OF.has(token.text)) state.belongs = begun && !isPackage(tokens[at - 1]);
    else if (says(token)) {
      words.push({ lemma: lemma(token.text), ...state });
      state.belongs = false;
    }
  }
  return words;
}

const BATTERIES = words('bat batt bateria battery pila');
const BUILT_IN = words('recargable rechargeable integrada incluida interna');

/** Whether the title goes on with what the thing has or lacks; behind `con`, whether that is told. */
function ends(said: string, tokens: readonly ScanToken[], at: number, has: boolean): boolean {
  return (
    ENDS.has(said) ||
    isCapacity(tokens, at) ||
    isBuiltIn(tokens, at) ||
    (has && (tokens[at]?.kind === 'break' || TURNS.has(said)))
  );
}

/** `Arm up to 27" monitors`: how much it takes. */
function isCapacity(tokens: readonly ScanToken[], at: number): boolean {
  return tokens[at]?.text === 'up' && tokens[at + 1]?.text === 'to';
}

/** `BAT RECARGABLE` behind the thing's name: what it has. */
function isBuiltIn(tokens: readonly ScanToken[], at: number): boolean {
  return BATTERIES.has(textAt(tokens, at)) && BUILT_IN.has(textAt(tokens, at + 1));
}

function isPackage(token: ScanToken | undefined): boolean {
  return token !== undefined && PACKAGES.has(token.text);
}

/** `Bolsa con 10 conectores`: what the thing comes in has nothing but that. */
function isPackedWith(tokens: readonly ScanToken[], at: number): boolean {
  return WITH.has(spelled(tokens, at)) && isPackage(tokens[at - 1]);
}

function says({ kind, text }: ScanToken): boolean {
  return kind !== 'number' && !SMALL.has(text);
}

/** The mark of `p/` and `c/`: none between two things. */
function isOfShort(tokens: readonly ScanToken[], at: number): boolean {
  return tokens[at]?.kind === 'break' && at > 0 && TURNS.has(spelled(tokens, at - 1));
}

/** `p/` for para, `c/` for con. */
function spelled(tokens: readonly ScanToken[], at: number): string {
  const text = textAt(tokens, at);
  return text.length === 1 && tokens[at + 1]?.kind === 'break' ? `${text}/` : text;
}

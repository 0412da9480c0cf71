import { scan, type ScanToken } from '../scan';
import { SMALL } from './kind-book';
import { lemma } from './lemmas';

/** After these a title says what it serves. */
const SERVES: ReadonlySet<string> = new Set('para compatible compatibles for p/'.split(' '));
/** After these it says what it has or lacks. */
const ENDS: ReadonlySet<string> = new Set('con sin incluye with without c/ s/ requiere usa'.split(' '));
/** What a thing comes in. */
const PACKAGES: ReadonlySet<string> = new Set(
  'juego par rollo caja paquete pack set bolsa pieza piezas tramo carrete kit lote pza pzas unidad metro metros'.split(
    ' ',
  ),
);
const OF: ReadonlySet<string> = new Set(['de', 'del', 'of']);
const MOST_WORDS = 16;

/** A word of a title, up to what it has or lacks. */
interface HeadWord {
  readonly lemma: string;
  /** Whether it belongs to a thing before it: `lente de cámara`. */
  readonly belongs: boolean;
  /** Whether it is what the product serves. */
  readonly serves: boolean;
  /** How many marks (`/`, commas) stand before it. */
  readonly part: number;
}

/** What a title, or a category's name, says it is of, word by word. */
export class TitleHead {
  readonly words: readonly HeadWord[];
  readonly lemmas: readonly string[];
  private readonly firstServed: number;

  constructor(title: string) {
    this.words = wordsOf(scan(title));
    this.lemmas = this.words.map((word) => word.lemma);
    this.firstServed = this.words.findIndex(({ serves }) => serves);
  }

  /** Whether words at two places can be of one name: `motor para portón` is one, `soporte de pared para dos cámaras` none. */
  readonly joins = (from: number, to: number): boolean =>
    this.words[from]?.serves === this.words[to]?.serves || to - this.firstServed <= 1;
}

function wordsOf(tokens: readonly ScanToken[]): HeadWord[] {
  const words: HeadWord[] = [];
  const state = { belongs: false, serves: false, part: 0 };
  for (const [at, token] of tokens.entries()) {
    const said = spelled(tokens, at);
    const begun = words.length > 0;
    if (words.length >= MOST_WORDS || (begun && ENDS.has(said))) break;
    if (SERVES.has(said)) state.serves = begun;
    else if (token.kind === 'break') state.part += Number(begun);
    else if (OF.has(token.text)) state.belongs = begun && !isPackage(tokens[at - 1]);
    else if (says(token)) {
      words.push({ lemma: lemma(token.text), ...state });
      state.belongs = false;
    }
  }
  return words;
}

function isPackage(token: ScanToken | undefined): boolean {
  return token !== undefined && PACKAGES.has(token.text);
}

function says({ kind, text }: ScanToken): boolean {
  return kind !== 'number' && !SMALL.has(text);
}

/** `p/` for para, `c/` for con. */
function spelled(tokens: readonly ScanToken[], at: number): string {
  const text = tokens[at]?.text ?? '';
  return text.length === 1 && tokens[at + 1]?.kind === 'break' ? `${text}/` : text;
}

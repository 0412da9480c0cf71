import type { ScanToken } from '@/modules/ai-search/domain/reading/scan';
import { words } from '@/modules/ai-search/domain/words/words';
import { KindScores } from '../kind-scores';
import type { KindBook } from './kind-book';
import { isTelling } from './lemmas';

/** So many telling words may all be of one wish. */
const LONG = 10;
/** What the whole of a long text adds to what its likeliest part says, and what where it tells which part wishes. */
const REST = 0.35;
const REST_OF_WISH = 0.2;
/** What a part is worth where another one wishes: it tells how it came to that. */
const STORY = 0.5;
/** With what people begin to say what they want: `quiero…`, `hay que cotizar…`, `qué me recomienda`. */
const WISHES = words(
  'quiero quisiera quisieramos quiere quieren queremos ocupo ocupamos ocupa ocupan necesito necesitamos necesita necesitan busco buscamos buscando urge urgen requiero requerimos requiere gustaria ' +
    'recomienda recomiendan recomiendas recomiendame recomiendeme sugiere sugieren consejo conviene digame dime pide piden pidio pidieron encargaron encargo falta faltan faltaria ' +
    'tendran tienen manejan venden cotizar cotizame cotizarme need want looking',
);

/** The words of tokens that tell of something, each once. */
export function tellingWords(tokens: readonly ScanToken[]): string[] {
  const said = tokens.filter(({ kind, text }) => kind !== 'break' && kind !== 'sign' && isTelling(text));
  return [...new Set(said.map(({ text }) => text))];
}

/** What the uses told say for every kind; of a long text the part that says most, above all one that wishes, for the rest is how it came to that. */
export function usesIn(tokens: readonly ScanToken[], telling: readonly string[], book: KindBook): KindScores {
  const whole = book.uses.scores(telling, book.size);
  if (telling.length <= LONG) return whole;
  const parts = partsOf(tokens);
  const wishes = parts.some(({ isWish }) => isWish);
  const rest = wishes ? REST_OF_WISH : REST;
  const most = new KindScores(book.size);
  for (const { said, isWish } of parts) raise(most, book.uses.scores(said, book.size), wishes && !isWish ? STORY : 1);
  for (let kind = 1; kind < book.size; kind++) most.set(kind, (1 - rest) * most.of(kind) + rest * whole.of(kind));
  return most;
}

function raise(most: KindScores, part: KindScores, share: number): void {
  for (let kind = 1; kind < most.size; kind++) most.raise(kind, share * part.of(kind));
}

interface Part {
  readonly said: readonly string[];
  /** Whether a wish begins in it, or in the part before it. */
  readonly isWish: boolean;
}

/** The telling words between marks, each part with the next one. */
function partsOf(tokens: readonly ScanToken[]): Part[] {
  const parts: ScanToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'break') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const begun = parts.map(beginsWish);
  const told = parts
    .map((part, at) => ({ said: tellingWords(part), isWish: begun[at] === true || begun[at - 1] === true }))
    .filter(({ said }) => said.length > 0);
  return told.map(({ said, isWish }, at) => ({ said: [...new Set([...said, ...(told[at + 1]?.said ?? [])])], isWish }));
}

function beginsWish(part: readonly ScanToken[]): boolean {
  return part.some(({ text }, at) => WISHES.has(text) && part[at - 1]?.text !== 'no');
}

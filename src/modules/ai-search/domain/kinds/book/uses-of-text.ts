import type { ScanToken } from '@/modules/ai-search/domain/reading/scan';
import { textParts } from '@/modules/ai-search/domain/reading/text-parts';
import { KindScores } from '../kind-scores';
import type { KindBook } from './kind-book';
import { isTelling } from './lemmas';

/** So many telling words may all be of one wish. */
const LONG = 10;
/** What the whole of a long text adds to what its likeliest part says, and what where it tells which part wishes. */
const REST = 0.35;
const REST_OF_WISH = 0.2;
/** What a part is worth where another one wishes: it tells how it came to that. */
const STORY = 0.15;
/** What there is already, told in a part of its own, is worth. */
const HAD = 0.3;

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
  const rest = textParts(tokens).some(({ isWish }) => isWish) ? REST_OF_WISH : REST;
  const most = new KindScores(book.size);
  for (const { said, share } of parts) raise(most, book.uses.scores(said, book.size), share);
  for (let kind = 1; kind < book.size; kind++) most.set(kind, (1 - rest) * most.of(kind) + rest * whole.of(kind));
  return most;
}

function raise(most: KindScores, part: KindScores, share: number): void {
  for (let kind = 1; kind < most.size; kind++) most.raise(kind, share * part.of(kind));
}

/** The telling words between marks, each part with the next one, and what it is worth. */
function partsOf(tokens: readonly ScanToken[]): { readonly said: readonly string[]; readonly share: number }[] {
  const told = textParts(tokens)
    .map((part) => ({ ...part, said: tellingWords(part.tokens) }))
    .filter(({ said }) => said.length > 0);
  const wishes = told.some(({ isWish }) => isWish);
  return told.map(({ said, isWish, isHad }, at) => {
    const share = isHad ? HAD : wishes && !isWish ? STORY : 1;
    return { said: [...new Set([...said, ...(told[at + 1]?.said ?? [])])], share };
  });
}

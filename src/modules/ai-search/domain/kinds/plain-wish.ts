import { partEnd } from '../reading/marks';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';
import { SMALL, type KindBook } from './book/kind-book';
import { tellingWords, usesIn } from './book/uses-of-text';
import type { KindScores } from './kind-scores';
import type { NamedKind } from './named-kinds';

/** Right behind these stands what is wanted. */
const WISHING = words(
  'quiero quisiera queremos quisieramos necesito necesitamos ocupo ocupamos busco buscamos requiero requerimos cotizar cotizame falta faltan comprar need want',
);
/** What may stand between, and where the reason is told. */
const BETWEEN = words('es son seria serian un una unos unas el la los las otro otra a an me nos solo nomas');
const REASONS = words('porque pues ya because since');
/** What is told beside a plain wish counts so much for other things. */
const BESIDE = 0.35;

/** Where a thing is plainly wished by its name (`quiero una cámara`), what is told beside that wish is less of a wish for something else. */
export function yieldToPlainWish(
  names: readonly NamedKind[],
  tokens: readonly ScanToken[],
  uses: KindScores,
  book: KindBook,
): void {
  const wish = names.find(({ isAsked, at }) => isAsked && isWished(tokens, at));
  if (wish === undefined) return;
  const [start, end] = clauseOf(tokens, wish.at);
  const inside = tokens.slice(start, end);
  if (tellingWords(tokens).length === tellingWords(inside).length) return;
  const own = usesIn(inside, tellingWords(inside), book);
  const kin = new Set(wish.kinds.flatMap((kind) => [...book.kin(kind)]));
  for (let kind = 1; kind < book.size; kind++) {
    const beside = uses.of(kind) - own.of(kind);
    if (beside > 0 && !kin.has(kind)) uses.set(kind, own.of(kind) + BESIDE * beside);
  }
}

/** Whether a wish stands right before a place, but for small words and numbers. */
function isWished(tokens: readonly ScanToken[], at: number): boolean {
  let before = at - 1;
  while (tokens[before]?.kind === 'number' || BETWEEN.has(textAt(tokens, before)) || SMALL.has(textAt(tokens, before)))
    before--;
  return WISHING.has(textAt(tokens, before));
}

/** From where a wish begins to the mark, or the reason, behind the thing at `at`. */
function clauseOf(tokens: readonly ScanToken[], at: number): [number, number] {
  let start = at;
  while (!WISHING.has(textAt(tokens, start))) start--;
  const mark = partEnd(tokens, at);
  const reason = tokens.findIndex(({ text }, place) => place > at && place < mark && REASONS.has(text));
  return [start, reason < 0 ? mark : reason];
}

import { partEnd, partStart } from '../reading/marks';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';
import { SMALL, type KindBook } from './book/kind-book';
import { tellingWords, usesIn } from './book/uses-of-text';
import type { KindScores } from './kind-scores';
import type { NamedKind } from './named-kinds';
import { LEADING, WISHES } from './role-words';
import { isAskedFor } from './said-asks';

/** Right behind these stands what is wanted. */
const WISHING: ReadonlySet<string> = new Set([...WISHES, ...LEADING, 'faltaria', 'faltarian']);
/** What may stand between, and where the reason is told. */
const BETWEEN = words('es son seria serian un una unos unas el la los las otro otra a an me nos solo nomas');
const REASONS = words('porque pues ya because since');
/** What is told beside a plain wish counts so much for other things. */
const BESIDE = 0.35;
/** What there is already, where another part of the text wishes something by its name. */
const HAD = 0.25;
const DEFINITE = words('el la los las mi mis');

/** The names, those of the parts before the one in which a thing is plainly wished as what there is already: `tengo el cable; pásame veinte zapatas`. */
export function wishedFirst(names: readonly NamedKind[], tokens: readonly ScanToken[]): readonly NamedKind[] {
  const wish = names.find(({ isAsked, at }) => isAsked && isWished(tokens, at));
  if (wish === undefined || wish.part === 0 || wish.joins) return names;
  const start = partStart(tokens, wish.at);
  return names.map((name) => (name.at < start && name.isAsked ? { ...name, role: HAD, isAsked: false } : name));
}

/** Where a thing is plainly wished by its name (`quiero una cámara`, `domo ip, …`), what is told beside that wish is less of a wish for something else. */
export function yieldToPlainWish(
  names: readonly NamedKind[],
  tokens: readonly ScanToken[],
  uses: KindScores,
  book: KindBook,
): void {
  const plain = names.filter(({ isAsked, kinds }) => isAsked && !kinds.some((kind) => book.isElsewhere(kind)));
  const wish = plain.find(({ at }) => isWished(tokens, at)) ?? plain.find((name) => isFirst(name, tokens));
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
  const before = beforeSmall(tokens, at);
  return (WISHING.has(textAt(tokens, before)) && textAt(tokens, before - 1) !== 'de') || isAskedFor(tokens, before);
}

/**
 * Whether a sentence begins with a thing's name of several words, which isn't a certain one (`el patch panel hierve`). Who describes begins with one noun: `cajita que …`.
 */
function isFirst({ at, words: length }: NamedKind, tokens: readonly ScanToken[]): boolean {
  if (length < 2 || beforeSmall(tokens, at) >= 0) return false;
  return !tokens.slice(0, at).some(({ text }) => DEFINITE.has(text));
}

/** The place before `at` where something else than small words and numbers stands; -1 for none. */
function beforeSmall(tokens: readonly ScanToken[], at: number): number {
  let before = at - 1;
  while (tokens[before]?.kind === 'number' || BETWEEN.has(textAt(tokens, before)) || SMALL.has(textAt(tokens, before)))
    before--;
  return before;
}

/** From where a wish begins to the mark, or the reason, behind the thing at `at`. */
function clauseOf(tokens: readonly ScanToken[], at: number): [number, number] {
  let start = at;
  while (start > 0 && !WISHING.has(textAt(tokens, start)) && !isAskedFor(tokens, start)) start--;
  const mark = partEnd(tokens, at);
  const reason = tokens.findIndex(({ text }, place) => place > at && place < mark && REASONS.has(text));
  return [start, reason < 0 ? mark : reason];
}

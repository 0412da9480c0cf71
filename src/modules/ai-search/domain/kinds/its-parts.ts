import type { ScanToken } from '../reading/scan';
import { isBare } from './bare-names';
import type { KindBook } from './book/kind-book';
import { tellingWords, usesIn } from './book/uses-of-text';
import type { KindScores } from './kind-scores';
import type { NamedKind } from './named-kinds';
import { isWith, saidRoles } from './said-roles';

/** What the thing asked for is to have is worth at most so much of what that thing is. */
const AS_PART = 0.7;

/**
 * Where nothing but a thing of the trade and what it is to have is said, that asks for none of the kinds which are called by what it is to have, and not
 * as the thing: `micrófono con batería` is no battery for microphones. `Bocina con gatillo` may be any kind of `bocina`, or what has a `gatillo`.
 */
export function withoutItsParts(
  names: readonly NamedKind[],
  tokens: readonly ScanToken[],
  uses: KindScores,
  book: KindBook,
): void {
  const [first] = names;
  const roles = saidRoles(tokens);
  const parts = tokens.filter((_, at) => isWith(roles[at] ?? 0));
  const others = tokens.filter((_, at) => !isWith(roles[at] ?? 0));
  const telling = tellingWords(others);
  if (first === undefined || parts.length === 0 || !isThingOfTrade(first, book) || !isBare(telling, names)) return;
  const without = usesIn(others, telling, book);
  for (const kind of calledByParts(first, tellingWords(parts), names, book))
    if (without.of(kind) < uses.of(kind)) uses.set(kind, without.of(kind));
}

function isThingOfTrade({ isAsked, kinds }: NamedKind, book: KindBook): boolean {
  return isAsked && !kinds.some((kind) => book.isElsewhere(kind));
}

/** The kinds, other than those named, that have one of the words in a name, and the first word of the thing's name in none. */
function calledByParts(
  { texts: [noun = ''] }: NamedKind,
  parts: readonly string[],
  names: readonly NamedKind[],
  book: KindBook,
): number[] {
  const named = new Set(names.flatMap(({ kinds }) => kinds).map((kind) => book.widest(kind)));
  const all = Array.from({ length: book.size }, (_, kind) => kind).slice(1);
  return all.filter((kind) => {
    const isOther = !named.has(book.widest(kind)) && !book.isCalledWith(noun, kind);
    return isOther && parts.some((word) => book.isCalledWith(word, kind));
  });
}

/** What the thing asked for is to have is no likelier than that thing: `laptop con disco sólido` asks for no disk. */
export function yieldToWhole(names: readonly NamedKind[], scores: KindScores, named: KindScores, book: KindBook): void {
  const first = names.findIndex(({ isAsked }) => isAsked);
  const familyOf = (kinds: readonly number[]): number[] => kinds.flatMap((kind) => book.family(kind));
  const whole = familyOf(names[first]?.kinds ?? []).map((kind) => scores.of(kind));
  if (whole.length === 0) return;
  const most = AS_PART * Math.max(...whole);
  const parts = names.slice(first + 1).filter(({ role }) => isWith(role));
  for (const kind of familyOf(parts.flatMap(({ kinds }) => kinds)))
    if (named.of(kind) === 0 && scores.of(kind) > most) scores.set(kind, most);
}

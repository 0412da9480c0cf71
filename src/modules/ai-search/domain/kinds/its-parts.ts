import type { ScanToken } from '../reading/scan';
import { isBare } from './bare-names';
import type { KindBook } from './book/kind-book';
import { tellingWords, usesIn } from './book/uses-of-text';
import type { KindScores } from './kind-scores';
import type { NamedKind } from './named-kinds';
import { isWith, saidRoles } from './said-roles';

/** What the thing asked for is to have is worth at most so much of what that thing is. */
const AS_PART = 0.7;

/** Where nothing but a thing and what it is to have is said, that tells of no other kinds: `micrófono con batería` is nothing that feeds microphones. */
export function withoutItsParts(
  names: readonly NamedKind[],
  tokens: readonly ScanToken[],
  uses: KindScores,
  book: KindBook,
): void {
  if (names[0]?.isAsked !== true) return;
  const roles = saidRoles(tokens);
  const others = tokens.filter((_, at) => !isWith(roles[at] ?? 0));
  const telling = tellingWords(others);
  if (others.length === tokens.length || !isBare(telling, names)) return;
  const without = usesIn(others, telling, book);
  const own = new Set(names.flatMap(({ kinds }) => kinds).map((kind) => book.widest(kind)));
  for (let kind = 1; kind < book.size; kind++)
    if (!own.has(book.widest(kind)) && without.of(kind) < uses.of(kind)) uses.set(kind, without.of(kind));
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

import { readMeasure } from '../amounts/measures';
import type { ScanToken } from '../reading/scan';
import { withoutRuns } from '../reading/without-runs';
import type { KindBook } from './book/kind-book';
import { tellingWords, usesIn } from './book/uses-of-text';
import type { KindScores } from './kind-scores';
import type { NamedKind } from './named-kinds';

/**
 * How much there is of something tells nothing of other things than those named by more than a noun: `cámara IP de 4 megapixeles` is no recorder of eight,
 * but a `reloj para 1500 empleados` is told by them. `rest`: what is said beside the measures.
 */
export function withoutMeasures(
  names: readonly NamedKind[],
  rest: readonly ScanToken[],
  uses: KindScores,
  book: KindBook,
): void {
  const plainly = names.filter(({ isAsked, words }) => isAsked && words > 1).flatMap(({ kinds }) => kinds);
  if (plainly.length === 0 || plainly.some((kind) => book.isElsewhere(kind))) return;
  const akin = akinTo(plainly, book);
  const without = usesIn(rest, tellingWords(rest), book);
  for (let kind = 1; kind < book.size; kind++)
    if (!akin.has(kind) && uses.of(kind) > without.of(kind)) uses.set(kind, without.of(kind));
}

/** The tokens that tell no measure. */
export function outsideMeasures(tokens: readonly ScanToken[]): readonly ScanToken[] {
  return withoutRuns(tokens, (all, at) => (all[at]?.kind === 'word' ? 0 : (readMeasure(all, at)?.length ?? 0)));
}

/** Those kinds, with the narrower, the wider and the near ones of each. */
export function akinTo(kinds: readonly number[], book: KindBook): ReadonlySet<number> {
  return new Set(kinds.flatMap((kind) => [...book.family(kind), book.within(kind), book.near(kind)]));
}

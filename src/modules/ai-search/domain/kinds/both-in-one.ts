import type { KindBook } from './book/kind-book';
import type { KindScores } from './kind-scores';
import type { NamedKind } from './named-kinds';

/**
 * Who asks for `teclado y ratón`, which is one thing too, asks for neither by itself, whatever is told of it: both stand behind it, at `share` of its worth.
 */
export function beNoOneOfBoth(names: readonly NamedKind[], scores: KindScores, book: KindBook, share: number): void {
  for (const { kinds, texts } of names.filter(({ isAsked }) => isAsked))
    for (const whole of kinds)
      for (const half of halvesNamed(whole, texts, book))
        scores.set(half, Math.min(scores.of(half), share * scores.of(whole)));
}

/** The narrower kinds that a name of the wider one names beside one another; none when it names fewer than two. */
function halvesNamed(whole: number, texts: readonly string[], book: KindBook): readonly number[] {
  const narrower = book.family(whole).filter((kind) => kind !== whole);
  const nouns = texts.filter((text) => narrower.some((kind) => book.beginsName(text, kind)));
  if (new Set(nouns).size < 2) return [];
  return narrower.filter((kind) => nouns.some((text) => book.beginsName(text, kind)));
}

import type { KindBook } from './book/kind-book';
import { akinTo } from './its-measures';
import type { KindScores } from './kind-scores';
import type { KindEvidence } from './read-kinds';

/** So much likelier is likelier by far. */
export const BY_FAR = 1.4;
/** What is less likely than by far is worth at most this much of what a sentence begins with. */
const NEXT_TO_FIRST = 0.95;

/** What isn't sold yields to what is sold and was named by the same words: where no televisions are, a `pantalla` is a monitor. */
export function yieldToNamesake(
  counted: KindScores,
  words: KindEvidence['words'],
  sold: (kind: number) => number,
): void {
  const names = [...words].map(([kind, texts]) => ({ kind, name: texts.join(' '), isSold: sold(kind) > 0 }));
  for (const { kind, name, isSold } of names) {
    const namesake = isSold ? undefined : names.find((other) => other.isSold && other.name === name);
    if (namesake === undefined) continue;
    counted.raise(namesake.kind, counted.of(kind));
    counted.set(kind, 0);
  }
}

/**
 * Who begins with the plain name of something sold, and names nothing else, means that, unless what is told of its place or purpose makes another thing
 * far likelier: a `laptop para ver películas` is no projector, but a `cono con gatillo para gritar` a megaphone.
 */
export function yieldToFirst(
  counted: KindScores,
  { first, named }: Pick<KindEvidence, 'first' | 'named'>,
  book: KindBook,
  sold: (kind: number) => number,
): void {
  const meant = first.filter((kind) => !book.isElsewhere(kind) && sold(kind) > 0);
  if (meant.length === 0) return;
  const own = Math.max(...meant.map((kind) => counted.of(kind)));
  const akin = akinTo(meant, book);
  for (let kind = 1; kind < counted.size; kind++)
    if (!akin.has(kind) && named.of(kind) === 0 && counted.of(kind) < BY_FAR * own)
      counted.set(kind, Math.min(counted.of(kind), NEXT_TO_FIRST * own));
}

/** What isn't sold and was named by one word yields to a thing that is sold, is called by that word too, and is likely by what else is told: an `impresora de boletas`. */
export function yieldToNearest(
  counted: KindScores,
  named: KindScores,
  { words, bare }: Pick<KindEvidence, 'words' | 'bare'>,
  { book, sold }: { readonly book: KindBook; readonly sold: (kind: number) => number },
): void {
  const best = counted.best();
  const [noun, second] = words.get(best) ?? [];
  if (
    bare ||
    noun === undefined ||
    second !== undefined ||
    sold(best) > 0 ||
    named.of(best) === 0 ||
    book.isElsewhere(best)
  )
    return;
  const other = counted.best((kind) => sold(kind) > 0 && book.beginsName(noun, kind));
  if (counted.of(other) < AS_LIKELY * counted.of(best)) return;
  counted.raise(other, counted.of(best));
  counted.set(best, 0);
}
/** So likely, beside what was named, is what stands in for it. */
const AS_LIKELY = 0.5;

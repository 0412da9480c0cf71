import type { KindBook } from './book/kind-book';
import { lemma } from './book/lemmas';
import type { KindScores } from './kind-scores';
import type { KindEvidence } from './read-kinds';

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

/** What isn't sold and was named by one word yields to a thing that is sold, is called by that word too, and is likely by what else is told: an `impresora de boletas`; no part of it (`radio battery`) is. */
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
  const other = counted.best((kind) => sold(kind) > 0 && book.beginsName(noun, kind) && !isForIt(noun, kind, book));
  if (counted.of(other) < AS_LIKELY * counted.of(best)) return;
  counted.raise(other, counted.of(best));
  counted.set(best, 0);
}
/** So likely, beside what was named, is what stands in for it. */
const AS_LIKELY = 0.5;

/** Whether a kind is called by the noun only as what it is for: `batería para radio`. */
export function isForIt(noun: string, kind: number, book: KindBook): boolean {
  const [head, ...others] = (book.title(kind) ?? '').split(' ').map(lemma);
  return head !== lemma(noun) && others.includes(lemma(noun));
}

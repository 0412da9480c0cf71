const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Words outside these lengths are not corrected: shorter ones are near everything. */
export const CORRECTED_LENGTHS = { least: 4, leastWithDigits: 6, most: 24 } as const;

/**
 * Every string one edit away from `word`: two neighbours swapped, a character left out, another one in its place, one
 * more (Damerau-Levenshtein distance 1). Some come twice.
 */
export function forEachEdit(word: string, visit: (edit: string) => void): void {
  for (let at = 0; at <= word.length; at++) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    if (tail !== '') visit(head + tail.slice(1));
    if (tail.length > 1) visit(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
    for (const letter of ALPHABET) {
      visit(head + letter + tail);
      if (tail !== '') visit(head + letter + tail.slice(1));
    }
  }
}

/** Every string made by swapping two different neighbours. */
export function swaps(word: string): string[] {
  const swapped: string[] = [];
  for (let at = 0; at + 1 < word.length; at++) {
    if (word.charAt(at) === word.charAt(at + 1)) continue;
    swapped.push(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
  }
  return swapped;
}

/** Whether `text` has at `at` something that one replaced, missing or extra character makes into `fragment`. */
export function isNearAt(text: string, at: number, fragment: string): boolean {
  let same = 0;
  while (same < fragment.length && text.charAt(at + same) === fragment.charAt(same)) same++;
  if (same === fragment.length) return true;
  const rest = fragment.slice(same + 1);
  const place = at + same;
  return (
    text.startsWith(rest, place + 1) || text.startsWith(rest, place) || text.startsWith(fragment.slice(same), place + 1)
  );
}

/** Damerau-Levenshtein distance (optimal string alignment): letters left out, more, others, and neighbours swapped. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = Number(a.charCodeAt(i - 1) !== b.charCodeAt(j - 1));
      const least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      row.push(isSwapped(a, i, b, j) ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Whether the two letters up to a place in one word are those up to a place in the other, the other way round. */
function isSwapped(a: string, i: number, b: string, j: number): boolean {
  return i > 1 && j > 1 && a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1);
}

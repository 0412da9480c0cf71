/** Discounted gain of a ranking at 10 against the best one possible (graded 0 to 3, gain 2^grade − 1). */
export function ndcg10(ranking: readonly number[], grades: ReadonlyMap<number, number>): number {
  const gain = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2);
  const reached = ranking.slice(0, 10).reduce((sum, id, place) => sum + gain(grades.get(id) ?? 0, place), 0);
  const best = [...grades.values()]
    .sort((a, b) => b - a)
    .slice(0, 10)
    .reduce((sum, grade, place) => sum + gain(grade, place), 0);
  return best === 0 ? 0 : reached / best;
}

/** Share of the products graded 2 or 3 that are among the first 50 (of at most 50 such). */
export function recall50(ranking: readonly number[], grades: ReadonlyMap<number, number>): number {
  const relevant = [...grades].filter(([, grade]) => grade >= 2).map(([id]) => id);
  if (relevant.length === 0) return 1;
  const shown = new Set(ranking.slice(0, 50));
  return relevant.filter((id) => shown.has(id)).length / Math.min(relevant.length, 50);
}

/** Plain BM25 (k1 1.2, b 0.75) over titles and features, the usual baseline: lower case, no accents, words as they are. */
export class Bm25 {
  private readonly postings = new Map<string, Map<number, number>>();
  private readonly lengths = new Map<number, number>();
  private average = 0;

  constructor(documents: readonly { id: number; text: string }[]) {
    for (const { id, text } of documents) {
      const words = wordsOf(text);
      this.lengths.set(id, words.length);
      this.average += words.length / documents.length;
      for (const word of words) {
        const list = this.postings.get(word) ?? new Map<number, number>();
        this.postings.set(word, list.set(id, (list.get(id) ?? 0) + 1));
      }
    }
  }

  search(query: string, limit: number): number[] {
    const scores = new Map<number, number>();
    for (const word of new Set(wordsOf(query))) {
      const list = this.postings.get(word) ?? new Map<number, number>();
      const rarity = Math.log(1 + (this.lengths.size - list.size + 0.5) / (list.size + 0.5));
      for (const [id, times] of list) {
        const norm = 1.2 * (0.25 + (0.75 * (this.lengths.get(id) ?? 0)) / this.average);
        scores.set(id, (scores.get(id) ?? 0) + (rarity * times * 2.2) / (times + norm));
      }
    }
    return [...scores]
      .sort(([a, m], [b, n]) => n - m || a - b)
      .slice(0, limit)
      .map(([id]) => id);
  }
}

export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

import fc from 'fast-check';
import { type TextDocument, emitDocument } from '@/modules/products/domain/text/index/document';
import { matchModel, modelNumber } from '@/modules/search-language/domain/model-number';
import { type QueryWord, parseQuery } from '@/modules/products/domain/text/query/query-words';
import { ALIASES, BROADER_TERMS } from '@/modules/search-language/domain/synonyms';
import { TextIndex } from './text-index';
import { Turns } from '@/shared/kernel/turns';

const WORDS =
  'cámara cámaras bala bullet domo sensor sensores de para luz luces 4 mp 4mp ip 67 ip67 cat 6 dvr grabador wi-fi no break ups 2.8mm ds 2cd 2143 g2 cam sen'.split(
    ' ',
  );
const MODELS = 'DS-2CD2143G2-I DS-2CD2143 DS-2CD2143G2 2143-A NVR8CH BALA-4MP X CAT6 AB 12-12 DS2CD'.split(' ');

const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 5 }).map((list) => list.join(' '));
const documents: fc.Arbitrary<TextDocument> = fc.record({
  model: fc.constantFrom('', ...MODELS),
  title: words,
  brand: fc.constantFrom('', 'TP-Link', 'Hikvision', 'La Luz'),
  categories: fc.array(words, { maxLength: 2 }),
  features: fc.array(words, { maxLength: 2 }),
});
const queries = fc.oneof(
  words,
  fc
    .array(fc.constantFrom(...WORDS, ...MODELS, 'de', 'hik', '143g', 'tp link', 'la'), { maxLength: 4 })
    .map((list) => list.join(' ')),
);

/** The rules once more, by scanning: what has every word of the query, or has it whole inside its model. */
class Scan {
  constructor(private readonly documents: ReadonlyMap<number, TextDocument>) {}

  search(query: string): number[] {
    const { groups, joined } = parseQuery(query);
    if (groups.length === 0) return [];
    const sets = new Map<string, number[]>();
    for (const { whole, words: parts } of groups) {
      const asOne = whole ? this.having(whole) : [];
      const single = whole !== undefined && asOne.length > 0;
      if (single) sets.set(whole.term, asOne);
      for (const word of single ? [] : parts) {
        if (word.last || !sets.has(word.term)) sets.set(word.term, this.having(word));
      }
    }
    const all = [...this.documents.keys()];
    const strict = all.filter((slot) => [...sets.values()].every((set) => set.includes(slot)));
    const models = all.filter((slot) => joined !== undefined && this.inModel(slot, joined, 1));
    return [...new Set([...strict, ...models])].sort((a, b) => a - b);
  }

  private having(word: QueryWord): number[] {
    const known = [...this.documents.keys()].some((slot) => this.terms(slot).has(word.term));
    const completes =
      word.last && (word.surface.length >= 3 || (word.surface.length === 2 && !known && /[a-z]/.test(word.surface)));
    return [...this.documents.keys()].filter((slot) => {
      const terms = this.terms(slot);
      if (terms.has(word.term) || this.isModel(slot, word)) return true;
      if ((BROADER_TERMS.get(word.term) ?? []).some((term) => terms.has(term))) return true;
      if (word.modelMatch !== undefined && this.inModel(slot, word.surface.replaceAll('.', ''), word.modelMatch))
        return true;
      return completes && this.begins(slot, word, terms);
    });
  }

  private begins(slot: number, { surface, modelMatch }: QueryWord, terms: ReadonlySet<string>): boolean {
    return (
      [...terms].some((term) => term.startsWith(surface)) ||
      (modelMatch === undefined && this.compact(slot).startsWith(surface)) ||
      ALIASES.some(([alias, term]) => alias.startsWith(surface) && terms.has(term))
    );
  }

  private isModel(slot: number, { surface }: QueryWord): boolean {
    return surface !== '' && this.compact(slot) === surface;
  }

  private compact(slot: number): string {
    return modelNumber(this.documents.get(slot)?.model ?? '').compact;
  }

  private inModel(slot: number, fragment: string, least: number): boolean {
    const { compact, starts } = modelNumber(this.documents.get(slot)?.model ?? '');
    return matchModel(compact, starts, fragment) >= least;
  }

  private terms(slot: number): Set<string> {
    const terms = new Set<string>();
    const document = this.documents.get(slot);
    if (document === undefined) return terms;
    emitDocument(document, modelNumber(document.model), {
      word: ({ term }) => terms.add(term),
      term: (term) => terms.add(term),
    });
    return terms;
  }
}

interface Change {
  slot: number;
  document: TextDocument | undefined;
}
const changes: fc.Arbitrary<Change> = fc.record({
  slot: fc.nat(12),
  document: fc.option(documents, { nil: undefined, freq: 3 }),
});

function apply(list: readonly Change[]): { index: TextIndex; held: Map<number, TextDocument> } {
  const index = new TextIndex();
  const held = new Map<number, TextDocument>();
  for (const { slot, document } of list) {
    if (document) {
      index.put(slot, document);
      held.set(slot, document);
    } else {
      index.remove(slot);
      held.delete(slot);
    }
  }
  return { index, held };
}

describe('TextIndex, properties', () => {
  it('matches what a scan of the products matches, after any changes', () => {
    fc.assert(
      fc.property(
        fc.array(changes, { maxLength: 25 }),
        fc.array(queries, { minLength: 1, maxLength: 6 }),
        (list, asked) => {
          const { index, held } = apply(list);
          const scan = new Scan(held);
          for (const query of asked) {
            const expected = scan.search(query);
            const { slots, corrected } = index.search(query);
            const answer = corrected ? 'nothing, and what comes near' : [...slots].sort((a, b) => a - b);
            expect([query, answer]).toEqual([query, corrected && expected.length === 0 ? answer : expected]);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('forgets: after any changes it answers as one built of what is left', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 25 }), queries, (list, query) => {
        const { index, held } = apply(list);
        const fresh = new TextIndex();
        for (const [slot, document] of held) fresh.put(slot, document);
        expect(index.vocabulary).toBe(fresh.vocabulary);
        expect(ranking(index, query)).toEqual(ranking(fresh, query));
      }),
      { numRuns: 400 },
    );
  });

  it('answers the same filled at once as one by one, and after changes upon that', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(documents, { maxLength: 12 }),
        fc.array(changes, { maxLength: 12 }),
        fc.array(queries, { minLength: 1, maxLength: 4 }),
        async (many, list, asked) => {
          const [whole, single] = [new TextIndex(), new TextIndex()];
          whole.expectMany();
          for (const [slot, document] of many.entries()) for (const index of [whole, single]) index.put(slot, document);
          await whole.settle(new Turns());
          for (const step of [[], list]) {
            for (const index of [whole, single]) change(index, step);
            expect(whole.vocabulary).toBe(single.vocabulary);
            for (const query of asked) {
              const expected = [...single.search(query).slots, ...single.search(query).scores];
              expect([...whole.search(query).slots, ...whole.search(query).scores]).toEqual(expected);
            }
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('never throws, scores everything above zero and below five', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 5 }), text, (list, query) => {
        const index = new TextIndex();
        list.forEach(([model, title], slot) => {
          index.put(slot, { model, title, brand: model, categories: [title], features: [title] });
        });
        for (const asked of [query, ...list.flat()]) {
          for (const score of index.search(asked).scores) {
            expect(score).toBeGreaterThanOrEqual(0);
            expect(score).toBeLessThan(5);
          }
        }
        list.forEach((_, slot) => {
          index.remove(slot);
        });
        expect([index.documents, index.vocabulary]).toEqual([0, 0]);
      }),
      { numRuns: 80 },
    );
  });
});

function change(index: TextIndex, list: readonly Change[]): void {
  for (const { slot, document } of list)
    if (document) index.put(slot, document);
    else index.remove(slot);
}

function ranking(index: TextIndex, query: string): [number, number][] {
  const { slots, scores } = index.search(query);
  return [...slots].map((slot, at): [number, number] => [slot, scores[at] ?? 0]).sort(([a], [b]) => a - b);
}

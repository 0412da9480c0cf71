import fc from 'fast-check';
import { ALL_FIELDS, Field, WEIGHTS_OF_FIELDS } from '@/modules/products/domain/text/index/fields';
import type { ModelHits } from '@/modules/products/domain/text/index/model-table';
import { PostingLists } from '@/modules/products/domain/text/index/posting-lists';
import { MatchBoard } from '@/modules/products/domain/text/query/match-board';
import type { WordPlan } from '@/modules/products/domain/text/query/word-plan';
import { ModelMatch } from '@/modules/search-language/domain/model-number';

const SLOTS = 700;
const LISTS = 12;
const MODEL_PART = WEIGHTS_OF_FIELDS[Field.ModelPart] ?? 0;
const MATCH_WORTHS = [0, 0.4, 0.7, 0.9, 1].map((factor) => factor * MODEL_PART);

type Entries = ReadonlyMap<number, number>;
type Plan = Omit<WordPlan, 'hits' | 'size'> & { readonly hits: Entries };

/** Some or many slots, each with a number up to `most`: long and short lists are merged differently. */
function entries(most: number): fc.Arbitrary<Entries> {
  const sized = (size: number): fc.Arbitrary<[number, number][]> =>
    fc.array(fc.tuple(fc.nat(SLOTS - 1), fc.integer({ min: 1, max: most })), { maxLength: size, size: 'max' });
  return fc.oneof(sized(4), sized(60), sized(900)).map((list) => new Map(list.sort(([a], [b]) => a - b)));
}

const plans = fc.record<Plan>({
  lists: fc.uniqueArray(fc.nat(LISTS - 1), { maxLength: 6 }),
  factors: fc.array(fc.constantFrom(1, 0.8, 0.55), { minLength: 6, maxLength: 6 }),
  hits: fc.oneof(fc.constant(new Map<number, number>()), entries(ModelMatch.Prefix)),
  ranksModels: fc.boolean(),
  weight: fc.constantFrom(0.5, 1, 3.25),
});

const cases = fc.record({
  lists: fc.array(entries(ALL_FIELDS), { minLength: LISTS, maxLength: LISTS }),
  words: fc.array(plans, { minLength: 1, maxLength: 4 }),
  joined: fc.option(entries(ModelMatch.Exact), { nil: undefined }),
  exact: fc.option(fc.nat(LISTS - 1), { nil: undefined }),
  spelled: fc.uniqueArray(fc.nat(LISTS - 1), { maxLength: 2 }),
});

type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

/** The rules once more, product by product. */
function expected({ lists, words, joined, exact, spelled }: Case): [number, number][] {
  const found: [number, number][] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const gains = words.map((word) => gainOf(word, slot, lists));
    const has = gains.filter((gain) => gain !== undefined);
    const matches = has.length === words.length;
    const hit = joined?.get(slot);
    if (!matches && hit === undefined) continue;
    const ranks = matches ? words.map(({ ranksModels, hits }) => (ranksModels ? (hits.get(slot) ?? 0) : 0)) : [];
    const isExact = exact !== undefined && ((lists[exact]?.get(slot) ?? 0) & Field.WholeModel) !== 0;
    const rank = isExact ? ModelMatch.Exact : Math.max(0, hit ?? 0, ...ranks);
    const step = 1 / (spelled.length + 1);
    const said = spelled.filter((list) => lists[list]?.has(slot)).length;
    const score = matches ? has.reduce((sum, gain) => sum + gain, 0) : 0;
    found.push([slot, rank + said * step + (score * 0.999 * step) / totalWeight(words)]);
  }
  return found;
}

/** The best hit of a word; undefined for a product without it. */
function gainOf(word: Plan, slot: number, lists: readonly Entries[]): number | undefined {
  const gains = word.lists.flatMap((list, place) => {
    const mask = lists[list]?.get(slot) ?? 0;
    return mask === 0 ? [] : [word.weight * (word.factors[place] ?? 1) * (WEIGHTS_OF_FIELDS[mask] ?? 0)];
  });
  const match = word.hits.get(slot);
  if (match !== undefined) gains.push(word.weight * (MATCH_WORTHS[match] ?? 0));
  return gains.length === 0 ? undefined : Math.max(...gains);
}

function totalWeight(words: readonly Plan[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

function hitsOf(entriesOf: Entries): ModelHits {
  // What was found before may leave its arrays longer than they are told to be.
  const slots = Uint32Array.from([...entriesOf.keys(), SLOTS + 1]);
  return { count: entriesOf.size, slots, matches: Uint8Array.from([...entriesOf.values(), ModelMatch.Exact]) };
}

function postingsOf(lists: readonly Entries[]): PostingLists {
  const postings = new PostingLists();
  lists.forEach((list, number) => {
    for (const [slot, mask] of list) postings.set(number, slot, mask);
  });
  return postings;
}

function asked(board: MatchBoard, postings: PostingLists, one: Omit<Case, 'lists'>): [number, number][] {
  const words = one.words.map((plan): WordPlan => {
    const size = plan.lists.reduce((sum, list) => sum + postings.length(list), plan.hits.size);
    return { ...plan, hits: hitsOf(plan.hits), size };
  });
  let count = board.match(words);
  if (one.joined) count = board.addModels(hitsOf(one.joined));
  if (one.exact !== undefined) board.raiseExact(one.exact);
  for (const list of one.spelled) board.raiseSpelled(list);
  const { slots, scores } = board.results(totalWeight(one.words));
  expect([slots.length, scores.length]).toEqual([count, count]);
  return [...slots].map((slot, at): [number, number] => [slot, scores[at] ?? 0]);
}

describe('MatchBoard', () => {
  it('finds and scores what the rules say of each product, ascending, one query after another', () => {
    fc.assert(
      fc.property(cases, fc.array(cases, { minLength: 1, maxLength: 3 }), (first, others) => {
        const postings = postingsOf(first.lists);
        const board = new MatchBoard(postings);
        for (const one of [first, ...others.map((other) => ({ ...other, lists: first.lists }))]) {
          const wanted = expected(one);
          const found = asked(board, postings, one);
          expect(found.map(([slot]) => slot)).toEqual(wanted.map(([slot]) => slot));
          expect(wanted.filter(([, score], at) => Math.abs((found[at]?.[1] ?? 0) - score) > 1e-5)).toEqual([]);
        }
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });

  it('finds nothing where a word has nothing, and what a model has after that', () => {
    const postings = postingsOf([new Map([[3, Field.Title]]), new Map([[5, Field.Title]])]);
    const board = new MatchBoard(postings);
    const word = (list: number): WordPlan => ({
      lists: [list],
      factors: [1],
      hits: hitsOf(new Map()),
      ranksModels: true,
      size: 1,
      weight: 1,
    });
    expect(board.match([word(0), word(1)])).toBe(0);
    expect(board.addModels(hitsOf(new Map([[7, ModelMatch.Inside]])))).toBe(1);
    expect([...board.results(2).slots]).toEqual([7]);
    expect(board.match([])).toBe(0);
  });
});

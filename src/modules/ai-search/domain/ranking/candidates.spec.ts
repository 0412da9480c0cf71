import { TextIndex } from '@/modules/products/domain/text/text-index';
import { KindTable } from '../kinds/kind-table';
import type { Concept } from '../reading/intent';
import { parseIntent } from '../reading/parse-intent';
import { TraitTable } from '../traits/trait-table';
import { Lexicon } from '../words/lexicon';
import { THESAURUS } from '../words/thesaurus-data';
import { CandidateFinder } from './candidates';
import { ConceptBoard } from './concept-board';

const index = new TextIndex();
index.put(0, { model: 'DS-2143', title: 'Zumbrela', brand: 'Marca', categories: [], features: [] });
index.put(1, { model: 'NV-16', title: 'Grabador', brand: 'Marca', categories: [], features: [] });
const board = new ConceptBoard(index, new TraitTable(), () => new Uint32Array());
const finder = new CandidateFinder(board, new TraitTable(), new KindTable());
const catalog = { capacity: 2, documents: 2, listed: () => Uint32Array.of(0, 1), isListed: () => true };
const empty = parseIntent('', new Lexicon(THESAURUS, { brands: [], branches: [], categories: [] }), index);

const unknown = (said: string, more: Partial<Concept> = {}): Concept => ({
  ...{ said, alternatives: [], categoryIds: [], role: 'subject', unknown: true },
  ...more,
});
const found = (concepts: readonly Concept[]): number[] => [...finder.collect({ ...empty, concepts }, catalog)];
const STRANGE = Array.from({ length: 20 }, (_, at) => unknown(`qwxyzk${String.fromCharCode(97 + at)}v`));

describe('words that no product has', () => {
  it('are looked for with corrections', () => {
    expect(found([unknown('zumbrila')])).toEqual([0]);
  });

  it('are corrected a few times alone, and looked for as they are typed beyond that', () => {
    const search = jest.spyOn(index, 'search');
    expect(found([...STRANGE, unknown('2143')])).toEqual([0]);
    expect(search.mock.calls.length).toBeLessThanOrEqual(12);
    search.mockRestore();
  });

  it('are never corrected where they are model numbers', () => {
    const search = jest.spyOn(index, 'search');
    expect(found([unknown('ds2143', { model: true })])).toEqual([0]);
    expect(found([unknown('ds2144', { model: true })])).toEqual([]);
    expect(board.beginsModels('ds214')).toBe(true);
    expect(board.beginsModels('ds224')).toBe(false);
    expect(search).not.toHaveBeenCalled();
    search.mockRestore();
  });
});

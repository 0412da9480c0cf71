import type { SearchCriteria } from '@/modules/products/domain/search-criteria';
import { FoundMemory } from '@/modules/products/snapshot/finding/found-memory';

const criteria = (text: string, number = 1): SearchCriteria => ({
  text,
  categoryIds: [],
  brandIds: [],
  branchCodes: [],
  inStock: false,
  newStock: false,
  sort: { key: 'relevance', descending: false },
  page: { number, size: 60 },
});
const found = (total: number) => ({ revision: '1 1', total, first: Array.from({ length: total }, (_, slot) => slot) });

describe('FoundMemory', () => {
  it.each([0, 1, 99, 100, 600])('gives a search back that found %i products', (total) => {
    const memory = new FoundMemory();
    memory.keep(criteria('antena ip'), found(total));
    expect(memory.find(criteria('antena ip'), '1 1')).toEqual(found(total));
    expect(memory.find(criteria('antena'), '1 1')).toBeUndefined();
    expect(memory.find({ ...criteria('antena ip'), typed: 'antena+ip' }, '1 1')).toBeUndefined();
  });

  it('gives nothing back of another revision', () => {
    const memory = new FoundMemory();
    memory.keep(criteria('antena ip'), found(0));
    expect(memory.find(criteria('antena ip'), '1 2')).toBeUndefined();
  });

  it('gives the newer of two findings back, whatever either found', () => {
    const memory = new FoundMemory();
    for (const [before, after] of [
      [200, 3],
      [3, 200],
    ]) {
      memory.keep(criteria('camara'), { ...found(before ?? 0), revision: '1 1' });
      memory.keep(criteria('camara'), { ...found(after ?? 0), revision: '2 1' });
      expect(memory.find(criteria('camara'), '2 1')?.total).toBe(after);
    }
  });

  it('keeps a common search however many rare ones come', () => {
    const memory = new FoundMemory();
    memory.keep(criteria('camara'), found(600));
    for (let at = 0; at < 50_000; at++) memory.keep(criteria(`modelo ${at}`), found(1));
    expect(memory.find(criteria('camara'), '1 1')?.total).toBe(600);
    expect(memory.find(criteria('modelo 49999'), '1 1')?.total).toBe(1);
    expect(memory.find(criteria('modelo 0'), '1 1')).toBeUndefined();
  });

  it('tells nothing of a page beyond what was put in order', () => {
    const memory = new FoundMemory();
    memory.keep(criteria('camara'), { ...found(600), total: 5000 });
    expect(memory.find(criteria('camara', 10), '1 1')).toBeDefined();
    expect(memory.find(criteria('camara', 11), '1 1')).toBeUndefined();
  });
});

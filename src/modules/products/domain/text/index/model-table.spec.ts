import { ModelMatch, modelNumber } from '@/modules/search-language/domain/model-number';
import { ModelTable, tripleList } from './model-table';

function search(table: ModelTable, fragment: string, least: number = ModelMatch.Inside): number[] {
  const { slots, count } = table.search(fragment, least);
  return [...slots.subarray(0, count)];
}

describe('ModelTable', () => {
  it('finds fragments by how they sit', () => {
    const table = new ModelTable();
    for (const [slot, model] of ['AB-1234', 'XAB1234', 'Z-AB12', 'Ñandú-9'].entries())
      table.put(slot, modelNumber(model));
    expect(search(table, 'ab12')).toEqual([0, 1, 2]);
    expect(search(table, 'ab12', ModelMatch.PartStart)).toEqual([0, 2]);
    expect(search(table, 'ab', ModelMatch.PartStart)).toEqual([0, 2]);
    expect(search(table, 'ab1234', ModelMatch.Exact)).toEqual([0]);
    expect(search(table, 'nandu9')).toEqual([3]);
    expect(search(table, 'a')).toEqual([]);
    expect(search(table, '')).toEqual([]);
  });

  it('tells characters apart that its lists do not', () => {
    const table = new ModelTable();
    table.put(0, modelNumber('AΩ1'));
    table.put(1, modelNumber('AЖ1'));
    expect(search(table, 'aω1')).toEqual([0]);
  });

  it('keeps nothing of a model that was replaced or removed', () => {
    const table = new ModelTable();
    table.put(5, modelNumber('AB-1234'));
    table.put(5, modelNumber('ZX-99'));
    expect([search(table, 'b12'), search(table, 'zx9')]).toEqual([[], [5]]);
    expect(table.grams.length(tripleList('b12', 0))).toBe(0);
    table.remove(5);
    expect(search(table, 'zx9')).toEqual([]);
    expect(table.grams.length(tripleList('zx9', 0))).toBe(0);
  });
});

import { CatalogChanges } from '@/modules/feed/catalog-changes.service';
import type { CatalogPublisher } from '@/modules/feed/publishing/catalog-publisher.service';
import type { CatalogChange } from '@/modules/feed/domain/catalog-change';
import type { CatalogChangeRepository } from '@/modules/feed/persistence/catalog-change.repository';

/** Changes of price of products 1, 2, …, each at the position of its own number. */
function changesOf(count: number): CatalogChanges {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ productId: index + 1, position: index + 1, listed: true, listedPos: 0, withdrawnPos: 0 },
    ...{ pricePos: index + 1, stockPos: 0, sheetPos: 0, changedAt: 0 },
  }));
  const repository = {
    since: (position: number, limit: number) =>
      Promise.resolve(rows.filter((row) => row.position > position).slice(0, limit) as unknown as CatalogChange[]),
  };
  return new CatalogChanges(repository as CatalogChangeRepository, {} as CatalogPublisher);
}

describe('what has become of products since a position (Beyond 1.3)', () => {
  it.each([
    [3, 3, 3, false],
    [4, 3, 3, true],
    [9, 3, 3, true],
  ])('of %i products is told %i at a time at most', async (count, limit, told, more) => {
    const page = await changesOf(count).since({ from: 0, known: 0 }, new Set(['price']), limit);
    expect([page.changes.length, page.position, page.more]).toEqual([told, told, more]);
  });
});

import { AccountChanges } from '@/modules/feed/account-changes.service';
import type { CatalogChanges } from '@/modules/feed/catalog-changes.service';
import type { FeedMemory } from '@/modules/feed/feed-memory.service';
import type { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import type { ProductSearchService } from '@/modules/products/product-search.service';

const ROOM = { entries: 50, bytes: 10 };
const RANGE = { from: 0, known: 0, to: 9 };

/** Changes of products 1, 2, …, each at the position of its own number, which are written as given. */
function changesOf(...written: readonly string[]): AccountChanges {
  return changesAhead([], written);
}

/** The same, of which memory shows some ahead of their publication. */
function changesAhead(ahead: readonly number[], written: readonly string[]): AccountChanges {
  const changes = written.map((_one, index) => ({ productId: index + 1, position: index + 1, at: new Date(0) }));
  return new AccountChanges(
    {
      aheadOf: () => Promise.resolve(new Set(ahead)),
      ofKind: (_kind: string, { from }: { from: number }) =>
        Promise.resolve({ changes: changes.slice(from), position: written.length, more: false, known: written.length }),
    } as unknown as CatalogChanges,
    { isBehind: () => false } as unknown as FeedMemory,
    { context: () => ({}), slotsOf: ([id]: number[]) => [id] } as unknown as ProductSearchService,
    {} as CatalogSnapshot,
    { write: (_context, { productId }) => written[productId - 1] },
  );
}

describe('changes of a kind that are sent to an account (Beyond 2.2)', () => {
  it('are as many as there is room for, and the rest waits', async () => {
    const changes = changesOf('"1"', '"2"', '"33333"');
    expect(await changes.ofKind(1, 'price', RANGE, ROOM)).toMatchObject({
      ...{ entries: ['"1"', '"2"'], position: 2, more: true, known: 0 },
    });
    expect(await changes.ofKind(1, 'price', { ...RANGE, from: 2 }, ROOM)).toMatchObject({
      ...{ entries: ['"33333"'], position: 3, more: false, known: 3 },
    });
  });

  it('end before one that memory shows ahead of its publication: it may be undone without being told', async () => {
    const told = await changesAhead([2], ['"1"', '"2"', '"3"']).ofKind(1, 'price', RANGE, ROOM);
    expect(told).toMatchObject({ entries: ['"1"'], position: 1, more: true, known: 0 });
  });

  it('leave out one that there is never room for, and go on behind it', async () => {
    const told = await changesOf('"1"', '"too long for any body"', '"3"').ofKind(1, 'price', RANGE, ROOM);
    expect(told).toMatchObject({ entries: ['"1"', '"3"'], position: 3, more: false });
  });
});

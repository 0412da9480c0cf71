import { CatalogBatches } from '@/modules/feed/publishing/catalog-batches.service';
import type { CatalogChangeRepository } from '@/modules/feed/persistence/catalog-change.repository';
import type { CatalogDigests } from '@/modules/products/catalog-digests.service';
import type { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import type { ChangeFeed } from '@/shared/database/changes/change-feed';
import type { Database } from '@/shared/database/database';

const LOGGED = 20_000;

/** A log of as many lines, each of a product of its own, of which memory shows those up to `memory.high`. */
function logBehind(memory: { high: number }) {
  let waiting = Array.from({ length: LOGGED }, (_, index) => index + 1);
  const beside = new Set<number>([-1]);
  const batches = new CatalogBatches(
    { shows: (_of: object, { seq }: { seq: number }) => seq <= memory.high } as unknown as ChangeFeed,
    {
      takeBeside: () => [...beside].splice(0).filter((id) => beside.delete(id)),
      putBeside: (ids: readonly number[] = []) => {
        ids.forEach((id) => beside.add(id));
      },
      stillBeside: beside,
    } as unknown as CatalogSnapshot,
    { touchedBy: ({ id }: { id: string }) => [Number(id)] } as unknown as CatalogDigests,
    {
      unpublished: (after: number, limit: number) => {
        const lines = waiting.filter((seq) => seq > after).slice(0, limit);
        return Promise.resolve(lines.map((seq) => ({ seq, entity: 'product', entityId: String(seq) })));
      },
    } as unknown as CatalogChangeRepository,
    { dialect: 'mysql' } as Database,
  );
  return {
    ahead: () => batches.ahead(),
    batches,
    /** Publishes as a look of the publisher does; answers how many products. */
    look: async (): Promise<number> => {
      let published = 0;
      for (let batch = await batches.take(); batch; batch = batch.more ? await batches.take() : undefined) {
        const done = new Set(batch.lines?.map(({ seq }) => seq));
        waiting = waiting.filter((seq) => !done.has(seq));
        published += batch.productIds.length;
        batches.settle(batch, true);
      }
      return published;
    },
  };
}

describe('what of the change log can be published', () => {
  it('is all that memory shows at each look, however far it is behind the log', async () => {
    const memory = { high: 0 };
    const log = logBehind(memory);
    await log.look();
    for (let look = 0; look < 25; look++) {
      memory.high += 800;
      await expect(log.look()).resolves.toBe(800);
    }
  });

  it('knows which products memory may show ahead of their publication', async () => {
    const log = logBehind({ high: 2500 });
    expect([...(await log.ahead())].sort((a, b) => a - b)).toEqual([
      -1,
      ...Array.from({ length: 2500 }, (_, n) => n + 1),
    ]);
    await log.look();
    expect([...(await log.ahead())]).toEqual([]);
  });

  it('has what was not published taken again, with what no line names, from the oldest line on', async () => {
    const { batches, ahead } = logBehind({ high: LOGGED });
    const first = await batches.take();
    if (!first) throw new Error('nothing to publish');
    expect((await ahead()).has(-1)).toBe(true);
    batches.settle(first, false);
    expect((await batches.take())?.productIds).toEqual(first.productIds);
    expect(first.productIds).toContain(-1);
  });
});

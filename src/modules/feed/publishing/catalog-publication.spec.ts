import { setImmediate as nextTurn } from 'node:timers/promises';
import { CatalogPublication } from '@/modules/feed/publishing/catalog-publication.service';
import type { CatalogChange } from '@/modules/feed/domain/catalog-change';
import type { CatalogChangeRepository } from '@/modules/feed/persistence/catalog-change.repository';
import type { CatalogDigests } from '@/modules/products/catalog-digests.service';
import type { Database, Transaction } from '@/shared/database/database';
import { noteRequest, requestsCome } from '@/shared/kernel/turns';

const IDS = Array.from({ length: 2500 }, (_, index) => index + 1);

/** A publication whose database answers at once, as SQLite does: nothing but it itself lets anybody in. Each product calls `meanwhile`. */
function publicationOf(
  meanwhile: () => void = () => undefined,
  dialect = 'sqlite',
): {
  publication: CatalogPublication;
  saved: CatalogChange[];
  /** Has the next transaction deadlock behind its work, and find the series locked by another process when it is tried again. */
  loseNext: () => void;
} {
  const lost = { next: false, locked: false };
  const saved: CatalogChange[] = [];
  let last = 0;
  const manager = {
    query: (_sql: string, values: readonly unknown[]) => {
      if (values.length === 2) last = Number(values[0]);
      return Promise.resolve(lost.locked ? [] : [{ value: last }]);
    },
  } as unknown as Transaction;
  const database = {
    dialect,
    write: async <T>(work: (transaction: Transaction) => Promise<T>) => {
      const before = last;
      const outcome = await work(manager);
      if (!lost.next) return outcome;
      [saved.length, last] = [0, before];
      Object.assign(lost, { next: false, locked: true });
      return work(manager).finally(() => (lost.locked = false));
    },
  } as unknown as Database;
  const changes = {
    find: () => Promise.resolve(new Map()),
    save: (_manager: Transaction, rows: readonly CatalogChange[]) => {
      saved.push(...rows);
      return Promise.resolve();
    },
    markPublished: () => Promise.resolve(),
  } as unknown as CatalogChangeRepository;
  const digests = {
    of: () => {
      meanwhile();
      return { listed: true, price: 'p', stock: 's', sheet: 'sheet000' };
    },
    ofTexts: () => Promise.resolve(new Map()),
  } as unknown as CatalogDigests;
  const publication = new CatalogPublication(database, changes, digests, { now: () => new Date(0) });
  publication.reached = 0;
  return { publication, saved, loseNext: () => (lost.next = true) };
}

describe('publishing many products', () => {
  beforeEach(async () => {
    while (requestsCome()) await nextTurn();
  });

  it('gives each its position, in the order given', async () => {
    const { publication, saved } = publicationOf();
    await expect(publication.publish({ productIds: IDS })).resolves.toBe(true);
    expect(saved.map(({ productId, position }) => [productId, position])).toEqual(IDS.map((id) => [id, id]));
    expect(publication.reached).toBe(IDS.length);
  });

  it('lets requests through between its transactions', async () => {
    const { publication, saved } = publicationOf();
    const seen: number[] = [];
    const look = (): void => {
      seen.push(saved.length);
      if (saved.length < IDS.length) setImmediate(look);
    };
    setImmediate(look);
    await publication.publish({ productIds: IDS });
    expect(new Set(seen)).toEqual(new Set([0, 1000, 2000]));
  });

  it.each([
    ['sqlite', [0, 100, 200, 300]],
    ['mysql', [0, 1000, 2000]],
  ])('while requests come, takes as much at once as they can wait for on %s', async (dialect, expected) => {
    const { publication, saved } = publicationOf(noteRequest, dialect);
    const seen: number[] = [];
    noteRequest();
    const stopped = (): boolean => seen.push(saved.length) === expected.length;
    // However long this machine takes: the last request was just now.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    try {
      await publication.publish({ productIds: IDS, stopped });
    } finally {
      clock.mockRestore();
    }
    expect(seen).toEqual(expected);
  });

  it('leaves the rest to the next process when this one is about to end', async () => {
    const { publication, saved } = publicationOf();
    const finish = jest.fn(() => Promise.resolve());
    const stopped = (): boolean => saved.length >= 1000;
    await expect(publication.publish({ productIds: IDS, stopped, finish })).resolves.toBe(false);
    expect([saved.length, finish.mock.calls.length]).toEqual([1000, 0]);
  });

  it('takes nothing for published of a transaction that was rolled back', async () => {
    const { publication, saved, loseNext } = publicationOf();
    loseNext();
    await expect(publication.publish({ productIds: IDS })).resolves.toBe(false);
    expect([saved.length, publication.reached]).toEqual([0, 0]);
    loseNext();
    await expect(publication.keep([])).resolves.toBe(false);
    await expect(publication.publish({ productIds: IDS })).resolves.toBe(true);
    expect(saved).toHaveLength(IDS.length);
  });

  it('publishes nothing when another process has since', async () => {
    const { publication, saved } = publicationOf();
    publication.reached = 7;
    await expect(publication.publish({ productIds: IDS })).resolves.toBe(false);
    const finish = jest.fn(() => Promise.resolve());
    await expect(publication.keep([{} as CatalogChange], finish)).resolves.toBe(false);
    expect([saved.length, publication.reached, finish.mock.calls.length]).toEqual([0, 7, 0]);
  });
});

import type { CatalogPublication } from '@/modules/feed/publishing/catalog-publication.service';
import type { CatalogChanges, ChangedProduct } from '@/modules/feed/catalog-changes.service';
import type { FeedPlace } from '@/modules/feed/domain/feed-place';
import { FeedMemory } from '@/modules/feed/feed-memory.service';
import { FeedReader } from '@/modules/feed/feed-reader.service';
import type { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import type { ProductSearchService } from '@/modules/products/product-search.service';
import type { ProductTextsService } from '@/modules/products/product-texts.service';
import type { ChangeFeed } from '@/shared/database/changes/change-feed';

const LATEST = 9;
/** How long a state of memory is waited for, and the turn in which that is given up. */
const GIVEN_UP_MS = 1201;
/** That of one whose memory has all that led to the positions asked for. */
const REFRESHED_MS = 121;
const MARKS = { account: 'a', warehouses: 'w', rate: '' };
const CALLER = { accountId: 1, clientId: 'c', scopes: [] };
const changed = (productId: number, position: number): ChangedProduct => ({
  ...{ productId, position, at: new Date(0) },
  ...{ type: 'changed', kinds: ['price'] },
});

/** A reader of a node whose memory can be read up to `reached` in time, beside products of which changes still wait. */
function readerOf(
  reached: number,
  waiting: readonly number[] = [],
  caughtUp = (): Promise<boolean> => new Promise(() => 0),
  ahead: number[] = [],
) {
  const changes = {
    ahead: () => Promise.resolve(new Set(ahead)),
    aheadOf: () => Promise.resolve(new Set(ahead)),
    publishSoon: () => Promise.resolve(ahead.splice(0)),
    timesOf: () => Promise.resolve(new Map()),
    latest: () => Promise.resolve(LATEST),
    since: () =>
      Promise.resolve({ changes: [changed(1, 5), changed(2, 7)], position: LATEST, more: false, known: LATEST }),
  } as unknown as CatalogChanges;
  const search = {
    ...{ context: () => ({}), marks: () => MARKS, slotsOf: ([id]: number[]) => [id] },
    listedAfter: (after: number, limit: number) => [1, 2, 4].filter((id) => id > after).slice(0, limit),
  };
  const log = {
    caughtUp,
    isBehind: () => waiting.length > 0,
    waits: (_of: object, entity: string, id: string) => entity === 'stock' && waiting.includes(Number(id)),
  };
  const memory = new FeedMemory(
    { shownIn: (id: number) => [{ entity: 'stock', id }] } as unknown as CatalogSnapshot,
    {} as ProductTextsService,
    log as unknown as ChangeFeed,
    { reached } as CatalogPublication,
  );
  const snapshot = { store: { idOf: (slot: number) => slot } } as unknown as CatalogSnapshot;
  return new FeedReader(changes, search as unknown as ProductSearchService, snapshot, memory);
}

const following = {
  phase: 'changes',
  position: 4,
  known: 4,
  marks: MARKS,
  options: {},
  restart: '',
  after: 0,
} as unknown as FeedPlace;

describe('a reader of the feed on a node whose memory is behind the positions (1.3)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const told = async (reader: FeedReader, withinMs = GIVEN_UP_MS): Promise<object> => {
    const page = reader.page(CALLER, following, 10);
    await jest.advanceTimersByTimeAsync(withinMs);
    const { entries, next, more } = await page;
    return { products: entries.map(({ productId }) => productId), position: next.position, more };
  };

  it.each([
    ['nothing of what it never read', 4, { products: [], position: 4, more: true }],
    ['what it has published or caught up with', 6, { products: [1], position: 5, more: true }],
    ['no place beyond it', 8, { products: [1, 2], position: 7, more: true }],
    ['all where that is all', 9, { products: [1, 2], position: 9, more: false }],
  ])('is told %s', async (_what, reached, expected) => {
    expect(await told(readerOf(reached))).toEqual(expected);
  });

  it('does not wait for the rest of an import where memory has all that was published', async () => {
    expect(await told(readerOf(9), REFRESHED_MS)).toEqual({ products: [1, 2], position: 9, more: false });
  });

  it('is told all that the log was read for in time, up to what could not be applied', async () => {
    const inTime = (): Promise<boolean> => Promise.resolve(true);
    expect(await told(readerOf(4, [], inTime))).toEqual({ products: [1, 2], position: 9, more: false });
    expect(await told(readerOf(4, [2], inTime))).toEqual({ products: [1], position: 5, more: true });
  });

  it('is told nothing of what it does not show where the log could not be read', async () => {
    const unread = (): Promise<boolean> => Promise.resolve(false);
    expect(await told(readerOf(6, [], unread))).toEqual({ products: [1], position: 5, more: true });
  });

  it('keeps what it knew when it began, as long as it is not told all', async () => {
    const known = async (reached: number): Promise<number> => {
      const page = readerOf(reached).page(CALLER, { ...following, known: 3 }, 10);
      await jest.advanceTimersByTimeAsync(GIVEN_UP_MS);
      return (await page).next.known;
    };
    expect([await known(6), await known(9)]).toEqual([3, LATEST]);
  });

  it('is told nothing in a pass that began behind what memory shows', async () => {
    const page = readerOf(6).page(CALLER, { ...following, phase: 'pass', position: 7 }, 10);
    await jest.advanceTimersByTimeAsync(GIVEN_UP_MS);
    expect(await page).toMatchObject({ entries: [], next: { phase: 'pass', after: 0 }, more: true });
  });

  it('begins no later than at what memory shows', async () => {
    const place = readerOf(6).begin(CALLER, following.options, 'pass');
    await jest.advanceTimersByTimeAsync(GIVEN_UP_MS);
    expect((await place).position).toBe(6);
  });
});

describe('a reader of the feed where memory is ahead of what is published: what it shows then may be undone without being told', () => {
  const inTime = (): Promise<boolean> => Promise.resolve(true);
  const passing: FeedPlace = { ...following, phase: 'pass', position: 9 };
  const told = async (place: FeedPlace, ahead: number[], limit = 10): Promise<object> => {
    const { entries, next, more } = await readerOf(9, [], inTime, ahead).page(CALLER, place, limit);
    const { phase, position, after } = next;
    return { products: entries.map(({ productId }) => productId), phase, position, after, more };
  };

  it('is told no change of such a product', async () => {
    const expected = { products: [1], phase: 'changes', position: 5, after: 0, more: true };
    expect(await told(following, [2])).toEqual(expected);
  });

  it('waits for its publication where there is nothing else to tell', async () => {
    const expected = { products: [1, 2], phase: 'changes', position: 9, after: 0, more: false };
    expect(await told(following, [1])).toEqual(expected);
  });

  it.each<[string, number[], number, object]>([
    ['no such product', [2], 10, { products: [1], phase: 'pass', after: 1 }],
    ['nothing beyond one that is not on sale now', [3], 10, { products: [1, 2], phase: 'pass', after: 2 }],
    [
      'not that the pass is over before one that is not on sale now',
      [5],
      10,
      { products: [1, 2, 4], phase: 'pass', after: 4 },
    ],
    ['what is before those of the page', [4], 2, { products: [1, 2], phase: 'pass', after: 2 }],
    ['everything where there is none', [], 10, { products: [1, 2, 4], phase: 'changes', after: 0 }],
  ])('is told in a pass %s', async (_what, ahead, limit, expected) => {
    expect(await told(passing, ahead, limit)).toMatchObject(expected);
  });

  it.each(['pass', 'changes'] as const)(
    'begins a pass (of %s) with the first product when its view is another',
    async (phase) => {
      const marks = { ...MARKS, account: 'before' };
      const { entries, next } = await readerOf(9, [], inTime).page(CALLER, { ...passing, phase, after: 2, marks }, 2);
      expect(entries.map(({ productId }) => productId)).toEqual([1, 2]);
      expect(next).toMatchObject({ phase: 'pass', restart: 'account', after: 2, position: 9, marks: MARKS });
    },
  );

  it('is told in a pass what was published meanwhile', async () => {
    expect(await told(passing, [1])).toMatchObject({ products: [1, 2, 4], phase: 'changes' });
  });
});

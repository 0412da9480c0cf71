import { ChangeFeed } from '@/shared/database/changes/change-feed';
import type { ChangeHandler } from '@/shared/database/changes/change-handler';
import type { Database } from '@/shared/database/database';
import { Deadline, patienceMs, under } from '@/shared/deadline/deadline';

const OF_ITS_OWN_MS = 10_000;

/** A database whose change log has one line, of an account. */
const database = {
  reader: {
    query: (sql: string) => {
      if (sql.includes('COUNT(*)')) return Promise.resolve([{ start: 0, amount: 1, places: 1 }]);
      return Promise.resolve([{ seq: 1, entity: 'account', entity_id: '7' }]);
    },
  },
  rows: () => Promise.resolve([]),
} as unknown as Database;

describe('what memory takes up for somebody who asks', () => {
  it('is not bound by the time that they have', async () => {
    const feed = new ChangeFeed(database);
    const patience: number[] = [];
    feed.register({
      entities: ['account'],
      load: () => Promise.resolve(),
      apply: () => {
        patience.push(patienceMs(OF_ITS_OWN_MS));
        return Promise.resolve();
      },
    } satisfies ChangeHandler);
    await under(new Deadline(0), () => feed.catchUp());
    expect(patience).toEqual([OF_ITS_OWN_MS]);
  });
});

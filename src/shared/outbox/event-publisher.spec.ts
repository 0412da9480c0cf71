import type { Database } from '@/shared/database/database';
import { appendEvents, type NewEvent } from '@/shared/outbox/append-events';
import { EventPublisher, type PublishedEvent } from '@/shared/outbox/event-publisher';
import { openMigrated } from '@test/support/servers/migrated-database';
import { availableDialects, temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

const AT = new Date('2026-11-21T16:00:00Z');
const event = (subject: string, version: number): NewEvent => ({
  accountId: 1,
  type: 'pedido.estado',
  subject,
  version,
  data: { version },
  occurredAt: AT,
});

describe.each(availableDialects())('event publisher on %s', (dialect) => {
  let place: TemporaryDatabase;
  let database: Database;

  beforeAll(async () => {
    place = await temporaryDatabase(dialect);
    database = await openMigrated(place.url);
  });

  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  beforeEach(async () => {
    await database.write(async (manager) => {
      await manager.query('DELETE FROM events');
      await manager.query('UPDATE counters SET value = 0');
    });
  });

  const subscribed = (): { publisher: EventPublisher; seen: PublishedEvent[] } => {
    const publisher = new EventPublisher(database);
    const seen: PublishedEvent[] = [];
    publisher.subscribe({
      published: (_manager, events) => {
        seen.push(...events);
        return Promise.resolve();
      },
    });
    return { publisher, seen };
  };

  it('gives each event one position, in order of its subject, and tells each once', async () => {
    await database.write((manager) => appendEvents(manager, [event('A', 2), event('A', 1), event('B', 1)]));
    const { publisher, seen } = subscribed();
    await publisher.publish();
    await publisher.publish();
    expect(seen.map(({ subject, position }) => [subject, position])).toEqual([
      ['A', 1],
      ['A', 2],
      ['B', 3],
    ]);
  });

  it('knows nothing of a transaction that was given up', async () => {
    const given = database.write(async (manager) => {
      await appendEvents(manager, [event('A', 1)]);
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    const { publisher, seen } = subscribed();
    await publisher.publish();
    expect(seen).toEqual([]);
  });

  it('leaves positions and events as they were when a subscriber fails', async () => {
    await database.write((manager) => appendEvents(manager, [event('A', 1)]));
    const { publisher, seen } = subscribed();
    let failing = true;
    publisher.subscribe({
      published: () => (failing ? Promise.reject(new Error('no room')) : Promise.resolve()),
    });
    await publisher.publish();
    failing = false;
    await publisher.publish();
    expect(seen.map(({ position }) => position)).toEqual([1, 1]);
    const rows = await database.reader.query<{ value: number }[]>("SELECT value FROM counters WHERE name = 'eventos'");
    expect(Number(rows[0]?.value)).toBe(1);
  });

  it('gives no position twice when two processes publish at once', async () => {
    await database.write((manager) =>
      appendEvents(
        manager,
        Array.from({ length: 1200 }, (_, n) => event('C', n)),
      ),
    );
    const one = subscribed();
    const other = subscribed();
    await Promise.all([one.publisher.publish(), other.publisher.publish()]);
    await one.publisher.publish();
    const positions = [...one.seen, ...other.seen].map(({ position }) => position);
    expect([...positions].sort((a, b) => a - b)).toEqual(Array.from({ length: 1200 }, (_, n) => n + 1));
  });
});

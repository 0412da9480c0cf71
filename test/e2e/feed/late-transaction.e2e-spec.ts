import { createConnection } from 'mysql2/promise';
import { ALFA, CATALOG } from '@test/support/fixture';
import { describeOnMysql } from '@test/support/servers/temporary-database';
import { CopyClient, crawl, sorted, startFeedApp, type FeedApp } from './feed-client.builder';

/** How long the transaction stays open; FEED_HELD_MS=60000 is the long form. */
const HELD_MS = Number(process.env.FEED_HELD_MS ?? 2000);
/** SQLite has one writer at a time: nothing can commit late there. */
describeOnMysql('a transaction that commits late (MariaDB)', () => {
  let feed: FeedApp;
  beforeAll(async () => {
    feed = await startFeedApp('mysql', CATALOG);
  });
  afterAll(() => feed.close());

  it('5. is told to a client that asked all the while; a reader by number would have missed it', async () => {
    const token = await feed.app.token(ALFA);
    const reader = new CopyClient(feed.app, token);
    await reader.follow();
    const late = await createConnection(feed.app.database.url.replace(/^mariadb:/, 'mysql:'));
    await late.beginTransaction();
    await late.query('UPDATE prices SET list_price = 990000, public_price = 990000 WHERE product_id = 5003');
    const [inserted] = await late.query(
      `INSERT INTO change_log (entity, entity_id, changed_at) VALUES ('product', '5003', ${Date.now()})`,
    );
    const held = (inserted as { insertId: number }).insertId;
    for (let round = 0, until = Date.now() + HELD_MS; round < 3 || Date.now() < until; round++) {
      await feed.load({ precios: [{ producto_id: 5004, precio_lista: 200 + round }] });
      expect(await reader.told()).toEqual(['5004 precio']);
    }
    const [[last]] = (await late.query('SELECT MAX(seq) AS seq FROM change_log')) as unknown as [{ seq: number }[]];
    expect(last?.seq).toBeGreaterThan(held);
    await late.commit();
    await late.end();
    const told: string[] = [];
    for (const until = Date.now() + 20_000; told.length === 0 && Date.now() < until;)
      told.push(...(await reader.told()));
    expect(told).toEqual(['5003 precio']);
    expect(sorted(reader.copy)).toEqual(sorted(await crawl(feed.app, token)));
  });
});

import { logChange, setGate, SharedDatabase, until, type Node } from './memory-node.builder';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { ALFA, BETA, CATALOG } from '@test/support/fixture';
import { describeOnMysql } from '@test/support/servers/temporary-database';

const PRODUCT = (CATALOG.productos as readonly { producto_id: number }[])[0]?.producto_id ?? 0;

/** Late transactions and lost connections are MariaDB's. Runs wherever one answers (else global-setup says so). */
describeOnMysql('memory that can not stay wrong (MariaDB)', () => {
  let shared: SharedDatabase;
  let node: Node;
  let token: string;
  beforeAll(async () => {
    shared = await SharedDatabase.create();
    node = await shared.node();
    await node.app.load(CATALOG);
    token = await node.app.token(ALFA);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await setGate(await shared.connect(), ALFA, true);
    await node.app.settle();
  });
  afterAll(() => shared.close());

  const gate = async (which: Node = node): Promise<number> =>
    (await which.app.api.get(`/api/v1/productos/${PRODUCT}`, { token })).status;
  const closed = (which: Node = node): Promise<boolean> => until(async () => (await gate(which)) === 403);
  const title = async (which: Node = node): Promise<string> => {
    const { body } = await which.app.api.get(`/api/v1/productos/${PRODUCT}`, { token });
    return (body as { titulo: string }).titulo;
  };
  const settled = (which: Node = node): Promise<void> => which.app.settle();

  it('a change is lost when a refresh fails: the account is closed although the connection broke', async () => {
    const outside = await shared.connect();
    expect(await gate()).toBe(200);
    node.way.cutOn(/FROM `accounts`/, 2);
    await setGate(outside, ALFA, false);
    expect(await closed()).toBe(true);
    expect(node.way.cuts).toBe(2);
    expect(shared.log()).toContain('refreshing AccountDirectory: succeeded after');
  });

  it('a change is lost when a refresh fails: what is derived waits for what it is made of', async () => {
    const outside = await shared.connect();
    const before = node.way.cuts;
    node.way.cutOn(/FROM `brands`/, 3);
    await outside.query("UPDATE brands SET name = 'Otra marca'");
    await outside.query(
      `INSERT INTO change_log (entity, entity_id, changed_at) SELECT 'brand', id, ${Date.now()} FROM brands`,
    );
    const shown = async (): Promise<boolean> =>
      (await node.app.api.get(`/api/v1/productos/${PRODUCT}`, { token })).text.includes('Otra marca');
    expect(await until(shown)).toBe(true);
    expect(node.way.cuts).toBe(before + 3);
  });

  it('a node that starts while a transaction is open sees it when it commits', async () => {
    const [late, other] = [await shared.connect(), await shared.connect()];
    await late.beginTransaction();
    await setGate(late, ALFA, false);
    await logChange(other, 'account', BETA);
    const second = await shared.node();
    await settled(second);
    expect(await gate(second)).toBe(200);
    await late.commit();
    expect(await closed(second)).toBe(true);
  });

  it('the same when the log was empty, and thousands of numbers were given out before', async () => {
    const [late, other] = [await shared.connect(), await shared.connect()];
    await other.query('DELETE FROM change_log');
    await late.beginTransaction();
    await setGate(late, ALFA, false);
    const many = Array.from({ length: 3000 }, (_, id) => `('banner', 'b${id}', ${Date.now()})`).join(', ');
    await other.query(`INSERT INTO change_log (entity, entity_id, changed_at) VALUES ${many}`);
    const second = await shared.node();
    await late.commit();
    expect(await closed(second)).toBe(true);
  });

  it('a transaction that commits minutes late is seen on a running node', async () => {
    const [late, other] = [await shared.connect(), await shared.connect()];
    await late.beginTransaction();
    await setGate(late, ALFA, false);
    await logChange(other, 'account', BETA);
    await settled();
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 180_000);
    await settled();
    await logChange(other, 'account', BETA);
    await settled();
    expect(await gate()).toBe(200);
    await late.commit();
    expect(await closed()).toBe(true);
  });

  it('several writers with steps and offsets: every number arrives, and the unused ones are waited for by nobody', async () => {
    const writers = await Promise.all([1, 2, 3].map(() => shared.connect()));
    for (const [index, writer] of writers.entries())
      await writer.query(
        `SET SESSION auto_increment_increment = 3, auto_increment_offset = ${index + 1}, SESSION innodb_lock_wait_timeout = 50`,
      );
    const [first, second, third] = writers as [(typeof writers)[0], (typeof writers)[0], (typeof writers)[0]];
    await first.beginTransaction();
    await setGate(first, ALFA, false);
    for (let change = 0; change < 700; change++) await logChange(change % 2 ? second : third, 'account', BETA);
    await settled();
    expect(await gate()).toBe(200);
    await first.commit();
    expect(await closed()).toBe(true);
  });

  it('a log that was pruned while a node slept costs no change', async () => {
    const outside = await shared.connect();
    await settled();
    node.way.freeze();
    await setGate(outside, ALFA, false);
    await outside.query("UPDATE products SET title = 'Cambiado mientras dormía' WHERE id = ?", [PRODUCT]);
    await logChange(outside, 'product', PRODUCT);
    await outside.query('DELETE FROM change_log');
    await logChange(outside, 'account', BETA);
    node.way.thaw();
    expect(await closed()).toBe(true);
    await setGate(outside, ALFA, true);
    expect(await until(async () => (await gate()) === 200 && (await title()) === 'Cambiado mientras dormía')).toBe(
      true,
    );
    expect(shared.log()).toContain('the change log no longer has the row read last');
  });

  it('what nobody logged is found by comparison, read again, and told in the log', async () => {
    const outside = await shared.connect();
    await settled();
    await outside.query('UPDATE stock SET on_hand = on_hand + 1000');
    await outside.query("UPDATE products SET title = 'Sin avisar' WHERE id = ?", [PRODUCT]);
    await outside.query('UPDATE exchange_rates SET rate = rate + 1');
    expect(await until(async () => (await title()) === 'Sin avisar', 90_000)).toBe(true);
    expect(await until(() => /memory differed from the database in .*exchange-rate /.test(shared.log()))).toBe(true);
    expect(shared.log()).toMatch(/memory differed from the database in .*product \d/);
    await node.app.nest.get(ChangeFeed).compareEverything();
    const repairs = shared.log().split('memory differed').length;
    await node.app.nest.get(ChangeFeed).compareEverything();
    expect(shared.log().split('memory differed')).toHaveLength(repairs);
  });

  it('says it is not ready while something can not be applied for ten seconds, and is again when it can', async () => {
    const outside = await shared.connect();
    const ready = async (): Promise<string> => {
      const answer = await node.app.api.get('/health/ready', { unchecked: true });
      return `${answer.status} ${(answer.body as { reason?: string }).reason ?? ''}`;
    };
    node.way.cutOn(/FROM `accounts`/, Infinity);
    await setGate(outside, ALFA, false);
    const began = performance.now();
    expect(await until(async () => (await ready()) === '503 changes')).toBe(true);
    expect(performance.now() - began).toBeGreaterThan(9000);
    node.way.cutOn(/FROM `accounts`/, 0);
    expect(await until(async () => (await ready()) === '200 ')).toBe(true);
    expect(await gate()).toBe(403);
  });
});

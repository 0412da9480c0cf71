import type { EntityManager } from 'typeorm';
import { Database } from '@/shared/database/database';
import { FolioCounterRepository } from '@/modules/cart/orders/persistence/folio-counter.repository';
import { StockRepository } from '@/modules/cart/persistence/stock.repository';
import { answerOf, CAMERA, cart, SCARCE } from '@test/e2e/quoting/cart-world.builder';
import { folioThisYear, keyed, ORDER, OrderDesk, YEAR } from '../orders-desk.builder';
import { count } from '../orders-world.builder';
import { patienceMs } from '@/shared/deadline/deadline';
import { until } from '@test/support/servers/own-process';
import { describeOnMysql } from '@test/support/servers/temporary-database';

/** What MySQL and MariaDB say of transactions that may be tried again. */
const DEADLOCK = 1213;
const LOCK_WAIT = 1205;
const RECORD_CHANGED = 1020;
/** Rolls back what a test has held. */
class LetGo extends Error {}

/** Lets the server itself refuse the first `times` calls of a method that gets the transaction first. */
function refuse<M extends string>(
  target: Record<M, (manager: EntityManager, ...rest: never[]) => Promise<unknown>>,
  method: M,
  errno: number,
  times: number,
): { calls: number } {
  const seen = { calls: 0 };
  const real = target[method].bind(target);
  target[method] = async (manager, ...rest) => {
    if (seen.calls++ < times)
      await manager.query(`SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = ${errno}, MESSAGE_TEXT = 'injected'`);
    return real(manager, ...rest);
  };
  return seen;
}

/** The connection that asked for a folio last, as the server names it, and the milliseconds that were left for it then. */
function lastCounting(folios: FolioCounterRepository): { id: number; patience: number } {
  const last = { id: 0, patience: 0 };
  const next = folios.next.bind(folios);
  folios.next = (manager, ...asked) => {
    const runner = manager.queryRunner as unknown as { databaseConnection: { threadId: number } };
    Object.assign(last, { id: runner.databaseConnection.threadId, patience: patienceMs(Infinity) });
    return next(manager, ...asked);
  };
  return last;
}

/** Whether the connection is still there, in a state that fulfils `condition`. */
async function isThere(manager: EntityManager, id: number, condition: string): Promise<boolean> {
  const statement = `SELECT id FROM information_schema.processlist WHERE id = ${id} AND ${condition}`;
  return (await manager.query<unknown[]>(statement)).length > 0;
}

/** SQLite has one writer and none of these errors. Runs wherever a MariaDB answers (else global-setup says so). */
describeOnMysql('orders when the database asks to try again (MariaDB)', () => {
  const desk = new OrderDesk('mysql');
  beforeEach(() => desk.open());
  afterEach(() => desk.close());
  const points = {
    'reserving stock': () => [desk.app.nest.get(StockRepository, { strict: false }), 'reserve'] as const,
    'taking the folio': () => [desk.app.nest.get(FolioCounterRepository, { strict: false }), 'next'] as const,
  };

  it.each(
    [DEADLOCK, LOCK_WAIT, RECORD_CHANGED].flatMap((errno) =>
      Object.keys(points).map((point) => [errno, point as keyof typeof points] as const),
    ),
  )('error %i while %s is never seen, and the order is placed once', async (errno, point) => {
    const [target, method] = points[point]();
    const seen = refuse(target as never, method, errno, 3);
    const answer = await desk.send(cart([[SCARCE, 9]], ORDER), keyed('k'));
    expect([answer.status, answerOf(answer).resumen.folio]).toEqual([200, folioThisYear('CEN', 1)]);
    expect(seen.calls).toBe(4);
    expect(await count(desk.app, 'orders')).toBe(1);
  });

  it('gives up with 503 when it never ends, and has written nothing', async () => {
    const [target, method] = points['taking the folio']();
    refuse(target as never, method, DEADLOCK, Infinity);
    const answer = await desk.send(cart([[SCARCE, 9]], ORDER), keyed('k'));
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
    expect([await count(desk.app, 'orders'), await count(desk.app, 'idempotency_keys')]).toEqual([0, 0]);
  });

  it.each([
    [1, 'keep', 'SELECT last_number FROM folio_counters FOR UPDATE'],
    [0, 'are making', `INSERT INTO folio_counters (series, year, last_number) VALUES ('CEN', ${YEAR}, 1)`],
  ])(
    'a counter (of %i) that others %s beyond the deadline is 503, and is not counted on when they let go of it',
    async (counted, _, hold) => {
      for (let n = 0; n < counted; n++) expect((await desk.send(cart([[CAMERA, 1]], ORDER))).status).toBe(200);
      const database = desk.app.nest.get(Database);
      const last = lastCounting(desk.app.nest.get(FolioCounterRepository, { strict: false }));
      let status = 0;
      const holding = database.write(async (manager) => {
        await manager.query(hold);
        ({ status } = await desk.send(cart([[CAMERA, 1]], ORDER), keyed('k')));
        // The server began to count its time when the statement came, a little after this process had.
        const waitsInTime = `time_ms <= ${last.patience}`;
        await until('its time is over', async () => !(await isThere(manager, last.id, waitsInTime)));
        throw new LetGo();
      });
      await expect(holding).rejects.toThrow(LetGo);
      expect(status).toBe(503);
      const works = "command <> 'Sleep'";
      await until('it has ended', async () => !(await isThere(database.reader, last.id, works)));
      expect([await count(desk.app, 'orders'), await count(desk.app, 'idempotency_keys')]).toEqual([counted, 0]);
      const again = await desk.send(cart([[CAMERA, 1]], ORDER), keyed('k'));
      expect(answerOf(again).resumen.folio).toBe(folioThisYear('CEN', counted + 1));
    },
  );

  it('passes other errors on at once', async () => {
    const [target, method] = points['reserving stock']();
    const seen = refuse(target as never, method, 1644, Infinity);
    expect((await desk.send(cart([[SCARCE, 9]], ORDER))).status).toBe(500);
    expect(seen.calls).toBe(1);
  });
});

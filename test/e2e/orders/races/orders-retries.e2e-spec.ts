import type { EntityManager } from 'typeorm';
import { Database } from '@/shared/database/database';
import { FolioCounterRepository } from '@/modules/cart/orders/persistence/folio-counter.repository';
import { StockRepository } from '@/modules/cart/persistence/stock.repository';
import { answerOf, CAMERA, cart, SCARCE } from '@test/e2e/quoting/cart-world.builder';
import { keyed, ORDER, OrderDesk } from '../orders-desk.builder';
import { count } from '../orders-world.builder';
import { describeOnMysql } from '@test/support/servers/temporary-database';

/** What MySQL and MariaDB say of transactions that may be tried again. */
const DEADLOCK = 1213;
const LOCK_WAIT = 1205;
const RECORD_CHANGED = 1020;
/** Longer than a statement waits for a lock. */
const LOCK_WAIT_MS = 2500;

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
    expect([answer.status, answerOf(answer).resumen.folio]).toEqual([200, 'CEN-000001/26']);
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
    [0, 'are making', "INSERT INTO folio_counters (series, year, last_number) VALUES ('CEN', 2026, 1)"],
  ])(
    'a counter (of %i) that others %s beyond the deadline is 503, and is not counted on when they let go of it',
    async (counted, _, hold) => {
      for (let n = 0; n < counted; n++) expect((await desk.send(cart([[CAMERA, 1]], ORDER))).status).toBe(200);
      let status = 0;
      const holding = desk.app.nest.get(Database).write(async (manager) => {
        await manager.query(hold);
        ({ status } = await desk.send(cart([[CAMERA, 1]], ORDER), keyed('k')));
        throw new LetGo();
      });
      await expect(holding).rejects.toThrow(LetGo);
      expect(status).toBe(503);
      await new Promise((later) => setTimeout(later, LOCK_WAIT_MS));
      expect([await count(desk.app, 'orders'), await count(desk.app, 'idempotency_keys')]).toEqual([counted, 0]);
      const again = await desk.send(cart([[CAMERA, 1]], ORDER), keyed('k'));
      expect(answerOf(again).resumen.folio).toBe(`CEN-00000${counted + 1}/26`);
    },
    30_000,
  );

  it('passes other errors on at once', async () => {
    const [target, method] = points['reserving stock']();
    const seen = refuse(target as never, method, 1644, Infinity);
    expect((await desk.send(cart([[SCARCE, 9]], ORDER))).status).toBe(500);
    expect(seen.calls).toBe(1);
  });
});

import { StockRepository } from '@/modules/cart/persistence/stock.repository';
import type { StockDemand } from '@/modules/cart/orders/domain/stock-demand';
import { affectedRows } from '@/shared/database/affected-rows';
import { Database } from '@/shared/database/database';
import { BUYER, cart } from '@test/e2e/quoting/cart-world.builder';
import { closeConnections, sendCart } from './orders-process.builder';
import { HOT, PART, pieces, SET } from './orders-hot.builder';
import { Race } from './orders-race.builder';
import { disagreements } from '../orders-world.builder';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { describeOnMysql } from '@test/support/servers/temporary-database';

/** Rounds of orders for the same pieces; 20 in the long run (ORDER_ROUNDS=20). */
const ROUNDS = Number(process.env.ORDER_ROUNDS ?? 6);
const ORDERS = 500;
const ORDER = { testmode: false, ordenar: true };

afterAll(closeConnections);

/** On MariaDB two processes take the orders; on SQLite the one that may write. */
const describeRace = (name: string, run: (race: Race) => void): void => {
  describe(`${name} (${E2E_DIALECT}${E2E_DIALECT === 'mysql' ? ', two processes' : ''})`, () => {
    const race = new Race();
    beforeAll(() => race.start());
    afterAll(() => race.end());
    run(race);
  });
};

const many = (count: number, make: (index: number) => object): object[] =>
  Array.from({ length: count }, (_, index) => make(index));

describeRace('orders at the same time', (race) => {
  it(`${ORDERS} for 100 pieces sell exactly 100, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await race.reset([pieces(HOT, 'centro', 100)]);
      expect(await race.check(await race.order(many(ORDERS, () => cart([[HOT, 1]], ORDER))))).toBe(100);
      expect(await race.reserved(HOT)).toBe(100);
    }
  });

  it('200 for the last piece sell it once', async () => {
    await race.reset([pieces(HOT, 'norte', 1)]);
    expect(await race.check(await race.order(many(200, () => cart([[HOT, 1]], ORDER))))).toBe(1);
  });

  it('pieces split over three warehouses are all sold, and no more', async () => {
    await race.reset([pieces(HOT, 'centro', 40), pieces(HOT, 'frontera', 33), pieces(HOT, 'norte', 27)]);
    expect(
      await race.check(
        await race.order(
          many(ORDERS, (index) =>
            cart([[HOT, 1]], { ...ORDER, direccion: { sucursal: ['centro', 'norte', 'frontera'][index % 3] } }),
          ),
        ),
      ),
    ).toBe(100);
    await race.reset([pieces(HOT, 'centro', 50), pieces(HOT, 'frontera', 50), pieces(HOT, 'norte', 50)]);
    const sold = await race.check(
      await race.order(
        many(100, (index) => cart([[HOT, 7]], { ...ORDER, direccion: { sucursal: ['centro', 'norte'][index % 2] } })),
      ),
    );
    expect(sold).toBe(21);
  });

  it('the same product on two lines counts twice', async () => {
    await race.reset([pieces(HOT, 'centro', 100)]);
    expect(
      await race.check(
        await race.order(
          many(200, () =>
            cart(
              [
                [HOT, 1],
                [HOT, 2],
              ],
              ORDER,
            ),
          ),
        ),
      ),
    ).toBe(33);
    expect(await race.reserved(HOT)).toBe(99);
  });

  it('kits and their components never sell a piece twice', async () => {
    await race.reset([pieces(HOT, 'centro', 60), pieces(PART, 'centro', 50), pieces(PART, 'norte', 50)]);
    const answers = await race.order(
      many(200, (index) =>
        cart(
          [
            [
              [SET, 1],
              [HOT, 1],
              [PART, 1],
            ][index % 3] as [number, number],
          ],
          ORDER,
        ),
      ),
    );
    await race.check(answers);
    expect([await race.reserved(HOT), await race.reserved(PART)]).toEqual([60, 100]);
  });

  it('many products in any order of lines deadlock nobody', async () => {
    await race.reset([pieces(HOT, 'centro', 150), pieces(PART, 'centro', 150), pieces(HOT, 'norte', 50, 'a')]);
    const lines = [
      [HOT, 1],
      [PART, 1],
      [HOT, 1, 'a'],
    ] as const;
    const answers = await race.order(many(300, (index) => cart(index % 2 ? lines : [...lines].reverse(), ORDER)));
    expect(await race.check(answers)).toBe(50);
  });

  it('forced orders never take more than there is', async () => {
    await race.reset([pieces(HOT, 'centro', 100)]);
    const answers = await race.order(many(60, () => cart([[HOT, 3]], { ...ORDER, forzar: true })));
    expect(await race.check(answers)).toBe(34);
    expect(await race.reserved(HOT)).toBe(100);
  });

  it('twins of one key in every process are one order', async () => {
    await race.reset([pieces(HOT, 'centro', 100)]);
    const token = await race.app.token(BUYER);
    const urls = race.urls();
    const answers = await Promise.all(
      many(50, () => cart([[HOT, 2]], ORDER)).map((body, index) =>
        sendCart(urls[index % urls.length] ?? '', token, body, 'one-key'),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.resumen?.folio ?? ''}`)).size).toBe(1);
    expect(await race.reserved(HOT)).toBe(2);
  });
});

/** What a careless shop does: reads, looks, writes back. */
class CarelessStock extends StockRepository {
  protected override async reserveRows(
    manager: Parameters<StockRepository['reserve']>[0],
    demand: readonly StockDemand[],
  ): Promise<() => number> {
    let reservedRows = 0;
    for (const { productId, condition, warehouse, pieces: wanted } of demand) {
      const key = [productId, condition, warehouse];
      const found: { on_hand: number; reserved: number }[] = await this.careless.reader.query(
        'SELECT on_hand, reserved FROM stock WHERE product_id = ? AND grade = ? AND branch_code = ?',
        key,
      );
      const row = found[0];
      if (!row || row.on_hand - row.reserved < wanted) continue;
      reservedRows += await affectedRows(
        manager,
        'UPDATE stock SET reserved = ? WHERE product_id = ? AND grade = ? AND branch_code = ?',
        [row.reserved + wanted, ...key],
      );
    }
    return () => reservedRows;
  }

  constructor(private readonly careless: Database) {
    super(careless);
  }
}

/** SQLite's one writer hides the mistake, so the control needs a database with many. Runs wherever a MariaDB answers (else global-setup says so). */
describeOnMysql('negative control: read-then-write in place of the conditional update (MariaDB)', () => {
  it('fails the same check', async () => {
    const race = new Race('mysql');
    await race.start();
    try {
      const careless = new CarelessStock(race.app.nest.get(Database));
      const real = race.app.nest.get(StockRepository, { strict: false });
      real.reserve = (manager, demand) => careless.reserve(manager, demand);
      await race.reset([pieces(HOT, 'centro', 100)]);
      const token = await race.app.token(BUYER);
      await Promise.all(many(200, () => cart([[HOT, 1]], ORDER)).map((body) => sendCart(race.app.url, token, body)));
      expect(await disagreements(race.app)).not.toEqual([]);
    } finally {
      await race.end();
    }
  });
});

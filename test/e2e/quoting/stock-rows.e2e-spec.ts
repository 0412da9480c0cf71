import { StockRepository } from '@/modules/cart/persistence/stock.repository';
import { Database } from '@/shared/database/database';
import { CABLE, SCARCE, WORLD } from './cart-world.builder';
import { rows } from '../orders/orders-world.builder';
import { useApp } from '@test/support/app';

interface Row {
  readonly on_hand: number;
  readonly reserved: number;
  readonly withdrawn?: number;
  readonly overcommitted?: number;
}

/** Products of which nothing else is known. */
const FIRST_OF_MANY = 9001;
const MANY = 101;

/** The rows behind what carts can sell, whoever has just changed them. */
describe('rows of stock', () => {
  const app = useApp(WORLD);
  const repository = (): StockRepository => app.nest.get(StockRepository, { strict: false });
  const database = (): Database => app.nest.get(Database);
  const demand = (productId: number, pieces: number) =>
    ({ productId, condition: 'new', warehouse: 'norte', pieces }) as const;

  async function put(productId: number, { on_hand, reserved, withdrawn = 0, overcommitted = 0 }: Row): Promise<void> {
    await database().write((manager) =>
      manager.query(
        `UPDATE stock SET on_hand = ?, reserved = ?, withdrawn = ?, overcommitted = ?
         WHERE product_id = ? AND grade = 'new' AND branch_code = 'norte'`,
        [on_hand, reserved, withdrawn, overcommitted, productId],
      ),
    );
  }

  const kept = (productId: number): Promise<unknown[]> =>
    rows(
      app,
      `SELECT reserved, overcommitted FROM stock WHERE product_id = ${productId} AND grade = 'new' AND branch_code = 'norte'`,
    );

  async function available(productId: number): Promise<number> {
    const found = await repository().available({ productIds: [productId], conditions: ['new'] });
    return found.find(({ warehouse }) => warehouse === 'norte')?.available ?? 0;
  }

  const reserve = (...wanted: Parameters<StockRepository['reserve']>[1]): Promise<boolean> =>
    database().write(async (manager) => {
      const reserved = await repository().reserve(manager, wanted);
      await manager.query('SELECT 1');
      return reserved();
    });

  it.each<[string, Row, number]>([
    ['what is on hand and not reserved', { on_hand: 5, reserved: 2 }, 3],
    ['nothing of what is all reserved', { on_hand: 5, reserved: 5 }, 0],
    ['nothing of what was withdrawn', { on_hand: 5, reserved: 2, withdrawn: 1 }, 0],
    ['nothing of what more was promised of than there is', { on_hand: 5, reserved: 6, overcommitted: 1 }, 0],
    ['nothing while that is said of a row', { on_hand: 5, reserved: 2, overcommitted: 1 }, 0],
  ])('have %s', async (_, row, pieces) => {
    await put(SCARCE, row);
    expect(await available(SCARCE)).toBe(pieces);
    if (pieces > 0) expect(await reserve(demand(SCARCE, pieces))).toBe(true);
    expect(await reserve(demand(SCARCE, 1))).toBe(false);
  });

  it('are reserved together or not: one that is short tells', async () => {
    await put(CABLE, { on_hand: 5, reserved: 0 });
    await put(SCARCE, { on_hand: 5, reserved: 5 });
    expect(await reserve(demand(CABLE, 1), demand(SCARCE, 1))).toBe(false);
  });

  it('are reserved together also where they are more than one statement takes', async () => {
    const last = FIRST_OF_MANY + MANY - 1;
    const values = Array.from({ length: MANY }, (_, at) => `(${FIRST_OF_MANY + at}, 'new', 'norte', 2, 0, 0, 0)`);
    await database().write((manager) =>
      manager.query(
        `INSERT INTO stock (product_id, grade, branch_code, on_hand, reserved, overcommitted, withdrawn) VALUES ${values.join()}`,
      ),
    );
    const all = values.map((_, at) => demand(FIRST_OF_MANY + at, 1));
    expect(await reserve(...all)).toBe(true);
    for (const short of [FIRST_OF_MANY, last]) {
      const asked = all.map((one) => (one.productId === short ? { ...one, pieces: 3 } : one));
      expect([short, await reserve(...asked)]).toEqual([short, false]);
    }
  });

  it.each<[string, Row, number, object]>([
    ['some of it', { on_hand: 5, reserved: 4 }, 3, { reserved: 1, overcommitted: 0 }],
    ['all of it', { on_hand: 5, reserved: 4 }, 4, { reserved: 0, overcommitted: 0 }],
    ['down to what is there', { on_hand: 5, reserved: 7, overcommitted: 1 }, 2, { reserved: 5, overcommitted: 0 }],
    ['to more than is there', { on_hand: 5, reserved: 7, overcommitted: 1 }, 1, { reserved: 6, overcommitted: 1 }],
  ])('are given back %s', async (_, row, pieces, after) => {
    await put(SCARCE, row);
    await database().write((manager) => repository().release(manager, [demand(SCARCE, pieces)]));
    expect(await kept(SCARCE)).toEqual([after]);
  });

  it('give back no more than is reserved', async () => {
    await put(SCARCE, { on_hand: 5, reserved: 2 });
    const release = database().write((manager) => repository().release(manager, [demand(SCARCE, 3)]));
    await expect(release).rejects.toThrow('less is reserved');
    expect(await kept(SCARCE)).toEqual([{ reserved: 2, overcommitted: 0 }]);
  });
});

import { CartGate, cartsInParallel } from '@/modules/cart/quoting/cart-gate';

const TOO_MANY = { kind: 'unavailable', code: 'no_disponible', message: 'too many carts in line' };

const held = () => {
  const finish: (() => void)[] = [];
  const work = () =>
    new Promise<number>((resolve) =>
      finish.push(() => {
        resolve(finish.length);
      }),
    );
  return { finish, work };
};

describe('cart gate', () => {
  it('lets a few in and the others in order', async () => {
    const gate = new CartGate({ parallel: 2, waiting: 10, patienceMs: 10_000 });
    const order: number[] = [];
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index < 12 ? index : undefined)).map(async (index) => {
        const entered = gate.run(async () => {
          most = Math.max(most, ++inside);
          if (index !== undefined) order.push(index);
          await Promise.resolve();
          inside -= 1;
        });
        await (index === undefined ? expect(entered).rejects.toMatchObject(TOO_MANY) : entered);
      }),
    );
    expect(most).toBe(2);
    expect(order).toEqual(Array.from({ length: 12 }, (_, index) => index));
  });

  it('turns away who has waited too long, and keeps the place for the next', async () => {
    jest.useFakeTimers();
    const gate = new CartGate({ parallel: 1, waiting: 5, patienceMs: 1000 });
    const { finish, work } = held();
    const first = gate.run(work);
    const impatient = gate.run(work).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1001);
    expect(await impatient).toMatchObject(TOO_MANY);
    const next = gate.run(work);
    finish[0]?.();
    await first;
    await jest.advanceTimersByTimeAsync(0);
    finish[1]?.();
    expect(await next).toBe(2);
    jest.useRealTimers();
  });

  it('gives the place back when the work fails', async () => {
    const gate = new CartGate({ parallel: 1, waiting: 0, patienceMs: 1000 });
    await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.run(() => Promise.resolve(1))).toBe(1);
  });

  it.each([
    [1, 1],
    [16, 12],
    [100, 75],
  ])('of %d connections carts use %d', (pool, carts) => {
    expect(cartsInParallel(pool)).toBe(carts);
  });
});

import { readAhead } from '@/modules/importing/load/batches';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Numbers from 1 on, and what becomes of the generator; fails in place of `broken`. */
function counting(broken = Infinity): { items: AsyncGenerator<number>; state: { given: number; closed: boolean } } {
  const state = { given: 0, closed: false };
  async function* items(): AsyncGenerator<number> {
    try {
      while (state.given < 5) {
        await nextTurn();
        if (state.given + 1 === broken) throw new Error('no more');
        yield ++state.given;
      }
    } finally {
      state.closed = true;
    }
  }
  return { items: items(), state };
}

describe('readAhead', () => {
  it('gives everything in order, one ahead of what is worked on', async () => {
    const { items, state } = counting();
    const seen: [number, number][] = [];
    for await (const item of readAhead(items)) {
      await nextTurn();
      await nextTurn();
      seen.push([item, state.given]);
    }
    expect(seen.slice(0, 4)).toEqual([1, 2, 3, 4].map((item) => [item, item + 1]));
    expect([seen.length, state.closed]).toEqual([5, true]);
  });

  it('tells of a failure when what came before it is done', async () => {
    const { items } = counting(3);
    const seen: number[] = [];
    const all = async (): Promise<void> => {
      for await (const item of readAhead(items)) {
        await nextTurn();
        await nextTurn();
        seen.push(item);
      }
    };
    await expect(all()).rejects.toThrow('no more');
    expect(seen).toEqual([1, 2]);
  });

  it('closes what it reads when nobody wants more', async () => {
    const { items, state } = counting();
    for await (const item of readAhead(items)) if (item === 2) break;
    expect([state.given, state.closed]).toEqual([3, true]);
  });
});

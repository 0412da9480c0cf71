import { Meanwhile, readAhead } from '@/modules/importing/load/batches';

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
  let meanwhile: Meanwhile;

  beforeEach(() => {
    meanwhile = new Meanwhile();
  });

  it.each([
    ['at once where nothing is new', (): boolean => false, [2, 3, 4, 5, 5]],
    ['when a batch is written where all is new', (): boolean => true, [2, 2, 3, 4, 5]],
    ['at once again behind one that was not', (item: number): boolean => item === 2, [2, 3, 3, 5, 5]],
  ])('gives everything in order, the next one asked for %s', async (_when, isNew, readBefore) => {
    const { items, state } = counting();
    const seen: number[] = [];
    for await (const item of readAhead(items, meanwhile)) {
      await nextTurn();
      await nextTurn();
      seen.push(state.given);
      if (isNew(item)) meanwhile.writing();
    }
    expect([seen, state.closed]).toEqual([readBefore, true]);
  });

  it('tells of a failure when what came before it is done', async () => {
    const { items } = counting(3);
    const seen: number[] = [];
    const all = async (): Promise<void> => {
      for await (const item of readAhead(items, meanwhile)) {
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
    for await (const item of readAhead(items, meanwhile)) if (item === 2) break;
    expect([state.given, state.closed]).toEqual([3, true]);
  });
});

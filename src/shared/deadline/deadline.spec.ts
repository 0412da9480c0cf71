import {
  Deadline,
  DeadlineExceeded,
  patienceMs,
  raced,
  under,
  whileReceiving,
  withinMs,
} from '@/shared/deadline/deadline';

const never = new Promise<never>(() => undefined);

describe('deadlines', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('reach everything that is started under them, and nothing else', async () => {
    expect(patienceMs(9000)).toBe(9000);
    const left = await withinMs(1000, async () => {
      await jest.advanceTimersByTimeAsync(400);
      return patienceMs(9000);
    });
    expect(left).toBe(600);
    expect(withinMs(1000, () => patienceMs(50))).toBe(50);
  });

  it('never leave less than nothing, and bind no more a minute after their end', async () => {
    await withinMs(100, async () => {
      await jest.advanceTimersByTimeAsync(200);
      expect(patienceMs(9000)).toBe(0);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(patienceMs(9000)).toBe(9000);
    });
  });

  it('can be shortened, counted from the same beginning, and tell who watches', async () => {
    const deadline = new Deadline(5000);
    const changed = jest.fn();
    deadline.changed = changed;
    await jest.advanceTimersByTimeAsync(1000);
    deadline.set(3000);
    expect([deadline.leftMs(), changed.mock.calls.length]).toEqual([2000, 1]);
  });

  it('do not count the time in which a body comes in', async () => {
    await under(new Deadline(1000), async () => {
      await whileReceiving(async () => {
        await jest.advanceTimersByTimeAsync(30_000);
        expect(patienceMs(9000)).toBe(9000);
      });
      expect(patienceMs(9000)).toBe(1000);
    });
  });

  it('end a wait, and hand over what comes too late', async () => {
    const late = jest.fn();
    const answer = raced(
      new Promise<number>((resolve) =>
        setTimeout(() => {
          resolve(7);
        }, 500),
      ),
      100,
      'number',
      late,
    );
    await Promise.all([expect(answer).rejects.toThrow(DeadlineExceeded), jest.advanceTimersByTimeAsync(500)]);
    expect(late).toHaveBeenCalledWith(7);
    await Promise.all([
      expect(raced(never, 100, 'answer')).rejects.toThrow('no answer within 100 ms'),
      jest.advanceTimersByTimeAsync(101),
    ]);
  });

  it('let in what came while something else held the event loop', async () => {
    jest.useRealTimers();
    const answer = raced(new Promise<number>((resolve) => setImmediate(resolve, 7)), 1, 'number');
    for (const until = performance.now() + 20; performance.now() < until;);
    expect(await answer).toBe(7);
  });
});

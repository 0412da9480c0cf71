import { HeldCalls } from '@/shared/held-calls/held-calls';

const LONG_MS = 60_000;

/** Has a call of each of `credentials` times two wait. */
function fill(calls: HeldCalls, credentials: number): Promise<string>[] {
  return Array.from({ length: credentials * 2 }, (_, n) => {
    const place = calls.enter(`client-${n >> 1}`);
    if (!place) throw new Error('no place');
    return place.wait('catalogo', LONG_MS, calls.generation('catalogo')).outcome;
  });
}

describe('held calls', () => {
  it('of one credential are two at most, until one leaves', () => {
    const calls = new HeldCalls();
    const first = calls.enter('a');
    expect([calls.enter('a'), calls.enter('b')]).toEqual([expect.anything(), expect.anything()]);
    expect(calls.enter('a')).toBeUndefined();
    first?.leave();
    first?.leave();
    expect(calls.enter('a')).toBeDefined();
    expect(calls.enter('a')).toBeUndefined();
  });

  it('of a process are 1,000 at most: the next one is answered at once, and all of them when it drains', async () => {
    const calls = new HeldCalls();
    const held = fill(calls, 500);
    expect(calls.size).toBe(1000);
    const last = calls.enter('one more')?.wait('catalogo', LONG_MS, calls.generation('catalogo'));
    expect(await last?.outcome).toBe('over');
    calls.drain();
    expect(new Set(await Promise.all(held))).toEqual(new Set(['over']));
    expect(calls.size).toBe(0);
    expect(await calls.enter('late')?.wait('catalogo', LONG_MS, calls.generation('catalogo')).outcome).toBe('over');
  });

  it('go on when something of their topic is new, also while they were still looking', async () => {
    const calls = new HeldCalls();
    const seen = calls.generation('catalogo');
    const [mine, other] = (['catalogo', 'eventos'] as const).map((topic) =>
      calls.enter(topic)?.wait(topic, LONG_MS, calls.generation(topic)),
    );
    calls.wake('catalogo');
    expect(await mine?.outcome).toBe('woken');
    expect(calls.size).toBe(1);
    expect(await calls.enter('late')?.wait('catalogo', LONG_MS, seen).outcome).toBe('woken');
    other?.cancel();
    expect([await other?.outcome, calls.size]).toEqual(['over', 0]);
  });
});

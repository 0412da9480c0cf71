import { withinMs, workMs } from '@/shared/deadline/deadline';
import { UploadGate, UPLOAD_LIMITS } from './upload-gate';

const LIMITS = { parallel: 4, perAccount: 2, waiting: 3, patienceMs: 1000 };

describe('UploadGate', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('lets four in, two of an account, and the next when one leaves, those without a place first', async () => {
    const gate = new UploadGate(LIMITS);
    const leaves = await Promise.all(['a', 'a', 'b', 'b'].map((account) => gate.enter(account)));
    const admitted: string[] = [];
    const waiting = ['a', 'c', 'd'].map(async (account) => {
      const leave = await gate.enter(account);
      admitted.push(account);
      return leave;
    });
    expect(gate.occupancy).toEqual({ inside: 4, waiting: 3 });
    leaves[2]!();
    leaves[2]!(); // a second time does nothing
    // The first in line is at its account's limit: it doesn't hold up the others.
    await waiting[1];
    expect(admitted).toEqual(['c']);
    leaves[0]!();
    await waiting[2];
    leaves[1]!();
    await waiting[0];
    expect(admitted).toEqual(['c', 'd', 'a']);
    expect(gate.occupancy).toEqual({ inside: 4, waiting: 0 });
  });

  it('refuses at once when the queue is full, and after the wait when nobody leaves', async () => {
    const gate = new UploadGate(LIMITS);
    await Promise.all(['a', 'a'].map((account) => gate.enter(account)));
    const late = ['a', 'a', 'a'].map((account) => gate.enter(account));
    await expect(gate.enter('a')).resolves.toBeUndefined();
    jest.advanceTimersByTime(LIMITS.patienceMs);
    await expect(Promise.all(late)).resolves.toEqual([undefined, undefined, undefined]);
    expect(gate.occupancy).toEqual({ inside: 2, waiting: 0 });
  });

  it('refuses before the deadline of its request, which would answer that the service is away', async () => {
    const gate = new UploadGate({ ...UPLOAD_LIMITS, perAccount: 1 });
    await gate.enter('a');
    const late = withinMs(workMs('order'), () => gate.enter('a'));
    jest.advanceTimersByTime(workMs('order'));
    expect(gate.occupancy).toEqual({ inside: 1, waiting: 0 });
    await expect(late).resolves.toBeUndefined();
  });

  it('lets one wait for whom others have taken all room to wait in, and nobody in place of as few', async () => {
    const gate = new UploadGate(LIMITS);
    await Promise.all(['a', 'a', 'b', 'b'].map((account) => gate.enter(account)));
    const ends: string[] = [];
    const wait = (account: string, name: string): void => {
      void gate.enter(account).then((leave) => ends.push(`${name} ${leave === undefined ? 'refused' : 'in'}`));
    };
    wait('a', 'a1');
    wait('a', 'a2');
    wait('b', 'b1');
    wait('c', 'c1');
    await Promise.resolve();
    expect(ends).toEqual(['a2 refused']);
    wait('d', 'd1');
    wait('a', 'a3');
    await Promise.resolve();
    expect(ends).toEqual(['a2 refused', 'd1 refused', 'a3 refused']);
    expect(gate.occupancy).toEqual({ inside: 4, waiting: 3 });
  });

  it('forgets everyone in the end', async () => {
    const gate = new UploadGate(LIMITS);
    const all = ['a', 'b', 'a', 'c', 'b', 'd', 'a'].map((account) => gate.enter(account));
    for (const entering of all) (await entering)?.();
    expect(gate.occupancy).toEqual({ inside: 0, waiting: 0 });
    expect(jest.getTimerCount()).toBe(0);
  });
});

import { Logger } from '@nestjs/common';
import { HourlySweep } from '@/shared/cluster/hourly-sweep';

const HOUR_MS = 3_600_000;
const FIRST_MS = 300_000;

describe('HourlySweep', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  });
  afterEach(() => {
    jest.useRealTimers();
    warn.mockRestore();
  });

  it('asks its step again while something was deleted, soon after the start and every hour', async () => {
    const step = jest.fn<Promise<number>, []>().mockResolvedValue(0).mockResolvedValueOnce(5).mockResolvedValueOnce(1);
    const sweep = new HourlySweep('Test', 'things', step);
    sweep.start();
    await jest.advanceTimersByTimeAsync(FIRST_MS - 1);
    expect(step).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(1);
    // Waits for the sweep under way, and has one step of its own.
    await sweep.sweep();
    expect(step).toHaveBeenCalledTimes(3 + 1);
    await jest.advanceTimersByTimeAsync(HOUR_MS);
    expect(step).toHaveBeenCalledTimes(5);
    await sweep.stop();
    await jest.advanceTimersByTimeAsync(HOUR_MS);
    expect(step).toHaveBeenCalledTimes(5);
  });

  it('begins at once when asked to', async () => {
    const step = jest.fn<Promise<number>, []>().mockResolvedValue(0);
    const sweep = new HourlySweep('Test', 'things', step);
    sweep.start({ atOnce: true });
    await jest.advanceTimersByTimeAsync(0);
    expect(step).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(HOUR_MS);
    expect(step).toHaveBeenCalledTimes(2);
    await sweep.stop();
  });

  it('lets others have their turn between two steps', async () => {
    const turns: string[] = [];
    const step = jest.fn<Promise<number>, []>(() => {
      turns.push('step');
      setImmediate(() => turns.push('other'));
      return Promise.resolve(turns.length < 4 ? 1 : 0);
    });
    const sweep = new HourlySweep('Test', 'things', step);
    await sweep.sweep();
    expect(turns.slice(0, 4)).toEqual(['step', 'other', 'step', 'other']);
    await sweep.stop();
  });

  it('warns of what it can not delete, and tries again an hour later', async () => {
    const error = new Error('database is locked');
    const step = jest.fn<Promise<number>, []>().mockRejectedValueOnce(error).mockResolvedValue(0);
    const sweep = new HourlySweep('Test', 'old things', step);
    sweep.start();
    await jest.advanceTimersByTimeAsync(FIRST_MS);
    expect(warn.mock.calls).toEqual([[{ event: 'sweep_failed', msg: 'old things are not deleted', err: error }]]);
    await jest.advanceTimersByTimeAsync(HOUR_MS);
    expect(step).toHaveBeenCalledTimes(2);
    await sweep.stop();
  });

  it('waits at its end for the step under way, and begins no other', async () => {
    let finish: (deleted: number) => void = () => undefined;
    const step = jest.fn<Promise<number>, []>(() => new Promise((resolve) => (finish = resolve)));
    const sweep = new HourlySweep('Test', 'things', step);
    const swept = sweep.sweep();
    await jest.advanceTimersByTimeAsync(0);
    const ended: string[] = [];
    const stopped = sweep.stop().then(() => ended.push('stopped'));
    await jest.advanceTimersByTimeAsync(0);
    expect(ended).toEqual([]);
    finish(7);
    await Promise.all([swept, stopped]);
    expect([ended, step.mock.calls.length]).toEqual([['stopped'], 1]);
  });
});

import { RepeatedWork } from '@/shared/kernel/repeated-work';

describe('work that is done again and again', () => {
  const told: string[] = [];
  const make = (ms = 1): RepeatedWork =>
    new RepeatedWork(ms, {
      failed: (error) => told.push((error as Error).message),
      goesOn: () => told.push('goes on'),
    });
  beforeEach(() => (told.length = 0));

  it('goes on after a failure, which is told once, and so is its end', async () => {
    const outcomes = ['no', 'no', '', '', 'again'];
    const work = make();
    for (const outcome of outcomes)
      await work.run(() => (outcome === '' ? Promise.resolve() : Promise.reject(new Error(outcome))));
    expect(told).toEqual(['no', 'goes on', 'again']);
  });

  it('never runs twice at once, and waits for what was begun when it is stopped', async () => {
    const work = make();
    const steps: string[] = [];
    const run = (name: string) => async (): Promise<void> => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      steps.push(`${name} ends`);
    };
    void work.run(run('one'));
    void work.run(run('two'));
    await work.stop();
    expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('runs again by itself until it is stopped', async () => {
    const work = make();
    let runs = 0;
    await new Promise<void>((resolve) => {
      work.start(() => {
        if (++runs === 3) resolve();
        return Promise.resolve();
      });
    });
    await work.stop();
    work.start(() => Promise.reject(new Error('not any more')));
    expect([work.isStopped, runs, told]).toEqual([true, 3, []]);
  });
});

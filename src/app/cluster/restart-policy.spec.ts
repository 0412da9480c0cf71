import { endedSoon, endsService, restartDelay } from '@/app/cluster/restart-policy';

describe('when a worker that died is replaced', () => {
  it.each([
    { servedMs: 3_600_000, before: 0, others: true, delay: 0, soon: 0 },
    { servedMs: 10_000, before: 7, others: true, delay: 0, soon: 0 },
    { servedMs: 9_999, before: 0, others: true, delay: 100, soon: 1 },
    { servedMs: 0, before: 1, others: true, delay: 200, soon: 2 },
    { servedMs: 0, before: 5, others: true, delay: 3200, soon: 6 },
    { servedMs: 0, before: 60, others: true, delay: 30_000, soon: 61 },
    { servedMs: 0, before: 0, others: false, delay: 100, soon: 1 },
    { servedMs: 6000, before: 60, others: false, delay: 1000, soon: 61 },
  ])('served $servedMs ms, $before soon before, others listen: $others: after $delay ms', (row) => {
    const worker = { servedMs: row.servedMs, endedSoonBefore: row.before, othersListen: row.others };
    expect(restartDelay(worker)).toBe(row.delay);
    expect(endedSoon(worker)).toBe(row.soon);
  });
});

describe('when the end of a worker ends the service', () => {
  it('does while none has ever listened', () => {
    expect(endsService({ oneHasListened: false })).toBe(true);
  });

  it('does not once one has, whether or not the others have', () => {
    expect(endsService({ oneHasListened: true })).toBe(false);
  });
});

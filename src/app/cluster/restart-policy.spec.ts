import { endedSoon, endsService, restartDelay } from '@/app/cluster/restart-policy';

describe('when a worker that died is replaced', () => {
  it.each([
    { livedMs: 3_600_000, before: 0, delay: 0, soon: 0 },
    { livedMs: 10_000, before: 7, delay: 0, soon: 0 },
    { livedMs: 9_999, before: 0, delay: 100, soon: 1 },
    { livedMs: 50, before: 1, delay: 200, soon: 2 },
    { livedMs: 50, before: 5, delay: 3200, soon: 6 },
    { livedMs: 50, before: 60, delay: 30_000, soon: 61 },
  ])('lived $livedMs ms, $before soon before: after $delay ms', ({ livedMs, before, delay, soon }) => {
    expect(restartDelay(livedMs, before)).toBe(delay);
    expect(endedSoon(livedMs, before)).toBe(soon);
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

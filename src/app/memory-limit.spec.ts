import { shortMemory } from '@/app/memory-limit';

const MB = 1024 * 1024;

describe('shortMemory', () => {
  it.each([
    ['a small container', 256 * MB, 1, { limit_mb: 256, least_mb: 400 }],
    ['workers that share a container', 512 * MB, 2, { limit_mb: 256, least_mb: 400 }],
    ['enough', 400 * MB, 1, undefined],
    ['enough for two', 1024 * MB, 2, undefined],
    ['no limit', 0, 1, undefined],
    ['nothing known', undefined, 1, undefined],
    ['what systems without a limit say', 2 ** 64, 1, undefined],
  ])('%s', (_what, limit, workers, expected) => {
    expect(shortMemory(limit, workers)).toEqual(expected);
  });
});

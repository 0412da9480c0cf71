import { getHeapStatistics } from 'node:v8';
import { collectEverything, isWorthCollecting, type HeapLook } from '@/app/heap-room';

const MB = 1024 * 1024;
const IDLE: HeapLook = { heap: 200 * MB, kept: 130 * MB, quietMs: 60_000, busyShare: 0.02 };

const heapSize = (): number => getHeapStatistics().total_physical_size;

/** The heap's size while it holds texts that are garbage afterwards. */
function heapWithGarbage(): number {
  const texts = Array.from({ length: 500_000 }, (_, i) => `some text of its own ${i}`.normalize());
  return texts.length > 0 ? heapSize() : 0;
}

describe('room of the heap', () => {
  it.each<[string, Partial<HeapLook>, boolean]>([
    ['much room and nobody about', {}, true],
    ['nobody has ever asked', { quietMs: Infinity }, true],
    ['little room', { kept: 160 * MB }, false],
    ['a request a moment ago', { quietMs: 1000 }, false],
    ['work in the background', { busyShare: 0.5 }, false],
    ['a heap whose collection would hold requests up for seconds', { heap: 900 * MB }, false],
  ])('is given back or not: %s', (_case, look, expected) => {
    expect(isWorthCollecting({ ...IDLE, ...look })).toBe(expected);
  });

  it('holds no garbage after a collection', async () => {
    const before = heapSize();
    const full = heapWithGarbage();
    await collectEverything();
    expect(full - heapSize()).toBeGreaterThan((full - before) / 2);
  });
});

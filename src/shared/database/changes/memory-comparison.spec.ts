import type { Logger } from '@nestjs/common';
import type { ChangeHandler } from './change-handler';
import { ChangeQueue } from './change-queue';
import { MemoryComparison } from './memory-comparison';

/** A comparison that finds product 7 to differ, over a log that takes `looks` looks to be read and tells of it in the last one. */
function over(looks: number, tells: boolean): { comparison: MemoryComparison; queue: ChangeQueue; warnings: string[] } {
  const warnings: string[] = [];
  const handler: ChangeHandler = {
    entities: ['product'],
    comparable: ['product'],
    load: () => Promise.resolve(),
    apply: () => Promise.resolve(),
    compare: () => Promise.resolve({ differing: [{ entity: 'product', id: 7 }] }),
  };
  const queue = new ChangeQueue(handler);
  let look = 0;
  const readLog = (): Promise<boolean> => {
    look++;
    if (tells && look === looks) queue.add('product', '7');
    return Promise.resolve(look < looks);
  };
  const logger = { warn: (message: string) => warnings.push(message) } as unknown as Logger;
  return { comparison: new MemoryComparison([queue], logger, readLog), queue, warnings };
}

describe('a difference between memory and the database', () => {
  it.each([
    ['that the log tells of at once', 1, true, 0],
    ['that the log tells of behind a large import, looks later', 4, true, 0],
    ['that the log never tells of', 4, false, 1],
  ])('%s is read again, and warned of only where nothing explains it', async (_, looks, tells, warned) => {
    const { comparison, queue, warnings } = over(looks, tells);
    comparison.everything();
    await comparison.urgently(1000);
    expect(queue.has('product', '7')).toBe(true);
    expect(warnings).toHaveLength(warned);
  });
});

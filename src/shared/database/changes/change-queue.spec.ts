import type { ChangedEntity } from '@/shared/database/changes/change-log';
import { ChangeQueue } from '@/shared/database/changes/change-queue';

const NONE = new Set<ChangedEntity>();

/** A queue whose handler fails whenever `broken` is among what it is given, and what it has applied. */
function queueThatFailsOn(broken: (id: string) => boolean): { queue: ChangeQueue; applied: Set<string> } {
  const applied = new Set<string>();
  const queue = new ChangeQueue({
    entities: ['product', 'brand'],
    load: () => Promise.resolve(),
    apply: (changes) => {
      const ids = [...changes.values()].flatMap((some) => [...some]);
      if (ids.some(broken)) return Promise.reject(new Error('connection lost'));
      for (const id of ids) applied.add(id);
      return Promise.resolve();
    },
  });
  return { queue, applied };
}

describe('ChangeQueue', () => {
  it('keeps what could not be applied until it is', async () => {
    let away = true;
    const { queue, applied } = queueThatFailsOn(() => away);
    queue.add('product', '1');
    queue.add('account', '2');
    await expect(queue.applySome(NONE)).rejects.toThrow('connection lost');
    expect([queue.size, queue.entities()]).toEqual([1, ['product']]);
    away = false;
    expect(await queue.applySome(NONE)).toBe(true);
    expect([[...applied], queue.size, await queue.applySome(NONE)]).toEqual([['1'], 0, false]);
  });

  it('applies everything but the one change that can never be applied', async () => {
    const { queue, applied } = queueThatFailsOn((id) => id === '37');
    for (let id = 0; id < 100; id++) queue.add('product', String(id));
    for (let attempt = 0; attempt < 100 && queue.size > 1; attempt++) await queue.applySome(NONE).catch(() => false);
    expect([applied.size, [...(queue.ids().get('product') ?? [])]]).toEqual([99, ['37']]);
  });

  it('leaves alone what is held back', async () => {
    const { queue, applied } = queueThatFailsOn(() => false);
    queue.add('brand', 'b');
    queue.add('product', '1');
    await queue.applySome(new Set<ChangedEntity>(['brand']));
    expect([[...applied], queue.entities()]).toEqual([['1'], ['brand']]);
  });
});

import fc from 'fast-check';
import { ChangeTracker, type LoggedChange } from '@/shared/database/change-tracker';

const change = (seq: number): LoggedChange => ({ seq, entity: 'product', entityId: String(seq) });

describe('ChangeTracker', () => {
  it('hands on what is above its position and moves on', () => {
    const tracker = new ChangeTracker(10);
    expect(tracker.accept([change(11), change(12)], 0).map((c) => c.seq)).toEqual([11, 12]);
    expect(tracker.readFrom()).toBe(12);
  });

  it('reads again from a gap and hands on the late row only', () => {
    const tracker = new ChangeTracker(0);
    tracker.accept([change(1), change(3)], 0);
    expect(tracker.readFrom()).toBe(1);
    expect(tracker.accept([change(2), change(3), change(4)], 500).map((c) => c.seq)).toEqual([2, 4]);
    expect(tracker.readFrom()).toBe(4);
  });

  it('gives up on a gap left by a rollback', () => {
    const tracker = new ChangeTracker(0);
    tracker.accept([change(2)], 0);
    tracker.accept([], 29_999);
    expect(tracker.readFrom()).toBe(0);
    tracker.accept([], 30_000);
    expect(tracker.readFrom()).toBe(2);
    expect(tracker.rereads()).toBe(0);
  });

  it('hands on every row once whatever the order in which transactions become visible', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(
          [...Array(30).keys()].map((n) => n + 1),
          { minLength: 30 },
        ),
        fc.array(fc.nat(4)),
        (order, steps) => {
          const tracker = new ChangeTracker(0);
          const visible = new Set<number>();
          const handed: number[] = [];
          const read = (): void => {
            const rows = [...visible].filter((seq) => seq > tracker.readFrom()).sort((a, b) => a - b);
            handed.push(...tracker.accept(rows.map(change), 0).map((c) => c.seq));
          };
          order.forEach((seq, index) => {
            visible.add(seq);
            if ((steps[index % (steps.length || 1)] ?? 0) === 0) read();
          });
          read();
          expect([...handed].sort((a, b) => a - b)).toEqual([...visible].sort((a, b) => a - b));
        },
      ),
    );
  });
});

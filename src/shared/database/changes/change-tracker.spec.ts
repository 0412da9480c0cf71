import fc from 'fast-check';
import { BLOCK, ChangeTracker, type BlockCount, type LoggedChange } from '@/shared/database/changes/change-tracker';

const change = (seq: number): LoggedChange => ({ seq, entity: 'product', entityId: String(seq) });

/** A change log as a reader sees it: the committed rows. */
class Log {
  readonly committed = new Set<number>();

  rows(from: number, to: number): LoggedChange[] {
    return [...this.committed]
      .filter((seq) => seq >= from && seq <= to)
      .sort((a, b) => a - b)
      .map(change);
  }

  counts(from: number, to: number): BlockCount[] {
    const counts = new Map<number, BlockCount>();
    for (const { seq } of this.rows(from, to)) {
      const start = seq - (seq % BLOCK);
      const { rows = 0, places = 0 } = counts.get(start) ?? {};
      counts.set(start, { start, rows: rows + 1, places: places + (seq % BLOCK) });
    }
    return [...counts.values()];
  }
}

/** Everything that a look at the log hands on. */
function look(tracker: ChangeTracker, log: Log): number[] {
  const fresh = log.rows(tracker.highest + 1, Infinity);
  tracker.append(fresh);
  const handed = [...fresh];
  let at = 0;
  for (let open = tracker.open(at, Infinity); open; open = tracker.open(at, Infinity)) {
    for (const count of log.counts(open.from, open.to))
      if (tracker.differs(count))
        handed.push(
          ...tracker.settle(count.start, log.rows(count.start, Math.min(count.start + BLOCK - 1, tracker.highest))),
        );
    at = open.to + 1;
  }
  return handed.map(({ seq }) => seq);
}

function started(log: Log): ChangeTracker {
  const tracker = new ChangeTracker(Math.max(0, ...log.committed));
  for (const count of log.counts(0, Infinity)) tracker.assume(count);
  return tracker;
}

const ascending = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);

describe('ChangeTracker', () => {
  it('hands on every row once, whatever the order in which transactions commit, the step of the numbers and the place of the start', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1, 3, 400),
        fc.nat(5000),
        fc.shuffledSubarray(
          [...Array(60).keys()].map((n) => n + 1),
          { minLength: 60 },
        ),
        fc.array(fc.boolean(), { minLength: 1 }),
        (step, offset, order, looks) => {
          const log = new Log();
          const tracker = started(log);
          const handed: number[] = [];
          order.forEach((number, index) => {
            log.committed.add(offset + number * step);
            if (looks[index % looks.length]) handed.push(...look(tracker, log));
          });
          handed.push(...look(tracker, log));
          expect(ascending(handed)).toEqual(ascending(log.committed));
        },
      ),
    );
  });

  it('hands on what commits after a start, however old its number, and at most its block again', () => {
    const log = new Log();
    for (const seq of [7, 8, 10, 3000]) log.committed.add(seq);
    const tracker = started(log);
    expect(look(tracker, log)).toEqual([]);
    log.committed.add(9);
    log.committed.add(1);
    log.committed.add(2100);
    expect(ascending(look(tracker, log))).toEqual([1, 7, 8, 9, 10, 2100, 3000]);
    expect(look(tracker, log)).toEqual([]);
  });

  it('knows which rows the log held at a start, in full blocks and where they were recalled, without counting them again', () => {
    const log = new Log();
    for (let seq = 1; seq < 2 * BLOCK; seq++) log.committed.add(seq);
    log.committed.add(2 * BLOCK + 7);
    log.committed.add(2 * BLOCK + 9);
    const tracker = started(log);
    tracker.recall(2 * BLOCK + 7);
    const known = [1, BLOCK, 2 * BLOCK - 1, 2 * BLOCK + 7, 2 * BLOCK + 8, 2 * BLOCK + 9, 9 * BLOCK];
    expect(known.filter((seq) => tracker.knows(seq))).toEqual([BLOCK, 2 * BLOCK - 1, 2 * BLOCK + 7]);
    expect(look(tracker, log)).toEqual([]);
    tracker.recall(1);
    expect(tracker.knows(1)).toBe(true);
  });

  it('looks no more at numbers that are all used', () => {
    const log = new Log();
    const tracker = started(log);
    for (let seq = 1; seq < 5 * BLOCK; seq++) if (seq !== 2500) log.committed.add(seq);
    look(tracker, log);
    expect(tracker.open(0, Infinity)).toEqual({ from: 0, to: BLOCK - 1 });
    expect(tracker.open(BLOCK, Infinity)).toEqual({ from: 2 * BLOCK, to: 3 * BLOCK - 1 });
    log.committed.add(2500);
    expect(look(tracker, log)).toEqual([2500]);
    expect(tracker.open(BLOCK, Infinity)).toBeUndefined();
  });

  it('takes rows that were pruned for nothing new, and forgets them', () => {
    const log = new Log();
    const tracker = started(log);
    for (const seq of [1, 2, 5, 6]) log.committed.add(seq);
    look(tracker, log);
    log.committed.delete(1);
    log.committed.delete(2);
    expect(look(tracker, log)).toEqual([]);
    tracker.forgetBelow(5 + BLOCK);
    expect(look(tracker, log)).toEqual([5, 6]);
  });
});

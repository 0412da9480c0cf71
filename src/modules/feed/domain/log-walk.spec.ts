import { NOT_WALKED, walkedOn, type LogWalk, type WalkedLines } from '@/modules/feed/domain/log-walk';

/** A log of the numbers from 1 to `size`, read in stretches of `most`; `shows` says which lines memory shows. */
function logOf(size: number, most: number, shows: (seq: number) => boolean) {
  const waiting = new Set(Array.from({ length: size }, (_, index) => index + 1));
  const read = (place: number): { lines: WalkedLines; publish: number[] } => {
    const numbers = [...waiting].filter((seq) => seq > place).slice(0, most);
    const publish = numbers.filter(shows);
    const unshown = numbers.filter((seq) => !shows(seq));
    const counts = { shown: publish.length, left: unshown.length, firstLeft: unshown[0], last: numbers.at(-1) };
    return { lines: { ...counts, full: numbers.length === most }, publish };
  };
  /** One walk to its end; answers where the next begins, and how many stretches it read. */
  const walk = (from: LogWalk): { walk: LogWalk; stretches: number } => {
    let next = { walk: from, more: true };
    let stretches = 0;
    for (; next.more; stretches++) {
      const { lines, publish } = read(next.walk.place);
      for (const seq of publish) waiting.delete(seq);
      next = walkedOn(next.walk, lines);
    }
    return { walk: next.walk, stretches };
  };
  return { waiting, walk };
}

describe('walking along the lines of the change log that wait', () => {
  it('publishes all that memory shows in one walk', () => {
    const log = logOf(25, 10, () => true);
    expect(log.walk(NOT_WALKED)).toEqual({ walk: NOT_WALKED, stretches: 3 });
    expect(log.waiting.size).toBe(0);
  });

  it('stays right behind a memory that is far behind the log', () => {
    let high = 0;
    const log = logOf(1000, 20, (seq) => seq <= high);
    let walk = NOT_WALKED;
    const behind: number[] = [];
    for (high = 12; high <= 1000; high += 12) {
      ({ walk } = log.walk(walk));
      behind.push(high - (1000 - log.waiting.size));
    }
    expect(new Set(behind)).toEqual(new Set([0]));
  });

  it('comes back in the same walk to what memory has taken up meanwhile', () => {
    let asked = 0;
    const log = logOf(60, 10, (seq) => asked++ > 12 || seq > 4);
    log.walk(NOT_WALKED);
    expect([...log.waiting]).toEqual([]);
  });

  it('reads two stretches more than it publishes where memory is behind, however long the log', () => {
    const log = logOf(10_000, 10, (seq) => seq <= 30);
    expect(log.walk(NOT_WALKED).stretches).toBe(5);
  });

  it('is held up neither by a few lines that memory fails to take up nor by many', () => {
    for (const stuck of [3, 10, 45]) {
      const log = logOf(200, 10, (seq) => seq > stuck);
      let walk = NOT_WALKED;
      for (let walks = 0; walks < 10; walks++) ({ walk } = log.walk(walk));
      expect(Math.max(...log.waiting)).toBe(stuck);
    }
  });
});

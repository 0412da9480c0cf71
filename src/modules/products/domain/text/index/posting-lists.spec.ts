import fc from 'fast-check';
import { PostingLists } from './posting-lists';

function entries(lists: PostingLists, list: number): [number, number][] {
  const start = lists.start(list);
  return Array.from({ length: lists.length(list) }, (_, at) => [
    lists.keys(list)[start + at] ?? -1,
    lists.masks(list)[start + at] ?? -1,
  ]);
}

describe('PostingLists', () => {
  it('holds what a plain map would, whatever is done in whatever order', () => {
    const change = fc.record({
      act: fc.constantFrom('set', 'set', 'set', 'delete', 'clear', 'replace'),
      list: fc.nat(6),
      key: fc.nat(40),
      mask: fc.nat(255),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 400 }), (changes) => {
        const lists = new PostingLists();
        const expected = new Map<number, Map<number, number>>();
        for (const { act, list, key, mask } of changes) {
          const held = expected.get(list) ?? new Map<number, number>();
          expected.set(list, held);
          if (act === 'set') {
            lists.set(list, key, mask);
            held.set(key, mask);
          } else if (act === 'delete') {
            lists.delete(list, key);
            held.delete(key);
          } else {
            const length = act === 'clear' ? 0 : key;
            lists.replace(
              list,
              Uint32Array.from({ length }, (_, at) => at * 2),
              new Uint8Array(length).fill(mask),
              length,
            );
            held.clear();
            for (let at = 0; at < length; at++) held.set(at * 2, mask);
          }
        }
        for (const [list, held] of expected) {
          expect(entries(lists, list)).toEqual([...held].sort(([a], [b]) => a - b));
          for (let key = 0; key < 45; key++) expect(lists.find(list, key) >= 0).toBe(held.has(key));
        }
      }),
    );
  });

  it('keeps long lists in order through growing and shrinking', () => {
    const lists = new PostingLists();
    for (let key = 0; key < 20_000; key++) lists.set(3, (key * 7919) % 20_011, key & 255);
    for (let key = 0; key < 20_000; key++) if (key % 16 !== 0) lists.delete(3, (key * 7919) % 20_011);
    const kept = entries(lists, 3);
    expect(kept).toHaveLength(1250);
    expect(kept).toEqual([...kept].sort(([a], [b]) => a - b));
    for (const [key, mask] of kept.slice(0, 50)) {
      expect(mask).toBe([...Array(1250).keys()].map((at) => at * 16).find((at) => (at * 7919) % 20_011 === key)! & 255);
    }
  });

  it('uses freed memory again', () => {
    const lists = new PostingLists();
    const masks = new Uint8Array(300);
    const keys = Uint32Array.from({ length: 300 }, (_, at) => at);
    for (let list = 0; list < 500; list++) lists.replace(list, keys, masks, 300);
    const memory = pages(lists);
    for (let round = 0; round < 20; round++) {
      for (let list = 0; list < 500; list++) lists.replace(list, keys, masks, round % 2 === 0 ? 290 : 300);
    }
    expect(pages(lists)).toBe(memory);
  });

  it('tells of each change to a list', () => {
    const lists = new PostingLists();
    const longer = Array.from({ length: 6000 }, (_, key) => (): void => {
      lists.set(1, key + 10, 1);
    });
    const changes = [
      () => {
        lists.set(1, 5, 1);
      },
      () => {
        lists.set(1, 5, 2);
      },
      () => {
        lists.replace(1, Uint32Array.of(5), Uint8Array.of(4), 1);
      },
      ...longer,
      () => {
        lists.delete(1, 5);
      },
    ];
    for (const change of changes) {
      const before = lists.changed(1);
      change();
      expect(lists.changed(1)).toBeGreaterThan(before);
    }
    const known = lists.changed(1);
    lists.set(2, 10, 1);
    lists.delete(1, 9);
    expect(lists.changed(1)).toBe(known);
  });
});

function pages(lists: PostingLists): number {
  return (lists as unknown as { pages: unknown[] }).pages.length;
}

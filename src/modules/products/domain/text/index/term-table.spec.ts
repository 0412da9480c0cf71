import fc from 'fast-check';
import { TermTable } from './term-table';

function prefixed(table: TermTable, prefix: string): string[] {
  const texts: string[] = [];
  table.forEachPrefixed(prefix, (id) => texts.push(table.text(id)) > 0);
  return texts;
}

describe('TermTable', () => {
  it('finds terms by text and by prefix, in order, through additions and releases', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', '1', 'ñ'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), word)), word, (changes, prefix) => {
        const table = new TermTable();
        const expected = new Set<string>();
        for (const [add, text] of changes) {
          if (add) {
            table.obtain(text);
            expected.add(text);
          } else if (table.find(text) >= 0) {
            table.release(table.find(text));
            expected.delete(text);
          }
        }
        expect(table.size).toBe(expected.size);
        const matching = [...expected].filter((text) => text.startsWith(prefix));
        expect(prefixed(table, prefix)).toEqual(matching.sort((a, b) => (a < b ? -1 : 1)));
        for (const [, text] of changes) {
          const held = expected.has(text);
          expect([table.find(text) >= 0, table.text(table.find(text))]).toEqual([held, held ? text : '']);
        }
      }),
    );
  });

  it('stays in order beyond one block', () => {
    const table = new TermTable();
    const texts = Array.from({ length: 5000 }, (_, at) => `t${(at * 7919) % 5003}`);
    for (const text of texts) table.obtain(text);
    for (const text of texts.slice(0, 2000)) table.release(table.find(text));
    const left = texts.slice(2000).sort((a, b) => (a < b ? -1 : 1));
    expect(prefixed(table, 't')).toEqual(left);
    expect(prefixed(table, 't49')).toEqual(left.filter((text) => text.startsWith('t49')));
  });
});

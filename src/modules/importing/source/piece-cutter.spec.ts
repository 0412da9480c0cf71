import fc from 'fast-check';
import { PieceCutter, type LinePiece } from '@/modules/importing/source/piece-cutter';

/** The pieces of lines that come in blocks of so many. */
function cut(lines: readonly string[], together: number): LinePiece[] {
  const cutter = new PieceCutter();
  const pieces: LinePiece[] = [];
  for (let start = 0; start < lines.length; start += together)
    pieces.push(...cutter.add(Buffer.from(lines.slice(start, start + together).join('\n'))));
  return [...pieces, ...cutter.rest()];
}

const textOf = ({ content }: LinePiece): string => (Buffer.isBuffer(content) ? content.toString() : content.text);
const contents = (pieces: readonly LinePiece[]): string[] => pieces.map(textOf);
const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => `{"producto_id":${at * 7}}`);

describe('PieceCutter', () => {
  it('cuts the same pieces of the same lines, however they come', () => {
    const lines = fc.array(
      fc.string().map((text) => text.replaceAll('\n', '')),
      { minLength: 1, maxLength: 700 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 300 }), (all, together) => {
        const pieces = cut(all, together);
        expect(contents(pieces).join('\n')).toBe(all.join('\n'));
        expect(pieces.map((piece) => textOf(piece).split('\n').length)).toEqual(pieces.map((one) => one.lines));
        expect(contents(pieces)).toEqual(contents(cut(all, 1000)));
      }),
    );
  });

  it('cuts the same pieces again soon after a line that was added', () => {
    const before = contents(cut(numbered(10_000), 500));
    const lines = numbered(10_000);
    lines.splice(3000, 0, '{"producto_id":1}');
    const known = new Set(before);
    expect(contents(cut(lines, 500)).filter((piece) => !known.has(piece)).length).toBeLessThanOrEqual(3);
    expect(before.length).toBeGreaterThan(50);
  });

  it('keeps pieces small in lines and in bytes', () => {
    expect(
      cut(
        Array.from({ length: 1000 }, () => 'x'),
        1000,
      ).map(({ lines }) => lines),
    ).toEqual([256, 256, 256, 232]);
    const long = 'x'.repeat(600_000);
    expect(cut([long, long, long], 3).map(({ lines }) => lines)).toEqual([2, 1]);
  });

  it('leaves a line that was not taken into memory by itself', () => {
    const cutter = new PieceCutter();
    const fault = { fault: 'too_long', text: '' } as const;
    cutter.add(Buffer.from('a\nb'));
    expect(cutter.add(fault)).toEqual([
      { content: Buffer.from('a\nb'), lines: 2 },
      { content: fault, lines: 1 },
    ]);
    expect(cutter.rest()).toEqual([]);
  });
});

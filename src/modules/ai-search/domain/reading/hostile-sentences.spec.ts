import fc from 'fast-check';
import { readerOf } from '@test/support/sentence-reader';

const read = readerOf('camara domo bala switch puertos dvr nvr kit poe', {
  brands: [{ id: 'quetzavid', name: 'Quetzavid' }],
  branches: [{ code: 'monterrey', name: 'Monterrey', city: 'Monterrey' }],
});

describe('parseIntent: hostile sentences', () => {
  const phrases = [
    'menos de ',
    'entre 1 y ',
    'sin no ',
    '$',
    'dos mil ',
    'a-',
    '4mp ',
    'que no sea ',
    'camra ',
    '9.',
    '1,000,',
    '😀',
    'ﬁ',
    'quetzavi ',
  ];

  it.each(phrases)('takes time in proportion to the length: %j', (phrase) => {
    const time = (length: number): number => {
      const text = phrase.repeat(Math.ceil(length / phrase.length)).slice(0, length);
      const runs = Array.from({ length: 5 }, () => {
        const start = process.cpuUsage();
        read(text);
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1000;
      });
      return Math.min(...runs);
    };
    time(256);
    // Four times the text, in one run and by processor time: what looks at each place from each place takes sixteen times as long.
    expect(time(20_000)).toBeLessThan(8 * time(5000) + 20);
  });

  it('hold no more measures against every product than are said', () => {
    const wished = read(Array.from({ length: 80 }, (_, metres) => `${metres}m`).join(' '));
    const denied = read(Array.from({ length: 40 }, (_, metres) => `ni de ${metres}m`).join(' '));
    expect(wished.measures.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(denied.deniedMeasures?.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('never throws, and gives whole answers', () => {
    const piece = fc.constantFrom(
      ...phrases,
      'monterrey ',
      'pesos ',
      'domo ',
      'excepto ',
      'para ',
      ', ',
      '"',
      '-',
      ' y ',
      ' a ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 256 }),
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (asked) => {
        const { price, measures, quantity } = read(asked);
        expect(Number.isFinite(quantity)).toBe(true);
        expect(measures.every(({ value }) => Number.isFinite(value))).toBe(true);
        expect([price?.least ?? 0, price?.most ?? 0].every((bound) => Number.isFinite(bound))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

import { TextIndex } from './text-index';
import { doc, find, found, load } from './text-index.builder';

describe('TextIndex: when nothing has all the words', () => {
  const index = load();

  it.each<[string, number[], string[]]>([
    ['camra', [0, 1, 4, 9, 10], []],
    ['caamra', [0, 1, 4, 9, 10], []],
    ['camaraa domo', [0, 1, 4], []],
    ['hikvison', [0, 1, 2, 9], []],
    ['camara hikvison 4mp', [0, 1], []],
    ['hik vision domo', [0, 1], []],
    ['camaraip', [0, 1], []],
    ['pentahibrdo', [3], []],
    ['ds2cd2134g2', [0, 1], []],
    ['ds2cd214g2', [0, 1], []],
    ['2cd21443g2', [0, 1, 4], []],
    ['DS-7608NJ', [2], []],
    ['hik domo', [0, 1], []],
    ['cvr', [3], []],
    ['domo periscopio', [0, 1, 4], ['periscopio']],
    ['domo hikvison periscopio', [0, 1], ['periscopio']],
    ['periscopio', [], []],
    ['camara nobreak', [], []],
  ])('%s', (query, expected, dropped) => {
    const matches = index.search(query);
    expect([...matches.slots].sort((a, b) => a - b)).toEqual(expected);
    expect(matches.dropped).toEqual(dropped);
    expect(matches.corrected).toBe(expected.length > 0);
    expect(index.searchAsTyped(query).count).toBe(0);
  });

  it('finds what needs no correction as it is typed alike', () => {
    const { slots, scores } = index.search('domo');
    const asTyped = { slots: slots.slice(), scores: scores.slice() };
    expect(index.searchAsTyped('domo')).toMatchObject({ ...asTyped, corrected: false });
  });

  it.each(['h264', '18ch', '2144', 'cat7', 'xqz', '640 va'])(
    'never takes one number or code for another: %s',
    (query) => {
      const own = load([doc('Z-1', 'Cámara H265 16ch 2143 cat6 740 va')]);
      expect(own.search(query).count).toBe(0);
    },
  );

  it('takes a rare word for a misspelling when nothing has it together with the others', () => {
    const own = load([doc('A-1', 'Caja camra'), doc('A-2', 'Cámara domo'), doc('A-3', 'Domo')]);
    expect(found(own, 'camra')).toEqual([0]);
    expect(found(own, 'camra domo')).toEqual([1]);
  });

  it('puts the commoner correction first', () => {
    const own = load([doc('A', 'Malla'), ...Array.from({ length: 5 }, (_, at) => doc(`B${at}`, 'Valla'))]);
    expect(find(own, 'dalla').at(-1)).toBe(0);
    expect(found(own, 'dalla')).toHaveLength(6);
  });
});

describe('TextIndex: hostile queries', () => {
  const index = load();

  it.each([
    '',
    '   ',
    '%%%%',
    '+-_./',
    '😀🎥',
    '\u0000',
    '\ud800',
    'a'.repeat(10_000),
    'ds-'.repeat(100),
    '😀 de la el con '.repeat(20),
    Array.from({ length: 128 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(' '),
    "'; DROP TABLE productos; --",
    '__proto__ constructor toString',
  ])('%j does no harm', (query) => {
    expect(index.search(query).count).toBeLessThanOrEqual(found(index, 'ds').length);
    expect(found(index, 'sirena')).toEqual([8, 10]);
  });

  it.each(['', '  ', '%%%%', '+-_./', '😀🎥', '\u0000', '\ud800'])('%j has no word, and matches nothing', (query) => {
    expect(index.search(query)).toMatchObject({ count: 0, corrected: false, dropped: [] });
  });

  it('takes stop words literally when there is nothing else: they meet brands and models', () => {
    const own = load([doc('A-1', 'Cámara de la calle', { brand: 'La Luz' }), doc('DE-2', 'Caja')]);
    expect([found(own, 'la'), found(own, 'de'), found(own, 'de la')]).toEqual([[0], [1], []]);
  });

  it('an empty index matches nothing', () => {
    expect(new TextIndex().search('camara').count).toBe(0);
  });
});

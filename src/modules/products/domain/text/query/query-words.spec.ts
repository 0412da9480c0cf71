import { parseQuery } from './query-words';

function terms(query: string): string[][] {
  return parseQuery(query).groups.map(({ words }) => words.map(({ term }) => term));
}

describe('parseQuery', () => {
  it.each<[string, string[][]]>([
    ['cámaras+de  la+calle', [['camara'], ['call']]],
    ['4 megapíxeles', [['4mp']]],
    ['no break de 750 va', [['ups'], ['750va']]],
    ['punto de acceso', [['ap']]],
    ['fuente de poder', [['fuent']]],
    ['4 a 8', [['4'], ['8']]],
    ['de la', [['de'], ['la']]],
    [
      'anti-robo ds-7608',
      [
        ['anti', 'robo'],
        ['ds', '7608'],
      ],
    ],
    ['wi-fi', [['wifi']]],
    ['%%% ___', []],
    ['', []],
  ])('%j', (query, expected) => {
    expect(terms(query)).toEqual(expected);
  });

  it('takes what punctuation joins as one word too', () => {
    expect(parseQuery('ds-2cd2143').groups[0]?.whole?.surface).toBe('ds2cd2143');
  });

  it('knows which word is last, and what the whole query runs together to', () => {
    const { groups, joined, windows } = parseQuery('DS 2CD2143 G2');
    expect(groups.map(({ words }) => words[0]?.last)).toEqual([false, false, true]);
    expect(joined).toBe('ds2cd2143g2');
    expect(windows).toContain('2cd2143g2');
  });

  it('counts 256 characters and no more', () => {
    expect(terms(`${'x '.repeat(127)}yz sirena`).at(-1)).toEqual(['yz']);
    expect(terms(`${' '.repeat(254)}luz`)).toEqual([['lu']]);
  });
});

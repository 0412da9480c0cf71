import { readerOf } from '@test/support/sentence-reader';

const read = readerOf('minisplit motor camara bomba corriente luz');
const volts = (text: string): { asked: number[]; denied: number[] } => {
  const { measures, deniedMeasures = [] } = read(text);
  const valuesOf = (wishes: typeof measures): number[] =>
    wishes.flatMap(({ dimension, value }) => (dimension === 'volts' ? [value] : []));
  return { asked: valuesOf(measures), denied: valuesOf(deniedMeasures) };
};

describe('volts of the mains, whose unit nobody says', () => {
  it.each<[string, number[], number[]]>([
    ['minisplit a 220', [220], []],
    ['minisplit que trabaje con la luz normal de 110', [110], []],
    ['bomba, solo tengo corriente de 127', [127], []],
    ['minisplit, solo tengo corriente de 110, nada de 220', [110], [220]],
    ['motor para la casa, no hay 220', [], [220]],
    // with its unit it is read as any measure
    ['minisplit de 220 volts', [220], []],
  ])('%s', (text, asked, denied) => {
    expect(volts(text)).toEqual({ asked, denied });
  });

  it.each([
    'camara de 220',
    'minisplit de 220 dolares',
    'motor de 220 kg',
    'minisplit de 12',
    'motor para 120 departamentos',
    'minisplit modelo 220',
  ])('are of something else: %s', (text) => {
    expect(volts(text)).toEqual({ asked: [], denied: [] });
  });

  it('are a condition where they are told as one', () => {
    expect(read('minisplit a 220 forzosamente').measures).toEqual([
      { dimension: 'volts', value: 220, comparison: 'equal', required: true },
    ]);
  });
});

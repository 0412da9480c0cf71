import { readerOf } from '@test/support/sentence-reader';

const read = readerOf('router switch chapa foco desarmador kit caja tornillos puertos mochila', {
  branches: [{ code: '7', name: 'Torreón', city: 'Torreón', state: 'Coahuila' }],
});

const said = (text: string): [number, string[]] => {
  const { quantity, measures } = read(text);
  return [quantity, measures.map(({ dimension, comparison, value }) => `${dimension} ${comparison} ${value}`)];
};

describe('pieces that have to be there', () => {
  it.each<[string, number]>([
    ['foco con 10 o más piezas en torreón', 10],
    ['chapa que haya 4 piezas o más', 4],
    ['mochila de la que tengan 25 o más', 25],
    ['router que tenga 6 o más en torreón', 6],
    ['mochila, 12 unidades o más', 12],
    ['switch que haya 30 o más en torreón', 30],
    ['foco al menos 10 piezas', 10],
  ])('%s', (text, pieces) => {
    expect(said(text)).toEqual([pieces, []]);
  });

  it.each<[string, string]>([
    ['switch que tenga 16 o más', 'ports least 16'],
    ['switch que tenga 16 o más puertos', 'ports least 16'],
    ['juego de desarmador con 40 o más piezas', 'pieces least 40'],
    ['caja con 100 o más piezas', 'pieces least 100'],
  ])('are none: %s', (text, measure) => {
    expect(said(text)).toEqual([0, [measure]]);
  });
});

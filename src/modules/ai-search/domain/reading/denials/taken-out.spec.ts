import { readerOf } from '@test/support/sentence-reader';

const KNOWN = 'monitor monitores laptop laptops robo picos';
const read = readerOf(KNOWN);
const said = (text: string): string[] => read(text).concepts.map((concept) => concept.said);

describe('what is to be taken out by what it costs leaves what costs no more', () => {
  it.each([
    'monitores, quita los que cuesten más de 5000',
    'monitores, quítame los de más de 5 mil',
    'bórrale a los monitores que pasen de 5 mil pesos',
    'monitores y elimina los que rebasen los 5 mil',
    'monitores. olvídate de los que valgan arriba de 5000',
    'monitores, sácale los que suban de cinco mil',
    'no me muestres monitores de más de 5 mil',
    'no quiero monitores de más de 5000 pesos',
    'monitores, no me enseñes los que pasen de 5 mil',
    'no me den monitores que cuesten más de 5000',
    'show me monitores, skip anything over 5000 pesos',
    'no quiero nada que pase de 5000, son monitores',
    'no vendo monitores de más de 5000',
    'nadie me compra monitores de más de 5000',
    'nada de monitores de más de 5000 pesos',
    'no hay presupuesto para monitores de más de 5000',
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({ price: { most: 5000 }, exclusions: [] });
    expect(read(text).price?.least).toBeUndefined();
    expect(said(text)).toContain('monitores');
  });
});

describe('what is to be taken out by a measure', () => {
  it.each([
    ['monitores, descarta los de menos de 24 pulgadas', 'least'],
    ['monitores, quita los que no lleguen a 24 pulgadas', 'least'],
    ['no me interesan monitores que midan menos de 24 pulgadas', 'least'],
    ['monitores, evita los de más de 24 pulgadas', 'most'],
    ['monitores, deja fuera los que pasen de 24 pulgadas', 'most'],
    ['monitores, descartando los que sean de más de 24 pulgadas', 'most'],
  ])('%s', (text, comparison) => {
    expect(read(text).measures).toEqual([{ dimension: 'inches', value: 24, comparison }]);
    expect(read(text).exclusions).toEqual([]);
  });

  it.each([
    'algo que evite picos de más de 120 volts',
    'algo para evitar picos de más de 120 volts',
    'picos, quiero de más de 120 volts',
    'no quiero laptops, quiero picos de más de 120 volts',
  ])('not: %s', (text) => {
    expect(read(text).measures).toEqual([{ dimension: 'volts', value: 120, comparison: 'more' }]);
  });
});

it.each(['drop de más de 5000', 'un drop, monitores de más de 5000 pesos'])(
  'a thing that is called like a verb of taking out takes nothing out: %s',
  (text) => {
    expect(read(text)).toMatchObject({ price: { least: 5000 } });
  },
);

it('who wants something to prevent a thing leaves nothing out', () => {
  expect(read('algo para evitar picos').exclusions).toEqual([]);
  expect(read('algo que evite robo').exclusions).toEqual([]);
});

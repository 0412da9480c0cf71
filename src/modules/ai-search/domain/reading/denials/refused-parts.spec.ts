import { readerOf } from '@test/support/sentence-reader';

const KNOWN =
  'monitor motor banda cadena cable candado llave taladro bateria escalera aluminio papel rollo lampara antena';
const read = readerOf(KNOWN);
const excluded = (text: string): string[] => read(text).exclusions.map(({ concept }) => concept.said);

describe('a part that names something and refuses it', () => {
  it.each([
    ['motor, de cadena olvídalo', 'cadena'],
    ['motor. los de cadena quítalos', 'cadena'],
    ['motor, el de cadena no le gusta a mi esposa', 'cadena'],
    ['motor de banda, de cadena nooo', 'cadena'],
    ['motor de banda y el de cadena tampoco', 'cadena'],
    ['motor, los que traen cadena no me sirven', 'cadena'],
    ['escalera, de aluminio no puede ser por la corriente', 'aluminio'],
    ['escalera, la de aluminio ni loco', 'aluminio'],
    ['motor, con cadena nel', 'cadena'],
    ['antena, cadena no porque suena', 'cadena'],
  ])('%s', (text, name) => {
    expect(excluded(text)).toEqual([name]);
  });

  it.each([
    ['monitor, la de 32 pulgadas no cabe', 32],
    ['monitor, de 32 pulgadas no me gusta', 32],
    ['monitor. Las de 32 pulgadas ni de chiste', 32],
  ])('%s: a measure', (text, inches) => {
    expect(read(text)).toMatchObject({
      measures: [],
      deniedMeasures: [{ dimension: 'inches', value: inches, comparison: 'equal' }],
    });
  });

  it.each([
    ['monitor pero de los de más de 5 mil no, ni loco', { most: 5000 }],
    ['monitor, los de más de 5 mil olvídalos', { most: 5000 }],
  ])('%s: a limit', (text, price) => {
    expect(read(text).price).toEqual({ ...price, currency: undefined, least: undefined });
  });

  it('what is too little leaves what is enough', () => {
    expect(read('escalera, con menos de 5 metros no llego').measures).toEqual([
      { dimension: 'metres', comparison: 'least', value: 5 },
    ]);
  });

  it.each([
    ['taladro, los de batería se descargan a media obra', 'bateria'],
    ['taladro con cable, las de batería no me duran', 'bateria'],
    ['lámpara, de plástico ya tengo, quiero otra', 'plastico'],
  ])('%s: a trait that went wrong, or is had', (text, name) => {
    expect(excluded(text)).toEqual([name]);
  });

  it.each([
    'mi motor ya no jala, quiero otro motor',
    'se me perdió la llave del candado y no abre',
    'motor de cadena, no de banda',
    'el cable no llega hasta la antena',
    'tienen motor de cadena no',
    'motor con cadena',
  ])('not: %s', (text) => {
    expect(excluded(text).filter((said) => said !== 'banda')).toEqual([]);
  });
});

it('nothing that has a trait, where a part begins with it', () => {
  expect(excluded('llave, nada inalámbrico')).toEqual(['inalambrico']);
  expect(excluded('llave, nada más inalámbrica')).toEqual([]);
});

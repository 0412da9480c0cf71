import { readerOf } from '@test/support/sentence-reader';

const KNOWN =
  'monitor motor banda cadena cable candado llave taladro bateria escalera aluminio papel rollo lampara antena 24 58';
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
    ['motor de los que no salen con cadena', 'cadena'],
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

  it.each([
    ['escalera, con menos de 5 metros no llego', 'least', 5],
    ['escalera, la de 3 metros no me alcanza', 'more', 3],
    ['escalera, la de 3 metros ya no nos rinde', 'more', 3],
    ['escalera, las de 3 metros se me quedan cortas', 'more', 3],
    ['escalera, la de 8 metros es demasiado', 'less', 8],
  ])('%s: what is too little, or too much, leaves the rest', (text, comparison, value) => {
    const { measures, deniedMeasures } = read(text);
    expect(measures).toEqual([{ dimension: 'metres', comparison, value }]);
    expect(deniedMeasures ?? []).toEqual([]);
  });

  it.each([
    ['monitor, no uno de 24 porque no se ve', '24'],
    ['rollo, no la de 58', '58'],
  ])('%s: a number of what nobody says', (text, number) => {
    expect(excluded(text)).toEqual([number]);
    expect(read(text).price).toBeUndefined();
  });

  it('a number is in the unit of the measure before it', () => {
    expect(read('bateria, la de 20,000 mah eh, no la de diez mil')).toMatchObject({
      measures: [{ dimension: 'ampereHours', value: 20 }],
      deniedMeasures: [{ dimension: 'ampereHours', value: 10 }],
    });
  });

  it('the money that is not to be paid stays money', () => {
    expect(excluded('monitor, no uno de 5000 pesos')).toEqual([]);
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

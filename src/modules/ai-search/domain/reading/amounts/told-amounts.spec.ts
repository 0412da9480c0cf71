import { readerOf } from '@test/support/sentence-reader';

const read = readerOf('camara bocina bafle proyector regulador enlace checador monitor reja escaner bomba tele');

const measures = (text: string): string[] => read(text).measures.map(({ dimension, value }) => `${dimension} ${value}`);

describe('amounts that are only told', () => {
  it.each<[string, ...string[]]>([
    // how far off a town is
    ['vivo a 12 km del pueblo, quiero una camara de 5 mp', 'megapixels 5'],
    ['la finca queda a unos 30 kilómetros de la ciudad, busco una bomba de 2 hp', 'horsepower 2'],
    ['estamos a 8 km de la carretera y ocupo un regulador de 3 kva', 'voltAmperes 3000'],
    // what a thing had that is of no use any more
    ['el bafle de 40 watts ya no se oye, quiero uno de al menos 300 watts', 'watts 300'],
    ['se necesita monitor de 27 pulgadas, el de 19 pulgadas se quemó', 'inches 27'],
    ['la tele de 32 pulgadas se nos descompuso, ocupo una tele de 50 pulgadas', 'inches 50'],
    // people beside a measure of the thing
    ['tenemos 28 alumnos y quiero un proyector de 3500 lúmenes', 'lumens 3500'],
    ['somos 60 personas, busco un escáner de 40 ppm', 'pagesPerMinute 40'],
  ])('%s', (text, ...left) => {
    expect(measures(text)).toEqual(left);
  });

  it.each<[string, ...string[]]>([
    ['enlace a 12 km del pueblo', 'metres 12000'],
    ['mi regulador de 1500 va ya no prende, quiero otro', 'voltAmperes 1500'],
    ['checador para 80 personas', 'users 80'],
    ['tenemos 120 empleados y queremos un checador', 'users 120'],
    ['camara a 20 metros de la casa', 'metres 20'],
  ])('stay where they are of what is asked for: %s', (text, ...left) => {
    expect(measures(text)).toEqual(left);
  });
});

import { readerOf } from '@test/support/sentence-reader';

const read = readerOf(
  'bomba switch cable variador dvr multicontacto radio minisplit camara trafico ups candado taladro perchero gancho rack chapa contacto monitor juego dados',
  {
    brands: [
      { id: 'quetzavid', name: 'Quetzavid' },
      { id: 'kimbrax', name: 'Kimbrax' },
      { id: 'hp', name: 'HP' },
    ],
  },
);

describe('limits of measures', () => {
  const limits = (text: string): string[] =>
    read(text).measures.map(({ dimension, comparison, value }) => `${dimension} ${comparison} ${value}`);

  it.each<[string, ...string[]]>([
    // `por lo menos de` holds no `menos de`
    ['cable por lo menos de 10 m', 'metres least 10'],
    ['switch al menos de 8 puertos', 'ports least 8'],
    ['cable a lo mucho de 3 m', 'metres most 3'],
    // ranges, whichever words or dash lie between
    ['rack de 9 hasta 12 u', 'rackUnits least 9', 'rackUnits most 12'],
    ['chapa desde 60 a 120 kg', 'kilograms least 60', 'kilograms most 120'],
    ['barra de 8-12 contactos', 'outlets least 8', 'outlets most 12'],
    // what is fed with two voltages is of both
    ['chapa de 12-24 v', 'volts equal 24'],
    ['variador de 2 hp', 'horsepower equal 2'],
    ['variador de 5hp o más', 'horsepower least 5'],
    ['monitor de 24 hp'],
    ['taladro de 3000 rpm o más', 'revolutions least 3000'],
    // a limit that may stand before its amount is of the one behind it, one that may not of the one before
    ['cable de 4 hilos mínimo de 10 m', 'strands equal 4', 'metres least 10'],
    ['cable de 10 m o más 100 pz', 'metres least 10'],
    // another limit behind `no pase de` takes nothing out
    ['cable que no pase de 2 m menos de 300 pesos', 'metres most 2'],
    ['cable con más de 2 m no quetzavid porfa', 'metres more 2'],
    // an adjective compared with an amount, whatever stands for the thing
    ['monitor más grande que 24 pulgadas', 'inches more 24'],
    ['monitor más grande que la de 24 pulgadas', 'inches more 24'],
    ['cable más corto que 2 m', 'metres less 2'],
    ['manguera más larga que 20 m', 'metres more 20'],
    ['ups no más grande de 1000 va', 'voltAmperes most 1000'],
    ['monitor no más grande que 24', 'inches most 24'],
    ['rack no más alto de 12', 'rackUnits most 12'],
    // the thicker a wire the lower its gauge
    ['cable calibre 10 o más grueso', 'awg most 10'],
    ['cable de calibre 14 como mínimo', 'awg most 14'],
    // from one voltage to the other
    ['variador de 12 a 120 volts', 'volts equal 12', 'volts equal 120'],
    ['variador de 120 a 12 volts', 'volts equal 12', 'volts equal 120'],
    ['variador de 12 o 24 volts', 'volts least 12', 'volts most 24'],
    ['variador between 12 and 24 volts', 'volts least 12', 'volts most 24'],
    ['cable de menos de un metro', 'metres less 1'],
    ['switch de 5 o 8 puertos', 'ports least 5', 'ports most 8'],
    // ranges that nothing opens
    ['ups 1000 a 2000va', 'voltAmperes least 1000', 'voltAmperes most 2000'],
    ['camara 2-4 mp', 'megapixels least 2', 'megapixels most 4'],
    ['monitor 22 o 32 pulgadas', 'inches least 22', 'inches most 32'],
    ['dvr 4/8 canales', 'channels least 4', 'channels most 8'],
    ['dvr 4 u 8 camaras', 'cameras least 4', 'cameras most 8'],
    ['cable 3 a 5 m', 'metres least 3', 'metres most 5'],
    ['camara 2.8, 30 m', 'metres equal 30'],
    ['camara 2.8-12 mm', 'millimetres equal 12'],
    ['radio 400-470 mhz', 'kilohertz equal 470000'],
    // what has inputs
    ['switch de 8 entradas', 'ports equal 8'],
    ['dvr de 16 entradas', 'channels equal 16'],
    ['swich de 8 conexiones', 'ports equal 8'],
    ['patch cord 1 pie', 'metres equal 0.3048'],
    ['cable 2 a 3 m', 'metres least 2', 'metres most 3'],
    ['multicontacto de 6 entradas', 'outlets equal 6'],
    ['minisplit de 1 tonelada', 'btu equal 12000'],
    ['bomba de 1 tonelada', 'kilograms equal 1000'],
    ['camara para trafico a 160 km/h'],
  ])('%s', (text, ...said) => {
    expect(limits(text)).toEqual(said);
  });

  it('leaves the brand behind a limit out of the denial of that', () => {
    expect(read('cable con más de 2 m no quetzavid porfa').excludedBrandIds).toEqual(['quetzavid']);
  });
});

describe('limits of price', () => {
  it.each<[string, number | undefined, number | undefined]>([
    ['bomba $1300-$1950', 1300, 1950],
    ['bomba $1,300-$1,950 pesos', 1300, 1950],
    ['bomba el más barato de 190 a 600 pesos', 190, 600],
    ['bomba la más cara de 2100 a 5000 pesos', 2100, 5000],
    ['bomba más barata de 900', undefined, 900],
    ['bomba entre 230 y 800 saludos', 230, 800],
    ['cable que cueste más de 60 la caja', 60, undefined],
    ['bomba que no pase de 2 m menos de 3000 pesos', undefined, 3000],
    // what nobody pays
    ['más de 3000 pesos no pago por una bomba', undefined, 3000],
    ['bomba, más de 5 mil no doy', undefined, 5000],
    ['bomba y no gasto más de 400', undefined, 400],
    ['bomba, no le meto más de 900', undefined, 900],
    ['bomba, nada arriba de 3000', undefined, 3000],
    ['no me alcanza para los de 5000, una bomba', undefined, 5000],
  ])('%s', (text, least, most) => {
    expect(read(text).price).toMatchObject({ least, most });
  });
});

describe('what nouns count', () => {
  const counts = (text: string): string[] =>
    read(text).measures.map(({ dimension, comparison, value }) => `${dimension} ${comparison} ${value}`);

  it.each<[string, ...string[]]>([
    ['perchero de 6 ganchos', 'of gancho equal 6'],
    ['perchero de no más de 6 ganchos', 'of gancho most 6'],
    ['perchero con más de 6 ganchos', 'of gancho more 6'],
    ['perchero 6 ganchos o más', 'of gancho least 6'],
    ['perchero entre 4 y 6 ganchos', 'of gancho least 4', 'of gancho most 6'],
    ['perchero de 4 a 6 ganchos', 'of gancho least 4', 'of gancho most 6'],
    ['perchero para 6 ganchos', 'of gancho enough 6'],
    // time, money, people and units are none
    ['perchero con 2 años de garantía'],
    ['perchero de 300 pesos'],
    ['switch de 8 puertos', 'ports equal 8'],
  ])('%s', (text, ...said) => {
    expect(counts(text)).toEqual(said);
  });

  it('leaves the noun to be read as a word', () => {
    const said = (text: string): string[] => read(text).concepts.map(({ said: word }) => word);
    expect([said('perchero de 6 ganchos'), said('perchero 6 ganchos o más')]).toEqual([
      ['perchero', 'ganchos'],
      ['perchero', 'ganchos'],
    ]);
  });

  it('leaves out what is denied', () => {
    const { deniedMeasures, exclusions } = read('perchero que no sea de 6 ganchos');
    expect(deniedMeasures).toMatchObject([{ dimension: 'of gancho', value: 6 }]);
    expect(exclusions).toEqual([]);
  });
});

describe('pieces of a set, and several', () => {
  it('are no number of pieces wanted, but for behind a wish', () => {
    const said = (text: string): [number, string[]] => {
      const { quantity, measures } = read(text);
      return [quantity, measures.map(({ dimension, value }) => `${dimension} ${value}`)];
    };
    expect(said('juego de dados mínimo 40 piezas')).toEqual([0, ['pieces 40']]);
    expect(said('juego de dados 40 piezas')).toEqual([0, ['pieces 40']]);
    expect(said('juego de dados, necesito 40 piezas')).toEqual([40, []]);
  });
});

describe('brands left out', () => {
  it.each<[string, string[], string[]]>([
    ['bomba que no sean quetzavid, kimbrax', [], ['quetzavid', 'kimbrax']],
    ['bomba que no sea quetzavid, kimbrax', ['kimbrax'], ['quetzavid']],
    ['bomba exepto quetzavid', [], ['quetzavid']],
  ])('%s', (text, brands, excluded) => {
    const { brandIds, excludedBrandIds } = read(text);
    expect([brandIds, excludedBrandIds]).toEqual([brands, excluded]);
  });
});

import { readerOf } from '@test/support/sentence-reader';

const KNOWN = 'camara switch monitor sirena cable chapa grabador domo bala ptz rack plastico';
const read = readerOf(KNOWN, {
  brands: [
    { id: 'quetzavid', name: 'Quetzavid' },
    { id: 'kimbrax', name: 'Kimbrax' },
  ],
  branches: [
    { code: 'culiacan', name: 'Culiacán', city: 'Culiacán', state: 'Sinaloa' },
    { code: 'merida', name: 'Mérida', city: 'Mérida', state: 'Yucatán' },
  ],
  categories: [{ id: 9, name: 'Switches sin PoE' }],
  isOrdinary: (word) => ['pisos', 'pico', 'feria'].includes(word),
});

describe('prices', () => {
  it.each<[string, ...(number | string | undefined)[]]>([
    ['tengo 3,500 para una camara', undefined, 3500],
    ['camara de no mas de 1000 pesos', undefined, 1000, 'mxn'],
    ['camara que no pase de 900', undefined, 900],
    ['camara barata, ni un peso mas de 700', undefined, 700],
    ['nada que pase de 5000 pesos: grabador', undefined, 5000, 'mxn'],
    ['no le quiero meter mas de dos mil a un monitor', undefined, 2000],
    ['traigo tres mil y cacho para una camara', undefined, 3000],
    ['camara de dos mil y pico', 2000, 3000],
    ['camara como de dos mil y pico', 2000, 3000],
    ['camara de 500 y feria', 500, 600],
    ['camara de 9 mil y cacho de pesos', 9000, 10000, 'mxn'],
    ['camara que ande como en mil', 800, 1200],
    ['camara que ande por los 3 mil', 2400, 3600],
    ['camara de 3000 pa bajo', undefined, 3000],
    ['sirena de techo de 300 pesos', 240, 360, 'mxn'],
    ['sirena con techo de 300 pesos', undefined, 300, 'mxn'],
    ['que cueste a lo mas 2500 el monitor', undefined, 2500],
    ['camara que no rebase los 4000 pesos', undefined, 4000, 'mxn'],
    ['camara como de mil pesos', 800, 1200, 'mxn'],
    // a limit stands beside an amount without one, whichever is said first
    ['camara hasta 900 pesos, la que vi estaba en unos 500 pesos', undefined, 900, 'mxn'],
    ['camara de unos 500 pesos, maximo 900 pesos', undefined, 900, 'mxn'],
    ['camara alrededor de 1,800 pesos', 1440, 2160, 'mxn'],
    ['camara de unos 500 pesos', 400, 600, 'mxn'],
    ['camara en menos de mil', undefined, 1000],
    ['camara maximo 3k', undefined, 3000],
    ['camara con mil quinientos en la bolsa', undefined, 1500],
    ['camara por 2 mil o menos', undefined, 2000],
    // a number by itself is no thing that somebody has
    ['traigo 820, quiero una camara', undefined, 820],
    ['tengo 1500 y quiero una camara', undefined, 1500],
    ['con 1730 me alcanza para una camara', undefined, 1730],
    ['camara 360 maximo $5040', undefined, 5040],
    ['camara en 2,500 o menos', undefined, 2500],
    ['camara entre 1500 y 3000', 1500, 3000],
    ['camara entre 3 y 6 mil', 3000, 6000],
    ['camara de 3k a 5k', 3000, 5000],
    ['camara de 3 mil a 5 mil', 3000, 5000],
    ['camara de 50 a 80 dolares', 50, 80, 'usd'],
    ['camera between 100 and 200 dollars', 100, 200, 'usd'],
    ['camera under 150 usd', undefined, 150, 'usd'],
    ['camara con 500 pesos', undefined, 500, 'mxn'],
    ['camara con 5 mil pesos de presupuesto', undefined, 5000, 'mxn'],
    ['no quiero gastar mas de 2500 en una camara', undefined, 2500],
    ['solo puedo gastar 600 en un switch', undefined, 600],
    ['cuento con mil quinientos pesos', undefined, 1500, 'mxn'],
    ['camara, mi tope es 800', undefined, 800],
    ['camara mas barata que 1500 pesos', undefined, 1500, 'mxn'],
    ['$800 camara maximo', undefined, 800],
    ['camara de dos mil pesos para abajo', undefined, 2000, 'mxn'],
    ['camara hasta 900 pesos', undefined, 900, 'mxn'],
    ['ocupo una camara y lo maximo que le meto son 900 pesos', undefined, 900, 'mxn'],
    ['lo maximo son 900 pesos, una camara', undefined, 900, 'mxn'],
    ['camara que no cueste menos de 900 pesos', 900, undefined, 'mxn'],
    ['camara arriba de 3000 pesos', 3000, undefined, 'mxn'],
    ['camara de mas de 5 mil', 5000, undefined],
    ['camara no mas cara que 3000 pesos', undefined, 3000, 'mxn'],
    ['camara, mi limite son 12 mil pesos', undefined, 12_000, 'mxn'],
    ['camara, lo mas que puedo pagar son 800 pesos', undefined, 800, 'mxn'],
    ['camara que no llegue a 500 pesos', undefined, 500, 'mxn'],
    ['camara por un maximo de 3 mil 500 pesos', undefined, 3500, 'mxn'],
    ['switch de 24 puertos maximo 200 dlls', undefined, 200, 'usd'],
    ['50 chalecos que salgan a menos de 80 c/u', undefined, 80],
    ['me alcanza una camara con 4 mil', undefined, 4000],
    ['usd 100 es lo que cuento, camara', undefined, 100, 'usd'],
    ['camara hasta 900 por pieza', undefined, 900],
  ])('%s', (text, ...[least, most, currency]) => {
    expect(read(text).price).toMatchObject({ least, most, ...(currency && { currency }) });
  });

  it.each([
    'camara para 3 personas',
    'camara para 200 casas',
    'tengo 4 camaras',
    'tengo 8 camaras analogicas',
    'camara de 4k',
    'cable de 100 metros o mas',
    'switch como de 24 puertos',
    'somos como 60 empleados',
    'camara de 2 a 4 megapixeles',
    'para una casa de 3 pisos',
    // what notes are that are no money
    'me dieron tres billetes falsos de a 500, camara para la caja',
    'camara, me dan billetes de 200 piratas',
    'grabador de hasta 16 camaras',
  ])('none in: %s', (text) => {
    expect(read(text).price).toBeUndefined();
  });
});

describe('limits of measures', () => {
  it.each<[string, ...[string, string, number][]]>([
    ['camara de al menos 5 megapixeles', ['megapixels', 'least', 5]],
    ['camara de 5 mp o mas', ['megapixels', 'least', 5]],
    ['no puede tener menos de 5 megapixeles', ['megapixels', 'least', 5]],
    ['camara que de noche vea por lo menos a 100 m', ['metres', 'least', 100]],
    ['arribita de 30 paginas por minuto', ['pagesPerMinute', 'more', 30]],
    ['que saque 30 hojas por minuto o mas', ['pagesPerMinute', 'least', 30]],
    ['pila de 10 mil miliamperes o mas', ['ampereHours', 'least', 10]],
    ['switch con minimo 8 puertos', ['ports', 'least', 8]],
    ['cable de menos de 2 metros', ['metres', 'less', 2]],
    ['monitor de 24 pulgadas maximo', ['inches', 'most', 24]],
    ['gabinete de no mas de 9 ru', ['rackUnits', 'most', 9]],
    ['camara de 2 a 4 megapixeles', ['megapixels', 'least', 2], ['megapixels', 'most', 4]],
    ['grabador entre 8 y 16 canales', ['channels', 'least', 8], ['channels', 'most', 16]],
    ['grabador de hasta 16 camaras', ['cameras', 'equal', 16]],
    ['motor de hasta 600 kg', ['kilograms', 'equal', 600]],
    ['extintor de hasta 3 kilos', ['kilograms', 'upTo', 3]],
    ['sensor de 57c', ['degrees', 'equal', 57]],
    ['tengo 8 camaras', ['cameras', 'equal', 8]],
    ['cable como de 50 metros', ['metres', 'equal', 50]],
    ['grabador de mas de 16 canales', ['channels', 'more', 16]],
    ['grabador que no tenga menos de 16 canales', ['channels', 'least', 16]],
    ['camara de 5 mp o superior', ['megapixels', 'least', 5]],
    ['camara de 5 mp pa arriba', ['megapixels', 'least', 5]],
    ['panel de 32 o mas zonas', ['zones', 'least', 32]],
    ['switch de 8 puertos pon como piso', ['ports', 'least', 8]],
    ['chapa de fuerza minima doscientos cincuenta kilos', ['kilograms', 'least', 250]],
    ['terminal de 3,000 faces or more', ['users', 'least', 3000]],
    ['dvr of 16 channels or more', ['channels', 'least', 16]],
    ['monitor smaller than 30 inches', ['inches', 'less', 30]],
    ['cable longer than 10 m', ['metres', 'more', 10]],
    ['sensor over 60 meters', ['metres', 'more', 60]],
    ['grabador up to 16 channels', ['channels', 'upTo', 16]],
    ['switch up to 16 ports', ['ports', 'most', 16]],
    ['grabador para 12 camaras', ['cameras', 'enough', 12]],
    ['panel para cuatro puertas', ['doors', 'enough', 4]],
    ['lector que soporte 2 mil trabajadores', ['users', 'enough', 2000]],
    ['motor para porton de hasta 1000 kg', ['kilograms', 'enough', 1000]],
    ['ups que aguante 900 watts', ['watts', 'enough', 900]],
    ['enlace que alcance unos 15 km', ['metres', 'enough', 15_000]],
    ['energizador para 1000 metros', ['metres', 'enough', 1000]],
    ['energizador para unos 500 mts', ['metres', 'enough', 500]],
    ['cable de 10 metros para camara', ['metres', 'equal', 10]],
    ['porton de 800 kilos, que motor ocupo', ['kilograms', 'enough', 800]],
    ['mi porton pesa como 700 kilos, que motor le pongo', ['kilograms', 'enough', 700]],
    ['motor for a gate that weighs 600 kg', ['kilograms', 'enough', 600]],
    ['ups de 900 watts', ['watts', 'equal', 900]],
    ['motor de una tonelada o mas', ['kilograms', 'least', 1000]],
    ['cable calibre 14', ['awg', 'equal', 14]],
    ['escalera de mas de 5 peldaños', ['steps', 'more', 5]],
    ['switch de 24 puertos maximo 200 dlls', ['ports', 'equal', 24]],
    ['monitor de al menos 24 pulgadas pero menor de 40', ['inches', 'least', 24], ['inches', 'less', 40]],
    ['cable de mas de 4 km y menos de 20', ['metres', 'more', 4000], ['metres', 'less', 20_000]],
    ['camara de mas de 4 mp y menos de 2000', ['megapixels', 'more', 4]],
    ['cincho de 30 cms', ['centimetres', 'equal', 30]],
    ['pila de 7 amp/h', ['ampereHours', 'equal', 7]],
    ['cable c5e', ['category', 'equal', 5.5]],
    ['compu de 16 gb de ram para arriba', ['memory', 'least', 16]],
    ['compu con 8 de ram o mas', ['memory', 'least', 8]],
    ['monitor 23.8', ['inches', 'equal', 23.8]],
    ['camara mayor o igual a 4 mp', ['megapixels', 'least', 4]],
    ['switch igual o menor a 8 puertos', ['ports', 'most', 8]],
    ['switch con mas o igual de 8 puertos', ['ports', 'least', 8]],
    ['camara ≥ 4 mp', ['megapixels', 'least', 4]],
    ['camara de >=4mp', ['megapixels', 'least', 4]],
    ['switch <= 8 puertos', ['ports', 'most', 8]],
    // what is measured may stand between the measure and its limit
    ['camara de 30 m ir o mas', ['metres', 'least', 30]],
    ['camara de 50 metros de infrarrojo como minimo', ['metres', 'least', 50]],
    ['camara con 30 m ir', ['metres', 'equal', 30]],
    ['cable cerca de 500 m o mas', ['metres', 'least', 500]],
    // without a unit, of what such things are measured by
    ['tele de 50 en adelante', ['inches', 'least', 50]],
    ['monitor de 24 o mas grande', ['inches', 'least', 24]],
    ['grabador de 16 o menos', ['channels', 'most', 16]],
    ['switch de 24 para arriba', ['ports', 'least', 24]],
    ['microsd de 64 o mas para camara', ['gigabytes', 'least', 64]],
    // what so little, or so much, does not serve for
    ['ups, con menos de 600w ni prende el servidor', ['watts', 'least', 600]],
    ['sirena, si se oye a menos de 30 metros los vecinos se quejan', ['metres', 'least', 30]],
    ['camara de 50 en adelante'],
    ['monitor de 3000 o menos'],
  ])('%s', (text, ...measures) => {
    expect(read(text).measures.map(({ dimension, comparison, value }) => [dimension, comparison, value])).toEqual(
      measures,
    );
  });
});

it('what a measure that is left out is of is not left out itself', () => {
  expect(read('camara que no sea de 40 metros de infrarrojo').exclusions).toEqual([]);
});

describe('measures left out', () => {
  it.each<[string, ...[string, number][]]>([
    ['switch que no sea de 24 puertos', ['ports', 24]],
    ['switch excepto de 4 puertos', ['ports', 4]],
    ['camara que no sea de 2mp ni de 8mp', ['megapixels', 2], ['megapixels', 8]],
    ['camara de cualquier resolucion menos 2mp', ['megapixels', 2]],
    ['camara, todas menos las de 1080p', ['megapixels', 2]],
    ['cable de 305 m no de 100', ['metres', 100]],
    ['camara menos de la de 2 mp', ['megapixels', 2]],
    ['camara, la de 2 mp no', ['megapixels', 2]],
    ['camara sin wifi de 4 mp'],
    ['router sin wifi 6', ['wifi', 6]],
    ['router que no sea wifi 6', ['wifi', 6]],
    ['camara de menos de 4 mp'],
  ])('%s', (text, ...measures) => {
    const { deniedMeasures = [] } = read(text);
    expect(deniedMeasures.map(({ dimension, value }) => [dimension, value])).toEqual(measures);
  });
});

import type { Intent } from './intent';
import { Lexicon } from '../words/lexicon';
import { parseIntent } from './parse-intent';
import { THESAURUS } from '../words/thesaurus-data';

const KNOWN = new Set(
  'camara domo bala turret microfono switch switches puertos bateria bobina exterior interior vision dvr nvr kit rojo azul poe ups inalambrico cable'.split(
    ' ',
  ),
);
const vocabulary = { frequency: (word: string): number => (KNOWN.has(word) ? 10 : 0) };
const lexicon = new Lexicon(THESAURUS, {
  brands: [
    { id: 'quetzavid', name: 'Quetzavid' },
    { id: 'xolocam', name: 'Xolocam' },
    { id: 'tplink', name: 'TP-Link' },
    { id: 'switch', name: 'Switch' },
  ],
  branches: [
    { code: 'monterrey', name: 'Monterrey', city: 'Monterrey' },
    { code: 'guadalajara', name: 'Guadalajara', city: 'Guadalajara' },
    { code: 'ciudad-de-mexico', name: 'Ciudad de México', city: 'Ciudad de México' },
  ],
  categories: [{ id: 7, name: 'Cámaras IP y térmicas' }],
});
const read = (text: string): Intent => parseIntent(text, lexicon, vocabulary);

describe('parseIntent: prices', () => {
  it.each<[string, number | undefined, number | undefined, 'usd' | 'mxn' | undefined]>([
    ['camara de menos de 2 mil pesos', undefined, 2000, 'mxn'],
    ['camara menos de dos mil quinientos pesos', undefined, 2500, 'mxn'],
    ['camara hasta $1,500', undefined, 1500, undefined],
    ['camara máximo $2k', undefined, 2000, undefined],
    ['camara por debajo de 99.90 usd', undefined, 99.9, 'usd'],
    ['camara entre 100 y 200 dólares', 100, 200, 'usd'],
    ['camara de 1000 a 2000 pesos', 1000, 2000, 'mxn'],
    ['camara desde 500 hasta 800 dlls', 500, 800, 'usd'],
    ['camara de 1 a 2 mil pesos', 1000, 2000, 'mxn'],
    ['camara arriba de 300 usd', 300, undefined, 'usd'],
    ['camara a partir de mil pesos', 1000, undefined, 'mxn'],
    ['camara de mas de 100 dolares y menos de 200', 100, 200, 'usd'],
    ['camara como de 500 pesos', 400, 600, 'mxn'],
    ['camara de 500 pesos', 400, 600, 'mxn'],
    ['camara que no pase de 1500', undefined, 1500, undefined],
    ['camara con presupuesto de usd 120', undefined, 120, 'usd'],
    ['camara que no cueste más de 50 dólares', undefined, 50, 'usd'],
    ['camara que no valga más de 900 pesos', undefined, 900, 'mxn'],
    ['camara que no sea de más de 50 dólares', undefined, 50, 'usd'],
    ['camara no mayor a 50 dolares', undefined, 50, 'usd'],
    ['camara con un precio no mayor de 50 dólares', undefined, 50, 'usd'],
    ['camara no superior a 50 usd', undefined, 50, 'usd'],
    ['camara no arriba de 50 usd', undefined, 50, 'usd'],
    ['camara no menos de 50 dolares', 50, undefined, 'usd'],
    ['camara que no cueste menos de 50 dólares', 50, undefined, 'usd'],
    ['camara no inferior a 50 usd', 50, undefined, 'usd'],
    ['camara de mas de 10 y menos de 50 dolares', 10, 50, 'usd'],
    ['camara mayor a 10 y menor a 50 dolares', 10, 50, 'usd'],
    ['camara entre los 10 y los 50 dólares', 10, 50, 'usd'],
    ['camara < 50 usd', undefined, 50, 'usd'],
    ['camara <= 50 usd', undefined, 50, 'usd'],
    ['camara > 50 usd', 50, undefined, 'usd'],
    ['camara 50 dolares o menos', undefined, 50, 'usd'],
    ['camara de 50 dólares para abajo', undefined, 50, 'usd'],
    ['camara 1000 dólares o más', 1000, undefined, 'usd'],
    ['camara como mucho 50 dolares', undefined, 50, 'usd'],
    ['camara como mucho doscientos cincuenta dolares', undefined, 250, 'usd'],
    ['camara menos de US$50', undefined, 50, 'usd'],
    ['camara menos de 50usd', undefined, 50, 'usd'],
    ['camara menos de 50 dol', undefined, 50, 'usd'],
    ['camara sin pasar de 150', undefined, 150, undefined],
    ['camara, precio máximo: $50 USD', undefined, 50, 'usd'],
    ['camara menos de 1 000 pesos', undefined, 1000, 'mxn'],
  ])('%s', (text, least, most, currency) => {
    expect(read(text).price).toMatchObject({ least, most, currency });
  });

  it.each([
    'camara 4k',
    'bobina de mas de 200 metros',
    'bateria de menos de 12 volts',
    'switch de 8 puertos',
    'camara 1080p',
    'nvr hasta 16 canales',
    'entre camara y dvr',
    '$',
    'menos de',
  ])('sees no price in %s', (text) => {
    expect(read(text).price).toBeUndefined();
  });
});

describe('parseIntent: measures', () => {
  it.each<[string, string, number, string]>([
    ['camara 2 MP', 'megapixels', 2, 'equal'],
    ['camara 1080p', 'megapixels', 2, 'equal'],
    ['camara de 2 megapíxeles', 'megapixels', 2, 'equal'],
    ['camara 4K', 'megapixels', 8, 'equal'],
    ['camara 5 megapixles', 'megapixels', 5, 'equal'],
    ['dvr de 16 canales', 'channels', 16, 'equal'],
    ['kit de 8 cámaras', 'cameras', 8, 'equal'],
    ['cable de mas de 200 metros', 'metres', 200, 'more'],
    ['enlace de 15 km', 'metres', 15_000, 'equal'],
    ['fuente 5 amperes', 'amperes', 5, 'equal'],
    ['fuente 2a', 'amperes', 2, 'equal'],
    ['pila de 4 amperes hora', 'ampereHours', 4, 'equal'],
    ['bateria de doscientos ah', 'ampereHours', 200, 'equal'],
    ['ups 1.5 kva', 'voltAmperes', 1500, 'equal'],
    ['disco 4 teras', 'gigabytes', 4000, 'equal'],
    ['exterior ip 67', 'ingress', 67, 'equal'],
    ['bobina cat6a', 'category', 6.5, 'equal'],
    ['bobina categoria 5e', 'category', 5.5, 'equal'],
    ['ap wi-fi 6', 'wifi', 6, 'equal'],
    ['monitor de 24"', 'inches', 24, 'equal'],
    ['switch minimo 8 puertos', 'ports', 8, 'least'],
    ['power strip with at least 8 outlets', 'outlets', 8, 'least'],
    ['panel alarma 64 zn', 'zones', 64, 'equal'],
    ['cable utp 1000 pies', 'metres', 304.8, 'equal'],
    ['radio 128 can', 'channels', 128, 'equal'],
    ['rack de 12 unidades', 'rackUnits', 12, 'equal'],
    ['ptz 25x', 'zoom', 25, 'equal'],
  ])('%s', (text, dimension, value, comparison) => {
    expect(read(text).measures).toContainEqual({ dimension, value, comparison });
  });
});

describe('parseIntent: names, stock, quantity, order', () => {
  it.each<[string, Partial<Intent>]>([
    ['domo quetzavid', { brandIds: ['quetzavid'] }],
    ['domo quetzavit', { brandIds: ['quetzavid'] }],
    ['switch tp link', { brandIds: ['tplink'] }],
    ['switch tplink', { brandIds: ['tplink'] }],
    ['switch de 8 puertos', { brandIds: [] }],
    ['quetzavid o xolocam', { brandIds: ['quetzavid', 'xolocam'] }],
    ['bateria para radio quetzavid', { brandIds: [] }],
    ['domo cualquier marca menos xolocam', { excludedBrandIds: ['xolocam'], brandIds: [] }],
    ['domo distinta de xolocam', { excludedBrandIds: ['xolocam'], brandIds: [] }],
    ['domo evitar xolocam', { excludedBrandIds: ['xolocam'], brandIds: [] }],
    ['domo que no esté en monterrey', { branchCodes: ['guadalajara', 'ciudad-de-mexico'] }],
    ['domo excepto en monterrey', { branchCodes: ['guadalajara', 'ciudad-de-mexico'] }],
    ['domo en cualquier sucursal menos monterrey', { branchCodes: ['guadalajara', 'ciudad-de-mexico'] }],
    ['domo que no sea xolocam en monterrey', { excludedBrandIds: ['xolocam'], branchCodes: ['monterrey'] }],
    ['domo en guadalajara, no en monterrey', { branchCodes: ['guadalajara'] }],
    ['domo que no sea quetzavid', { excludedBrandIds: ['quetzavid'], brandIds: [] }],
    ['domo excepto marca xolocam', { excludedBrandIds: ['xolocam'], brandIds: [] }],
    ['kit sin disco duro quetzavid', { excludedBrandIds: [], brandIds: ['quetzavid'] }],
    ['domo en guadalajara', { branchCodes: ['guadalajara'], inStock: false }],
    ['domo que haya en mty', { branchCodes: ['monterrey'], inStock: true }],
    ['domo en la cdmx', { branchCodes: ['ciudad-de-mexico'] }],
    ['domo en existencia', { inStock: true }],
    ['domo que no este agotado', { inStock: true }],
    ['domo que tengan hoy', { inStock: true }],
    ['domo que tengan wifi', { inStock: false }],
    ['domo con entrega inmediata', { inStock: true }],
    ['necesito 10 domos', { quantity: 10 }],
    ['ocupo veinte camaras', { quantity: 20 }],
    ['50 piezas de domo', { quantity: 50 }],
    ['que haya mas de 10 piezas de domo', { quantity: 11 }],
    ['juego de mas de 10 piezas', { quantity: 0 }],
    ['bolsa con 100 piezas', { quantity: 0 }],
    ['25 switches en existencia', { quantity: 25, inStock: true }],
    ['domo cantidad 25', { quantity: 25 }],
    ['8 camaras con dvr', { quantity: 0 }],
    ['24 puertos poe', { quantity: 0 }],
    ['necesito 8 canales', { quantity: 0 }],
    ['domo mas barato', { order: 'cheapest' }],
    ['camara barata', { order: 'cheapest' }],
    ['domos que no salgan caros', { order: 'cheapest' }],
    ['camaras no muy caras', { order: 'cheapest' }],
    ['el domo más económico', { order: 'cheapest' }],
    ['domos mas vendidos', { order: 'bestselling' }],
    ['el domo mas caro', { order: 'dearest' }],
    ['domos, del mas caro al mas barato', { order: 'dearest' }],
    ['domos, de los mas baratos a los mas caros', { order: 'cheapest' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });
});

describe('parseIntent: words', () => {
  const said = (text: string): string[] => read(text).concepts.map(({ said, role }) => `${role} ${said}`);

  it.each<[string, string[]]>([
    ['necesito una cámara domo para exterior', ['subject camara', 'subject domo', 'trait exterior']],
    ['soporte de pared para camara domo', ['subject soporte', 'subject pared', 'purpose camara', 'purpose domo']],
    ['camra vala esterior', ['subject camara', 'subject bala', 'trait exterior']],
    ['camaras ip', ['subject camaras ip']],
    ['camara sin cables', ['subject camara', 'trait sin cables']],
    ['no break', ['subject no break']],
    ['busco el KX-DVR08-5N', ['subject kx-dvr08-5n']],
    ['de la que el con', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it('reads what is not wanted', () => {
    const { exclusions } = read('domo sin microfono ni poe para exterior, que no sea turret');
    expect(exclusions.map(({ kind, concept }) => `${kind} ${concept.said}`)).toEqual([
      'without microfono',
      'without poe',
      'not-a turret',
    ]);
  });

  it('gives a named category to the phrase that names it', () => {
    expect(read('camaras ip').concepts[0]?.categoryIds).toEqual([7]);
  });
});

it.each([
  ['dvr + disco', 'dvr y disco'],
  ['dvr / disco', 'dvr y disco'],
  // of one thing, as titles tell it
  ['dvr / disco / red', 'dvr , disco , red'],
  ['camara / 4 mp', 'camara , 4 mp'],
])('one mark joins two things, more of them tell of one: %s', (text, tokens) => {
  const said = read(text).tokens ?? [];
  expect(said.map((token) => token.text).join(' ')).toBe(tokens);
});

it('looks for what was meant by few words of a sentence alone, found or not', () => {
  const nearest = jest.spyOn(lexicon.speller, 'nearest');
  const strange = Array.from(
    { length: 60 },
    (_, at) => `xq${'abcdefghij'.charAt(at % 10)}zw${at % 7 === 0 ? 'k' : 'v'}jt`,
  );
  read(strange.join(' '));
  expect(nearest.mock.calls.length).toBeLessThanOrEqual(16);
  nearest.mockRestore();
});

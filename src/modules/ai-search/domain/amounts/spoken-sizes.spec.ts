import { parseIntent } from '../reading/parse-intent';
import { Lexicon } from '../words/lexicon';
import type { Intent } from '../reading/intent';

const lexicon = new Lexicon([], { brands: [], branches: [], categories: [], isOrdinary: () => false });
const read = (text: string): Intent => parseIntent(text, lexicon, { frequency: () => 1 });

describe('amounts as they are written and spoken', () => {
  it.each<[string, [string, string, number][]]>([
    [
      'fuente 12v5a',
      [
        ['volts', 'equal', 12],
        ['amperes', 'equal', 5],
      ],
    ],
    ['modelo vlt-12v5a', []],
    ['camara ip 67', [['ingress', 'equal', 67]]],
    ['camara ip 64 canales', [['channels', 'equal', 64]]],
    ['cable thw #12', [['awg', 'equal', 12]]],
    ['cable del numero 10', [['awg', 'equal', 10]]],
    ['internet de 300 megas', [['megabits', 'equal', 300]]],
    ['router de 100 megas', [['megabits', 'equal', 100]]],
    ['camara wifi de 4 megas', [['megapixels', 'equal', 4]]],
    ['conmutador de 8 extensiones', [['users', 'equal', 8]]],
    ['conduit de tres cuartos', [['inches', 'equal', 0.75]]],
    ['broca de un cuarto', [['inches', 'equal', 0.25]]],
    ['taquete de tres octavos de pulgada', [['inches', 'equal', 0.375]]],
    ['tubo de media', [['inches', 'equal', 0.5]]],
    ['camara para un cuarto', []],
    ['paquete de 10 conectores', [['pieces', 'equal', 10]]],
    ['bolsa con 100 plugs', [['pieces', 'equal', 100]]],
    ['caja de 100 taquetes', [['pieces', 'equal', 100]]],
    ['caja de 305 m', [['metres', 'equal', 305]]],
    ['ssd de 480 o mas', [['gigabytes', 'least', 480]]],
    ['regulador de 1000 para arriba', [['voltAmperes', 'least', 1000]]],
    ['memoria de 64 para arriba', [['gigabytes', 'least', 64]]],
  ])('%s', (text, expected) => {
    const { measures, price } = read(text);
    const ofTable = measures.filter(({ dimension }) => !dimension.startsWith('of '));
    expect(ofTable.map(({ dimension, comparison, value }) => [dimension, comparison, value])).toEqual(expected);
    expect(price).toBeUndefined();
  });

  it('counts extensions that are cables', () => {
    const { measures } = read('4 extensiones de 5 metros');
    expect(measures.map(({ dimension }) => dimension)).not.toContain('users');
  });

  it.each(['laptop de 5000 o menos', 'regulador menos de 1000'])('leaves money what is money: %s', (text) => {
    expect(read(text).price?.most).toBeDefined();
  });
});

import { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { THESAURUS } from '@/modules/ai-search/domain/words/thesaurus-data';
import type { Intent } from '../intent';
import { parseIntent } from '../parse-intent';

const KNOWN = new Set('camara switch radio bateria telefono reloj domo'.split(' '));
const ORDINARY = new Set('fulana patito entradas solo buena barata recomiendas que'.split(' '));
const lexicon = new Lexicon(THESAURUS, {
  brands: [
    { id: 'kimbrax', name: 'Kimbrax' },
    { id: 'wisenet', name: 'Samsung Wisenet' },
    { id: 'solred', name: 'SOLRED' },
    { id: 'yale', name: 'Yale' },
    { id: 'canon', name: 'Canon' },
    { id: 'apc', name: 'APC' },
    { id: 'nandu', name: 'Ñandú' },
    { id: 'deacero', name: 'DEACERO' },
    { id: 'ram', name: 'RAM' },
    { id: 'sola', name: 'Sola' },
    { id: 'era', name: 'Era' },
    { id: 'tp', name: 'TP' },
    { id: 'tplink', name: 'TPLINK' },
    { id: '3m', name: '3M' },
  ],
  branches: [],
  categories: [{ id: 7, name: 'SOL RED' }],
  isOrdinary: (word) => ORDINARY.has(word),
});
const read = (text: string): Intent => parseIntent(text, lexicon, { frequency: (word) => (KNOWN.has(word) ? 5 : 0) });

it.each([['pigtails sc/apc'], ['pigtail lc apc'], ['no break apc', 'apc']])(
  'of a brand that is not sold: %s',
  (text, ...brands) => {
    const others = new Lexicon(THESAURUS, { brands: [], branches: [], categories: [] });
    expect(parseIntent(text, others, { frequency: () => 5 }).brandIds).toEqual(brands);
  },
);

describe('brands asked for', () => {
  it.each<[string, ...string[]]>([
    ['camara marca fulana', 'fulana'],
    ['camara de la marca patito', 'patito'],
    ['camara marca: zubrix', 'zubrix'],
    ['camara fabricante zubrix', 'zubrix'],
    ['camara marca kimbrax', 'kimbrax'],
    ['camara de cualquier marca salvo yale'],
    ['quiero un switch cisco', 'cisco'],
    ['necesito un switch tp-link', 'tplink'],
    ['camara kimbrax o hikvision', 'kimbrax', 'hikvision'],
    ['switch sol-red', 'solred'],
    ['switch sol red', 'solred'],
    ['domo deacero', 'deacero'],
    ['domo de acero'],
    ['regulador sola', 'sola'],
    ['camara que se conecte sola'],
    ['camara, mi casa está sola'],
    ['camara que siga a la gente sola'],
    ['mi camara era de 4 megas, quiero un domo'],
    ['camara marca era', 'era'],
    ['domo marca 3m', '3m'],
    ['domo de 16 gb de memoria ram'],
    ['switch apc', 'apc'],
    ['plc 1x8 apc'],
    // an ñ is no n of a name
    ['un cañón para la escuela'],
    ['un CAÑÓN para la escuela'],
    ['camara canon', 'canon'],
    ['camara ñandu', 'nandu'],
    ['camara nandu', 'nandu'],
    // how the end of a fibre is polished
    ['conector sc/apc'],
    ['pigtail lc apc monomodo'],
    ['no break apc', 'apc'],
    ['bateria para apc, conector sc'],
    ['12 pigtails sc/apc'],
  ])('%s', (text, ...brands) => {
    expect(read(text).brandIds).toEqual(brands);
  });

  it.each([
    'una camara, ya le puse cable',
    'una camara, ya les compre cable',
    'bateria para radio motorola',
    'que marca de camara me recomiendas',
    'reloj que marca entradas',
    'telefono que marca solo',
    'camara de marca buena y barata',
    'no quiero marca patito, una camara',
    'camara que no sea hikvision',
    'camara samsung',
    'no me vayan a mandar hikvision, una camara',
    'camara de marca',
    'quiero una camara, ya hay alarma kimbrax puesta',
    'mi radio es un kimbrax de hace como ocho anos que me regalo mi primo el de la tienda, ya no dura nada la pila, quiero comprar una bateria',
  ])('none in: %s', (text) => {
    expect(read(text).brandIds).toEqual([]);
  });

  it('leaves out what neither is to be', () => {
    const { brandIds, excludedBrandIds } = read('ni kimbrax ni hikvision, una camara');
    expect({ brandIds, excludedBrandIds }).toEqual({ brandIds: [], excludedBrandIds: ['kimbrax'] });
  });
});

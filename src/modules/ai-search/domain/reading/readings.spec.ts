import type { Intent } from './intent';
import { Lexicon } from '../words/lexicon';
import { parseIntent } from './parse-intent';
import { interleaved } from '../ranking/ranking';
import { THESAURUS } from '../words/thesaurus-data';
import { understandingOf } from './understanding';
import { WordSet } from '../words/word-set';

const KNOWN = new Set('camara switch monitor sirena cable chapa wifi diesel frente'.split(' '));
const SPANISH = new Set('casas medicina gente portero llega cuanta dure grandote jumo lentes'.split(' '));
/** Words that people ask with, some of them as they hear them. */
const ASKED_WITH = new Set(['canaleja', 'canaletta', 'zoo']);
const lexicon = new Lexicon(THESAURUS, {
  brands: [
    { id: 'quetzavid', name: 'Quetzavid' },
    { id: 'came', name: 'Came' },
  ],
  branches: [
    { code: 'culiacan', name: 'Culiacán', city: 'Culiacán', state: 'Sinaloa' },
    { code: 'veracruz', name: 'Veracruz', city: 'Veracruz', state: 'Veracruz' },
    { code: 'tijuana', name: 'Tijuana', city: 'Tijuana', state: 'Baja California' },
    { code: 'mexicali', name: 'Mexicali', city: 'Mexicali', state: 'Baja California' },
    { code: 'leon', name: 'León', city: 'León', state: 'Guanajuato' },
  ],
  categories: [],
  kindWords: ['canaleta', 'lente', 'peso', 'contra', 'lumbar', 'rate', 'bench', 'hacha'],
  isSpanish: (word) => SPANISH.has(word),
  isOrdinary: (word) => SPANISH.has(word) || ASKED_WITH.has(word),
});
const read = (text: string): Intent => parseIntent(text, lexicon, { frequency: (word) => (KNOWN.has(word) ? 5 : 0) });

describe('what was said as a limit', () => {
  it.each<[string, number | undefined]>([
    ['camara, tengo 3,500', 3500],
    ['camara y mi presupuesto son 4000', 4000],
    ['camara, no mas de 900', 900],
    ['camara para menos de 200 personas', undefined],
    ['switch para hasta 300 casas', undefined],
    ['tengo 4 camaras', undefined],
    ['radios que no suban de 1,800 cada uno', 1800],
    ['un conocido bajo a 300 con sus paneles', undefined],
    ['camara bajo 300', 300],
    ['no tengo mas de 1500 para una camara', 1500],
    ['no traigo mas de 2000, camara', 2000],
    ['camara abajo de 2mil', 2000],
    ['camara hasta por 2000', 2000],
    ['camara, me alcanza 700', 700],
    ['camara nomas 700 pesos', 700],
    ['camara no mas 700', 700],
    ['camara, presupuesto limitado a 700 pesos', 700],
    ['mil quinientos es lo mas que puedo gastar en una camara', 1500],
    ['dos mil es mi presupuesto para una camara', 2000],
    ['10 camaras de a 600', 720],
    ['quiero 6 camaras con 9000 pesos en total', 1500],
    ['camaras con 9000 pesos en total', 9000],
  ])('%s', (text, most) => {
    expect(read(text).price?.most).toBe(most);
  });

  it('a state means its branches', () => {
    expect(read('camara en sinaloa').branchCodes).toEqual(['culiacan']);
    expect([...read('camara en baja california').branchCodes].sort()).toEqual(['mexicali', 'tijuana']);
  });

  it('where somebody lives or works is no place to have it in, nor a street a brand', () => {
    expect(read('soy taxista en sinaloa, camara').branchCodes).toEqual([]);
    expect(read('mi primo de sinaloa me recomendo una camara').branchCodes).toEqual([]);
    expect(read('me robaron en sinaloa, camara').branchCodes).toEqual([]);
    expect(read('camara para la salida a sinaloa').branchCodes).toEqual([]);
    expect(read('saludos desde sinaloa, ocupo una camara').branchCodes).toEqual([]);
    expect(read('tengo un local en sinaloa, quiero que suene si entran').branchCodes).toEqual([]);
    expect(read('tengo 500 pesos y quiero una camara en sinaloa').branchCodes).toEqual(['culiacan']);
    expect(read('soy taxista y quiero camara en sinaloa').branchCodes).toEqual(['culiacan']);
    // told by itself behind where somebody is, and of what something is
    expect(read('soy el delegado, sinaloa, quiero camara').branchCodes).toEqual([]);
    expect(read('quiero camara, sinaloa').branchCodes).toEqual(['culiacan']);
    expect(read('camara que aguante el calor de sinaloa').branchCodes).toEqual([]);
    expect(read('camara de la sucursal de sinaloa').branchCodes).toEqual(['culiacan']);
    expect(read('vivo en la calle quetzavid, camara').brandIds).toEqual([]);
    expect(read('camara quetzavid').brandIds).toEqual(['quetzavid']);
  });

  it('a verb is no city', () => {
    expect(read('camara para ver de noche').branchCodes).toEqual([]);
    expect(read('camara en ver').branchCodes).toEqual(['veracruz']);
  });

  it('what is not to happen leaves nothing out; what is not to be had does', () => {
    expect(read('que no se roben el diesel').exclusions).toEqual([]);
    for (const text of ['evitar que un rayo queme la camara', 'evitar robos', 'evitar los choques'])
      expect(read(text).exclusions).toEqual([]);
    expect(read('camara evitando wifi').exclusions).toHaveLength(1);
    expect(read('camara que no use wifi').exclusions.map(({ concept }) => concept.said)).toEqual(['wifi']);
  });
});

it.each([
  ['camara quetzavid', ['quetzavid']],
  ['motor came', ['came']],
  // no form of its name
  ['cam domo', []],
])('the brands named in %s', (text, brands) => {
  expect(read(text).brandIds).toEqual(brands);
});

describe('corrections', () => {
  it('put slips right, never ordinary words, brands by one letter only, places and denials never', () => {
    expect([...(read('canlaeta').corrected ?? [])]).toEqual([['canlaeta', 'canaleta']]);
    for (const text of ['gente', 'cuanta', 'medicina', 'culiacam', 'sim']) expect(read(text).corrected?.size).toBe(0);
    expect(read('camara quetzavit').brandIds).toEqual(['quetzavid']);
  });

  it('take a word for the one that it sounds like, unless it is Spanish or a product has it, though people ask with it', () => {
    expect([...(read('kanaleta').corrected ?? [])]).toEqual([['kanaleta', 'canaleta']]);
    expect([...(read('canaletta').corrected ?? [])]).toEqual([['canaletta', 'canaleta']]);
    expect([...(read('maus').corrected ?? [])]).toEqual([['maus', 'mouse']]);
    for (const text of ['canaleja', 'lentes', 'zoo', 'wifi', 'whats', 'inge', 'orita', 'nadamas'])
      expect(read(text).corrected?.size).toBe(0);
  });

  it('know verbs with whom they are done to, and diminutives', () => {
    for (const text of ['camara sin verla', 'camarita', 'camara monitoreandolas'])
      expect(read(text).corrected?.size).toBe(0);
  });

  it('part small words from those they were run together with, and find the h that was left out', () => {
    expect(read('camara conwifi').tokens?.map(({ text }) => text)).toEqual(['camara', 'con', 'wifi']);
    expect([...(read('monitorde').corrected ?? [])]).toEqual([['monitorde', 'monitor de']]);
    expect([...(read('camaracanaleta').corrected ?? [])]).toEqual([['camaracanaleta', 'camara canaleta']]);
    expect([...(read('lentedegente').corrected ?? [])]).toEqual([['lentedegente', 'lente de gente']]);
    for (const text of ['lumber', 'crate', 'bunch', 'wacha']) expect(read(text).corrected?.size).toBe(0);
    for (const text of ['camaramedicina', 'cablevision']) expect([...(read(text).corrected ?? [])]).toEqual([]);
    expect([...(read('umo').corrected ?? [])]).toEqual([['umo', 'humo']]);
    expect([...(read('jumo').corrected ?? [])]).toEqual([['jumo', 'humo']]);
  });

  it('leave out how to reach who writes', () => {
    const { tokens = [] } = read('camara, mi correo es juan@escuela.mx tel 8112345678 www.escuela.mx');
    expect(tokens.map(({ text }) => text)).toEqual(['camara', ',', 'mi', 'correo', 'es', 'tel']);
  });

  it('count no things as amounts of the title', () => {
    expect(read('camara para 2 casas').concepts.map(({ said }) => said)).not.toContain('2');
    expect(read('monitor 1500').concepts.map(({ said }) => said)).toContain('1500');
  });
});

describe('superlatives', () => {
  it.each([
    ['la sirena mas escandalosa', 'most', 'decibels'],
    ['la bala con mas vision nocturna', 'most', 'metres'],
    ['switch con mas puertos', 'most', 'ports'],
    ['monitor mas grande que tengan', 'most', 'inches'],
    ['el monitor mas chico', 'least', 'inches'],
    ['camara de mayor alcance', 'most', 'metres'],
    ['camara con el mas alcance posible', 'most', 'metres'],
    ['switch con el mayor numero de puertos', 'most', 'ports'],
    ['camara con el zoom mas potente', 'most', 'zoom'],
    ['el monitor mas grandote', 'most', 'inches'],
    ['el cable que mas dure', 'most', 'minutes'],
    ['camara que vuele mas tiempo', 'most', 'minutes'],
    ['la camara que dure mas en el aire', 'most', 'minutes'],
    ['sirena que suene lo mas posible', 'most', 'decibels'],
    ['el cable que mas peso aguante', 'most', 'kilograms'],
    ['la lampara que alumbre mas', 'most', 'lumens'],
    ['el cable que mas me dure', 'most', 'minutes'],
    ['la lampara que alumbre mas de 50 metros', 'relevance', undefined],
    ['foco que gaste menos', 'least', 'watts'],
    ['foco que consuma menos luz', 'least', 'watts'],
    ['foco que gaste menos de 10 watts', 'relevance', undefined],
    ['farthest camera', 'most', 'metres'],
    ['biggest monitor', 'most', 'inches'],
    ['radio con la bateria de mas capacidad', 'most', 'ampereHours'],
    ['ups con mas tiempo de respaldo', 'most', 'minutes'],
    ['laptop con la pantalla mas grande', 'most', 'inches'],
    ['disco mas grande', 'most', 'gigabytes'],
    ['cheapest monitor', 'cheapest', undefined],
    ['un monitor pero no traigo mucho dinero', 'cheapest', undefined],
    ['monitor, presupuesto limitado', 'cheapest', undefined],
    ['el monitor que cueste menos y dure', 'cheapest', undefined],
    ['la que cueste menos de las domo', 'cheapest', undefined],
    ['un domo que cueste menos de los 500 pesos', 'relevance', undefined],
    ['monitor que cueste menos de 900', 'relevance', undefined],
    ['camara que suene', 'relevance', undefined],
    ['camara para mi hijo el mas chico', 'relevance', undefined],
    ['mi hija mas grande quiere un monitor', 'relevance', undefined],
    ['mi cajera la mas rapida quiere un monitor', 'relevance', undefined],
  ])('%s', (text, order, by) => {
    const intent = read(text);
    expect([intent.order, intent.orderBy?.[0]]).toEqual([order, by]);
  });

  it.each(['switch con mas de 8 puertos', 'chapa mas boton de salida', 'no quiero esperar mas tiempo la camara'])(
    'none in: %s',
    (text) => {
      expect(read(text).order).toBe('relevance');
    },
  );
});

describe('units', () => {
  it.each([
    ['media tonelada', 'kilograms', 500],
    ['de una tonelada', 'kilograms', 1000],
    ['de un tera', 'gigabytes', 1000],
    ['1000 huellas', 'users', 1000],
    ['medio metro', 'metres', 0.5],
    ['metro y medio', 'metres', 1.5],
    ['2 kilos y medio', 'kilograms', 2.5],
    ['3 y media pulgadas', 'inches', 3.5],
    ['9 ru', 'rackUnits', 9],
    ['full hd', 'megapixels', 2],
    ['60 empleados', 'users', 60],
    ['2000 watts hora', 'wattHours', 2000],
  ])('%s', (text, dimension, value) => {
    expect(read(`chapa de ${text}`).measures).toMatchObject([{ dimension, value }]);
  });
});

it('minutes are of what lasts so long', () => {
  expect(read('camara que dure 25 minutos').measures).toMatchObject([{ dimension: 'minutes', value: 25 }]);
  expect(read('en 25 minutos paso por la camara').measures).toEqual([]);
});

describe('what tells of places, and of sizes of wires, asks for nothing', () => {
  it.each([
    ['vivo en la calle monitor, una camara', 'vivo en la , una camara'],
    ['vivo en la colonia monitor y quiero una camara', 'vivo en la y quiero una camara'],
    ['la central de abastos abre a las 4, ocupo una camara', ', ocupo una camara'],
    ['una camara para la calle', 'una camara para la calle'],
    ['fplr cal 16 rollo', 'fplr rollo'],
    ['bulto de cal', 'bulto de cal'],
    ['la gente llega a las 4, ocupo una camara', 'la gente llega a las 4 , ocupo una camara'],
  ])('%s', (text, left) => {
    const { tokens = [], spent } = read(text);
    const kept = tokens.filter((_, place) => spent?.has(place) !== true).map(({ text: said }) => said);
    expect(kept.join(' ')).toBe(left);
  });
});

it('tells what was understood', () => {
  expect(understandingOf(read('camara de menos de 900 pesos en sinaloa'), 'cámara de seguridad')).toEqual({
    tipo: 'cámara de seguridad',
    filtros: { precio: { min: undefined, max: 900, moneda: 'mxn' }, sucursal: ['culiacan'] },
    orden: 'relevancia',
    corregido: {},
  });
});

it('takes turns between what was asked for together', () => {
  const { slots, keys } = interleaved(
    { slots: Uint32Array.of(1, 2, 3, 4, 5), keys: Float64Array.of(1, 2, 3, 4, 5) },
    2,
    (slot) => [-1, 0, 0, 1, 1, -1][slot] ?? -1,
  );
  const order = [...slots.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0)).map((place) => slots[place]);
  expect(order).toEqual([1, 3, 2, 4, 5]);
});

it('keeps the words with an eñe by what they fold to', () => {
  const words = new WordSet(10);
  words.addRuns(Buffer.from('"señor","año"'), 0, 20);
  expect(['senor', 'ano', 'se', 'or'].map((word) => words.has(word))).toEqual([true, true, false, false]);
});

it('keeps words by their hashes', () => {
  const words = new WordSet(10);
  const bytes = Buffer.from('["casa","perro","a"]');
  const left = words.addRuns(bytes, 0, 9);
  words.addRuns(bytes, left, bytes.length);
  expect(['casa', 'perro', 'a', 'per', 'gato'].map((word) => words.has(word))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

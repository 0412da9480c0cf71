import { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { THESAURUS } from '@/modules/ai-search/domain/words/thesaurus-data';
import type { Intent } from '../intent';
import { parseIntent } from '../parse-intent';

const KNOWN = new Set('camara camaras switch ups domo bala ptz espia memoria exterior dvr switches cara'.split(' '));
const lexicon = new Lexicon(THESAURUS, {
  brands: [
    { id: 'quetzavid', name: 'Quetzavid' },
    { id: 'kimbrax', name: 'Kimbrax' },
  ],
  branches: [{ code: 'merida', name: 'Mérida', city: 'Mérida', state: 'Yucatán' }],
  categories: [],
  isOrdinary: (word) => ['gracias', 'falla', 'vecino', 'tan'].includes(word),
});
const read = (text: string): Intent => parseIntent(text, lexicon, { frequency: (word) => (KNOWN.has(word) ? 5 : 0) });
const without = (text: string): string[] => read(text).exclusions.map(({ concept }) => concept.said);
const brands = (text: string): [string[], string[]] => {
  const { brandIds, excludedBrandIds } = read(text);
  return [[...brandIds], [...excludedBrandIds]];
};

it('a verb that only leads to its measure names nothing', () => {
  const { concepts, measures } = read('ups que soporte 200 usuarios');
  expect(concepts.map(({ said }) => said)).toEqual(['ups']);
  expect(measures).toEqual([{ dimension: 'users', value: 200, comparison: 'enough' }]);
});

it.each([
  'camara para rancho donde no hay luz ni internet',
  'camara donde no llega internet',
  'camara para donde no hay nada de luz',
  'camara que se vea aunque no haya luz',
])('what a place lacks is nothing that is asked for: %s', (text) => {
  const { concepts, exclusions } = read(text);
  expect(concepts.map(({ said }) => said)).not.toEqual(expect.arrayContaining([expect.stringMatching(/luz|internet/)]));
  expect(exclusions).toEqual([]);
});

describe('where a denial ends', () => {
  it.each<[string, ...string[]]>([
    ['camara sin audio pero exterior', 'audio'],
    ['camara sin audio pero sin wifi', 'audio', 'wifi'],
    ['camara sin wifi y que grabe en memoria', 'wifi'],
    ['camara sin wifi y que no grabe audio', 'wifi', 'audio'],
    ['camera without audio but outdoor', 'audio'],
    ['no quiero domo mejor bala', 'domo'],
    ['camara sin audio solo wifi', 'audio'],
    ['camara sin audio para exterior', 'audio'],
    // what has ended, what a place lacks, and what is not to happen
    ['ups que ya no prende'],
    ['camara que ya no tiene audio'],
    ['ya no quiero domo', 'domo'],
    ['camara para rancho sin señal'],
    ['camara sin luz'],
    ['sirena sin luz', 'luz'],
    // `ni … ni` denies wherever it stands
    ['switch ni domo ni bala', 'domo', 'bala'],
    ['camara para que no machuque el porton'],
    ['camara que no machuque a los perros'],
    ['camara que no machuque el porton'],
    ['camara para que no lleve audio', 'audio'],
    // a trait before the thing that it is of
    ['no wifi camera', 'wifi'],
    ['i dont want wifi camera', 'wifi'],
    ["camera that isn't wifi", 'wifi'],
    ['camara que no sea wifi domo', 'wifi', 'domo'],
    // what can't be done with it, before what it has
    ['switch no administrable wifi de metal', 'administrable'],
    // what is denied twice is to be had
    ['camara que no se abra sin audio'],
    ['camara, que nadie entre sin wifi'],
    ['camara que no sea domo y sin audio', 'domo', 'audio'],
    ['no tengo dinero quiero camara sin audio', 'audio'],
    ['camara que no sea domo, sin audio', 'domo', 'audio'],
    // what is told of another thing
    ['camara con audio porque la tele no trae wifi'],
    ['camara que no trae wifi', 'wifi'],
    ['la compre usada y no trae audio, quiero una camara'],
    ['dicen que no traen wifi, quiero una camara'],
    ['una camara que le quita el audio al vecino'],
    ['una camara para poner y quitar el audio'],
    ['que no metan memoria al examen, camara'],
    ['que no se vean los switches en la pared'],
    ['que no grabe audio la camara', 'audio'],
    ['que no sea domo', 'domo'],
    ['pagar menos a la memoria con camara'],
    ['para que no saquen memoria del taller, camara'],
    ['camara exterior, que no metan audio', 'audio'],
    ['camara, no necesito que grabe de noche'],
    ['camara que grabe, no nomas que vea'],
    // what is dear is nothing that a product has
    ['camara que no sea muy cara'],
    ['camara no tan cara'],
    ['chapa que no lea cara', 'cara'],
    // what somebody doesn't like to be done
    ['camara, no me gusta que se vea'],
    ['camara, no me gusta la domo', 'domo'],
  ])('%s', (text, ...said) => {
    expect(without(text)).toEqual(said);
  });

  it.each<[string, string[], string[]]>([
    ['camara ni quetzavid ni kimbrax', [], ['quetzavid', 'kimbrax']],
    ['camara aparte de kimbrax', [], ['kimbrax']],
    ['camara aparte de la marca kimbrax', [], ['kimbrax']],
    ['camara quetzavid aparte de kimbrax', ['quetzavid', 'kimbrax'], []],
  ])('brands: %s', (text, asked, leftOut) => {
    expect(brands(text)).toEqual([asked, leftOut]);
  });

  it.each<[string, number, number]>([
    ['camara sin wifi y de 4 mp', 1, 0],
    ['camara que no sea de 2 mp y de 4 mp', 0, 2],
    ['camara que no sea domo pero de 4 mp', 1, 0],
  ])('%s: measures asked for and left out', (text, asked, denied) => {
    const { measures, deniedMeasures = [] } = read(text);
    expect([measures.length, deniedMeasures.length]).toEqual([asked, denied]);
  });
});

describe('what is denied behind', () => {
  it.each<[string, ...string[]]>([
    ['cable azul no', 'azul'],
    ['exterior no, ocupo camara domo', 'exterior'],
    ['camara bala, domo no me gusta', 'domo'],
    ['camara espia no, camara normal', 'camara espia'],
    ['camara de color de noche no', 'color de noche'],
    ['ya tengo dvr, quiero otra cosa para mis camaras', 'dvr'],
    ['ya tengo dvr, quiero otra camara'],
    ['aparte de las camaras wifi que otras hay', 'wifi'],
    ['aparte de la camara quiero un domo'],
    ['todo menos domo', 'domo'],
    ['camara, las domo no me gustan', 'domo'],
    ['camara, los de metal no', 'de metal'],
    ['camara, domo ni me los coticen por favor', 'domo'],
    ['no me gustan las domo, busco otro tipo de camara', 'domo'],
    // not so
    ['tienen camaras wifi no'],
    ['camara wifi, no?'],
    ['mi vecino dice que no, quiero camara'],
    ['camara con audio o no'],
    ['camara con o sin audio'],
    ['camara que avise si entra o no el carro'],
    ['camera with or without audio'],
    ['camara sin audio o sin wifi', 'audio', 'wifi'],
    ['camara no mas de 900'],
  ])('%s', (text, ...said) => {
    expect(without(text)).toEqual(said);
  });

  it('spends the words of the thing: they tell nothing of the kind', () => {
    expect([...(read('camara espia no, switch').spent ?? [])]).toEqual([0, 1]);
  });
});

describe('what is left out behind `menos`', () => {
  it.each<[string, ...string[]]>([
    ['camara menos inalambrica', 'inalambrica'],
    ['camara menos de exterior', 'exterior'],
    ['camara menos las de metal', 'de metal'],
    ['camara menos las que traigan microfono', 'microfono'],
    ['switch menos para rack', 'rack'],
    ['switch menos gigabit', 'gigabit'],
    ['camara de cualquier tipo menos de metal', 'de metal'],
    ['camara menos las domo', 'domo'],
    ['camara menos bala', 'bala'],
    // of how much, and how many
    ['ups que gaste menos luz'],
    ['camara con menos ruido'],
    ['camara que haga menos ruido'],
    ['camara de menos de 2 mp'],
    ['switch de menos de 8 puertos'],
    ['camara de cuando menos domo'],
    ['camara menos cara'],
  ])('%s', (text, ...said) => {
    expect(without(text)).toEqual(said);
  });
});

describe('brands left out', () => {
  it.each<[string, string[], string[]]>([
    ['ups menos de quetzavid', [], ['quetzavid']],
    ['camara que cueste menos de 500 quetzavid', ['quetzavid'], []],
    ['dejen fuera las de quetzavid, camara', [], ['quetzavid']],
    ['nada de camaras quetzavid, quiero bala', [], ['quetzavid']],
    ['camara sin audio quetzavid', ['quetzavid'], []],
    ['mi quetzavid falla, quiero otra marca de ups', [], ['quetzavid']],
    ['camara de otra marca que quetzavid', [], ['quetzavid']],
    ['camara quetzavid, otra marca no', ['quetzavid'], []],
    ['camara quetzavid o de otra marca', ['quetzavid'], []],
    ['quetzavid no, camara bala', [], ['quetzavid']],
  ])('%s', (text, ...expected) => {
    expect(brands(text)).toEqual(expected);
  });

  it('what stands behind the brand is asked for', () => {
    expect(without('todas las marcas menos quetzavid en camara domo')).toEqual([]);
    expect(brands('todas menos quetzavid y kimbrax')).toEqual([[], ['quetzavid', 'kimbrax']]);
  });
});

describe('what something lacks to which something is done', () => {
  it.each<[string, ...string[]]>([
    ['vigilar una bodega que no tiene bateria'],
    ['vigilar una bodega que no trae wifi'],
    // of the thing itself it is left out
    ['rastreador que no tiene bateria', 'bateria'],
    ['rastrear el remolque, uno que no lleve bateria', 'bateria'],
  ])('%s', (text, ...said) => {
    expect(without(text)).toEqual(said);
  });
});

describe('what a thing has not that another is for', () => {
  it.each([
    'micrófono para camara que no trae audio',
    'micrófono para oír en la camara que no trae audio',
    'antena para un switch que no tiene wifi',
  ])('leaves nothing out: %s', (text) => {
    expect(without(text)).toEqual([]);
  });

  it.each([['camara para exterior que no trae audio'], ['camara que no tenga audio'], ['camara que no trae audio']])(
    'but does: %s',
    (text) => {
      expect(without(text)).toEqual(['audio']);
    },
  );
});

it('a brand is left out by all of its name', () => {
  const tp = new Lexicon(THESAURUS, {
    brands: [
      { id: 'tp', name: 'TP' },
      { id: 'tplink', name: 'TPLINK' },
      { id: '3m', name: '3M' },
    ],
    branches: [],
    categories: [],
  });
  const left = (text: string): readonly string[] => parseIntent(text, tp, { frequency: () => 5 }).excludedBrandIds;
  expect([left('switch que no sea tp-link'), left('cinta que no sea 3M')]).toEqual([['tplink'], ['3m']]);
});

it('a variant of several words is asked for as one', () => {
  expect(read('ups de onda modificada').concepts.map(({ said }) => said)).toEqual(['ups', 'onda modificada']);
});

it('the end of a superlative asks for no stock', () => {
  expect([read('la camara más grande que haya').inStock, read('camara que haya').inStock]).toEqual([false, true]);
});

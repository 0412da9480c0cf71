import { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { THESAURUS } from '@/modules/ai-search/domain/words/thesaurus-data';
import type { Intent } from '../intent';
import { parseIntent } from '../parse-intent';

const KNOWN = new Set('camara domo impresora bafle switch wifi administrable bateria azul tinta'.split(' '));
const lexicon = new Lexicon(THESAURUS, {
  brands: [
    { id: 'kimbrax', name: 'Kimbrax' },
    { id: 'orvantis', name: 'Orvantis' },
    { id: 'dlink', name: 'D-LINK' },
  ],
  branches: [],
  categories: [],
  isOrdinary: (word) => ['dando', 'vueltas'].includes(word),
});
const read = (text: string): Intent => parseIntent(text, lexicon, { frequency: (word) => (KNOWN.has(word) ? 5 : 0) });
const excluded = (text: string): string[] => read(text).exclusions.map(({ concept }) => concept.said);

describe('brands that are refused, forbidden or ruled out', () => {
  it.each([
    'camara, kimbrax ni me la ofrezcan',
    'camara, ni me ofrezcas kimbrax',
    'camara, kimbrax ya la descarte por cara',
    'camara, no me vayan a mandar kimbrax',
    'camara, con tal que no digan kimbrax en la caja',
    'el proyecto prohibe kimbrax, que camara me queda',
    'no se aceptara la marca kimbrax. camara',
    'quedan descartadas las kimbrax, camara',
    'camara / kimbrax paso',
    'kimbrax me vio la cara una vez, camara',
    'any camara as long as it isn’t kimbrax'.replace('’', ''),
    'camara, anything kimbrax is off the table',
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({ excludedBrandIds: ['kimbrax'], brandIds: [] });
  });

  it('each of several', () => {
    expect(read('prohiben kimbrax y orvantis, una camara').excludedBrandIds).toEqual(['kimbrax', 'orvantis']);
    expect(read('camara, anything kimbrax or orvantis is off the table').excludedBrandIds).toEqual([
      'kimbrax',
      'orvantis',
    ]);
    expect(read('switch, no kimbrax and no d-link').excludedBrandIds).toEqual(['kimbrax', 'dlink']);
  });

  it.each([
    'camara kimbrax para que me dure',
    'paso por una camara kimbrax',
    'camara kimbrax paso por ella',
    'aceptan tarjeta en la camara kimbrax',
  ])('not: %s', (text) => {
    expect(read(text)).toMatchObject({ excludedBrandIds: [], brandIds: ['kimbrax'] });
  });
});

describe('traits that are refused, forbidden or ruled out', () => {
  it.each([
    ['bafle, no le pongas de los que traen bateria', 'bateria'],
    ['favor de no enviar inalambrico, camara', 'inalambrico'],
    ['que otros colores hay? el arquitecto veto el azul, switch', 'azul'],
    ['switch del color que tengan menos azul', 'azul'],
    ['por criterio del despacho quedan descartados los de color azul', 'color azul'],
    ['camara, queda estrictamente prohibido cualquier equipo con conexion inalambrica', 'inalambrica'],
    ['domo, antivandalico pa que, ese ahorratelo', 'antivandalico'],
    ['switch tonto, administrable para que si ni se entrar', 'administrable'],
    ['prefiero caminar que batallar con app de wifi, sin eso, camara', 'wifi'],
    ['impresora, las de tinta se secan siempre asi que de esas no', 'tinta'],
    ['camara que ya no traiga wifi', 'wifi'],
    ['bafle prescindiendo del bluetooth', 'bluetooth'],
    ['camara que no ande dando vueltas', 'dando vueltas'],
  ])('%s', (text, trait) => {
    expect(excluded(text)).toContain(trait);
  });

  it.each([
    'camara wifi para que vea mi casa',
    'camara wifi, paso por ella',
    'camara wifi, sin esas cosas raras que traen otras',
    'bafle con bateria pa que dure',
    'filtro que rechaza el wifi de los vecinos',
  ])('not: %s', (text) => {
    expect(excluded(text)).not.toContain('wifi');
    expect(excluded(text)).not.toContain('bateria');
  });
});

it('a thing that is left out by its small name is left out', () => {
  expect(excluded('domo, camaritas no').length).toBe(1);
  expect(read('domo, camaritas no').exclusions[0]?.concept.alternatives.map(({ words }) => words.join(' '))).toContain(
    'camara',
  );
});

import { Lexicon } from '../words/lexicon';
import { parseIntent } from './parse-intent';

const MODELS = new Set(
  'dspdwlewb nokiwi43s dut1008 dut1008c vicado2204gv2 8355w 461559 4219 mul6 mp158 scc110030210 letcctves cajmanual01 minisplit 10000'.split(
    ' ',
  ),
);
const SPANISH = new Set('mini split caja manual tarjetas camara precio busco'.split(' '));
const lexicon = new Lexicon([], {
  ...{ brands: [], branches: [], categories: [] },
  isOrdinary: (word) => SPANISH.has(word),
  isSpanish: (word) => SPANISH.has(word),
});
const vocabulary = {
  frequency: (word: string): number => Number(word === 'tarjetas' || word === 'camara'),
  isModel: (compact: string): boolean => MODELS.has(compact),
};
const modelsIn = (text: string): string[] =>
  parseIntent(text, lexicon, vocabulary).concepts.flatMap(({ model, said }) => (model === true ? [said] : []));

describe('the whole model number of a product', () => {
  it.each<[string, string[]]>([
    ['precio del DS-PDWL-E-WB', ['ds-pdwl-e-wb']],
    ['busco el NO-KIWI43S', ['no-kiwi43s']],
    ['busco el DUT-1008(C)', ['dut-1008-c']],
    ['busco el DUT-1008', ['dut-1008']],
    ['VI-CADO2204G/V2', ['vi-cado2204g-v2']],
    ['precio de 8355W', ['8355w']],
    ['precio de 461559', ['461559']],
    ['precio del 4219', ['4219']],
    ['4219 tarjetas', []],
    ['camara de 10000 pesos', []],
    ['precio de MUL-6', ['mul-6']],
    ['me cotizas 3 MP-158', ['mp-158']],
    ['LET-CCTV-ES', ['let-cctv-es']],
    ['CAJ MANUAL 01', ['caj-manual-01']],
    ['mini-split', []],
    // slips
    ['precio del SCC11O030210', ['scc110030210']],
    ['precio del SCCI1O030210', ['scc110030210']],
  ])('%s', (text, expected) => {
    expect(modelsIn(text)).toEqual(expected);
  });

  it('is no denial, no measure, and no number of pieces', () => {
    expect(parseIntent('busco el NO-KIWI43S', lexicon, vocabulary).exclusions).toEqual([]);
    expect(parseIntent('me cotizas 3 MP-158', lexicon, vocabulary)).toMatchObject({ measures: [], quantity: 3 });
    expect(parseIntent('precio del 4219', lexicon, vocabulary).quantity).toBe(0);
  });

  it('tells what was put right', () => {
    const { corrected } = parseIntent('precio del SCC11O030210', lexicon, vocabulary);
    expect([...(corrected ?? [])]).toEqual([['scc11o030210', 'scc110030210']]);
  });
});

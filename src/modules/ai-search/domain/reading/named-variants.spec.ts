import { areOpposite, isSole } from '@/modules/ai-search/domain/traits/trait-ways';
import { readerOf } from '@test/support/sentence-reader';

const read = readerOf('pilas pila bateria baterias cargador taladro pulidora control caja cable jumper fibra lc sc');

const said = (text: string): string[] => read(text).concepts.map(({ said: word }) => word);
const leftOut = (text: string): string[] => read(text).exclusions.map(({ concept }) => concept.said);

describe('sizes of batteries', () => {
  it.each<[string, string[]]>([
    ['pilas doble a', ['pilas', 'aa']],
    ['pilas tipo triple a', ['pilas', 'aaa']],
    ['double a battery', ['aa', 'battery']],
    ['pilas alcalinas C', ['pilas', 'alcalinas', 'pila c']],
    ['pila tamaño D', ['pila', 'pila d']],
    ['baterías C', ['baterias', 'pila c']],
    ['cargador para pilas doble a', ['cargador', 'pilas', 'aa']],
  ])('%s', (text, words) => {
    expect(said(text)).toEqual(words);
  });

  it.each(['pilas c/20', 'cable usb tipo c', 'caja D', 'bateria con puerto tipo c', 'cargador de bateria tipo c'])(
    'none in: %s',
    (text) => {
      expect(said(text).filter((word) => word.startsWith('pila '))).toEqual([]);
    },
  );

  it.each<[string, string, boolean]>([
    ['aa', 'aaa', true],
    ['aaa', 'pila d', true],
    ['cr2032', '18650', true],
    ['aa', 'recargable', false],
  ])('%s beside %s', (size, other, isOther) => {
    expect(areOpposite(size, other)).toBe(isOther);
  });
});

describe('motors without brushes', () => {
  it.each(['taladro sin carbones', 'pulidora sin escobillas', 'taladro, sin carbones, de 18 v'])('%s', (text) => {
    expect([said(text).at(-1), leftOut(text)]).toEqual(['sin carbones', []]);
  });

  it('leave out nothing else that is not to be had', () => {
    expect([said('taladro sin carbones y sin cable'), leftOut('taladro sin carbones sin cargador')]).toEqual([
      ['taladro', 'sin carbones', 'sin cables'],
      ['cargador'],
    ]);
  });
});

describe('ends and modes of fibre', () => {
  it.each<[string, string[]]>([
    ['jumper lc-lc', ['jumper', 'lc lc']],
    ['jumper lc/lc', ['jumper', 'lc lc']],
    ['jumper sc a sc', ['jumper', 'sc sc']],
    ['jumper LC/UPC-LC/UPC', ['jumper', 'lc lc', 'upc']],
    ['sc sc', ['sc sc']],
    ['jumper sc-lc', ['jumper', 'sc', 'lc']],
    ['jumper fibra sm', ['jumper', 'fibra', 'monomodo']],
    ['jumper lc mm', ['jumper', 'lc', 'multimodo']],
    ['caja sm', ['caja', 'sm']],
  ])('%s', (text, words) => {
    expect(said(text)).toEqual(words);
  });

  it('are told by what has no other end', () => {
    expect(areOpposite('lc lc', 'sc sc')).toBe(true);
    expect([isSole('lc lc'), isSole('monomodo')]).toEqual([true, false]);
  });
});

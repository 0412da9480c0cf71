import type { Item } from '@/../bench/ai/judged/items';
import { parseRule, type Vocabulary } from '@/../bench/ai/judged/rules';

const item: Item = {
  id: 1,
  modelo: 'XC-200',
  kind: 'bala',
  traits: new Map<string, number | string | true>([
    ['mp', 4],
    ['poe', true],
    ['cat', '6a'],
  ]),
  marca: 'acme',
  usd: { low: 100, high: 116 },
  stock: new Map([['gdl', 3]]),
  accessoryOf: new Set(['nvr']),
  fits: new Set(['NV-8']),
};
const vocabulary: Vocabulary = {
  kinds: new Set(['bala', 'domo', 'nvr']),
  groups: new Map([['camara', new Set(['bala', 'domo'])]]),
  traits: new Set(['mp', 'poe', 'wifi', 'cat']),
  brands: new Set(['acme', 'otra']),
  branches: new Set(['gdl', 'mty']),
  pesosPerDollar: 20,
};

describe('rules of the judged queries', () => {
  it.each([
    ['bala', true],
    ['camara+mp=4+poe', true],
    ['camara+mp>=5', false],
    ['mp<=4', true],
    ['wifi', false],
    ['!wifi+!(domo,nvr)', true],
    ['domo+poe, bala+cat=6a', true],
    ['domo, nvr', false],
    ['cat=6', false],
    ['marca=acme+!marca=otra', true],
    ['stock=gdl', true],
    ['stock=mty', false],
    ['stock', true],
    ['precio<=2000', true],
    ['precio<=1999', false],
    ['precio>=2300', true],
    ['precio>=2400', false],
    ['usd<=100', true],
    ['acc=nvr+para=nv-8', true],
    ['acc=camara', false],
    ['modelo~xc-2', true],
    ['todo', true],
  ])('%s: %s', (rule, expected) => {
    expect(parseRule(rule, vocabulary)(item)).toBe(expected);
  });

  it.each([
    '',
    'bala+',
    '(bala',
    'bala)',
    'nadie',
    'zoom>=3',
    'mp>=mucho',
    'marca=nadie',
    'stock=aqui',
    'acc=nadie',
    'precio=3',
    'precio<=x',
  ])('refuses "%s"', (rule) => {
    expect(() => parseRule(rule, vocabulary)).toThrow(Error);
  });
});

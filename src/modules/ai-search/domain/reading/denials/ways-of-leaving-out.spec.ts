import { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { THESAURUS } from '@/modules/ai-search/domain/words/thesaurus-data';
import type { Intent } from '../intent';
import { parseIntent } from '../parse-intent';

const THINGS = ['camara', 'switch', 'impresora', 'cerradura'];
const KNOWN = new Set([...THINGS, 'domo', 'bala', 'wifi', 'microfono', 'metal', 'exterior', 'bateria', 'huella']);
const ORDINARY = new Set(
  'traen usan mucho fallan porque gustan vaya ser cualquiera distinto diferente lleve incluya dependa necesidad depender'.split(
    ' ',
  ),
);
const lexicon = new Lexicon(THESAURUS, {
  brands: [
    { id: 'kimbrax', name: 'Kimbrax' },
    { id: 'truper', name: 'Truper' },
    { id: 'tplink', name: 'TP-Link' },
  ],
  branches: [],
  categories: [],
  isOrdinary: (word) => ORDINARY.has(word),
});
const read = (text: string): Intent => parseIntent(text, lexicon, { frequency: (word) => (KNOWN.has(word) ? 5 : 0) });

const WITHOUT =
  '{k} sin {t}|{k} que no tenga {t}|{k} que no traiga {t}|{k} pero no quiero que lleve {t}|{k}, nada de {t}|{k} que no ocupe {t}|{k} la quiero sin {t}|{k} con {t} no|no quiero {t}, quiero {k}|quiero {k} pero {t} no|ocupo {k} que venga sin {t}|' +
  '{k} without {t}|{k} no {t}|{k} que no dependa de {t}|{k} excepto los que traen {t}|{k} menos las de {t}|{k} evitando {t}|{k} que no incluya {t}|{k} sin necesidad de {t}|{k}, el {t} no me interesa|{k} menos los que usan {t}';
const NOT_SO =
  '{k} que no sea {t}|{k} no {t}|{k} pero que no sea {t}|{k} menos {t}|{k} excepto {t}|{k}, {t} no|{k} no quiero {t}|{k}, nada de {t}|{k} de cualquier tipo menos {t}|no quiero {t}, quiero {k}|{k} que no vaya a ser {t}|{k}, todas menos {t}|{k}, las {t} no me gustan|{k} not {t}|{k} cualquiera que no sea {t}|{k} si es {t} no|{k} distinta a {t}|{k} diferente a {t}|{k} de color distinto al {t}';
const BRANDS =
  '{k} que no sea {t}|{k} menos {t}|{k} de cualquier marca menos {t}|{k} excepto {t}|{k} que no sea de {t}|{k} no {t}|{k}, nada de {t}|no quiero {t}, quiero {k}|{k} pero no de {t}|{k} que no sea marca {t}|{k} de otra marca que no sea {t}|{k}, {t} no|{k} distinto de {t}|{k} evitando {t}|{k} no me ofrezcan {t}|' +
  '{k} aparte de {t}|{k} todas las marcas menos {t}|{k} other than {t}|{k} anything but {t}|ya no quiero {t}, que otra {k} tienes|{k} que no sean {t} porque fallan mucho|me urge {k}, no manejo {t}|odio {t}, dame {k}|nunca mas {t}, busco {k}|{k} pero {t} ya no|{k} salvo {t}|{k} con excepcion de {t}|{k} fuera de {t}|{k} quitando las {t}|{t} me salio muy mala, quiero {k} de otra marca';

const sentences = (forms: string, said: string): string[] =>
  forms.split('|').flatMap((form) => THINGS.map((thing) => form.replace('{k}', thing).replace('{t}', said)));

describe('what is to be had by none, in every way of saying so', () => {
  it.each(['wifi', 'microfono', 'bateria', 'huella', 'lector de huella'])('%s', (trait) => {
    const missed = sentences(WITHOUT, trait).filter(
      (text) => !read(text).exclusions.some(({ concept }) => trait.includes(concept.said)),
    );
    expect(missed).toEqual([]);
  });
});

describe('what it is not to be, in every way of saying so', () => {
  it.each(['inalambrica', 'metalica', 'de metal', 'de exterior', 'blanco', 'para rack'])('%s', (trait) => {
    const missed = sentences(NOT_SO, trait).filter(
      (text) => !read(text).exclusions.some(({ concept }) => trait.includes(concept.said)),
    );
    expect(missed).toEqual([]);
  });
});

it('who is without anything leaves nothing out', () => {
  expect(read('andan sin nada, ocupo una camara').exclusions).toEqual([]);
});

describe('brands that are not wanted, in every way of saying so', () => {
  it.each(['kimbrax', 'truper', 'tp-link'])('%s', (brand) => {
    const missed = sentences(BRANDS, brand).filter((text) => {
      const { brandIds, excludedBrandIds } = read(text);
      return brandIds.length > 0 || excludedBrandIds.join() !== brand.replace('-', '');
    });
    expect(missed).toEqual([]);
  });
});

import { TextIndex } from '@/modules/products/domain/text/text-index';
import { ConceptBoard } from './concept-board';
import { contrarySlots, excludedSlots, otherThanAsked, otherVariants, type NamedKinds } from './exclusions';
import { extractTraits } from '../traits/extract-traits';
import type { Concept, Exclusion } from '../reading/intent';
import { alternative } from '../words/thesaurus';
import { TraitTable } from '../traits/trait-table';
import { waysOf } from '../traits/trait-ways';

const PRODUCTS: readonly (readonly [string, string])[] = [
  ['Cámara domo', 'Conexión Wi-Fi de 2.4 GHz'],
  ['Cámara bala inalámbrica', 'Norma 802.11n'],
  ['Cámara 4G con panel solar', 'Sin Wi-Fi'],
  ['Cámara IP', 'No requiere WiFi'],
  ['Sensor alámbrico', 'Contacto seco'],
  ['Cable UTP CCA', 'Caja de 305 m'],
  ['Terminal de rostro y huella', 'Pantalla'],
  ['Bocina plafón', 'Se monta en pared con otra base'],
  ['SLIDING GATE OPENER', 'Motor'],
  ['Contacto mag', 'Uso rudo'],
  ['Cable HDMI óptico activo', '20 m'],
  ['Tarjeta RFID 13.56MHz', 'PVC'],
  ['Cordless hammer drill', '18 V'],
  ['Multifuncional EcoTank', 'A color'],
  ['Horn with strobe', '110 dB'],
  ['Soporte para techo', 'Acero'],
  ['Gabinete metálico', 'También se fija al techo'],
];
const index = new TextIndex();
const traits = new TraitTable();
for (const [slot, [title, feature]] of PRODUCTS.entries()) {
  index.put(slot, { model: `X-${slot}`, title, brand: 'Epcom', categories: ['Otra'], features: [feature] });
  traits.put(slot, extractTraits(title, [feature]));
}
const board = new ConceptBoard(index, traits, () => new Uint32Array());

const exclusion = (said: string, kind: Exclusion['kind']): Exclusion => {
  return {
    kind,
    concept: { said, alternatives: [alternative(said, 1)], categoryIds: [], role: 'subject', unknown: false },
  };
};
const leaveOut = (said: string, kind: Exclusion['kind']): number[] => {
  const { slots } = excludedSlots([exclusion(said, kind)], board, PRODUCTS.length);
  return [...PRODUCTS.keys()].filter((slot) => slots.has(slot));
};

it('a word that names a narrower one of what is asked for leaves out what tells it anywhere', () => {
  const told = (areNarrower: boolean): boolean => {
    const kinds: NamedKinds = { members: [], areServed: false, areNarrower };
    return excludedSlots([exclusion('rudo', 'not-a')], board, PRODUCTS.length, () => kinds).slots.has(9);
  };
  expect([told(true), told(false)]).toEqual([true, false]);
});

it('a thing that nearly all of what is asked for tell of is what they work with: those that are called so are left out', () => {
  const titles = ['DVR 4 canales', 'DVR 8 canales', 'Kit DVR y cámaras', 'Bocina', 'Bocina grande'];
  const [texts, none] = [new TextIndex(), new TraitTable()];
  for (const [slot, title] of titles.entries())
    texts.put(slot, {
      model: `X-${slot}`,
      title,
      brand: 'Epcom',
      categories: [],
      features: slot < 4 ? ['Con cámaras'] : [],
    });
  const shelf = new ConceptBoard(texts, none, () => new Uint32Array());
  const left = (asked: readonly number[]): number[] => {
    const kinds: NamedKinds = { members: [], areServed: false, asked: Uint32Array.from(asked) };
    const { slots } = excludedSlots([exclusion('camaras', 'without')], shelf, titles.length, () => kinds);
    return [...titles.keys()].filter((slot) => slots.has(slot));
  };
  expect(left([0, 1])).toEqual([2]);
  expect(left([3, 4])).toEqual([0, 1, 2, 3]);
});

describe('what is left out', () => {
  it.each<[string, Exclusion['kind'], number[]]>([
    ['wifi', 'not-a', [0, 1]],
    ['wifi', 'without', [0, 1]],
    ['inalambrica', 'not-a', [0, 1]],
    ['cableado', 'without', [4]],
    ['aluminio', 'without', [5]],
    ['bateria', 'not-a', [12]],
    ['tinta', 'not-a', [13]],
    ['strobe light', 'without', [14]],
    ['4g', 'not-a', [2]],
    ['camara', 'not-a', [0, 1, 2, 3]],
    ['techo', 'not-a', [7, 15]],
    ['pared', 'not-a', [7]],
    ['corredizo', 'not-a', [8]],
    ['magnetico', 'not-a', [9]],
    ['fibra', 'not-a', [10]],
    ['mifare', 'not-a', [11]],
    ['lector de dedo', 'without', [6]],
  ])('%s (%s)', (said, kind, expected) => {
    expect(leaveOut(said, kind)).toEqual(expected);
  });

  it.each<[string, boolean, number[]]>([
    ['wifi', true, [2, 3]],
    ['wifi', false, []],
    ['puro cobre', false, [5]],
  ])('%s to be had (%s): what says to have none is no answer', (said, firm, expected) => {
    const { concept } = exclusion(said, 'without');
    const contrary = contrarySlots({ concepts: [{ ...concept, firm }], exclusions: [] }, board, PRODUCTS.length);
    expect([...PRODUCTS.keys()].filter((slot) => contrary.has(slot))).toEqual(expected);
  });

  it.each<[Concept['role'], boolean, number[]]>([
    ['subject', false, [2, 3]],
    ['trait', false, [2, 3]],
    ['purpose', false, []],
    ['subject', true, []],
  ])('a trait beside the thing (%s; told: %s): what says to have none is no answer', (role, told, expected) => {
    const concepts = [exclusion('camara', 'without').concept, { ...exclusion('wifi', 'without').concept, role, told }];
    const contrary = contrarySlots({ concepts, exclusions: [] }, board, PRODUCTS.length);
    expect([...PRODUCTS.keys()].filter((slot) => contrary.has(slot))).toEqual(expected);
  });

  it.each<[string[], number[]]>([
    [['125 khz'], [11]],
    // both together: what tells one of them serves
    [['125 khz', 'mifare'], []],
  ])('asked to be %s: what tells the opposite, and not that too, is no answer', (said, expected) => {
    const concepts = said.map((each) => exclusion(each, 'without').concept);
    const contrary = contrarySlots({ concepts, exclusions: [] }, board, PRODUCTS.length);
    expect([...PRODUCTS.keys()].filter((slot) => contrary.has(slot))).toEqual(expected);
  });

  it('another processor is no answer, but where what is more serves too', () => {
    const laptops = new TextIndex();
    for (const [slot, processor] of ['Core i3', 'Core i5', 'Core i7-1355U', 'Ryzen 5'].entries())
      laptops.put(slot, {
        model: `L-${slot}`,
        title: `Laptop ${processor}`,
        brand: 'Vixora',
        categories: [],
        features: [],
      });
    const others = new ConceptBoard(laptops, new TraitTable(), () => new Uint32Array());
    const told = (concept: Concept): number[] => {
      const contrary = contrarySlots({ concepts: [concept], exclusions: [] }, others, 4);
      return [0, 1, 2, 3].filter((slot) => contrary.has(slot));
    };
    const { concept } = exclusion('i5', 'without');
    expect([told(concept), told({ ...concept, atLeast: true })]).toEqual([[0, 2, 3], []]);
  });

  it.each<[Exclusion['kind'], string, number[]]>([
    ['without', 'lector', [6]],
    ['without', 'camara', []],
    ['not-a', 'lector', []],
  ])('%s %s huella: what has the trait by it goes with the kind', (kind, means, expected) => {
    const both = [exclusion(means, kind), { ...exclusion('huella', kind), continues: true }];
    const named = (said: string): NamedKinds | undefined =>
      said.includes(' ') ? { members: [new Uint32Array()], areServed: false } : undefined;
    const { slots } = excludedSlots(both, board, PRODUCTS.length, named);
    expect([...PRODUCTS.keys()].filter((slot) => slots.has(slot))).toEqual(expected);
  });
});

it.each([
  [['puertos', 'poe', 'integrados'], 'poe'],
  [['puertos', 'consola'], 'puertos'],
])('who wants none with %j leaves out what tells of %s', (said, told) => {
  const titles = ['Grabador con PoE', 'Grabador con 2 puertos', 'Grabador con pantalla integrada'];
  const recorders = new TextIndex();
  for (const [slot, title] of titles.entries())
    recorders.put(slot, { model: `G-${slot}`, title, brand: 'Epcom', categories: [], features: [] });
  const shelf = new ConceptBoard(recorders, new TraitTable(), () => new Uint32Array());
  const parts = said.map((each, at) => ({ ...exclusion(each, 'without'), ...(at > 0 && { continues: true }) }));
  const { slots } = excludedSlots(parts, shelf, titles.length);
  expect(titles.filter((_, slot) => slots.has(slot))).toEqual([told === 'poe' ? titles[0] : titles[1]]);
});

it('who wants no thing of a kind still wants what goes by its other names', () => {
  const celular: Exclusion = {
    kind: 'not-a',
    concept: {
      ...exclusion('celular', 'not-a').concept,
      alternatives: [alternative('celular', 1), alternative('4g', 1)],
    },
  };
  const leaves = (named: NamedKinds | undefined): boolean =>
    excludedSlots([celular], board, PRODUCTS.length, () => named).slots.has(2);
  expect([leaves({ members: [], areServed: false }), leaves(undefined)]).toEqual([false, true]);
});

it.each([
  // both go by both names
  ['rack', 'gabinete', ['gabinete']],
  ['otra cosa', 'gabinete', ['gabinete', 'rack']],
  // nothing is left but what was said
  ['rack gabinete', 'armario', ['armario']],
])('who wants %s and no %s means none by the name of what is wanted', (wanted, said, left) => {
  const denied = exclusion(said, 'not-a');
  const both = [alternative('gabinete', 1), alternative('rack', 1)];
  const concepts = wanted.split(' ').map((each) => exclusion(each, 'not-a').concept);
  const [only] = otherThanAsked([{ ...denied, concept: { ...denied.concept, alternatives: both } }], concepts);
  expect(only?.concept.alternatives.map(({ words }) => words.join(' '))).toEqual(left);
});

it('what is asked for may name what it is made for, though that is left out', () => {
  const leaves = (areServed: boolean): boolean =>
    excludedSlots([exclusion('terminal', 'not-a')], board, PRODUCTS.length, () => ({
      members: [],
      areServed,
    })).slots.has(6);
  expect([leaves(true), leaves(false)]).toEqual([false, true]);
});

it('what is told by a denial is what denies it, and no opposite of itself', () => {
  const titles = ['Taladro sin carbones', 'Taladro brushless', 'Taladro con carbones', 'Taladro 18 V'];
  const drills = new TextIndex();
  const table = new TraitTable();
  for (const [slot, title] of titles.entries()) {
    drills.put(slot, { model: `T-${slot}`, title, brand: '', categories: [], features: [] });
    table.put(slot, extractTraits(title, []));
  }
  const drillBoard = new ConceptBoard(drills, table, () => new Uint32Array());
  const ways = waysOf('sin escobillas') ?? [];
  const concept: Concept = {
    said: 'sin escobillas',
    alternatives: ways,
    categoryIds: [],
    role: 'trait',
    unknown: false,
  };
  const { count, slots } = drillBoard.matchOwn(concept, titles.length);
  expect([...slots.subarray(0, count)].sort()).toEqual([0, 1]);
  const contrary = contrarySlots({ concepts: [concept], exclusions: [] }, drillBoard, titles.length);
  expect([...titles.keys()].filter((slot) => contrary.has(slot))).toEqual([2]);
});

it('a cord with two other ends is none with twice the same', () => {
  const titles = ['Jumper LC-LC monomodo', 'Jumper SC-LC monomodo', 'Jumper SC-SC', 'Jumper 3 m'];
  const [cords, table] = [new TextIndex(), new TraitTable()];
  for (const [slot, title] of titles.entries()) {
    cords.put(slot, { model: `J-${slot}`, title, brand: '', categories: [], features: [] });
    table.put(slot, extractTraits(title, []));
  }
  const cordBoard = new ConceptBoard(cords, table, () => new Uint32Array());
  const [said, role, unknown] = ['lc lc', 'trait', false] as const;
  const concept: Concept = { said, alternatives: waysOf(said) ?? [], categoryIds: [], role, unknown };
  const contrary = contrarySlots({ concepts: [concept], exclusions: [] }, cordBoard, titles.length);
  expect([...titles.keys()].filter((slot) => contrary.has(slot))).toEqual([1, 2]);
});

describe('what only descriptions tell', () => {
  const titles = ['Bafle 12"', 'Bafle 15"', 'Bafle inalámbrico', 'Bafle alámbrico'];
  const [texts, told, table] = [new TextIndex(), new TextIndex(), new TraitTable()];
  const words = ['con tripie incluido', 'ligero', '', ''];
  for (const [slot, title] of titles.entries()) {
    texts.put(slot, { model: `B-${slot}`, title, brand: '', categories: [], features: [] });
    told.put(slot, { model: '', title: '', brand: '', categories: [], features: [words[slot] ?? ''] });
    table.put(slot, extractTraits(title, []));
  }
  const speakers = new ConceptBoard(texts, table, () => new Uint32Array(), told);
  const without = (said: string, kind: Exclusion['kind'], members?: readonly number[]): number[] => {
    const kinds = members && { members: [Uint32Array.from(members)], areServed: false };
    const { slots } = excludedSlots([exclusion(said, kind)], speakers, titles.length, () => kinds);
    return [...titles.keys()].filter((slot) => slots.has(slot));
  };

  it('is not to be had either, though the thing may be called so', () => {
    expect([without('tripie', 'without'), without('tripie', 'not-a')]).toEqual([[0], []]);
  });

  it('what tells the opposite is of no kind that the trait left out names', () => {
    expect(without('inalambrico', 'not-a', [0, 2, 3])).toEqual([0, 2]);
  });

  it('tells what is safe from what was left out', () => {
    const safe = otherVariants(exclusion('cableado', 'without').concept, speakers, titles.length);
    expect([...titles.keys()].filter((slot) => safe.has(slot))).toEqual([2]);
  });
});

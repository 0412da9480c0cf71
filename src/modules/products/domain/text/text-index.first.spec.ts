import fc from 'fast-check';
import type { TextDocument } from '@/modules/products/domain/text/index/document';
import { TextIndex } from './text-index';
import { doc } from './text-index.builder';
import { Turns } from '@/shared/kernel/turns';

const PRODUCTS = 8_000;
/** Common and rarer words: with synonyms and without, beginnings of each other, of models and of quantities. */
const WORDS =
  'sensor detector sensor sensor grabador dvr+nvr dvr+nvr xvr soporte cable cables cableado cablera camara camaras bala bullet exterior outdoor 4mp h265 ip67 ups para con negro'
    .split(' ')
    .map((word) => word.replace('+', ' '));
const MODELS = ['CABLE', 'H265', 'AXH265Z-9', 'SENSOR-1', '4MP-X', 'NVR8', 'LA-CAMARA'];
const QUERIES = [
  ...new Set(WORDS.flatMap((word) => word.split(' '))),
  ...[
    'cab',
    'cabl',
    'ca',
    'sens',
    'de la camara',
    'la sensor',
    'sensro',
    'dete',
    'sensor exterior',
    'cable negro',
    'hik',
  ],
  ...['4 mp', 'h.265', 'no break', 'bracket', 'rara', 'tp link', 'fuente', 'videograbador'],
];

/** Whole numbers from a seed, the same everywhere. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function made(slot: number, roll: (below: number) => number): TextDocument {
  const some = (most: number): string => Array.from({ length: roll(most) }, () => WORDS[roll(WORDS.length)]).join(' ');
  const model = roll(2000) === 0 ? (MODELS[roll(MODELS.length)] ?? '') : `M${slot}`;
  const rare = roll(300) === 0 ? ' con bracket raro' : '';
  return doc(model, `${some(4)} ${some(5)}${rare}`, {
    brand: roll(3) === 0 ? 'TP-Link Cable' : 'Hikvision',
    categories: [some(3)],
    features: [some(4), some(2)],
  });
}

async function indexOf(seed: number): Promise<TextIndex> {
  const roll = dice(seed);
  const index = new TextIndex();
  index.expectMany();
  for (let slot = 0; slot < PRODUCTS; slot++) if (roll(20) > 0) index.put(slot, made(slot, roll));
  await index.settle(new Turns());
  for (let change = 0; change < 300; change++) {
    const slot = roll(PRODUCTS);
    if (roll(3) === 0) index.remove(slot);
    else index.put(slot, made(slot, roll));
  }
  return index;
}

/** The first by score, ties by rank. */
function firstOf(index: TextIndex, query: string, ranks: Uint32Array, wanted: number, isAsked: boolean): unknown {
  const bySlot = ranks.every((rank, slot) => rank === slot);
  const { slots, scores, count, corrected } = index.search(query, isAsked ? { count: wanted, bySlot } : undefined);
  const order = Uint32Array.from(slots.keys()).sort((a, b) => {
    const better = (scores[b] ?? 0) - (scores[a] ?? 0);
    return better === 0 ? (ranks[slots[a] ?? 0] ?? 0) - (ranks[slots[b] ?? 0] ?? 0) : better;
  });
  const first = Array.from(order.subarray(0, wanted), (place) => [slots[place], scores[place]]);
  return { query, count, corrected, first };
}

describe('TextIndex, the first of many', () => {
  const bySlot = Uint32Array.from({ length: PRODUCTS }, (_, slot) => slot);
  const otherwise = bySlot.map((slot) => (slot * 7919) % PRODUCTS);
  const indices: TextIndex[] = [];

  beforeAll(async () => {
    for (const seed of [1, 2]) indices.push(await indexOf(seed));
  });

  it('are those of all, with the same scores, and as many are told to match', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...indices),
        fc.constantFrom(...QUERIES),
        fc.constantFrom(bySlot, otherwise),
        fc.oneof(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 3000 })),
        (index, query, ranks, wanted) => {
          expect(firstOf(index, query, ranks, wanted, true)).toEqual(firstOf(index, query, ranks, wanted, false));
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each(['camara', 'sensor', 'detector', 'grabador', 'cab'])('leaves most of what has %s out', (query) => {
    for (const index of indices) {
      const { count, slots } = index.search(query, { count: 10, bySlot: true });
      expect(slots.length).toBeLessThan(count / 3);
      expect(slots.length).toBeGreaterThanOrEqual(10);
    }
  });

  it('are those of now, whatever was remembered of before', async () => {
    const index = await indexOf(3);
    const roll = dice(4);
    for (let round = 0; round < 60; round++) {
      const queries = [QUERIES[roll(QUERIES.length)] ?? '', 'sensor', 'cable', 'grabador'];
      for (const query of queries)
        expect(firstOf(index, query, bySlot, 20, true)).toEqual(firstOf(index, query, bySlot, 20, false));
      for (let change = roll(3); change > 0; change--) {
        const slot = roll(60);
        if (roll(4) === 0) index.remove(slot);
        else index.put(slot, made(slot, roll));
      }
    }
  });

  it('say the word itself, as soon as they do', async () => {
    const index = await indexOf(6);
    for (const title of ['sensor', 'detector', 'sensor']) {
      index.put(0, doc('M', title, { brand: 'Sensor', categories: ['Sensor'], features: ['Sensor'] }));
      for (const query of ['sensor', 'detector'])
        expect(firstOf(index, query, bySlot, 20, true)).toEqual(firstOf(index, query, bySlot, 20, false));
    }
  });

  it('found beforehand are the same', async () => {
    const [fresh, prepared] = [await indexOf(5), await indexOf(5)];
    await prepared.prepare({ count: 20, bySlot: true }, new Turns(), 100);
    for (const query of QUERIES)
      expect(firstOf(prepared, query, bySlot, 20, true)).toEqual(firstOf(fresh, query, bySlot, 20, false));
  });
});

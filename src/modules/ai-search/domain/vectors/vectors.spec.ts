import fc from 'fast-check';
import { addMeaning, nearestTo, united } from './meaning';
import { quantise } from './quantise';
import { VectorStore } from './vector-store';

describe('vectors', () => {
  const vector = fc
    .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 16, maxLength: 16 })
    .filter((values) => values.some((value) => Math.abs(value) > 0.01));

  it('compares like exact cosines, to a hundredth', () => {
    fc.assert(
      fc.property(vector, fc.array(vector, { minLength: 1, maxLength: 20 }), (asked, all) => {
        const store = new VectorStore();
        all.forEach((values, slot) => store.put(slot * 3, quantise(values)!));
        const norm = (values: readonly number[]): number =>
          Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
        all.forEach((values, slot) => {
          const exact = values.reduce((sum, value, at) => sum + value * asked[at]!, 0) / norm(values) / norm(asked);
          expect(Math.abs(store.similarity(quantise(asked)!, slot * 3) - exact)).toBeLessThan(0.02);
        });
      }),
    );
  });

  it('forgets, refuses other dimensions, and gives no vector to nothing', () => {
    const store = new VectorStore();
    expect(store.put(3, quantise([1, 0])!)).toBe(true);
    expect(store.put(4, quantise([1, 0, 0])!)).toBe(false);
    store.remove(3);
    expect([store.size, quantise([0, 0]), quantise([Infinity, 1])]).toEqual([0, undefined, undefined]);
  });

  it('finds the nearest of many by signs first: nine of ten of the true best ten', () => {
    let state = 42;
    const random = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648 - 0.5;
    const store = new VectorStore();
    const centres = Array.from({ length: 40 }, () => Array.from({ length: 128 }, random));
    for (let slot = 0; slot < 6000; slot++)
      store.put(slot, quantise(centres[slot % 40]!.map((value) => value + random()))!);
    const query = quantise(centres[7]!.map((value) => value + 0.3 * random()))!;
    const truth = Array.from({ length: 6000 }, (_, slot) => slot).sort(
      (a, b) => store.similarity(query, b) - store.similarity(query, a),
    );
    const { nearest } = nearestTo(query, store, () => true, 100);
    expect(truth.slice(0, 10).filter((slot) => nearest.includes(slot)).length).toBeGreaterThanOrEqual(9);
    expect(nearest[0]).toBe(truth[0]);
    expect(nearestTo(query, store, (slot) => slot !== truth[0], 100).nearest[0]).toBe(truth[1]);
  });

  it('adds what is near in meaning to what matches by words', () => {
    const similarities = { bySlot: Float32Array.of(0.9, 0.85, 0.1), nearest: Uint32Array.of(0, 1), best: 0.9 };
    expect([...united(Uint32Array.of(2, 1), similarities.nearest)]).toEqual([2, 1, 0]);
    const { scores } = addMeaning(
      { slots: Uint32Array.of(2, 1, 0), scores: Float32Array.of(1, 1, 0), missing: new Uint8Array(3) },
      similarities,
    );
    expect([...scores].map((score) => Number(score.toFixed(2)))).toEqual([1, 1.69, 0.8]);
  });
});

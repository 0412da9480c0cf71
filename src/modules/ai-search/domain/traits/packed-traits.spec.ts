import { extractTraits } from '@/modules/ai-search/domain/traits/extract-traits';
import { packTraits, unpackTraits } from '@/modules/ai-search/domain/traits/packed-traits';

describe('packed traits', () => {
  const UPS = extractTraits(
    'No break 1500 VA, 120 V, sin display',
    ['Respaldo de 12.7 minutos', 'No administrable'],
    [],
  );

  it.each([
    ['measures and denials', UPS, 317, 0],
    ['a kind that serves another', extractTraits('Batería 12 V', [], []), 65_535, 65_535],
    ['nothing at all', { dimensions: [], values: [], titled: 0, denied: [] }, 0, 0],
    ['letters of any script', { dimensions: [3], values: [0], titled: 1, denied: ['señal', '无线'] }, 1, 2],
    [
      'as many measures as one can have',
      { dimensions: Array<number>(60).fill(7), values: Array<number>(60).fill(0.5), titled: 60, denied: [] },
      2,
      0,
    ],
  ])('gives back %s', (_what, traits, kind, served) => {
    const single = { ...traits, values: traits.values.map(Math.fround) };
    expect(unpackTraits(packTraits({ traits, kind, served }))).toEqual({ traits: single, kind, served });
  });

  it('reads them from the middle of other bytes', () => {
    const packed = packTraits({ traits: UPS, kind: 5, served: 6 });
    const among = Buffer.concat([Buffer.alloc(3, 255), packed, Buffer.alloc(9, 255)]);
    expect(unpackTraits(among.subarray(3, 3 + packed.length))).toEqual(unpackTraits(packed));
    expect(unpackTraits(packed).traits.denied).toEqual(UPS.denied);
    expect(UPS.denied.length).toBeGreaterThan(1);
  });
});

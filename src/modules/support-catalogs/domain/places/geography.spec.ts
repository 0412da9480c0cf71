import fc from 'fast-check';
import { distanceKm, locate, meanCoordinates } from '@/modules/support-catalogs/domain/places/geography';

const chihuahua = { latitude: 28.6329, longitude: -106.0691 };
const mexicoCity = { latitude: 19.4326, longitude: -99.1332 };
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distanceKm', () => {
  it('measures great circles', () => {
    const at = (latitude: number, longitude: number) => ({ latitude, longitude });
    expect(distanceKm(at(20, -100), at(21, -100))).toBeCloseTo(111.195, 3);
    expect(distanceKm(at(60, -100), at(60, -101))).toBeCloseTo(55.597, 2);
    expect(distanceKm(at(0, 0), at(90, 0))).toBeCloseTo(10_007.557, 2);
    expect(distanceKm(at(10, 179), at(10, -179))).toBeCloseTo(distanceKm(at(10, 1), at(10, -1)), 6);
    expect(distanceKm(chihuahua, chihuahua)).toBe(0);
  });

  it('is symmetric, never negative and never beyond half the globe', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const distance = distanceKm(a, b);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(20_016);
        expect(distanceKm(b, a)).toBeCloseTo(distance, 6);
      }),
    );
  });
});

describe('locate', () => {
  const own = { latitude: 1, longitude: 2 };
  const municipality = { latitude: 3, longitude: 4 };
  const state = { latitude: 5, longitude: 6 };

  it('prefers its own place, then the municipality, then the state', () => {
    expect(locate(own, municipality, state)).toEqual(own);
    expect(locate(undefined, municipality, state)).toEqual(municipality);
    expect(locate(undefined, undefined, state)).toEqual(state);
    expect(locate(undefined, undefined, undefined)).toBeUndefined();
  });
});

describe('meanCoordinates', () => {
  it('is the middle of the places', () => {
    expect(meanCoordinates([])).toBeUndefined();
    expect(meanCoordinates([chihuahua])).toEqual(chihuahua);
    expect(meanCoordinates([chihuahua, mexicoCity])).toEqual({ latitude: 24.03275, longitude: -102.60115 });
  });
});

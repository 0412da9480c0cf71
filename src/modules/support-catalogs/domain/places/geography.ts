/** A place, in degrees. Binary floats are good enough for distances; money never sees them. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371.0088;

const radians = (degrees: number): number => (degrees / 180) * Math.PI;

/** Great-circle distance in kilometres (Decisions 9). Only for ordering and zoning, never for money. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = latitude + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitude;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The middle of some places; undefined of none. */
export function meanCoordinates(places: readonly Coordinates[]): Coordinates | undefined {
  if (places.length === 0) return undefined;
  const sum = (pick: (place: Coordinates) => number): number => places.reduce((total, place) => total + pick(place), 0);
  return {
    latitude: sum((place) => place.latitude) / places.length,
    longitude: sum((place) => place.longitude) / places.length,
  };
}

/**
 * Where a postal code is (Decisions 9): its own coordinates when imported, else the mean of its municipality's known
 * codes, else its state's centre; undefined when not even the state is known.
 */
export function locate(
  own: Coordinates | undefined,
  municipality: Coordinates | undefined,
  state: Coordinates | undefined,
): Coordinates | undefined {
  const place = own ?? municipality ?? state;
  return place && { latitude: place.latitude, longitude: place.longitude };
}

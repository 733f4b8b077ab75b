/** What "near a place" means: a point, a radius, and the precision a point may have. */

/** Degrees, WGS 84; south and west are negative. */
export interface Point {
  lat: number;
  lng: number;
}

export const RADIUS_KM = { min: 1, max: 500, default: 30 } as const;

/** The mean radius of the earth (IUGG). */
const EARTH_RADIUS_KM = 6371;

/**
 * Degrees to two decimals, some kilometre: where someone is does not have to be known more exactly to list jobs around them.
 * What is no number stays so; there is no `-0`.
 */
export const roundedDegrees = (degrees: number): number => Math.round(degrees * 100) / 100 + 0;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Kilometres between two points along the great circle, on a sphere: at most .5 % beside the ellipsoid. The haversine formula (R. W. Sinnott,
 * "Virtues of the Haversine", Sky and Telescope 68, 1984), which stays exact where points are close.
 */
export function greatCircleKm(from: Point, to: Point): number {
  const halfChord = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const across = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfChord(from.lng, to.lng);
  // Rounding may lift opposite points above 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(halfChord(from.lat, to.lat) + across)));
}

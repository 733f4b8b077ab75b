/** The coordinates of towns, by their ids in the taxonomy and the gazetteer. */
import type { BilingualText } from '../domain/field.ts';
import { greatCircleKm, type Point } from '../domain/near.ts';
import { conceptById } from '../taxonomy/index.ts';
import { COORDINATES_OF_LATIN_AMERICA } from './data/coordinates-latin-america.ts';
import { COORDINATES_OF_SPAIN } from './data/coordinates-spain.ts';
import { COORDINATES_OF_THE_WORLD } from './data/coordinates-world.ts';
import { gazetteer } from './gazetteer.ts';
import { townsIn } from './locations.ts';

/** A point is named after the closest town within this; beyond, the name would mislead. */
const NAMED_WITHIN_KM = 20;

function readCoordinates(): ReadonlyMap<string, Point> {
  const entries = [COORDINATES_OF_SPAIN, COORDINATES_OF_LATIN_AMERICA, COORDINATES_OF_THE_WORLD].join('\n');
  return new Map(
    entries
      .split(/[,\n]/)
      .filter((entry) => entry.trim() !== '')
      .map((entry) => {
        const [id = '', lat, lng] = entry.trim().split(' ');
        return [id.includes(':') ? id : `place:${id}`, { lat: Number(lat), lng: Number(lng) }];
      }),
  );
}

let known: ReadonlyMap<string, Point> | undefined;

/** Every town whose coordinates are known, by its id, read at the first question. */
export function coordinates(): ReadonlyMap<string, Point> {
  known ??= readCoordinates();
  return known;
}

/**
 * The centres of the towns that a location names, each once: one for most, more for `Madrid o Barcelona`, none where only
 * a region or country is named, or a town whose place is not known.
 */
export function pointsOf(location: string): Point[] {
  const points = townsIn(location).flatMap((id) => coordinates().get(id) ?? []);
  return points.filter(
    (point, at) => points.findIndex(({ lat, lng }) => lat === point.lat && lng === point.lng) === at,
  );
}

/** Kilometres from a point to the closest of several, infinite where there are none. */
export function distanceKm(from: Point, points: readonly Point[]): number {
  return Math.min(...points.map((point) => greatCircleKm(from, point)));
}

/** What the closest town within 20 km of a point is called; undefined where none is known. */
export function townNear(point: Point): BilingualText | undefined {
  let closest: { id: string; km: number } | undefined;
  for (const [id, town] of coordinates()) {
    const km = greatCircleKm(point, town);
    if (km <= NAMED_WITHIN_KM && (!closest || km < closest.km)) closest = { id, km };
  }
  return closest && (conceptById(closest.id)?.names ?? gazetteer().byId.get(closest.id)?.label);
}

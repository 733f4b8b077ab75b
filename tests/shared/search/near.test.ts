/** Shows where locations lie, which jobs are near a point, and that the coordinates of towns can be right. */
import { describe, expect, it } from 'vitest';
import type { JobFilters } from '../../../shared/domain/job-filters.ts';
import { gazetteer } from '../../../shared/search/gazetteer.ts';
import { coordinates, distanceKm, pointsOf, searchable, townNear } from '../../../shared/search/index.ts';
import { allConcepts, conceptById } from '../../../shared/taxonomy/index.ts';
import { aJob } from '../../lambdas/records.ts';
import { findJobsInMemory } from '../../support/jobs-in-memory.ts';

const pointOf = (id: string) => {
  const point = coordinates().get(id);
  if (!point) throw new Error(`No coordinates: ${id}`);
  return point;
};
const SARAGOSSA = pointOf('place:saragossa');

describe('the coordinates of towns', () => {
  it('are those of every town of the taxonomy, and of none that has no name', () => {
    const cities = allConcepts('place').filter((place) => place.kind === 'place' && place.level === 'city');
    expect(cities.length).toBeGreaterThan(1_400);
    expect(cities.filter(({ id }) => !coordinates().has(id)).map(({ id }) => id)).toEqual([]);
    const unnamed = [...coordinates().keys()].filter((id) => !conceptById(id) && !gazetteer().byId.has(id));
    expect(unnamed).toEqual([]);
  });

  /** The outermost degrees of a country with its islands: south, north, west, east. */
  it.each([
    ['ES', 27.6, 43.8, -18.2, 4.4],
    ['MX', 14.5, 32.8, -117.2, -86.7],
    ['CO', -4.3, 12.6, -79.1, -66.8],
    ['AR', -55.1, -21.7, -73.6, -53.6],
    ['CL', -56, -17.5, -76, -66.4],
    ['PE', -18.4, 0, -81.4, -68.6],
    ['VE', 0.6, 12.3, -73.4, -59.8],
    ['EC', -5.1, 1.5, -81.1, -75.1],
    ['BO', -22.9, -9.6, -69.7, -57.4],
    ['BR', -33.8, 5.3, -74, -34.7],
    ['US', 18.9, 71.5, -179.2, -66.9],
    ['CA', 41.6, 83.2, -141.1, -52.6],
    ['GB', 49.8, 60.9, -8.7, 1.8],
    ['DE', 47.2, 55.1, 5.8, 15.1],
    ['FR', 41.3, 51.2, -5.2, 9.6],
    ['IT', 35.4, 47.1, 6.6, 18.6],
    ['PT', 32.3, 42.2, -17.4, -6.1],
  ])('of %s lie in it', (country, south, north, west, east) => {
    const countryOf = (id: string) => {
      const concept = conceptById(id);
      return concept?.kind === 'place' ? concept.country : gazetteer().byId.get(id)?.country;
    };
    const inside = ({ lat, lng }: { lat: number; lng: number }) =>
      lat >= south && lat <= north && lng >= west && lng <= east;
    const own = [...coordinates()].filter(([id]) => countryOf(id) === country);
    expect(own.length).toBeGreaterThan(7);
    expect(own.filter(([, point]) => !inside(point))).toEqual([]);
  });

  it('of towns around a larger one lie within 60 kilometres of it', () => {
    const around = [...coordinates()].flatMap(([id, point]) =>
      (gazetteer().byId.get(id)?.within ?? [])
        .filter((core) => coordinates().has(core))
        .map((core) => ({ id, km: distanceKm(point, [pointOf(core)]) })),
    );
    expect(around.length).toBeGreaterThan(80);
    expect(around.filter(({ km }) => km > 60)).toEqual([]);
  });
});

describe('where a location lies', () => {
  it.each([
    ['Zaragoza, Spain', ['place:saragossa']],
    ['Madrid / remoto', ['place:madrid']],
    ['Getafe, Madrid, España', ['place:getafe']],
    ['Madrid o Barcelona', ['place:madrid', 'place:barcelona']],
    ['Vigo / Pontevedra', ['place:vigo', 'place:pontevedra']],
    ['Córdoba, Argentina', ['place:cordoba-ar']],
    ['Córdoba', ['place:cordoba-es']],
    ['Córdoba o Rosario, Argentina', ['place:cordoba-ar', 'place:rosario']],
    ['Cuarte de Huerva, Zaragoza', ['town:es-cuarte-de-huerva']],
    ['Sant Cugat, Barcelona', ['place:sant-cugat-del-valles']],
    ['Torrent, Valencia', ['place:torrent']],
    ['Ñuñoa, Chile', ['town:cl-nunoa']],
    ['Newcastle, NSW', ['town:au-newcastle']],
    ['Nueva York', ['place:new-york']],
    ['50001 Zaragoza', ['place:saragossa']],
    ['Valladolid, Castilla y León', ['place:valladolid']],
    ['Castelló', ['place:castellon']],
    ['Spain', []],
    ['Provincia de Zaragoza', []],
    ['Remoto', []],
    ['Remote in Spain', []],
    ['Aldea del Fin', []],
    ['', []],
  ])('of "%s" is %j', (location, ids) => {
    expect(pointsOf(location)).toEqual(ids.map(pointOf));
  });

  it('is called after the closest town within 20 kilometres of a point', () => {
    expect(townNear({ lat: 41.66, lng: -0.9 })?.es).toBe('Zaragoza');
    expect(townNear({ lat: 40.31, lng: -3.73 })?.es).toBe('Getafe');
    expect(townNear({ lat: 41.6, lng: -0.93 })).toEqual({ es: 'Cuarte de Huerva', en: 'Cuarte de Huerva' });
    expect(townNear({ lat: 41, lng: -40 })).toBeUndefined();
  });
});

const JOBS = [
  aJob({ jobId: 'here', location: 'Zaragoza, España' }),
  aJob({ jobId: 'beside', location: 'Utebo, Zaragoza', remotePolicy: 'hybrid' }),
  aJob({ jobId: 'remote-here', location: 'Zaragoza / remoto', remotePolicy: 'remote' }),
  aJob({ jobId: 'huesca', location: 'Huesca, España', title: 'Enfermera' }),
  aJob({ jobId: 'either', location: 'Madrid o Huesca' }),
  aJob({ jobId: 'remote-far', location: 'Barcelona, España', remotePolicy: 'remote' }),
  aJob({ jobId: 'remote', location: 'Remoto', remotePolicy: 'remote' }),
  aJob({ jobId: 'spain', location: 'España' }),
].map(searchable);

const near = (filters: JobFilters) => findJobsInMemory(JOBS, { ...SARAGOSSA, ...filters });
const found = (filters: JobFilters) => near(filters).jobs.map(({ jobId }) => jobId);

describe('jobs near a point', () => {
  it.each([
    [{}, ['here', 'beside', 'remote-here']],
    [{ radiusKm: 5 }, ['here', 'remote-here']],
    [{ radiusKm: 66 }, ['here', 'beside', 'remote-here']],
    [{ radiusKm: 68 }, ['here', 'beside', 'remote-here', 'huesca', 'either']],
    [{ radiusKm: 500 }, ['here', 'beside', 'remote-here', 'huesca', 'either', 'remote-far']],
    [{ radiusKm: 100, search: 'enfermera' }, ['huesca']],
    [{ search: 'enfermera' }, []],
    [{ remotePolicy: 'remote' }, ['remote-here']],
  ] as [JobFilters, string[]][])('with %j are %j', (filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });

  it('are what other filters count, and only they', () => {
    const counts = Object.fromEntries(near({}).facets.remotePolicy.map(({ value, count }) => [value, count]));
    expect(counts).toEqual({ 'on-site': 1, hybrid: 1, remote: 1 });
    const towns = near({ radiusKm: 5 }).facets.location.map(({ value, count }) => [value, count]);
    expect(towns).toEqual([['Zaragoza, España', 2]]);
  });

  it('are also what comes nearest to a search that finds nothing', () => {
    const { jobs, nearest } = near({ radiusKm: 68, search: 'enfermera berlin' });
    expect(jobs).toEqual([]);
    expect(nearest.map(({ jobId }) => jobId)).toEqual(['huesca']);
    expect(near({ search: 'enfermera berlin' }).nearest).toEqual([]);
  });
});

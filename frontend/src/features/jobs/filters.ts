/** The filters of the job list as the address carries them: what is not in the address is not on. */

import type { RequestOf } from '../../../../shared/contract/route.ts';
import type { routes as contract } from '../../../../shared/contract/routes.ts';
import { type Point, RADIUS_KM, roundedDegrees } from '../../../../shared/domain/near.ts';

type Query = NonNullable<RequestOf<(typeof contract)['listPublicJobs']>['query']>;

/** In the order in which they are shown. */
export const FILTER_NAMES = [
  'search',
  'location',
  'position',
  'industry',
  'salaryMin',
  'openings',
  'remotePolicy',
  'jobType',
  'shift',
  'noExperience',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
/** The order of the list stands in the address, too, but is no filter. */
export type ListParameter = FilterName | 'sort';
/** Together one filter. */
const NEAR_NAMES = ['lat', 'lng', 'radiusKm'] as const;
type NearName = (typeof NEAR_NAMES)[number];
export type Filters = Pick<Query, ListParameter | NearName>;

const PARAMETERS: readonly (ListParameter | NearName)[] = [...FILTER_NAMES, ...NEAR_NAMES, 'sort'];

/** However exactly an address says where someone is, no more of it is sent on than lists need. */
function sentAs(name: string, value: string): string {
  const degrees = name === 'lat' || name === 'lng' ? roundedDegrees(Number(value)) : Number.NaN;
  return Number.isNaN(degrees) ? value : String(degrees);
}

/** Reads the filters without checking them: the API refuses unknown values. */
export function readFilters(search: URLSearchParams): Filters {
  const present = PARAMETERS.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, sentAs(name, value)]] : [];
  });
  return Object.fromEntries(present) as Filters;
}

/** Whether jobs near a point are asked for, be it a possible one or not. */
export const isNear = (filters: Filters): boolean => NEAR_NAMES.some((name) => filters[name] !== undefined);

/** Kilometres around the point. */
export const radiusOf = ({ radiusKm = RADIUS_KM.default }: Filters): number => Number(radiusKm);

/** The address's query with a point, rounded, and the radius as it was. */
export function withPoint(search: URLSearchParams, { lat, lng }: Point): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('lat', String(roundedDegrees(lat)));
  next.set('lng', String(roundedDegrees(lng)));
  if (!next.has('radiusKm')) next.set('radiusKm', String(RADIUS_KM.default));
  return next;
}

/** The address's query with another radius around the point that it has. */
export function withRadius(search: URLSearchParams, radiusKm: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('radiusKm', radiusKm);
  return next;
}

/** The address's query without any point. */
export function withoutPoint(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of NEAR_NAMES) next.delete(name);
  return next;
}

/** The address's query with one filter set, or taken off where `value` is empty. */
export function withFilter(search: URLSearchParams, name: ListParameter, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** How many filters are on besides the search, which has its own box. */
export function countOf(filters: Filters): number {
  return (
    FILTER_NAMES.filter((name) => name !== 'search' && filters[name] !== undefined).length + Number(isNear(filters))
  );
}

/** Whether anything narrows the list down. */
export function isFiltered(filters: Filters): boolean {
  return filters.search !== undefined || countOf(filters) > 0;
}

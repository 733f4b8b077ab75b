/** Shows how far points are from each other, how exactly a point is known, and which points the public list takes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes } from '../../../shared/contract/routes.ts';
import { fieldErrors } from '../../../shared/domain/field-errors.ts';
import { circleOf } from '../../../shared/domain/job-filters.ts';
import { greatCircleKm, roundedDegrees } from '../../../shared/domain/near.ts';

const MADRID = { lat: 40.42, lng: -3.7 };
const aPoint = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance between two points', () => {
  it.each([
    ['Madrid and Barcelona', MADRID, { lat: 41.39, lng: 2.17 }, 505],
    ['Saragossa and Huesca', { lat: 41.65, lng: -0.88 }, { lat: 42.14, lng: -0.41 }, 67],
    ['London and New York', { lat: 51.51, lng: -0.13 }, { lat: 40.71, lng: -74.01 }, 5570],
    ['the equator and the pole', { lat: 0, lng: 7 }, { lat: 90, lng: 0 }, 10_008],
    ['one side of the date line and the other', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111],
    ['a point and the other end of the earth', MADRID, { lat: -40.42, lng: 176.3 }, 20_015],
  ])('of %s is known', (_of, from, to, km) => {
    expect(Math.round(greatCircleKm(from, to))).toBe(km);
  });

  it('is the same both ways, nothing to itself, and never beyond half the earth', () => {
    fc.assert(
      fc.property(aPoint, aPoint, (from, to) => {
        const km = greatCircleKm(from, to);
        expect(km).toBeCloseTo(greatCircleKm(to, from), 6);
        expect(km).toBeLessThan(20_016);
        expect(greatCircleKm(from, from)).toBe(0);
      }),
    );
  });
});

describe('a point that someone sends', () => {
  it('is rounded to two decimals, which moves it by less than a kilometre', () => {
    expect(roundedDegrees(41.648823)).toBe(41.65);
    expect(Object.is(roundedDegrees(-0.001), 0)).toBe(true);
    expect(roundedDegrees(Number.NaN)).toBeNaN();
    fc.assert(
      fc.property(aPoint, (point) => {
        const rounded = { lat: roundedDegrees(point.lat), lng: roundedDegrees(point.lng) };
        expect(greatCircleKm(point, rounded)).toBeLessThan(0.8);
      }),
    );
    const parsed = routes.listPublicJobs.query.parse({ lat: '41.648823', lng: '-0.889085' });
    expect(parsed).toMatchObject({ lat: 41.65, lng: -0.89 });
  });

  it('has a radius of 30 kilometres by default, and needs a point', () => {
    expect(circleOf({ lat: 1, lng: 2 })).toEqual({ point: { lat: 1, lng: 2 }, radiusKm: 30 });
    expect(circleOf({ lat: 0, lng: 0, radiusKm: 5 })).toEqual({ point: { lat: 0, lng: 0 }, radiusKm: 5 });
    expect(circleOf({})).toBeUndefined();
  });

  it.each([
    [{ lat: '41.65' }, { lng: 'REQUIRED' }],
    [{ lng: '-0.88' }, { lat: 'REQUIRED' }],
    [{ radiusKm: '10' }, { lat: 'REQUIRED', lng: 'REQUIRED' }],
    [{ lat: '41.65', lng: ' ' }, { lng: 'REQUIRED' }],
    [{ lat: '90.1', lng: '0' }, { lat: 'TOO_LARGE' }],
    [
      { lat: '-90.1', lng: '180.1' },
      { lat: 'TOO_SMALL', lng: 'TOO_LARGE' },
    ],
    [{ lat: 'north', lng: '0' }, { lat: 'INVALID' }],
    [{ lat: '0', lng: '0', radiusKm: '0.5' }, { radiusKm: 'TOO_SMALL' }],
    [{ lat: '0', lng: '0', radiusKm: '501' }, { radiusKm: 'TOO_LARGE' }],
    [{ lat: '0', lng: '0', radiusKm: 'far' }, { radiusKm: 'INVALID' }],
  ])('as %j is refused: %j', (query, expected) => {
    const { error } = routes.listPublicJobs.query.safeParse(query, { reportInput: true });
    const found = error ? fieldErrors(error).map(({ path, code }) => [path, code]) : [];
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it.each([
    ['90', '180', '500'],
    ['-90', '-180', '1'],
    ['0', '0', ''],
  ])('may be %s, %s with %j kilometres around it', (lat, lng, radiusKm) => {
    expect(routes.listPublicJobs.query.safeParse({ lat, lng, radiusKm }).success).toBe(true);
  });
});

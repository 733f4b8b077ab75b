/** What the build makes of the contract for the site says what the contract says, and keeps the panel's routes apart. */
import { expect, it } from 'vitest';
import { adminRoutes } from '../../../frontend/src/lib/admin-routes.ts';
import { routes } from '../../../frontend/src/lib/api-routes.ts';
import { routes as contract, type RouteId } from '../../../shared/contract/routes.ts';

it('names the same method and path as the contract for each route', () => {
  for (const [id, { method, path }] of Object.entries({ ...routes, ...adminRoutes })) {
    expect(contract[id as RouteId]).toMatchObject({ method, path });
  }
});

it('names every route of the recruiters, and none of them where visitors load it', () => {
  const recruiters = Object.keys(contract).filter((id) => contract[id as RouteId].access === 'admin');
  expect(Object.keys(adminRoutes).sort()).toEqual(recruiters.sort());
  expect(Object.keys(routes).filter((id) => recruiters.includes(id))).toEqual([]);
});

/** The client's short list of routes says what the contract says. */
import { expect, it } from 'vitest';
import { routes } from '../../../frontend/src/lib/api-routes.ts';
import { routes as contract, type RouteId } from '../../../shared/contract/routes.ts';

it('names the same method and path as the contract for each route', () => {
  for (const [id, { method, path }] of Object.entries(routes)) {
    expect(contract[id as RouteId]).toMatchObject({ method, path });
  }
});

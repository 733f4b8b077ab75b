/** The routes that visitors' pages call, as the contract has them, without its schemas. */
import type { Access } from '../../../shared/contract/route.ts';
import type { routes as contract } from '../../../shared/contract/routes.ts';

export { routes } from 'virtual:public-routes';

export type Contract = typeof contract;
export type RouteId = keyof Contract;

/** A route by name; the type of its request and answer comes from the contract. */
export interface RouteRef<K extends RouteId = RouteId> {
  id: K;
  method: Contract[K]['method'];
  path: Contract[K]['path'];
}

/** Every route that visitors, or that only staff may call, by its name in the contract. */
export type RoutesFor<A extends Access> = {
  readonly [K in RouteId as Contract[K]['access'] extends A ? K : never]: RouteRef<K>;
};

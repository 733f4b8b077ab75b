/** Lets one function serve several routes: finds the handler of a request and loads it on its first call. */
import middy from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import httpRouterHandler from '@middy/http-router';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import { AppError } from '../../shared/errors.ts';
import { observed } from './observed.ts';

type Handle = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

/** How to load the handler of each route, by the name that the contract gives it. */
export type Endpoints = Record<string, () => Promise<{ handler: unknown }>>;

/**
 * The Lambda handler of all routes whose handlers `endpoints` names. A cold start loads the code of the one route that is
 * asked for. Any other route, which the gateway never sends, is refused with `ROUTE_NOT_FOUND`; a handler that cannot be
 * loaded is answered as a bare 500 and logged with its route. Throws for a name that no route of the contract has, and for
 * a route that streams: a function streams or it does not.
 */
export function routed(endpoints: Endpoints): Handle {
  const find = finderOf(endpoints);
  return async (event, context) => {
    const name = `${event.httpMethod} ${event.resource}`;
    const load = find(event);
    if (!load) return failed(name, new AppError('not-found', 'ROUTE_NOT_FOUND'))(event, context);
    const handle = await load().then(
      ({ handler }) => handler as Handle,
      (error: unknown) => failed(name, error),
    );
    return handle(event, context);
  };
}

type Find = (event: APIGatewayProxyEvent) => Endpoints[string] | undefined;

function finderOf(endpoints: Endpoints): Find {
  const all: readonly Route[] = Object.values(routes);
  const named = Object.entries(endpoints).flatMap(([name, load]) => {
    const own = all.filter(({ handler }) => handler === name);
    if (own.length === 0 || own.some(({ streams }) => streams)) throw new Error(`${name} cannot share a function`);
    return own.map(({ method, path }) => ({ method, path, handler: () => load }));
  });
  // The middleware's types want handlers of requests; what it calls here only says where the handler is.
  const options = { routes: named.sort(byFewestParameters), notFoundResponse: () => undefined };
  const find = httpRouterHandler(options as unknown as Parameters<typeof httpRouterHandler>[0]) as unknown as Find;
  // The gateway has found the route and decoded its parameters; a second reading of the path might differ from it.
  return ({ httpMethod, resource }) => find({ httpMethod, path: resource } as APIGatewayProxyEvent);
}

/** As at the gateway, a fixed segment wins over a parameter. */
const byFewestParameters = (one: { path: string }, other: { path: string }) =>
  one.path.split('{').length - other.path.split('{').length;

/** Answers and logs as every handler does that throws `error`. */
function failed(name: string, error: unknown): Handle {
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
    .use(httpHeaderNormalizer({ normalizeHeaderKey: (header: string) => header.toLowerCase() }))
    .use(observed(name))
    .handler(() => Promise.reject(error)) as unknown as Handle;
}

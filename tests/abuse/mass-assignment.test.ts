/** Unexpected fields: what a route's schema does not name reaches no action, on any route. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import { actionOf, readEvent } from '../shared/contract/sample-events.ts';
import { greedyBody } from '../support/greedy.ts';

const BODIES = Object.values(routes)
  .filter((route: Route) => route.body !== undefined)
  .map((route: Route) => [`${route.method} ${route.path}`, route] as const);

describe.each(BODIES)('%s', (name, route) => {
  const sample: unknown = JSON.parse(readEvent<APIGatewayProxyEvent>(actionOf(route.handler), 'ok.json').body ?? '{}');

  it('takes the same from a greedy body as from the plain one', () => {
    const greedy: unknown = JSON.parse(greedyBody(name, sample, 'mine'));
    expect(Object.keys(greedy as object)).toEqual(expect.arrayContaining(['__proto__', 'constructor', 'admin']));
    const plain = route.body?.safeParse(sample);
    const taken = route.body?.safeParse(greedy);
    expect([plain?.success, taken?.success]).toEqual([true, true]);
    expect(taken?.data).toEqual(plain?.data);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });
});

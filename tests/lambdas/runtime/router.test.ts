/** How one function finds the handler of a request, loads only that one, and what it answers where there is none. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { answeringNames, handlersOf, routesOf } from '../../../infra/functions.ts';
import { handlerFile } from '../../../infra/handler-file.ts';
import { type Endpoints, routed } from '../../../lambdas/runtime/router.ts';
import { actionOf, readEvent } from '../../shared/contract/sample-events.ts';

const require = createRequire(import.meta.url);
const AREAS = answeringNames().filter((name) => handlersOf(name)[0] !== name);
const CONTEXT = { awsRequestId: 'lambda-1' } as Context;
const LISTED = readEvent<APIGatewayProxyEvent>('list-jobs', 'ok.json');

/** A function of all `names`, each answering with its own, and the names that were loaded. */
function naming(names: readonly string[]) {
  const loaded: string[] = [];
  const endpoints: Endpoints = Object.fromEntries(
    names.map((name) => {
      const load = async () => {
        loaded.push(name);
        return { handler: async ({ pathParameters }: APIGatewayProxyEvent) => ({ body: name, pathParameters }) };
      };
      return [name, load];
    }),
  );
  return { handle: routed(endpoints), loaded };
}

describe.each(AREAS)('%s', (area) => {
  it.each(routesOf(area).map((route) => [`${route.method} ${route.path}`, route] as const))(
    'calls the handler of %s, with the parameters that the gateway read, and loads no other',
    async (_name, route) => {
      const { handle, loaded } = naming(handlersOf(area));
      const event = readEvent<APIGatewayProxyEvent>(actionOf(route.handler), 'ok.json');
      const answer = await handle(event, CONTEXT);
      expect(answer).toEqual({ body: route.handler, pathParameters: event.pathParameters });
      expect(loaded).toEqual([route.handler]);
    },
  );

  it('loads each of its handlers from the file of that name', async () => {
    const { endpoints } = require(handlerFile(area)) as { endpoints: Endpoints };
    for (const [name, load] of Object.entries(endpoints))
      expect((await load()).handler, name).toBe((require(handlerFile(name)) as { handler: unknown }).handler);
  });
});

describe('a request of another area', () => {
  it.each(AREAS)('is refused by %s as the catalogue says, with safe headers and its own id', async (area) => {
    const other = area === 'functions/health' ? 'list-jobs' : 'get-health';
    const event = readEvent<APIGatewayProxyEvent>(other, 'ok.json');
    const { handler } = require(handlerFile(area)) as { handler: ReturnType<typeof routed> };
    const answer = await handler({ ...event, headers: { 'X-Correlation-Id': 'chain-of-calls' } }, CONTEXT);
    expect([answer.statusCode, JSON.parse(answer.body)]).toMatchObject([404, { code: 'ROUTE_NOT_FOUND', errors: [] }]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-correlation-id': 'chain-of-calls',
    });
  });

  it.each([
    ['another method', { httpMethod: 'DELETE' }],
    ['a path that no resource was found for', { resource: '/api/nowhere', path: '/api/admin/jobs' }],
    ['a name that objects have by themselves', { resource: '__proto__' }],
  ])('is refused with %s', async (_case, changes) => {
    const { handle, loaded } = naming(handlersOf('functions/admin-views'));
    expect((await handle({ ...LISTED, ...changes }, CONTEXT)).statusCode).toBe(404);
    expect(loaded).toEqual([]);
  });
});

it('a handler that cannot be loaded is answered as a bare 500 and logged with its route', () => {
  // A process of its own, since loggers write past the listeners of this one.
  const script = `
    import { routed } from ${JSON.stringify(require.resolve('../../../lambdas/runtime/router.ts'))};
    const handle = routed({ 'jobs/list-jobs': () => import('file:///nowhere/secret-name.ts') });
    console.log(JSON.stringify(await handle(${JSON.stringify(LISTED)}, { awsRequestId: 'lambda-1' })));`;
  const command = ['-c', '"$0" --input-type=module --eval "$1" 2>&1', process.execPath, script];
  const lines = execFileSync('sh', command, { encoding: 'utf8', env: { ...process.env, POWERTOOLS_LOG_LEVEL: 'INFO' } })
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const logged = lines.find(({ level }) => level === 'ERROR');
  expect(logged).toMatchObject({ message: 'Unexpected failure', route: 'GET /api/admin/jobs', name: 'Error' });
  const answer = lines.find(({ statusCode }) => statusCode) as { statusCode: number; body: string };
  expect([answer.statusCode, JSON.parse(answer.body)]).toMatchObject([500, { code: 'INTERNAL', errors: [] }]);
  expect(answer.body).not.toContain('secret-name');
});

it.each(['jobs/no-such-handler', 'matches/run-evaluation', 'sweep/sweep'])('%s cannot share a function', (name) => {
  expect(() => naming([name])).toThrow('cannot share a function');
});

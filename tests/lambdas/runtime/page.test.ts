/** What every answer of the site carries beside its body, whatever came before it in the same container. */
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logger } from '../../../lambdas/runtime/log.ts';
import { type PageRequest, pageHandler } from '../../../lambdas/runtime/page.ts';

afterEach(() => vi.restoreAllMocks());

const PAGE = { status: 200, headers: { 'content-type': 'text/html', 'cache-control': 'public' }, body: '<p>' };
const CONTEXT = { awsRequestId: 'lambda-1' } as Context;

function eventOf(path: string, changes: Partial<APIGatewayProxyEvent> = {}): APIGatewayProxyEvent {
  const requestContext = { requestId: 'gateway-1' } as APIGatewayProxyEvent['requestContext'];
  return { path, headers: {}, requestContext, ...changes } as APIGatewayProxyEvent;
}

const open = (event: APIGatewayProxyEvent, answer: (request: PageRequest) => Promise<typeof PAGE> = async () => PAGE) =>
  pageHandler({}, async () => answer)(event, CONTEXT) as Promise<APIGatewayProxyResult>;

describe('a page', () => {
  it('says which request it answers and that its type is meant, and keeps its own headers', async () => {
    expect(await open(eventOf('/jobs'))).toEqual({
      statusCode: 200,
      body: PAGE.body,
      headers: { ...PAGE.headers, 'x-content-type-options': 'nosniff', 'x-correlation-id': 'gateway-1' },
    });
  });

  it('goes by the caller’s own id where a proper one is sent, however the header is written', async () => {
    const idFor = async (id: string) =>
      (await open(eventOf('/jobs', { headers: { 'X-Correlation-Id': id } }))).headers?.['x-correlation-id'];
    expect(await idFor('chain-0001')).toBe('chain-0001');
    expect(await idFor('<script>')).toBe('gateway-1');
  });

  it('is logged under its own id and route, without anything of the request before', async () => {
    const { console } = logger as unknown as { console: Console };
    const lines = vi.spyOn(console, 'info').mockReturnValue();
    logger.appendKeys({ applicationId: 'app-of-another-request' });
    logger.setLogLevel('INFO');
    await open(eventOf('/jobs'));
    logger.setLogLevel('SILENT');
    expect(lines.mock.calls).toHaveLength(1);
    const line = JSON.parse(String(lines.mock.calls[0]?.[0]));
    expect(line).toMatchObject({ correlationId: 'gateway-1', route: 'GET /{proxy+}', status: 200 });
    expect(line).not.toHaveProperty('applicationId');
  });

  it('receives the query with every value, and nothing that it does not use', async () => {
    const asked: PageRequest[] = [];
    const query = { search: ['a b', 'c'], token: ['secret'], utm_source: ['x'], nonce: ['1'] };
    await open(eventOf('/jobs', { multiValueQueryStringParameters: query }), async (request) => {
      asked.push(request);
      return PAGE;
    });
    expect(asked).toEqual([{ path: '/jobs', search: '?search=a+b&search=c' }]);
  });
});

describe('a failure', () => {
  it('is problem details that are not kept and name the request', async () => {
    const { statusCode, headers, body } = await open(eventOf('/jobs'), () => Promise.reject(new TypeError('x')));
    expect(statusCode).toBe(500);
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-correlation-id': 'gateway-1',
    });
    expect(JSON.parse(body)).toMatchObject({ code: 'INTERNAL', requestId: 'gateway-1' });
  });

  it('of the start is not remembered', async () => {
    const wire = vi
      .fn()
      .mockRejectedValueOnce(new Error('not yet'))
      .mockResolvedValue(async () => PAGE);
    const handler = pageHandler({}, wire);
    expect(((await handler(eventOf('/'), CONTEXT)) as APIGatewayProxyResult).statusCode).toBe(500);
    expect(((await handler(eventOf('/'), CONTEXT)) as APIGatewayProxyResult).statusCode).toBe(200);
  });
});

it('an address of the API that no route took is refused as the API does', async () => {
  const { statusCode, body } = await open(eventOf('/api/nowhere'));
  expect([statusCode, JSON.parse(body).code]).toEqual([404, 'ROUTE_NOT_FOUND']);
});

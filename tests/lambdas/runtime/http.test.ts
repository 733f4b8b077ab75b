/** Shows what every API handler does around its action: identify, parse, validate, answer, with real signed tokens. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_MAX_BYTES, httpHandler } from '../../../lambdas/runtime/http.ts';
import { SITE_HEADER, VIEWER_HEADER } from '../../../shared/contract/resources.ts';
import type { Route } from '../../../shared/contract/route.ts';
import { routes } from '../../../shared/contract/routes.ts';
import { AppError } from '../../../shared/errors.ts';
import { actionOf, eventNames, readEvent } from '../../shared/contract/sample-events.ts';

const ISSUER = 'https://issuer.example/pool';
const CLIENT = 'client-1';
const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
const strangers = await generateKeyPair('RS256');
const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(jwks));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.TOKEN_ISSUER = ISSUER;
  process.env.TOKEN_CLIENT_ID = CLIENT;
  process.env.TOKEN_JWKS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
});
afterAll(() => server.close());

interface TokenParts {
  claims?: Record<string, unknown>;
  issuer?: string;
  expires?: number;
  key?: CryptoKey;
}

const soon = () => Math.floor(Date.now() / 1000) + 600;

function token({ claims = {}, issuer = ISSUER, expires = soon(), key = privateKey }: TokenParts = {}): Promise<string> {
  const signedInAt = Math.floor(Date.now() / 1000) - 60;
  const staff = { admin: true, role: 'admin', auth_time: signedInAt };
  return new SignJWT({ token_use: 'access', client_id: CLIENT, ...staff, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setSubject('user-1')
    .setIssuer(issuer)
    .setExpirationTime(expires)
    .sign(key);
}

/** Runs a route's event through the real stack; an action that is reached answers 410, so it cannot be mistaken. */
async function call(route: Route, event: APIGatewayProxyEvent, act?: () => Promise<unknown>) {
  const reached = () => Promise.reject(new AppError('gone', 'REACHED'));
  const handler = httpHandler(route, {}, () => act ?? reached);
  const result = (await handler(event, { awsRequestId: 'lambda-1' } as Context)) as APIGatewayProxyResult;
  return { ...result, json: result.body ? JSON.parse(result.body) : undefined };
}

async function asAdmin(event: APIGatewayProxyEvent, parts?: TokenParts): Promise<APIGatewayProxyEvent> {
  return { ...event, headers: { ...event.headers, Authorization: `Bearer ${await token(parts)}` } };
}

const ALL: [string, Route][] = Object.values(routes).map((route) => [actionOf(route.handler), route]);

describe.each(ALL)('the handler of %s', (action, route) => {
  const invalid = eventNames(action).filter((name) => name.startsWith('invalid-') && !name.includes('access-token'));

  it('reaches its action with the sample event', async () => {
    const sample = readEvent<APIGatewayProxyEvent>(action, 'ok.json');
    const answer = await call(route, route.access === 'admin' ? await asAdmin(sample) : sample);
    expect([answer.statusCode, answer.json.code]).toEqual([410, 'REACHED']);
  });

  if (invalid.length > 0) {
    it.each(invalid)('answers %s with the refused fields', async (name) => {
      const sample = readEvent<APIGatewayProxyEvent>(action, name);
      const answer = await call(route, route.access === 'admin' ? await asAdmin(sample) : sample);
      expect([answer.statusCode, answer.json.code]).toEqual([400, 'INVALID_INPUT']);
      expect(answer.json.errors.length).toBeGreaterThan(0);
    });
  }

  if (route.access === 'admin') {
    it('lets nobody in without an access token, before looking at what they sent', async () => {
      const sample = readEvent<APIGatewayProxyEvent>(action, 'invalid-without-access-token.json');
      const answer = await call(route, { ...sample, body: '{ not json', pathParameters: null });
      expect([answer.statusCode, answer.json.code]).toEqual([401, 'UNAUTHENTICATED']);
    });
  }
});

describe('a token', () => {
  const event = readEvent<APIGatewayProxyEvent>('list-jobs', 'ok.json');

  it.each([
    ['without the admin claim', { claims: { admin: undefined } }, 403],
    ['with the claim set to something else', { claims: { admin: 'yes' } }, 403],
    ['that has expired', { expires: 1_000 }, 401],
    ['of another pool', { issuer: 'https://issuer.example/other' }, 401],
    ['of another client', { claims: { client_id: 'client-2' } }, 401],
    ['that is an ID token', { claims: { token_use: 'id', aud: CLIENT } }, 401],
    ['signed by a stranger', { key: strangers.privateKey }, 401],
  ] as [string, TokenParts, number][])('%s is refused', async (_case, parts, status) => {
    expect((await call(routes.listJobs, await asAdmin(event, parts))).statusCode).toBe(status);
  });

  it.each(['Bearer', 'Bearer a.b', 'Basic YTpi', 'Bearer e30.e30.', `Bearer ${'a.b.c'} d`])(
    'is missing in %j',
    async (Authorization) => {
      const answer = await call(routes.listJobs, { ...event, headers: { Authorization } });
      expect(answer.statusCode).toBe(401);
    },
  );
});

describe('a member of staff', () => {
  const OF_HEADS = ALL.filter(([, route]) => route.role === 'admin');
  const OF_STAFF = ALL.filter(([, route]) => route.access === 'admin' && route.role === undefined);
  const as = async (action: string, route: Route, claims: Record<string, unknown>) =>
    call(route, await asAdmin(readEvent<APIGatewayProxyEvent>(action, 'ok.json'), { claims }));

  it.each(OF_HEADS)('who is a recruiter is refused %s, whatever they send', async (action, route) => {
    const sample = readEvent<APIGatewayProxyEvent>(action, 'ok.json');
    const event = await asAdmin({ ...sample, body: '{ not json' }, { claims: { role: 'recruiter' } });
    const answer = await call(route, event);
    expect([answer.statusCode, answer.json.code]).toEqual([403, 'FORBIDDEN']);
  });

  it.each(OF_STAFF)('who is a recruiter may call %s', async (action, route) => {
    expect((await as(action, route, { role: 'recruiter' })).json.code).toBe('REACHED');
  });

  it.each([
    [{ role: undefined, 'cognito:groups': ['admin'] }, 'REACHED'],
    [{ role: undefined, 'cognito:groups': ['recruiter'] }, 'FORBIDDEN'],
    [{ role: undefined }, 'FORBIDDEN'],
    [{ role: 'owner' }, 'FORBIDDEN'],
  ])('with %j is an administrator only where the pool says so', async (claims, code) => {
    expect((await as('list-audit', routes.listAudit, claims)).json.code).toBe(code);
  });

  it.each(ALL.filter(([, route]) => route.recentSignIn))('signs in again before %s', async (action, route) => {
    const ago = (minutes: number) => ({ auth_time: Math.floor(Date.now() / 1000) - minutes * 60 });
    expect((await as(action, route, ago(14))).json.code).toBe('REACHED');
    for (const claims of [ago(16), { auth_time: undefined }, { auth_time: 'now' }]) {
      const answer = await as(action, route, claims);
      expect([answer.statusCode, answer.json.code]).toEqual([401, 'REAUTHENTICATION_REQUIRED']);
    }
  });
});

describe('a request that changes something', () => {
  const sample = readEvent<APIGatewayProxyEvent>('send-contact-message', 'ok.json');
  const own = 'https://jobs.example';
  const JSON_BODY = { 'Content-Type': 'application/json' };
  const sent = (headers: Record<string, string>, body = sample.body) =>
    call(routes.sendContactMessage, { ...sample, headers: { [SITE_HEADER]: own, ...JSON_BODY, ...headers }, body });

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: own }],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'https://jobs.example.evil.example' }],
    [{ Origin: 'http://jobs.example' }],
    [{ Origin: 'null' }],
  ] as Record<string, string>[][])('is refused from a page of another origin: %j', async (headers) => {
    const answer = await sent(headers ?? {}, '{ not json');
    expect([answer.statusCode, answer.json.code]).toEqual([403, 'CROSS_SITE_REQUEST']);
  });

  it.each([
    [{}],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: own }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ Origin: own }],
  ])('is taken from the site itself and from clients that are no browsers: %j', async (headers) =>
    expect((await sent(headers as Record<string, string>)).json.code).toBe('REACHED'),
  );

  it('of an administrator is refused for want of a token first', async () => {
    const event = readEvent<APIGatewayProxyEvent>('delete-job', 'ok.json');
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await call(routes.deleteJob, { ...event, headers })).statusCode).toBe(401);
    const answer = await call(routes.deleteJob, await asAdmin({ ...event, headers }));
    expect([answer.statusCode, answer.json.code]).toEqual([403, 'CROSS_SITE_REQUEST']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'application/json, text/plain',
    '',
  ])('is refused as %j', async (type) => {
    const answer = await sent({ 'Content-Type': type }, '{ not json');
    expect([answer.statusCode, answer.json.code]).toEqual([415, 'CONTENT_TYPE_UNSUPPORTED']);
  });

  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json ;x=y'])(
    'is taken as %j',
    async (type) => expect((await sent({ 'Content-Type': type })).json.code).toBe('REACHED'),
  );

  it('is not what reading is: a link from another site opens', async () => {
    const health = readEvent<APIGatewayProxyEvent>('get-health', 'ok.json');
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example', 'Content-Type': 'text/plain' };
    expect((await call(routes.getHealth, { ...health, headers })).json.code).toBe('REACHED');
  });
});

describe('a public form', () => {
  const sample = readEvent<APIGatewayProxyEvent>('send-contact-message', 'ok.json');
  const limited = (secondsToWait: number | undefined) =>
    httpHandler(
      routes.sendContactMessage,
      {},
      () => async () => ({ messageId: 'message-1' }),
      () => async () => secondsToWait,
    );

  it('sent too often is refused before anybody looks at it, and says when to come again', async () => {
    const event = { ...sample, body: '{ not json' };
    const answer = await limited(7)(event, { awsRequestId: 'lambda-1' } as Context);
    expect([answer.statusCode, JSON.parse(answer.body).code]).toEqual([429, 'RATE_LIMITED']);
    expect(answer.headers?.['retry-after']).toBe('7');
  });

  it('is counted under what the edge says of its client, whatever the client says of itself', async () => {
    const counted: string[] = [];
    const handler = httpHandler(
      routes.sendContactMessage,
      {},
      () => async () => ({ messageId: 'message-1' }),
      () => async (client) => void counted.push(client),
    );
    const said = { 'X-Forwarded-For': '198.51.100.1', Forwarded: 'for=198.51.100.2', 'X-Real-IP': '198.51.100.3' };
    for (const address of ['203.0.113.9', '2001:db8:0:1::1', '2001:db8:0:1:ffff::2'])
      await handler({ ...sample, headers: { ...said, [VIEWER_HEADER]: address } }, { awsRequestId: 'x' } as Context);
    expect(counted).toEqual(['203.0.113.9', '2001:db8:0:1::/64', '2001:db8:0:1::/64']);
  });

  it('within the limit is taken', async () => {
    const answer = await limited(undefined)(sample, { awsRequestId: 'lambda-1' } as Context);
    expect(answer.statusCode).toBe(201);
  });
});

describe('every answer', () => {
  const health = readEvent<APIGatewayProxyEvent>('get-health', 'ok.json');
  const ok = async () => ({ status: 'ok', version: '1', inner: 'not in the contract' });

  it('holds what the contract names and nothing else', async () => {
    const answer = await call(routes.getHealth, health, ok);
    expect([answer.statusCode, answer.json]).toEqual([200, { status: 'ok', version: '1' }]);
  });

  it('is a bare 500 when an action breaks the contract', async () => {
    const answer = await call(routes.getHealth, health, async () => ({ status: 'fine' }));
    expect([answer.statusCode, answer.json.code]).toEqual([500, 'INTERNAL']);
    expect(answer.body).not.toContain('version');
  });

  it('is not to be stored or sniffed, refused or not, and carries the id of the caller', async () => {
    const headers = { ...health.headers, 'X-Correlation-Id': 'caller-0001' };
    for (const act of [ok, undefined]) {
      const answer = await call(routes.getHealth, { ...health, headers }, act);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-correlation-id': 'caller-0001',
      });
    }
  });

  it('is a file to keep where the route says so, and a refusal none', async () => {
    const route = { ...routes.getHealth, downloadAs: 'own.json' };
    const kept = await call(route, health, ok);
    expect(kept.headers?.['content-disposition']).toBe('attachment; filename="own.json"');
    for (const answer of [await call(route, health), await call(routes.getHealth, health, ok)])
      expect(answer.headers).not.toHaveProperty('content-disposition');
  });

  it('takes no id from a caller that is not a plain one', async () => {
    for (const sent of ['short', 'has spaces in it', 'x'.repeat(65), 'line\nbreak-line']) {
      const answer = await call(routes.getHealth, { ...health, headers: { 'x-correlation-id': sent } }, ok);
      expect(answer.headers?.['x-correlation-id']).toBe(health.requestContext.requestId);
    }
  });
});

describe('a body', () => {
  const event = readEvent<APIGatewayProxyEvent>('submit-application', 'ok.json');
  const send = (changes: Partial<APIGatewayProxyEvent>) => call(routes.submitApplication, { ...event, ...changes });

  it('may arrive in base 64', async () => {
    const body = Buffer.from(event.body ?? '').toString('base64');
    expect((await send({ body, isBase64Encoded: true })).json.code).toBe('REACHED');
  });

  it.each([null, '', '{', 'firstName=Ana'])('that is no JSON is refused: %j', async (body) => {
    const answer = await send({ body });
    expect([answer.statusCode, answer.json.code]).toEqual([400, 'BODY_NOT_JSON']);
  });

  it('of more than 256 KiB is refused, exactly that is read', async () => {
    const sized = (bytes: number) => JSON.stringify({ x: 'y'.repeat(bytes - 8) });
    expect(Buffer.byteLength(sized(BODY_MAX_BYTES))).toBe(BODY_MAX_BYTES);
    expect((await send({ body: sized(BODY_MAX_BYTES + 1) })).statusCode).toBe(413);
    expect((await send({ body: sized(BODY_MAX_BYTES) })).statusCode).toBe(400);
  });
});

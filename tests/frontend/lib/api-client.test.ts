/** The client turns every kind of answer into data or one `AppError`. */
import { afterEach, expect, it, vi } from 'vitest';
import { adminRoutes } from '../../../frontend/src/lib/admin-routes.ts';
import { call, setTokenProvider } from '../../../frontend/src/lib/api-client.ts';
import { routes } from '../../../frontend/src/lib/api-routes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setTokenProvider(undefined);
});

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const fetch = vi.fn(
    async (_address: string, _init: RequestInit) => new Response(JSON.stringify(body), { status, headers }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('fills in path and query, leaving out what is not given', async () => {
  const fetch = answer(200, {});
  await call(routes.followApplication, { params: { id: 'a b' }, query: { token: undefined } });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/applications/a%20b');
});

it('throws the code, field errors and request id of a problem document', async () => {
  const errors = [{ path: 'email', code: 'EMAIL_INVALID' }];
  answer(400, { code: 'INVALID_INPUT', errors, requestId: 'r-1' });
  const failure = call(routes.getPublicJob, { params: { jobId: 'x' } });
  await expect(failure).rejects.toMatchObject({
    kind: 'invalid',
    code: 'INVALID_INPUT',
    details: { errors, requestId: 'r-1' },
  });
});

it('says how long to wait after too many requests', async () => {
  answer(429, { code: 'RATE_LIMITED' }, { 'retry-after': '30' });
  const failure = call(routes.listPublicJobs, { query: {} });
  await expect(failure).rejects.toMatchObject({ kind: 'rate-limited', details: { retryAfterSeconds: 30 } });
});

it('reads an answer that is no problem document as a failure inside', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(call(routes.listPublicJobs, { query: {} })).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'INTERNAL',
  });
});

it('names a broken connection', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed');
  });
  await expect(call(routes.listPublicJobs, { query: {} })).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'NETWORK',
  });
});

it('names each call, so that logs can be followed from it', async () => {
  const fetch = answer(200, {});
  await call(routes.listPublicJobs, { query: {} });
  await call(routes.listPublicJobs, { query: {} });
  const ids = fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('x-correlation-id'));
  // As the API takes it.
  for (const id of ids) expect(id).toMatch(/^[\w-]{8,64}$/);
  expect(new Set(ids).size).toBe(2);
});

it('sends the token with admin routes only', async () => {
  const fetch = answer(200, {});
  setTokenProvider(async () => 'token-1');
  await call(adminRoutes.listJobs, { query: {} });
  await call(routes.listPublicJobs, { query: {} });
  const sent = fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'));
  expect(sent).toEqual(['Bearer token-1', null]);
});

/** A page of another site in a user's browser: it sends requests, or reaches this machine by its own DNS name. */
import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import type { ApiAnswer, TestStack } from '../support/local-stack.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
});

const UNSAFE: readonly Route[] = Object.values(routes).filter(({ method }) => method !== 'GET');
const BY_NAME = UNSAFE.map((route) => [`${route.method} ${route.path}`, route] as const);

function send({ method, path, access }: Route, headers: Record<string, string>): Promise<ApiAnswer> {
  const body = method === 'DELETE' ? undefined : '{}';
  const token = access === 'admin' ? { token: admin } : {};
  return stack.api(path.replace(/\{\w+\}/g, 'nosuchrecord'), { method, body, headers, ...token });
}

/** The status of a body that says nothing of its type, as a page may send one. */
async function withoutType({ method, path, access }: Route): Promise<number> {
  const address = stack.origin + path.replace(/\{\w+\}/g, 'nosuchrecord');
  const headers = access === 'admin' ? { authorization: `Bearer ${admin}` } : undefined;
  const answer = await fetch(address, { method, headers, body: new TextEncoder().encode('{}') });
  await answer.text();
  return answer.status;
}

describe('a request that changes something', () => {
  test.each(BY_NAME)('%s is refused where it comes from elsewhere, or as a form', async (_name, route) => {
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: stack.origin.replace('http:', 'https:') },
      { origin: `${stack.origin}.evil.example`, 'sec-fetch-site': 'same-origin' },
    ] as Record<string, string>[];
    for (const headers of foreign)
      expect(await send(route, headers)).toMatchObject({ status: 403, body: { code: 'CROSS_SITE_REQUEST' } });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(await send(route, { 'content-type': type })).toMatchObject({
        status: 415,
        body: { code: 'CONTENT_TYPE_UNSUPPORTED', title: expect.any(String) },
      });
    expect(await withoutType(route)).toBe(415);
    const own = await send(route, { origin: stack.origin, 'sec-fetch-site': 'same-origin' });
    expect([403, 415]).not.toContain(own.status);
    expect(own.status).toBeLessThan(500);
  });

  test('is not answered with permission to read it from elsewhere', async () => {
    const headers = { origin: 'https://evil.example' };
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await stack.api('/api/jobs', { method, headers });
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

/** The status that a server of the stack gives to a request under some host name. */
function statusUnder(host: string, address: string, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port, pathname } = new URL(address);
    request({ host: '127.0.0.1', port, path: pathname, method, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('a name that was pointed at this machine', () => {
  const servers = () => {
    const { site, identity, functions, environment } = stack.running;
    return {
      'the site': `${site}/`,
      'the API': `${site}/api/health`,
      'a job': `${site}/api/jobs`,
      'the identity': `${identity}/oauth2/authorize`,
      'the functions': `${functions}/health/get-health`,
      storage: `${environment.AWS_ENDPOINT_URL_S3}/`,
      'the tables': `${environment.AWS_ENDPOINT_URL_DYNAMODB}/`,
      'the queues': `${environment.AWS_ENDPOINT_URL_SQS}/`,
    };
  };

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '127.0.0.2', '0.0.0.0', '[::]'])(
    '%j reaches no server of the stack',
    async (name) => {
      const answers = await Promise.all(
        Object.entries(servers()).map(async ([server, address]) => {
          const status = await statusUnder(`${name}:${new URL(address).port}`, address);
          return [server, status] as const;
        }),
      );
      expect(answers.filter(([, status]) => status !== 421 && status !== 403 && status !== 400)).toEqual([]);
    },
  );

  test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('is not %s, by which the site answers', async (name) => {
    const { site } = stack.running;
    expect(await statusUnder(`${name}:${new URL(site).port}`, `${site}/api/health`)).toBe(200);
  });
});

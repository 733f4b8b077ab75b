/** Tokens used without the right to, on every route of the contract, including new ones. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import { actionOf, readEvent } from '../shared/contract/sample-events.ts';
import { type Sent, sendForm } from '../support/applying.ts';
import { forgedTokens } from '../support/forged-tokens.ts';
import type { TestStack } from '../support/local-stack.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
let forged: Record<string, string>;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
  forged = await forgedTokens(stack);
});

const ALL: readonly Route[] = Object.values(routes);
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const pathOf = ({ path }: Route, id = 'nosuchrecord') => path.replace(/\{\w+\}/g, id);
const bodyOf = ({ method }: Route) => (method === 'GET' || method === 'DELETE' ? undefined : {});

const OF_ADMINS = ALL.filter(({ access }) => access === 'admin').map((route) => [nameOf(route), route] as const);

describe('a route of recruiters', () => {
  test.each(OF_ADMINS)('%s is closed to every token but an administrator’s own', async (_name, route) => {
    const call = (token?: string) =>
      stack.api(pathOf(route), { method: route.method, body: bodyOf(route), ...(token && { token }) });
    const refused = await Promise.all(
      Object.entries({ ...forged, nothing: undefined }).map(async ([flaw, token]) => [
        flaw,
        (await call(token)).status,
      ]),
    );
    expect(refused.filter(([, status]) => status !== 401)).toEqual([]);
    expect((await call(await stack.token('visitor@encaje.test'))).status).toBe(403);
    const { status } = await call(admin);
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });

  test('takes a token from its header and from nowhere else', async () => {
    const places = [`?access_token=${admin}`, `?token=${admin}`, `?authorization=Bearer%20${admin}`];
    for (const place of places) expect((await stack.api(`/api/admin/jobs${place}`)).status).toBe(401);
    const asCookie = { cookie: `access_token=${admin}; authorization=Bearer ${admin}` };
    expect((await stack.api('/api/admin/jobs', { headers: asCookie })).status).toBe(401);
    for (const authorization of [admin, `Basic ${admin}`, `Bearer ${admin}, Bearer x`, `Bearer  ${admin}`])
      expect((await stack.api('/api/admin/jobs', { headers: { authorization } })).status).toBe(401);
  });
});

const OF_HOLDERS = ALL.filter(({ access, query }) => access === 'public' && query && 'token' in query.shape).filter(
  ({ path }) => path.startsWith('/api/applications/{id}'),
);

describe('one’s own application', () => {
  let own: Sent;
  let other: Sent;
  beforeAll(async () => {
    [own, other] = (await Promise.all([sendForm(stack), sendForm(stack)])) as [Sent, Sent];
  });

  test('has routes that ask for its token', () => expect(OF_HOLDERS.length).toBeGreaterThanOrEqual(7));

  test.each(OF_HOLDERS.map((route) => [nameOf(route), route] as const))(
    '%s is the same to a wrong token as if there were none such',
    async (_name, route) => {
      const { body: sample } = readEvent<APIGatewayProxyEvent>(actionOf(route.handler), 'ok.json');
      const call = (id: string, query: string, token?: string) => {
        const sent = { method: route.method, ...(sample && { body: sample }), ...(token && { token }) };
        return stack.api(`${pathOf(route, id)}${query}`, sent);
      };
      const answers = await Promise.all([
        call(own.applicationId, ''),
        call(own.applicationId, '?token='),
        call(own.applicationId, `?token=${other.statusToken}`),
        call(own.applicationId, `?token=${own.statusToken}x`),
        call(own.applicationId, `?token=${own.statusToken.slice(0, -1)}`),
        call(own.applicationId, `?token=${own.statusToken}&token=${other.statusToken}`),
        // A recruiter's token opens the panel, not what an applicant holds.
        call(own.applicationId, '', admin),
        call('nosuchrecord', `?token=${own.statusToken}`),
      ]);
      const seen = answers.map(({ status, body: { code, title, errors } }) => ({ status, code, title, errors }));
      expect(seen[0]).toMatchObject({ status: 404, code: 'APPLICATION_NOT_FOUND' });
      expect(new Set(seen.map((answer) => JSON.stringify(answer))).size).toBe(1);
    },
  );

  test('opens with a new token alone once there is one', async () => {
    const at = (token: string, rest = '') => `/api/applications/${own.applicationId}${rest}?token=${token}`;
    const renewed = await stack.api(at(own.statusToken, '/token'), { method: 'POST' });
    expect(renewed.status).toBe(200);
    expect((await stack.api(at(own.statusToken))).status).toBe(404);
    expect((await stack.api(at(own.statusToken, '/token'), { method: 'POST' })).status).toBe(404);
    expect((await stack.api(at(renewed.body.statusToken))).status).toBe(200);
  });
});

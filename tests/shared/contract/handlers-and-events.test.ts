/** Holds contract, handler files and sample events together: none without the others. */
import { globSync } from 'node:fs';
import type { APIGatewayProxyEvent, PreTokenGenerationV2TriggerEvent, SQSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { answeringNames, functionOf, handlersOf } from '../../../infra/functions.ts';
import { handler as addAdminClaim } from '../../../lambdas/identity/add-admin-claim.handler.ts';
import {
  matchRequestSchema,
  resumeWorkSchema,
  runRequestSchema,
  scanRequestSchema,
} from '../../../shared/contract/events.ts';
import { BACKGROUND_FUNCTIONS, QUEUES, SITE_FUNCTION } from '../../../shared/contract/resources.ts';
import type { Route } from '../../../shared/contract/route.ts';
import { routes } from '../../../shared/contract/routes.ts';
import { acceptsAll, actionOf, eventFolders, eventNames, readEvent, refusals } from './sample-events.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;
const ALL_ROUTES: Route[] = Object.values(routes);
const OTHERS = [...Object.values(QUEUES), ...Object.values(BACKGROUND_FUNCTIONS), SITE_FUNCTION];
const NAMED = [...ALL_ROUTES, ...OTHERS].map(({ handler }) => handler);
const WITHOUT_TOKEN = 'invalid-without-access-token.json';

describe('handlers', () => {
  it('are exactly those that a route, a queue or a background function names, each named once, and the functions that run several', () => {
    const files = globSync('lambdas/**/*.handler.ts', { cwd: ROOT });
    const named = files.map((file) => file.slice('lambdas/'.length, -'.handler.ts'.length));
    const areas = answeringNames().filter((name) => handlersOf(name)[0] !== name);
    expect(named.sort()).toEqual([...NAMED, ...areas].sort());
    expect(NAMED.filter((handler) => named.includes(functionOf(handler)))).toEqual(NAMED);
  });

  it('have distinct last names, since functions and sample events go by them', () => {
    expect(new Set(NAMED.map(actionOf)).size).toBe(NAMED.length);
  });
});

describe('sample events', () => {
  it('exist for exactly the named handlers, each with one that succeeds', () => {
    expect(eventFolders()).toEqual(NAMED.map(actionOf).sort());
    for (const action of eventFolders()) {
      expect(eventNames(action), action).toContain('ok.json');
      for (const name of eventNames(action)) expect(name, action).toMatch(/^(ok|invalid-[a-z-]+)\.json$/);
    }
  });

  it('show a refusal for every route that looks at anything', () => {
    for (const route of ALL_ROUTES) {
      const { access, params, query, headers, body } = route;
      const looks = access === 'admin' || [params, query, headers, body].some((schema) => schema !== undefined);
      const invalid = eventNames(actionOf(route.handler)).filter((name) => name.startsWith('invalid-'));
      expect(invalid.length > 0, route.handler).toBe(looks);
    }
  });

  describe.each(ALL_ROUTES.map((route) => [actionOf(route.handler), route] as const))('%s', (action, route) => {
    it.each(eventNames(action))('%s is an event of its route', (name) => {
      const event = readEvent<APIGatewayProxyEvent>(action, name);
      expect([event.resource, event.httpMethod]).toEqual([route.path, route.method]);
      expect(event.requestContext.resourcePath).toBe(route.path);
      const filled = route.path.replace(/\{(\w+)\}/g, (_, key) =>
        encodeURIComponent(event.pathParameters?.[key] ?? ''),
      );
      expect(event.path).toBe(filled);
    });

    it('ok.json passes its schemas', () => {
      expect(refusals(route, readEvent(action, 'ok.json'))).toEqual([]);
    });

    const invalid = eventNames(action).filter((name) => name.startsWith('invalid-') && name !== WITHOUT_TOKEN);
    if (invalid.length > 0) {
      it.each(invalid)('%s is refused by them', (name) => {
        expect(refusals(route, readEvent(action, name))).not.toEqual([]);
      });
    }

    if (route.access === 'admin') {
      it('differs from a refused one by nothing but the access token', () => {
        const ok = readEvent<APIGatewayProxyEvent>(action, 'ok.json');
        const refused = readEvent<APIGatewayProxyEvent>(action, WITHOUT_TOKEN);
        const { Authorization, ...headers } = ok.headers;
        expect(Authorization).toMatch(/^Bearer /);
        expect(refused.headers).toEqual(headers);
        expect(refused.body).toEqual(ok.body);
      });
    }
  });

  describe.each([
    ['on-resume-uploaded', resumeWorkSchema],
    ['on-scan-requested', scanRequestSchema],
    ['on-match-requested', matchRequestSchema],
    ['on-run-requested', runRequestSchema],
  ])('of the queue behind %s', (action, schema) => {
    it.each(eventNames(action))('%s is accepted only if it is the ok one', (name) => {
      expect(acceptsAll(schema, readEvent<SQSEvent>(action, name))).toBe(name === 'ok.json');
    });
  });

  it.each(eventNames('add-admin-claim'))(
    'of signing in, %s gives the admin claim, and the address with the access token, only if it is the ok one',
    async (name) => {
      const event = readEvent<PreTokenGenerationV2TriggerEvent>('add-admin-claim', name);
      const { claimsAndScopeOverrideDetails: details } = (await addAdminClaim(event)).response;
      const email = 'recruiter@staff.example';
      const staff = { admin: true, role: 'admin' };
      const [id, access] =
        name === 'ok.json'
          ? [{ claimsToAddOrOverride: staff }, { claimsToAddOrOverride: { ...staff, email } }]
          : [{ claimsToSuppress: ['admin', 'role'] }, { claimsToSuppress: ['admin', 'role'] }];
      expect(details).toEqual({ idTokenGeneration: id, accessTokenGeneration: access });
    },
  );
});

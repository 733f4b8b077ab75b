/** Somebody who sends more than they were asked for: what a route's schema does not name reaches no action, on any route. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import { actionOf, readEvent } from '../shared/contract/sample-events.ts';

/** What would be worth having: whose it is, how it stands, and what only the server says. */
const WANTED = {
  admin: true,
  role: 'admin',
  actor: 'system',
  applicationId: 'mine',
  talentId: 'mine',
  besideId: 'mine',
  makesTalent: true,
  employerId: 'mine',
  messageId: 'mine',
  stage: 'hired',
  source: 'import',
  revision: 99,
  resumeId: 'mine',
  resumeStatus: 'completed',
  objectKey: 'drops/mine',
  tokenDigests: ['mine'],
  consent: { talentPoolAt: '2026-01-01T00:00:00.000Z' },
  confirmedAt: '2026-01-01T00:00:00.000Z',
  emailConfirmed: true,
  basis: { kind: 'consent', until: '2099-01-01T00:00:00.000Z' },
  withdrawnAt: '2026-01-01T00:00:00.000Z',
  match: { matchId: 'mine', grade: 'A', percent: 100 },
  percent: 100,
  createdAt: '1999-01-01T00:00:00.000Z',
  updatedBy: 'mine',
  by: 'mine',
  expiresAt: 1,
  constructor: { prototype: { admin: true } },
};

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maps whose names are the caller's to choose; they refuse what they do not know, or keep it as it is. */
const MAPS = new Set(['metadata', 'importance', 'knockouts', 'emphasis']);

/** `value` with everything wanted in it and in every record inside, `__proto__` included, as a parser of JSON gives it. */
function greedy(value: unknown, wanted: Json): unknown {
  if (Array.isArray(value)) return value.map((one) => greedy(one, wanted));
  if (!isRecord(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, MAPS.has(name) ? part : greedy(part, wanted)]),
  );
  return JSON.parse(`{"__proto__": {"admin": true}, ${JSON.stringify({ ...wanted, ...inner }).slice(1)}`);
}

/** Optional fields of a route that have the name of something wanted: these are what the route is for. */
const MAY_BE_SENT: Record<string, string[]> = {
  // A recruiter moves an application and confirms its address.
  'PATCH /api/admin/applications/{id}': ['stage', 'emailConfirmed'],
  // A recruiter says, with a reason, on what ground somebody may be considered.
  'PATCH /api/admin/talents/{id}': ['basis'],
  // A recruiter evaluates a person, a job, or both.
  'POST /api/admin/evaluations': ['talentId'],
  // The audit trail is filtered by who did something.
  'POST /api/admin/sync/exports': ['actor'],
  // A recruiter says on what ground the people of a file may be considered.
  'POST /api/admin/sync/imports': ['basis'],
};

const BODIES = Object.values(routes)
  .filter((route: Route) => route.body !== undefined)
  .map((route: Route) => [`${route.method} ${route.path}`, route] as const);

describe.each(BODIES)('%s', (name, route) => {
  const sample: unknown = JSON.parse(readEvent<APIGatewayProxyEvent>(actionOf(route.handler), 'ok.json').body ?? '{}');

  it('takes the same from a greedy body as from the plain one', () => {
    const allowed = MAY_BE_SENT[name] ?? [];
    const wanted = Object.fromEntries(Object.entries(WANTED).filter(([field]) => !allowed.includes(field)));
    const plain = route.body?.safeParse(sample);
    const taken = route.body?.safeParse(greedy(sample, wanted));
    expect([plain?.success, taken?.success]).toEqual([true, true]);
    expect(taken?.data).toEqual(plain?.data);
    expect(({} as Json).admin).toBeUndefined();
  });
});

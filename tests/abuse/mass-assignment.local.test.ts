/**
 * A person who sends more than they were asked for, over the wire: on every route that takes a body, nothing of it is answered
 * or stored, and no prototype of the functions' process is changed for those who come after.
 */
import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import { actionOf, readEvent } from '../shared/contract/sample-events.ts';
import { sendForm } from '../support/applying.ts';
import { storesOf } from '../support/everything-stored.ts';
import { greedyBody, SMUGGLED_NUMBER, SMUGGLED_TIME } from '../support/greedy.ts';
import { greedyTargets, type Target } from '../support/greedy-targets.ts';
import type { TestStack } from '../support/local-stack.ts';
import { sharedStack } from '../support/shared.ts';

/** Stands in every text that is smuggled, and nowhere else on the stack. */
const MARK = `smuggled${randomUUID().slice(0, 8)}`;
/** What would show in an answer or a store: the mark, and values that nothing else has. */
const TRACES = [MARK, SMUGGLED_TIME, String(SMUGGLED_NUMBER), '"isAdmin"', '"admin":true', '"role":"admin"'];

/** Others on the stack may be in this stage; nobody whom these routes answer about is. */
const OF_AN_ANSWER = ['"stage":"hired"'];

const WITH_BODY = (Object.entries(routes) as [string, Route][]).filter(([, { body }]) => body !== undefined);

let stack: TestStack;
let admin: string;
let targets: Record<string, () => Promise<Target>>;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
  targets = greedyTargets(stack, admin);
});

const tracesIn = (text: string) => TRACES.filter((trace) => text.includes(trace));

function send({ method, path, handler, access, headers = undefined }: Route, target: Target) {
  const sample: object = JSON.parse(readEvent<APIGatewayProxyEvent>(actionOf(handler), 'ok.json').body ?? '{}');
  const body = target.wholeBody ?? { ...sample, ...target.body };
  const address = path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(target.params?.[name] ?? ''));
  return stack.api(`${address}${target.query ?? ''}`, {
    method,
    body: greedyBody(`${method} ${path}`, body, MARK),
    headers: headers && 'idempotency-key' in headers.shape ? { 'idempotency-key': randomUUID() } : {},
    ...(access === 'admin' && { token: admin }),
  });
}

test('every route that takes a body is tried', () => {
  expect(Object.keys(targets).toSorted()).toEqual(WITH_BODY.map(([name]) => name).toSorted());
});

describe('a body with more than was asked for', () => {
  test.each(WITH_BODY)('to %s does what it says, and its answer has nothing of the rest', async (name, route) => {
    const target = (await targets[name]?.()) ?? {};
    const { status, body } = await send(route, target);
    expect([status, status === route.successStatus ? '' : JSON.stringify(body)]).toEqual([route.successStatus, '']);
    const answered = typeof body === 'string' ? body : JSON.stringify(body);
    expect([...tracesIn(answered), ...OF_AN_ANSWER.filter((one) => answered.includes(one))]).toEqual([]);
    // One by one, or as a stream, a refusal has the status of a success.
    const refused = Array.isArray(body.refused) ? body.refused : [];
    expect([refused, answered.includes('event: error')]).toEqual([[], false]);
    await target.restore?.(body);
  });

  test('leaves no trace in any store', async () => {
    const lines = await storesOf(stack).everything();
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => tracesIn(line).length > 0).map((line) => line.slice(0, 300))).toEqual([]);
  });
});

test('the applications that came of it are new, unconfirmed, and the form’s', async () => {
  const lines = (await storesOf(stack).everything()).filter((line) => /^applications .*"email":"greedy\./.test(line));
  const rows = lines.map((line) => JSON.parse(line.slice('applications '.length)));
  expect(rows.length).toBeGreaterThanOrEqual(7);
  for (const row of rows) {
    expect(row).toMatchObject({ stage: 'new', source: expect.stringMatching(/^(form|profile)$/) });
    expect([row.confirmedAt, row.withdrawnAt, row.basis, row.delivery]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

describe('after all of them', () => {
  test('a plain form is a plain application, and a change of nothing changes nothing', async () => {
    const { applicationId } = await sendForm(stack);
    const path = `/api/admin/applications/${applicationId}`;
    const plain = { stage: 'new', version: 1, emailConfirmed: false, talentId: null };
    expect((await stack.api(path, { token: admin })).body).toMatchObject(plain);
    const answer = await stack.api(path, { method: 'PATCH', token: admin, body: { version: 1 } });
    expect(answer).toMatchObject({ status: 200, body: plain });
  });

  test('nobody is staff who was not', async () => {
    expect((await stack.api('/api/admin/talents')).status).toBe(401);
    const visitor = await stack.token('visitor@encaje.test');
    expect((await stack.api('/api/admin/talents', { token: visitor })).status).toBe(403);
    const recruiter = await stack.token('recruiter@encaje.test');
    expect((await stack.api('/api/admin/audit', { token: recruiter })).status).toBe(403);
  });
});

/** A recruiter who tries administrators' actions, and a session left open. */

import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import { uploadTo } from '../support/applying.ts';
import { storesOf } from '../support/everything-stored.ts';
import { eventually, type TestStack } from '../support/local-stack.ts';
import { sharedStack } from '../support/shared.ts';
import { signedInMinutesAgo } from '../support/signed-in.ts';

let stack: TestStack;
let admin: string;
let recruiter: string;
let left: string;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
  recruiter = await stack.token('recruiter@encaje.test');
  left = await signedInMinutesAgo(stack, admin, 16);
});

/** Has a run belong to some worker until a time, so that no other one takes it. */
async function leaseTo(runId: string, leaseUntil: string): Promise<void> {
  await storesOf(stack).dynamodb.send(
    new UpdateCommand({
      TableName: stack.running.environment[TABLES.runs.environmentName],
      Key: { runId },
      UpdateExpression: 'SET leaseUntil = :until',
      ConditionExpression: 'attribute_exists(runId)',
      ExpressionAttributeValues: { ':until': leaseUntil },
    }),
  );
}

const OF_STAFF: readonly Route[] = Object.values(routes).filter(({ access }) => access === 'admin');
const named = (route: Route) => [`${route.method} ${route.path}`, route] as const;

function call({ method, path }: Route, token: string) {
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};
  return stack.api(path.replace(/\{\w+\}/g, 'nosuchrecord'), { method, body, token });
}

describe('a recruiter', () => {
  test('says so in the token, and is let into the panel', () => {
    expect(decodeJwt(recruiter)).toMatchObject({ admin: true, role: 'recruiter', token_use: 'access' });
    expect(decodeJwt(admin)).toMatchObject({ admin: true, role: 'admin' });
  });

  test.each(OF_STAFF.filter(({ role }) => role === 'admin').map(named))('may not %s', async (_name, route) => {
    expect(await call(route, recruiter)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await call(route, admin)).status).not.toBe(403);
  });

  test.each(OF_STAFF.filter(({ role }) => role === undefined).map(named))('may %s', async (_name, route) => {
    const { status } = await call(route, recruiter);
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });

  test('takes no export from the folder where it lies', async () => {
    const path = 'exports/left-behind.csv';
    await storesOf(stack).put(path, 'name\nAna');
    const at = `/api/admin/files/url?path=${path}`;
    expect((await stack.api(at, { token: recruiter })).status).toBe(403);
    expect((await stack.api(at, { token: left })).body.code).toBe('REAUTHENTICATION_REQUIRED');
    expect((await stack.api(at, { token: admin })).status).toBe(200);
    expect((await stack.api(`/api/admin/files?path=${path}`, { method: 'DELETE', token: admin })).status).toBe(204);
  });
});

describe('a session that was left open', () => {
  test.each(OF_STAFF.filter(({ recentSignIn }) => recentSignIn).map(named))('does not %s', async (_name, route) => {
    expect(await call(route, left)).toMatchObject({ status: 401, body: { code: 'REAUTHENTICATION_REQUIRED' } });
    expect((await call(route, admin)).body.code).not.toBe('REAUTHENTICATION_REQUIRED');
  });

  test('makes no file of the audit trail and takes none, and still reads the trail', async () => {
    const asked = (token: string) => {
      const body = { records: 'audit', format: 'csv', filter: { recordKind: 'employer' } };
      return stack.api('/api/admin/sync/exports', { method: 'POST', token, body });
    };
    expect(await asked(left)).toMatchObject({ status: 401, body: { code: 'REAUTHENTICATION_REQUIRED' } });
    const { status, body: run } = await asked(admin);
    expect(status).toBe(201);
    const file = `/api/admin/sync/runs/${run.runId}/file`;
    expect((await stack.api(file, { token: left })).body.code).toBe('REAUTHENTICATION_REQUIRED');
    const made = await eventually(
      () => stack.api(file, { token: admin }),
      (answer) => answer.status !== 409,
    );
    expect(made.status).toBe(200);
    expect((await stack.api('/api/admin/audit?limit=1', { token: left })).status).toBe(200);
  });

  test('shortens no term, after which people are erased the same night', async () => {
    const settings = (await stack.api('/api/admin/settings', { token: admin })).body;
    const save = (retention: object, token: string) => {
      const body = { ...settings, retention: { ...settings.retention, ...retention } };
      return stack.api('/api/admin/settings', { method: 'PUT', token, body });
    };
    for (const term of Object.keys(settings.retention)) {
      const shorter = { [term]: settings.retention[term] - 1 };
      expect(await save(shorter, left)).toMatchObject({ status: 401, body: { code: 'REAUTHENTICATION_REQUIRED' } });
    }
    expect((await stack.api('/api/admin/settings', { token: admin })).body).toEqual(settings);
    expect((await save({}, left)).status).toBe(200);
  });

  test('takes back nothing that an import has added, and neither does a recruiter', async () => {
    const companies = Array.from({ length: 40 }, (_, at) => ({ company: `Fábrica de Humo ${at}` }));
    const bytes = new TextEncoder().encode(JSON.stringify(companies));
    const asked = (path: string, token: string, body: object = {}) =>
      stack.api(`/api/admin/sync/${path}`, { method: 'POST', token, body });
    const about = { records: 'employers', format: 'json', fileName: 'humo.json', sizeBytes: bytes.length };
    const { runId, upload } = (await asked('imports', recruiter, about)).body;
    expect((await uploadTo(upload, bytes)).status).toBe(204);
    await asked(`imports/${runId}/check`, recruiter);
    const run = async () => (await stack.api(`/api/admin/sync/runs/${runId}`, { token: admin })).body;
    const checked = await eventually(run, ({ state }) => state === 'checked');
    // What is over cannot be stopped: a worker who is slow to begin keeps it running until everybody has tried.
    await leaseTo(runId, new Date(Date.now() + 120_000).toISOString());
    expect((await asked(`imports/${runId}/start`, recruiter, { version: checked.version })).status).toBe(200);
    expect(await asked(`runs/${runId}/stop`, recruiter)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const refused = { status: 401, body: { code: 'REAUTHENTICATION_REQUIRED' } };
    expect(await asked(`runs/${runId}/stop`, left)).toMatchObject(refused);
    expect(await run()).toMatchObject({ state: 'running' });
    await leaseTo(runId, new Date(0).toISOString());
    expect((await asked(`runs/${runId}/stop`, admin)).status).toBe(200);
    await eventually(run, ({ state }) => state === 'stopped', 60);
  });

  test('reads what it read before', async () => {
    expect((await stack.api('/api/admin/talents?limit=1', { token: left })).status).toBe(200);
  });
});

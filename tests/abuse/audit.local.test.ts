/** A recruiter who looks where they should not, or hides it: the trail records it and cannot be altered. */
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test, vi } from 'vitest';
import { invokeAt } from '../../infra/local/functions.ts';
import { auditStore } from '../../lambdas/stores/audit-store.ts';
import { BACKGROUND_FUNCTIONS, ENVIRONMENT, TABLES } from '../../shared/contract/resources.ts';
import type { AuditEntry } from '../../shared/domain/audit.ts';
import { apply, outcome, TXT } from '../support/applying.ts';
import { type Stores, storesOf } from '../support/everything-stored.ts';
import type { TestStack } from '../support/local-stack.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
let stores: Stores;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
  stores = storesOf(stack);
});

const get = (path: string) => stack.api(`/api/admin/${path}`, { token: admin });

async function trailOf(recordId: string): Promise<AuditEntry[]> {
  return (await get(`audit?recordId=${recordId}&limit=100`)).body.items;
}

test('opening a person, their application or their file is recorded in the trail, once in a while', async () => {
  const text = 'Mirada Ajena\nmirada@ajena.example\n\nEXPERIENCIA\nCamarera, Bar Sol\n2019 - 2021\n';
  const file = { bytes: new TextEncoder().encode(text), contentType: TXT, fileName: 'mirada-ajena.txt' };
  const sent = await apply(stack, file, { firstName: 'Mirada', lastName: 'Ajena', email: 'mirada@ajena.example' });
  await outcome(stack, sent);
  const application = (await get(`applications/${sent.applicationId}`)).body;
  for (let look = 0; look < 3; look += 1) expect((await get(`talents/${application.talentId}`)).status).toBe(200);
  const path = `applications/${sent.applicationId}`;
  expect((await get(`files/url?path=${path}`)).status).toBe(200);

  const reads = (entries: AuditEntry[]) => entries.filter(({ action }) => action.endsWith('.read'));
  const seen = reads(await trailOf(application.talentId));
  // Two where a quarter of an hour ended in between.
  expect([1, 2]).toContain(seen.length);
  expect(seen[0]).toMatchObject({ action: 'talent.read', actorEmail: 'admin@encaje.test', changes: [] });
  expect(reads(await trailOf(sent.applicationId))[0]).toMatchObject({ action: 'application.read' });
  const files = (await get('audit?action=file.read&limit=100')).body.items;
  expect(files.length).toBeGreaterThan(0);
  expect(JSON.stringify([seen, files])).not.toMatch(/mirada|ajena/i);
});

test('a change that changes nothing is a look, and so is the timeline by itself', async () => {
  const email = 'de.reojo@ajena.example';
  const text = `De Reojo\n${email}\n\nEXPERIENCIA\nCamarera, Bar Sol\n2019 - 2021\n`;
  const file = { bytes: new TextEncoder().encode(text), contentType: TXT, fileName: 'cv.txt' };
  const sent = await apply(stack, file, { firstName: 'De', lastName: 'Reojo', email });
  await outcome(stack, sent);
  const { items } = (await get(`applications?search=${email}`)).body;
  const [{ applicationId, version, talentId }] = items;
  const readsOf = async (id: string) => (await trailOf(id)).filter(({ action }) => action.endsWith('.read'));
  expect([await readsOf(applicationId), await readsOf(talentId)]).toEqual([[], []]);
  const same = await stack.api(`/api/admin/applications/${applicationId}`, {
    ...{ method: 'PATCH', token: admin, body: { version } },
  });
  expect([same.status, same.body.email]).toEqual([200, email]);
  expect(await readsOf(applicationId)).toMatchObject([{ action: 'application.read', actorEmail: 'admin@encaje.test' }]);
  expect((await get(`talents/${talentId}/activities`)).status).toBe(200);
  expect(await readsOf(talentId)).toMatchObject([{ action: 'talent.read', actorEmail: 'admin@encaje.test' }]);
});

test('opening an evaluation is in the trail, for it shows what people’s resumes say; listing them is not', async () => {
  const [{ talentId }] = (await get('talents?basis=with&limit=1')).body.items;
  const asked = { method: 'POST', token: admin, body: { talentId }, headers: { accept: 'text/event-stream' } };
  const { body } = await stack.api('/api/admin/evaluations', asked);
  const evaluationId = /"evaluationId":"(\w+)"/.exec(String(body))?.[1] ?? '';
  const reads = async () => (await trailOf(evaluationId)).filter(({ action }) => action === 'evaluation.read');
  expect((await get('evaluations?limit=1')).body.items[0].evaluationId).toBe(evaluationId);
  expect(await reads()).toEqual([]);
  for (let look = 0; look < 3; look += 1) expect((await get(`evaluations/${evaluationId}`)).status).toBe(200);
  const seen = await reads();
  // Two where a quarter of an hour ended in between.
  expect([1, 2]).toContain(seen.length);
  expect(seen[0]).toMatchObject({ actorEmail: 'admin@encaje.test', recordKind: 'evaluation', changes: [] });
});

test('opening an employer is in the trail, for its contact is a person; listing employers is not', async () => {
  const primaryContact = { name: 'Contacto Mirado', email: 'mirado@contacto.example' };
  const employer = { company: 'Contacto Mirado SL', primaryContact };
  const created = await stack.api('/api/admin/employers', { method: 'POST', body: employer, token: admin });
  expect(created.status).toBe(201);
  const { employerId } = created.body;
  const reads = async () => (await trailOf(employerId)).filter(({ action }) => action === 'employer.read');
  expect((await get('employers?search=Contacto+Mirado')).body.items).toHaveLength(1);
  expect(await reads()).toEqual([]);
  for (let look = 0; look < 3; look += 1) expect((await get(`employers/${employerId}`)).status).toBe(200);
  const seen = await reads();
  // Two where a quarter of an hour ended in between.
  expect([1, 2]).toContain(seen.length);
  expect(seen[0]).toMatchObject({ actorEmail: 'admin@encaje.test', recordKind: 'employer', changes: [] });
  expect(JSON.stringify(seen)).not.toMatch(/mirado/i);
});

test('an entry that is there is never written over', async () => {
  const TableName = stack.running.environment[TABLES.audit.environmentName] ?? '';
  vi.stubEnv(TABLES.audit.environmentName, TableName);
  const entry = (action: string): AuditEntry => ({
    ...{ entryId: 'written-once', at: new Date().toISOString(), actorId: null, actorEmail: null, action },
    ...{ recordKind: 'job', recordId: 'job-written-once', correlationId: 'c', changes: [] },
  });
  const trail = auditStore(stores.dynamodb);
  await trail.add(entry('job.delete'));
  await trail.add(entry('job.update'));
  vi.unstubAllEnvs();
  expect((await trailOf('job-written-once')).map(({ action }) => action)).toEqual(['job.delete']);
});

test('a day of the trail is put away once, without a name or a value, and nothing written later changes it', async () => {
  const yesterday = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const entry = {
    ...{ entryId: 'archived-entry', kind: 'entry', at: yesterday, actorId: 'admin1', actorEmail: 'quien@encaje.test' },
    ...{ action: 'job.update', recordKind: 'job', recordId: 'job-archived', correlationId: 'c' },
    changes: [{ field: 'title', before: 'Antes', after: 'Después' }],
  };
  const TableName = stack.running.environment[TABLES.audit.environmentName];
  const put = (entryId: string) => stores.dynamodb.send(new PutCommand({ TableName, Item: { ...entry, entryId } }));
  const archive = () => invokeAt(stack.running.functions, BACKGROUND_FUNCTIONS.archiveTrail.handler, {});
  const Bucket = stack.running.environment[ENVIRONMENT.auditArchiveBucket];
  const Key = `trail/${yesterday.slice(0, 10)}.jsonl`;
  const text = async () => (await stores.s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();
  await put('archived-entry');
  await archive();
  // The stack may have put that day away when it started, before this test wrote of it.
  const first = await text();
  expect(first).not.toMatch(/quien@encaje|Antes|Después/);
  await put('written-later');
  await archive();
  expect(await text()).toBe(first);
});

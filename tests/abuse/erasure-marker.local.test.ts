/** One word in every field of every form and record about a person: after their erasure, only what decision 0014 lists is left. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeAll, expect, test } from 'vitest';
import { invokeAt } from '../../infra/local/functions.ts';
import { BACKGROUND_FUNCTIONS, ENVIRONMENT, QUEUES } from '../../shared/contract/resources.ts';
import { routes } from '../../shared/contract/routes.ts';
import type { Run } from '../../shared/domain/run.ts';
import { outcome, type Sent, TXT, uploadTo } from '../support/applying.ts';
import { type Stores, storesOf } from '../support/everything-stored.ts';
import { type ApiAnswer, eventually, type TestStack } from '../support/local-stack.ts';
import { type Mark, markedForms, unmarked } from '../support/marked-forms.ts';
import { sharedStack } from '../support/shared.ts';

const PATIENT_SECONDS = 90;
const WORD = 'Zurriagazo';
const MARK: Mark = { word: WORD, email: 'alguien@zurriagazo.example', phone: '+34 611 909 808' };
const TRACES = [WORD, '611909808', '611 909 808'];

let stack: TestStack;
let admin: string;
let jobId: string;
let stores: Stores;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
  jobId = (await stack.api('/api/jobs?limit=1')).body.items[0].jobId;
  stores = storesOf(stack);
});

const get = async (path: string) => (await stack.api(`/api/admin/${path}`, { token: admin })).body;
const headers = () => ({ 'idempotency-key': randomUUID() });

async function expectOf(status: number, asked: Promise<ApiAnswer>): Promise<ApiAnswer['body']> {
  const answer = await asked;
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return answer.body;
}

const post = (path: string, body: unknown, status = 201) =>
  expectOf(status, stack.api(path, { method: 'POST', body, headers: headers() }));
const asAdmin = (method: string, path: string, body: unknown, status = 201) =>
  expectOf(status, stack.api(`/api/admin/${path}`, { method, body, token: admin, headers: headers() }));

const bytesOf = (text: string) => new TextEncoder().encode(text);
const RESUME = `${WORD} ${WORD}\n${MARK.email} | ${MARK.phone}\nZaragoza\n\nEXPERIENCIA\nSoldadora, ${WORD}\n2019 - 2021\n`;

/** Fields that take no words: choices, ids, times, versions, and what is fixed by the test. */
const WORDLESS =
  /\.(jobId|language|subject|kind|status|stage|verdict|contentType|educationLevel|level|startsAt|timeZone|startDate|endDate|consentedOn|website|resumeId|replaces|screen|viewId|query)$/;

/** The forms, each with the word in all fields that take one. */
function filledIn(schema: Parameters<typeof markedForms>[0] | undefined, given: Record<string, unknown> = {}) {
  if (!schema) throw new Error('The route has no form');
  const forms = markedForms(schema, MARK, { website: '', timeZone: 'UTC', fillSeconds: 5, language: 'es', ...given });
  expect(forms.flatMap((form) => unmarked(form, MARK)).filter((field) => !WORDLESS.test(field))).toEqual([]);
  return forms;
}

const only = (...given: Parameters<typeof filledIn>) => filledIn(...given)[0] ?? {};

/** Forms and records in every table and folder that decision 0014 says they go from. */
async function leaveTraces(): Promise<{ sent: Sent; talentId: string }> {
  const resume = { fileName: `${WORD}.txt`, contentType: TXT, sizeBytes: bytesOf(RESUME).length };
  const form = only(routes.submitApplication.body, { jobId, resume });
  const sent: Sent = { ...(await post('/api/applications', form)), email: MARK.email };
  expect((await uploadTo(sent.upload, bytesOf(RESUME))).ok).toBe(true);
  await outcome(stack, sent, PATIENT_SECONDS);
  const { talentId, version } = await get(`applications/${sent.applicationId}`);
  await asAdmin('PATCH', `applications/${sent.applicationId}`, { version, emailConfirmed: true }, 200);

  await post('/api/profiles', only(routes.submitProfile.body, { jobId }));
  await post('/api/contact', only(routes.sendContactMessage.body));
  const link = (path: string) => `/api/applications/${sent.applicationId}/${path}?token=${sent.statusToken}`;
  const { resumeId } = (await stack.api(`/api/applications/${sent.applicationId}?token=${sent.statusToken}`)).body;
  const correction = only(routes.correctReading.body, { resumeId, languages: [] });
  await expectOf(200, stack.api(link('profile'), { method: 'PUT', body: correction }));
  await post(link('review-request'), only(routes.requestReview.body), 200);
  await outcome(stack, sent, PATIENT_SECONDS);
  return { sent, talentId };
}

async function leaveNotes(talentId: string): Promise<void> {
  const document = bytesOf(`${WORD} document`);
  const about = { sizeBytes: document.length, contentType: TXT, durationMinutes: 30 };
  for (const activity of filledIn(routes.addTalentActivity.body, about)) {
    const { upload } = await asAdmin('POST', `talents/${talentId}/activities`, activity);
    if (activity.kind === 'document') expect((await uploadTo(upload, document)).ok).toBe(true);
  }
  const talent = await get(`talents/${talentId}`);
  const edit = only(routes.updateTalent.body, {
    version: talent.version,
    status: 'active',
    currentResumeId: undefined,
  });
  await asAdmin('PATCH', `talents/${talentId}`, edit, 200);
  const [match] = (await get(`matches?talentId=${talentId}`)).items;
  await asAdmin('POST', `matches/${match.matchId}/decision`, only(routes.decideMatch.body, { replaces: undefined }));
  const [message] = (await get('messages?limit=100')).items.filter(({ email }: Mark) => email === MARK.email);
  const reply = only(routes.replyToMessage.body, { version: message.version });
  await asAdmin('POST', `messages/${message.messageId}/reply`, reply);
  const { version, views } = await get('preferences');
  const view = { viewId: randomUUID(), screen: 'talents', name: `${WORD} ${WORD}`, query: `search=${MARK.email}` };
  await asAdmin('PUT', 'preferences', { version, views: [...views, view] }, 200);
}

/** Another record of the person, merged into theirs: what both were before is kept for a while. */
async function leaveMerge(talentId: string): Promise<void> {
  const resume = { fileName: `${WORD}.txt`, contentType: TXT, sizeBytes: bytesOf(RESUME).length };
  const email = `otra.${MARK.email}`;
  const sent = await post('/api/applications', only(routes.submitApplication.body, { jobId, resume, email }));
  expect((await uploadTo(sent.upload, bytesOf(RESUME))).ok).toBe(true);
  await outcome(stack, sent, PATIENT_SECONDS);
  const other = await get(`applications/${sent.applicationId}`);
  const [kept, gone] = [await get(`talents/${talentId}`), await get(`talents/${other.talentId}`)];
  const body = { otherId: gone.talentId, version: kept.version, otherVersion: gone.version };
  await asAdmin('POST', `talents/${talentId}/merge`, body, 200);
}

/** Exports that hold the person, and an import whose preview does. */
async function leaveCopies(): Promise<Run[]> {
  const runs: Run[] = [];
  for (const records of ['talents', 'applications', 'messages'])
    runs.push(await asAdmin('POST', 'sync/exports', { records, format: 'json' }));
  const row = { firstName: WORD, lastName: WORD, email: MARK.email, phone: MARK.phone, headline: WORD };
  const file = bytesOf(
    JSON.stringify([
      row,
      { ...row, email: 'otra@persona.example', firstName: 'Otra', lastName: 'Más', headline: '', phone: '' },
    ]),
  );
  const about = { fileName: `${WORD} ${WORD}.json`, sizeBytes: file.length, basis: { kind: 'agency' } };
  const asked = { records: 'talents', format: 'json', ...about };
  const { runId, upload } = await asAdmin('POST', 'sync/imports', asked);
  expect((await uploadTo(upload, file)).status).toBe(204);
  runs.push(await asAdmin('POST', `sync/imports/${runId}/check`, {}, 200));
  for (const one of runs)
    await eventually(
      () => get(`sync/runs/${one.runId}`),
      ({ state }: Run) => state === 'done' || state === 'checked',
      PATIENT_SECONDS,
    );
  return runs;
}

/** The writer of the indexes makes a round, as it does every minute. */
const publish = () => invokeAt(stack.running.functions, BACKGROUND_FUNCTIONS.publishIndexes.handler, {});

/** What waits in queues and lies in dead letters; looking hides it for a second. */
async function queued(): Promise<string> {
  const { environment } = stack.running;
  const credentials = { accessKeyId: 'local', secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '' };
  const sqs = new SQSClient({
    ...{ region: environment.AWS_REGION, endpoint: environment.AWS_ENDPOINT_URL_SQS, credentials },
  });
  const all = Object.values(QUEUES);
  const names = all.flatMap(({ environmentName, ...one }) => [environmentName, one.deadLettersEnvironmentName]);
  expect(names.filter((name) => !environment[name])).toEqual([]);
  const found = names.map(async (name) => {
    const asked = { QueueUrl: environment[name], MaxNumberOfMessages: 10, VisibilityTimeout: 1 };
    return (await sqs.send(new ReceiveMessageCommand(asked))).Messages ?? [];
  });
  return JSON.stringify(await Promise.all(found));
}

test('a word in every field is found nowhere once its person was erased', async () => {
  const { talentId } = await leaveTraces();
  await leaveNotes(talentId);
  await leaveMerge(talentId);
  await stores.put(`drops/${WORD} ${WORD}/${WORD} ${WORD}.txt`, `${RESUME}\nDropped`);
  await eventually(
    async () => (await stores.tracesOf([`drops/${WORD}`])).length,
    (left) => left === 0,
    PATIENT_SECONDS,
  );
  const runs = await leaveCopies();
  // Without a pointer the next round writes a generation at once, in place of ten minutes later.
  const Bucket = stack.running.environment[ENVIRONMENT.indexBucket];
  await stores.s3.send(new DeleteObjectCommand({ Bucket, Key: 'talents/pointer.json' }));
  await publish();
  // Or the search would find nothing, ever.
  expect((await stores.copiesOf([WORD])).some((line) => line.startsWith('object talents/generations/'))).toBe(true);
  const before = await stores.tracesOf(TRACES);
  const isKeptMerge = (line: string) => line.startsWith('talents') && line.includes(`"merge#`) && line.includes(WORD);
  expect((await stores.everything()).some(isKeptMerge)).toBe(true);
  const tables = ['talents', 'applications', 'resumes', 'matches', 'activities', 'outbox', 'decisions', 'messages'];
  for (const place of [
    ...tables,
    'preferences',
    'runs',
    'object applications/',
    'object drops/',
    'object documents/',
    'object exports/',
    'object imports/',
  ])
    expect(
      before.some((line) => line.startsWith(`${place}`)),
      place,
    ).toBe(true);

  await expectOf(204, stack.api(`/api/admin/talents/${talentId}`, { method: 'DELETE', token: admin }));

  // The row of the import goes a few seconds later, with those of exports that are made again.
  const left = await eventually(
    () => stores.tracesOf(TRACES),
    (lines) => lines.length === 0,
    PATIENT_SECONDS,
  );
  expect(left).toEqual([]);
  for (const { runId, kind } of runs.filter((one) => one.kind === 'export')) {
    const { url } = (
      await eventually(
        () => stack.api(`/api/admin/sync/runs/${runId}/file`, { token: admin }),
        ({ status }) => status === 200,
        PATIENT_SECONDS,
      )
    ).body;
    expect([kind, (await (await fetch(url)).text()).includes(WORD)]).toEqual(['export', false]);
  }
  expect(await stores.tracesOf(TRACES)).toEqual([]);
  const copies = await eventually(
    () => publish().then(() => stores.copiesOf(TRACES)),
    (lines) => lines.length === 0,
    PATIENT_SECONDS,
  );
  expect(copies).toEqual([]);
  const log = await readFile(join(stack.dataDir, 'functions.log'), 'utf8');
  const waiting = await queued();
  for (const one of [log, waiting]) for (const trace of TRACES) expect(one.includes(trace), trace).toBe(false);
  const trail = (await get(`audit?recordId=${talentId}&limit=100`)).items;
  expect(trail.map(({ action }: { action: string }) => action)).toContain('talent.erase');
}, 240_000);

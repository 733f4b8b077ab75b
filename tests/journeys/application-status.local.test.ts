/** The holder of a status link over the wire: follow, correct, ask, export, withdraw, erase. */
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, expect, test } from 'vitest';
import { TABLES } from '../../shared/contract/resources.ts';
import type { FollowedApplication } from '../../shared/contract/routes.ts';
import type { Criterion } from '../../shared/domain/match.ts';
import { apply, confirm, follow, outcome, type Sent, uploadTo } from '../support/applying.ts';
import { type ApiAnswer, eventually, type TestStack } from '../support/local-stack.ts';
import { resumePdf } from '../support/resume-files.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
let jobId: string;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
  jobId = await jobThatAsksFor(['Power BI', 'SQL', 'Kubernetes']);
});

async function jobThatAsksFor(requirements: string[]): Promise<string> {
  const [known] = (await stack.api('/api/admin/jobs?limit=1&status=active', { token: admin })).body.items;
  const { jobId: _, version: __, slug: ___, createdAt: ____, updatedAt: _____, publishedAt: ______, ...fields } = known;
  const body = {
    ...fields,
    title: 'Analista de datos',
    description: 'Informes de ventas.',
    requirements,
    public: true,
  };
  const created = await stack.api('/api/admin/jobs', { method: 'POST', token: admin, body });
  expect(created.status).toBe(201);
  return created.body.jobId;
}

const SURNAME = 'Quintanilla-Glaseada';
const person = (email: string) => ({ firstName: 'Hermelinda', lastName: SURNAME, email, phone: '+34 600 111 222' });

async function applied(email: string, changes: object = {}): Promise<Sent> {
  const bytes = await resumePdf({ language: 'es', name: `Hermelinda ${SURNAME}`, email });
  const sent = await apply(stack, { bytes }, { jobId, ...person(email), ...changes });
  await outcome(stack, sent);
  // The match can be seen a moment before the step is noted.
  await eventually(
    () => follow(stack, sent),
    ({ body }) => kindsOf(body).at(-1) === 'matched',
  );
  return sent;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
function own(sent: Sent, method: Method, path = '', body?: unknown): Promise<ApiAnswer> {
  return stack.api(`/api/applications/${sent.applicationId}${path}?token=${sent.statusToken}`, { method, body });
}

/** What the person sends when they change nothing but `changes` of what they see. */
function correctionOf({ resumeId, profile }: FollowedApplication, changes: object = {}): object {
  const skills = profile?.skills.map(({ name }) => name);
  return { resumeId, ...profile, skills, ...changes };
}

function matched(sent: Sent, resumeId: string): Promise<ApiAnswer> {
  return eventually(
    () => follow(stack, sent),
    ({ body }) => body.resumeId === resumeId && body.matches.length > 0 && kindsOf(body).at(-1) === 'matched',
  );
}

async function storedText(talentId: string, resumeId: string): Promise<string> {
  const { body } = await stack.api(`/api/admin/talents/${talentId}`, { token: admin });
  return body.resumes.find((resume: { resumeId: string }) => resume.resumeId === resumeId).text;
}

const criterionOf = ({ matches }: FollowedApplication, id: string): Criterion | undefined =>
  matches[0]?.criteria.find((criterion) => criterion.id === id);

const kindsOf = ({ history }: FollowedApplication): string[] => history.map(({ kind }) => kind);

test('the history shows each step with its time, recruiters’ decisions among them', async () => {
  const sent = await applied('history@people.example', { talentPoolConsent: true });
  const seen: FollowedApplication = (await follow(stack, sent)).body;
  expect(kindsOf(seen)).toEqual(['submitted', 'uploaded', 'read', 'matched']);
  const times = seen.history.map(({ at }) => at);
  expect(times).toEqual([...times].sort());
  expect(times[0]).toBe(seen.submittedAt);
  expect(seen).toMatchObject({ source: 'form', correctedAt: null, reviewRequestedAt: null, withdrawnAt: null });
  expect(seen.talentPool?.consentedAt).toBe(seen.submittedAt);
  const pooledYears = Date.parse(seen.talentPool?.expiresAt ?? '') - Date.parse(seen.submittedAt);
  expect(Math.round(pooledYears / (24 * 3600 * 1000))).toBeGreaterThanOrEqual(365);

  const path = `/api/admin/applications/${sent.applicationId}`;
  const { body } = await stack.api(path, { token: admin });
  await stack.api(path, { method: 'PATCH', token: admin, body: { version: body.version, stage: 'interview' } });
  const moved: FollowedApplication = (await follow(stack, sent)).body;
  expect(moved.history.at(-1)).toMatchObject({ kind: 'stage', stage: 'interview' });
});

test('a skill that the person adds is matched by their own words, and one they take out no more', async () => {
  const sent = await applied('corrects@people.example');
  const before: FollowedApplication = (await follow(stack, sent)).body;
  expect(criterionOf(before, 'skill:kubernetes')?.verdict).toBe('missing');
  expect(criterionOf(before, 'skill:power-bi')?.verdict).toBe('met');
  const kept = before.profile?.skills.map(({ name }) => name).filter((name) => name !== 'Power BI') ?? [];
  const correction = correctionOf(before, { skills: [...kept, 'Kubernetes'], phone: '+34 600 333 444' });
  const answer = await own(sent, 'PUT', '/profile', correction);
  expect(answer).toMatchObject({ status: 200, body: { correctedAt: expect.any(String), matches: [] } });
  expect(answer.body.resumeId).not.toBe(before.resumeId);

  const after: FollowedApplication = (await matched(sent, answer.body.resumeId)).body;
  const [match] = after.matches;
  const text = await storedText(match?.talentId ?? '', match?.resumeId ?? '');
  const added = criterionOf(after, 'skill:kubernetes');
  expect(added).toMatchObject({ verdict: 'claimed', evidence: [expect.objectContaining({ quote: 'Kubernetes' })] });
  for (const { quote, start, end } of match?.criteria.flatMap(({ evidence }) => evidence) ?? [])
    expect(text.slice(start, end)).toBe(quote);
  expect(criterionOf(after, 'skill:power-bi')?.verdict).not.toBe('met');
  expect(kindsOf(after)).toEqual(['submitted', 'uploaded', 'read', 'matched', 'corrected', 'matched']);

  const seen = await stack.api(`/api/admin/applications/${sent.applicationId}`, { token: admin });
  expect(seen.body).toMatchObject({ correctedAt: after.correctedAt, profile: { phone: '+34 600 333 444' } });
  const talent = await stack.api(`/api/admin/talents/${match?.talentId}`, { token: admin });
  expect(talent.body).toMatchObject({ resumeId: after.resumeId, phone: '+34 600 333 444' });

  expect(await own(sent, 'PUT', '/profile', correctionOf(before))).toMatchObject({
    status: 409,
    body: { code: 'READING_CHANGED' },
  });
  const again = await own(sent, 'PUT', '/profile', correctionOf(after));
  expect(again.body).toMatchObject({ resumeId: after.resumeId, correctedAt: after.correctedAt });
});

test('five equal corrections at once are one, and what was read stays to be seen', async () => {
  const sent = await applied('equal@people.example');
  const before: FollowedApplication = (await follow(stack, sent)).body;
  const correction = correctionOf(before, { summary: 'Dicho a la vez.' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => own(sent, 'PUT', '/profile', correction)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.resumeId)).size).toBe(1);
  const after: FollowedApplication = (await matched(sent, answers[0]?.body.resumeId)).body;
  expect(after.profile?.summary).toBe('Dicho a la vez.');
  expect(kindsOf(after).filter((kind) => kind === 'corrected')).toHaveLength(1);
  expect((await own(sent, 'GET', '/export')).body.readings).toHaveLength(2);
});

test('a file uploaded after a correction supersedes it', async () => {
  const sent = await applied('uploads.again@people.example');
  const before: FollowedApplication = (await follow(stack, sent)).body;
  const corrected = await own(sent, 'PUT', '/profile', correctionOf(before, { summary: 'Otra cosa.' }));
  await matched(sent, corrected.body.resumeId);
  await uploadTo(sent.upload, await resumePdf({ language: 'es', name: 'Nueva Versión Falsa' }));
  const { body } = await eventually(
    () => follow(stack, sent),
    (answer) => answer.body.profile?.firstName === 'Nueva' && answer.body.matches.length > 0,
  );
  expect(body).toMatchObject({ correctedAt: null });
  expect(body.resumeId).not.toBe(corrected.body.resumeId);
});

test('a correction is refused before anything was read', async () => {
  const sent = await apply(stack, { bytes: new TextEncoder().encode('%PDF-1.4 broken') });
  await outcome(stack, sent);
  const known: FollowedApplication = (await follow(stack, await applied('other@people.example'))).body;
  const answer = await own(sent, 'PUT', '/profile', correctionOf(known));
  expect(answer).toMatchObject({ status: 409, body: { code: 'NOTHING_READ_YET' } });
});

test('a wish for review reaches recruiters once, and their answer the person', async () => {
  const sent = await applied('review@people.example');
  const first = await own(sent, 'POST', '/review-request', { reason: 'Faltan mis años en el almacén.' });
  expect(first.status).toBe(200);
  const second = await own(sent, 'POST', '/review-request', {});
  expect(second.body.reviewRequestedAt).toBe(first.body.reviewRequestedAt);
  const path = `/api/admin/applications/${sent.applicationId}`;
  const { body } = await stack.api(path, { token: admin });
  expect(body).toMatchObject({ reviewReason: 'Faltan mis años en el almacén.', reviewedAt: null });
  const answered = { version: body.version, reviewed: true };
  expect((await stack.api(path, { method: 'PATCH', token: admin, body: answered })).status).toBe(200);
  const seen: FollowedApplication = (await follow(stack, sent)).body;
  expect(seen.reviewedAt).toBeTypeOf('string');
  expect(kindsOf(seen).slice(-2)).toEqual(['review-requested', 'reviewed']);
});

test('the export holds what was typed, agreed to, read and computed, as a file to keep', async () => {
  const sent = await applied('export@people.example', { talentPoolConsent: true });
  const before: FollowedApplication = (await follow(stack, sent)).body;
  const corrected = await own(sent, 'PUT', '/profile', correctionOf(before, { summary: 'Resumen propio.' }));
  await matched(sent, corrected.body.resumeId);
  const { status, headers, body } = await own(sent, 'GET', '/export');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.json"$/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body.typed).toMatchObject({ ...person('export@people.example'), language: 'es' });
  expect(body.consents.map(({ kind }: { kind: string }) => kind)).toEqual(['privacy-notice', 'talent-pool']);
  for (const consent of body.consents)
    expect(consent).toMatchObject({ at: before.submittedAt, language: 'es', noticeVersion: expect.any(String) });
  expect(body.readings).toHaveLength(2);
  expect(body.readings[0].text).toContain('Resumen propio.');
  expect(body.readings[1].text).toContain(SURNAME);
  expect(body.matches.length).toBeGreaterThan(20);
  expect(body.leftOut).toEqual({ readings: 0, matches: 0, unpublishedMatches: expect.any(Number), activities: 0 });
});

test('a withdrawn application is matched no further and changed no more', async () => {
  const sent = await applied('withdraws@people.example');
  const before: FollowedApplication = (await follow(stack, sent)).body;
  const withdrawn = await own(sent, 'POST', '/withdraw');
  expect(withdrawn).toMatchObject({ status: 200, body: { withdrawnAt: expect.any(String) } });
  expect((await own(sent, 'POST', '/withdraw')).body.withdrawnAt).toBe(withdrawn.body.withdrawnAt);
  expect(kindsOf(withdrawn.body).at(-1)).toBe('withdrawn');
  const { body } = await stack.api(`/api/admin/applications/${sent.applicationId}`, { token: admin });
  expect(body.withdrawnAt).toBe(withdrawn.body.withdrawnAt);
  const talent = await stack.api(`/api/admin/talents/${body.talentId}`, { token: admin });
  expect(talent.body.resumeId).toBeNull();
  const refused = { status: 409, body: { code: 'APPLICATION_WITHDRAWN' } };
  expect(await own(sent, 'PUT', '/profile', correctionOf(before, { summary: 'Tarde.' }))).toMatchObject(refused);
  expect(await own(sent, 'POST', '/review-request', {})).toMatchObject(refused);

  const later = await jobThatAsksFor(['Power BI', 'SQL']);
  const someone = (await follow(stack, await applied('stays@people.example', { jobId: later }))).body;
  const matches = await eventually(
    () => stack.api(`/api/admin/matches?jobId=${later}&limit=100`, { token: admin }),
    (answer) => answer.body.items.length > 1,
  );
  const talents = matches.body.items.map((match: { talentId: string }) => match.talentId);
  expect(talents).toContain(someone.matches[0].talentId);
  expect(talents).not.toContain(body.talentId);
});

test('erasing one application leaves the person’s other one, and erasing that leaves nothing of them anywhere', async () => {
  const email = 'erased@people.example';
  const [first, second] = [await applied(email), await applied(email)];
  for (const sent of [first, second]) await confirm(stack, sent, admin);
  const { body } = await stack.api(`/api/admin/applications/${second.applicationId}`, { token: admin });
  const talentId: string = body.talentId;
  await own(second, 'PUT', '/profile', correctionOf((await follow(stack, second)).body, { summary: 'Propio.' }));

  const holders = await tracesOf([talentId, second.applicationId]);
  expect(holders).toEqual(expect.arrayContaining(['APPLICATIONS_TABLE', 'MATCHES_TABLE', 'RESUMES_TABLE']));
  expect(holders).toContain(`applications/${second.applicationId}`);
  expect((await own(second, 'DELETE')).status).toBe(204);
  expect((await follow(stack, second)).status).toBe(404);
  expect((await own(second, 'DELETE')).status).toBe(404);
  // The trail says that it was erased, and nothing of whom.
  expect(await tracesOf([second.applicationId])).toEqual(['AUDIT_TABLE']);
  const stays: FollowedApplication = (await follow(stack, first)).body;
  expect(stays.matches).toHaveLength(1);
  const talent = await stack.api(`/api/admin/talents/${talentId}`, { token: admin });
  expect(talent.body).toMatchObject({
    resumeId: stays.resumeId,
    applications: [{ applicationId: first.applicationId }],
  });

  expect((await own(first, 'DELETE')).status).toBe(204);
  expect(await tracesOf([email])).toEqual([]);
  expect(new Set(await tracesOf([first.applicationId, second.applicationId]))).toEqual(new Set(['AUDIT_TABLE']));
  // That someone was erased stays on record, under an id that names nobody any more.
  expect((await tracesOf([talentId])).sort()).toEqual(['AUDIT_TABLE', 'TALENTS_TABLE']);
});

test('a file that arrives after its application was erased is not kept', async () => {
  const sent = await applied('late.file@people.example');
  expect((await own(sent, 'DELETE')).status).toBe(204);
  await uploadTo(sent.upload, await resumePdf({ language: 'es', name: `Hermelinda ${SURNAME}` }));
  await eventually(
    () => tracesOf([`applications/${sent.applicationId}`]),
    (traces) => traces.length === 0,
  );
});

test('without the right token every way answers as if there were no such application', async () => {
  const sent = await applied('secret@people.example');
  const known: FollowedApplication = (await follow(stack, sent)).body;
  const ways: [Method, string, unknown?][] = [
    ['GET', ''],
    ['PUT', '/profile', correctionOf(known)],
    ['POST', '/review-request', {}],
    ['GET', '/export'],
    ['POST', '/withdraw'],
    ['DELETE', ''],
  ];
  const strangers = [
    { ...sent, statusToken: (await applied('stranger@people.example')).statusToken },
    { ...sent, statusToken: '' },
    { ...sent, applicationId: 'unknown' },
  ];
  for (const stranger of strangers) {
    for (const [method, path, body] of ways) {
      const answer = await own(stranger, method, path, body);
      expect(answer, `${method} ${path}`).toMatchObject({ status: 404, body: { code: 'APPLICATION_NOT_FOUND' } });
    }
  }
  const after: FollowedApplication = (await follow(stack, sent)).body;
  expect(after.history).toEqual(known.history);
});

/** Names of tables and keys of objects in which one of the texts stands, wherever in an item. */
async function tracesOf(texts: string[]): Promise<string[]> {
  const holdsAny = (stored: string) => texts.some((text) => stored.includes(text));
  const { environment } = stack.running;
  const credentials = {
    accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
  };
  const region = environment.AWS_REGION ?? '';
  const dynamodb = new DynamoDBClient({ endpoint: environment.AWS_ENDPOINT_URL_DYNAMODB, region, credentials });
  const found: string[] = [];
  for (const { environmentName } of Object.values(TABLES)) {
    const items = await itemsOf(dynamodb, environment[environmentName] ?? '');
    if (items.some((item) => holdsAny(JSON.stringify(item)))) found.push(environmentName);
  }
  const s3 = new S3Client({ endpoint: environment.AWS_ENDPOINT_URL_S3, region, credentials, forcePathStyle: true });
  const listed = await s3.send(new ListObjectVersionsCommand({ Bucket: environment.UPLOAD_BUCKET }));
  const objects = [...(listed.Versions ?? []), ...(listed.DeleteMarkers ?? [])];
  expect(listed.IsTruncated ?? false).toBe(false);
  return [...found, ...objects.flatMap(({ Key = '' }) => (holdsAny(Key) ? [Key] : []))];
}

async function itemsOf(client: DynamoDBClient, TableName: string): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const page of paginateScan({ client }, { TableName })) items.push(...(page.Items ?? []));
  return items;
}

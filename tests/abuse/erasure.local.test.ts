/** A visitor who erases to do harm: no export or import file is lost, and only the requester's data is erased. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Run } from '../../shared/domain/run.ts';
import { apply, confirm, outcome, type Sent, sendForm, TXT, uploadTo } from '../support/applying.ts';
import { type Stores, storesOf } from '../support/everything-stored.ts';
import { type ApiAnswer, eventually, type OwnStack } from '../support/local-stack.ts';
import { ownStack } from '../support/shared.ts';

/** The demo's own jobs are matched first. */
const PATIENT_SECONDS = 90;

let stack: OwnStack;
let admin: string;
let stores: Stores;
let people: (Sent & { talentId: string })[];

beforeAll(async () => {
  stack = await ownStack();
  admin = await stack.token('admin@encaje.test');
  stores = storesOf(stack);
  people = await Promise.all(['Una', 'Otra', 'Tercera', 'Cuarta'].map(known));
});
afterAll(() => stack?.stop());

const sync = (path: string, body?: unknown): Promise<ApiAnswer> =>
  stack.api(`/api/admin/sync/${path}`, { token: admin, ...(body !== undefined && { method: 'POST', body }) });
const run = async (runId: string): Promise<Run> => (await sync(`runs/${runId}`)).body;
const reaches = (runId: string, state: Run['state']) =>
  eventually(
    () => run(runId),
    (seen) => seen.state === state,
    PATIENT_SECONDS,
  );

const erase = ({ applicationId, statusToken }: Pick<Sent, 'applicationId' | 'statusToken'>) =>
  stack.api(`/api/applications/${applicationId}?token=${statusToken}`, { method: 'DELETE' });

async function exported(records: string): Promise<Run> {
  const { runId } = (await sync('exports', { records, format: 'json' })).body;
  return reaches(runId, 'done');
}

/** What an export holds, once it can be had. */
async function contentOf({ runId }: Run): Promise<string> {
  const { body } = await eventually(
    () => sync(`runs/${runId}/file`),
    ({ status }) => status === 200,
    PATIENT_SECONDS,
  );
  return (await fetch(body.url)).text();
}

const row = (name: string, email: string) => ({
  firstName: name,
  lastName: 'Del Fichero',
  email,
  headline: 'Camarera',
});
const strangers = (count: number, domain: string) =>
  Array.from({ length: count }, (_, at) => row('Persona', `p${at}@${domain}`));

/** An import whose preview waits for its recruiter. */
async function previewed(people: object[]): Promise<Run> {
  const bytes = new TextEncoder().encode(JSON.stringify(people));
  const about = { fileName: 'gente.json', sizeBytes: bytes.length, basis: { kind: 'agency' } };
  const asked = { records: 'talents', format: 'json', ...about };
  const { runId, upload } = (await sync('imports', asked)).body;
  expect((await uploadTo(upload, bytes)).status).toBe(204);
  expect((await sync(`imports/${runId}/check`, {})).status).toBe(200);
  return reaches(runId, 'checked');
}

const start = ({ runId, version }: Run) => sync(`imports/${runId}/start`, { version, skipRefused: true });

async function versionsOf(prefix: string): Promise<string[]> {
  const { Versions = [] } = await stores.s3.send(
    new ListObjectVersionsCommand({ Bucket: stores.Bucket, Prefix: prefix }),
  );
  return Versions.map(({ Key, VersionId }) => `${Key} ${VersionId}`);
}

/** A person who applied, was read, and is a talent. */
async function known(name: string): Promise<Sent & { talentId: string }> {
  const email = `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@conocida.example`;
  const text = `${name} Conocida\n${email}\n\nEXPERIENCIA\nCamarera, Bar Sol\n2019 - 2021\n`;
  const file = { bytes: new TextEncoder().encode(text), contentType: TXT, fileName: 'cv.txt' };
  const sent = await apply(stack, file, { firstName: name, lastName: 'Conocida', email });
  await outcome(stack, sent, PATIENT_SECONDS);
  const { talentId } = (await stack.api(`/api/admin/applications/${sent.applicationId}`, { token: admin })).body;
  return { ...sent, talentId };
}

// Before any import, whose people would be read first.
test('a person is gone from an export at once, and everybody else is in it again by itself', async () => {
  const [one, other] = people as [(typeof people)[0], (typeof people)[0]];
  const talents = await exported('talents');
  const { url } = (await sync(`runs/${talents.runId}/file`)).body;
  expect((await erase(one)).status).toBe(204);
  expect((await fetch(url)).status).toBe(404);
  const refused = await sync(`runs/${talents.runId}/file`);
  expect([refused.status, refused.body.code]).toEqual([409, 'RUN_REBUILDING']);
  expect(await stores.tracesOf([one.email])).toEqual([]);
  const left = await contentOf(talents);
  expect(left).toContain(other.talentId);
  expect(left).not.toContain(one.talentId);
  expect(await run(talents.runId)).toMatchObject({ state: 'done', finishedAt: talents.finishedAt });
  expect(await run(talents.runId)).not.toHaveProperty('staleSince');

  // Erased one after the other they would keep everybody from it: made again, it stays for a minute.
  expect((await erase(people[3] as (typeof people)[0])).status).toBe(204);
  for (let poll = 0; poll < 5; poll += 1) {
    expect((await sync(`runs/${talents.runId}/file`)).status).toBe(200);
    await wait(1_000);
  }
  expect(await contentOf(talents)).not.toContain(one.talentId);
});

describe('a visitor who submits empty applications and erases them', () => {
  test('harms no export, no import that waits and none that is under way', async () => {
    const [talents, applications] = [await exported('talents'), await exported('applications')];
    const { url } = (await sync(`runs/${talents.runId}/file`)).body;
    const waiting = await previewed(strangers(3, 'waiting.example'));
    const busy = await previewed(strangers(30, 'busy.example'));
    await start(busy);
    const [exports, imports] = [await versionsOf('exports/'), await versionsOf(`imports/${waiting.runId}`)];

    for (let attempt = 0; attempt < 4; attempt += 1) expect((await erase(await sendForm(stack))).status).toBe(204);

    // The address that a recruiter was just given, and that of the person who asks now.
    expect((await fetch(url)).status).toBe(200);
    for (const one of [talents, applications]) expect((await sync(`runs/${one.runId}/file`)).status).toBe(200);
    expect(await versionsOf('exports/')).toEqual(exports);
    expect(await versionsOf(`imports/${waiting.runId}`)).toEqual(imports);
    expect(await run(waiting.runId)).toEqual(waiting);
    expect(await reaches(busy.runId, 'done')).toMatchObject({ added: 30, refused: 0 });
    await start(waiting);
    expect(await reaches(waiting.runId, 'done')).toMatchObject({ added: 3, refused: 0 });
  });

  test('and who is in an export of applications made since, is taken out of it', async () => {
    const sent = await sendForm(stack, { lastName: 'Efímera' });
    const applications = await exported('applications');
    expect(await contentOf(applications)).toContain(sent.applicationId);
    expect((await erase(sent)).status).toBe(204);
    const left = await contentOf(applications);
    expect(left).not.toContain(sent.applicationId);
    expect(JSON.parse(left).length).toBeGreaterThan(0);
  });
});

test('a person who erases an application under someone else’s address takes nobody out of an import', async () => {
  const victim = 'victima@ajena.example';
  const waiting = await previewed([row('Víctima', victim), ...strangers(1, 'with-victim.example')]);
  const text = `Otra Persona\n${victim}\n\nEXPERIENCIA\nCamarera, Bar Sol\n2019 - 2021\n`;
  const file = { bytes: new TextEncoder().encode(text), contentType: TXT, fileName: 'cv.txt' };
  const sent = await apply(stack, file, { firstName: 'Otra', lastName: 'Persona', email: victim });
  await outcome(stack, sent, PATIENT_SECONDS);
  expect((await erase(sent)).status).toBe(204);
  expect(await run(waiting.runId)).toEqual(waiting);
  await start(waiting);
  expect(await reaches(waiting.runId, 'done')).toMatchObject({ added: 2, refused: 0 });
});

test('a person is taken out of an import that waits, and left out of one that is half done', async () => {
  const person = people[2] as (typeof people)[0];
  await confirm(stack, person, admin);
  const others = strangers(2, 'rest.example');
  const waiting = await previewed([...others, row('Tercera', person.email)]);
  expect(waiting).toMatchObject({ total: 3, known: 1 });
  const half = await previewed([...strangers(60, 'half.example'), row('Tercera', person.email)]);
  await start(half);
  await eventually(
    () => run(half.runId),
    ({ done }) => done >= 25,
  );
  const deleted = await stack.api(`/api/admin/talents/${person.talentId}`, { method: 'DELETE', token: admin });
  expect(deleted.status).toBe(204);

  expect(await reaches(half.runId, 'done')).toMatchObject({ added: 60, known: 0, refused: 1 });
  const preview = await eventually(
    () => run(waiting.runId),
    ({ state, total }) => state === 'checked' && total === 2,
    PATIENT_SECONDS,
  );
  expect(preview).toMatchObject({ added: 2, known: 0, refused: 0 });
  expect(await stores.tracesOf([person.email])).toEqual([]);
  await start(preview);
  expect(await reaches(waiting.runId, 'done')).toMatchObject({ added: 2 });
});

test('a person who is erased within the minute after an export was made again is gone from it when that is over', async () => {
  const { email } = people[3] as (typeof people)[0];
  await eventually(
    () => stores.tracesOf([email]),
    (lines) => lines.length === 0,
    PATIENT_SECONDS,
  );
});

test('a person who erases by the dozen has to wait, and other forms are taken meanwhile', async () => {
  const nobodys = { applicationId: 'nobodys0000000', statusToken: 'none' };
  const answers: ApiAnswer[] = [];
  // Two minutes by the clock, if one ends in between.
  for (let attempt = 0; attempt < 22 && answers.at(-1)?.status !== 429; attempt += 1)
    answers.push(await erase(nobodys));
  const [refused] = answers.slice(-1);
  expect([refused?.status, refused?.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(new Set(answers.slice(0, -1).map(({ status }) => status))).toEqual(new Set([404]));
  expect((await sendForm(stack)).applicationId).toBeTruthy();
});

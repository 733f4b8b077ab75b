/** The privacy notice's retention periods: no personal data is older, whatever was sent and by whom. */
import { randomUUID } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invokeAt } from '../../infra/local/functions.ts';
import { BACKGROUND_FUNCTIONS, TABLES } from '../../shared/contract/resources.ts';
import { apply, outcome, type Sent, sendForm, TXT, uploadTo } from '../support/applying.ts';
import { type Stores, storesOf } from '../support/everything-stored.ts';
import { type ApiAnswer, eventually, type OwnStack } from '../support/local-stack.ts';
import { resumeTxt } from '../support/resume-files.ts';
import { ownStack } from '../support/shared.ts';

const JOB = 'demo01nurse';
const PATIENT_SECONDS = 90;

let stack: OwnStack;
let stores: Stores;
let admin: string;
beforeAll(async () => {
  stack = await ownStack();
  stores = storesOf(stack);
  admin = await stack.token('admin@encaje.test');
});
afterAll(() => stack?.stop());

const call = (method: string, path: string, body?: unknown): Promise<ApiAnswer> =>
  stack.api(`/api/admin/${path}`, { method, body, token: admin, headers: { 'idempotency-key': randomUUID() } });
const get = async (path: string) => (await call('GET', path)).body;

async function done(answer: Promise<ApiAnswer>, status: number): Promise<ApiAnswer['body']> {
  const { status: got, body } = await answer;
  expect(got, JSON.stringify(body)).toBe(status);
  return body;
}

const retainAt = (time: string) =>
  invokeAt<Record<string, number | boolean>>(stack.running.functions, BACKGROUND_FUNCTIONS.retain.handler, { time });

function monthsFromNow(months: number): string {
  const time = new Date();
  time.setUTCMonth(time.getUTCMonth() + months);
  return time.toISOString();
}

const emailOf = (word: string) => `${word}@people.example`;

async function sent(word: string, changes: Record<string, unknown>): Promise<Sent> {
  const [email, lastName] = [emailOf(word), word];
  const file = { bytes: resumeTxt({ language: 'es', email }), contentType: TXT, fileName: 'cv.txt' };
  const one = await apply(stack, file, { email, lastName, ...changes });
  await outcome(stack, one, PATIENT_SECONDS);
  return one;
}

/** Rejects the applicant, which ends their process. */
async function reject({ applicationId }: Sent): Promise<void> {
  const { version } = await get(`applications/${applicationId}`);
  await done(call('PATCH', `applications/${applicationId}`, { version, stage: 'rejected' }), 200);
}

const read = (word: string) =>
  eventually(
    async () => (await get(`talents?search=${emailOf(word)}`)).items[0],
    (talent) => talent?.resumeId != null,
    PATIENT_SECONDS,
  );

async function imported(word: string): Promise<void> {
  const bytes = new TextEncoder().encode(`Nombre;Apellidos;Correo electrónico\nBegoña;${word};${emailOf(word)}\n`);
  const about = { fileName: 'personas.csv', sizeBytes: bytes.length, basis: { kind: 'agency' } };
  const asked = { records: 'talents', format: 'csv', ...about };
  const { runId, upload } = await done(call('POST', 'sync/imports', asked), 201);
  expect((await uploadTo(upload, bytes)).ok).toBe(true);
  await done(call('POST', `sync/imports/${runId}/check`, {}), 200);
  const checked = await eventually(
    () => get(`sync/runs/${runId}`),
    ({ state }) => state === 'checked',
  );
  await done(call('POST', `sync/imports/${runId}/start`, { version: checked.version, skipRefused: false }), 200);
  await read(word);
}

async function drop(word: string, Metadata: Record<string, string> = {}): Promise<void> {
  const Body = resumeTxt({ language: 'es', email: emailOf(word) });
  const file = { Bucket: stores.Bucket, Key: `drops/${word}.txt`, Body, ContentType: TXT, Metadata };
  await stores.s3.send(new PutObjectCommand(file));
}

const KINDS = {
  applied: 'aplicante',
  agreed: 'consintiente',
  built: 'perfiladiza',
  dropped: 'soltadizo',
  droppedForJob: 'soltadizapuesto',
  imported: 'importadizo',
  wrote: 'escribiente',
  asked: 'empresaria',
  waits: 'esperanzada',
};

/** One of each kind of record that the notice names. */
async function everyKind(): Promise<void> {
  await reject(await sent(KINDS.applied, { jobId: JOB }));
  await sent(KINDS.agreed, { talentPoolConsent: true });
  await sent(KINDS.waits, { jobId: JOB });
  await sendForm(stack, { email: 'never-came@people.example', lastName: 'Sinarchivo' });
  const person = {
    firstName: 'Celestina',
    lastName: KINDS.built,
    email: emailOf(KINDS.built),
    phone: '+34 555 010 041',
  };
  const career = { experience: 'Enfermera, Hospital Verde', education: 'Grado', skills: [], certificates: '' };
  const profile = { ...person, ...career, aboutMe: '', language: 'es', privacyNoticeAccepted: true };
  await done(stack.api('/api/profiles', { method: 'POST', body: profile }), 201);
  await drop(KINDS.dropped);
  // The job stays open, and nobody decides.
  await drop(KINDS.droppedForJob, { 'job-id': JOB });
  await imported(KINDS.imported);
  await Promise.all([read(KINDS.built), read(KINDS.dropped), read(KINDS.droppedForJob)]);
  const names = { firstName: 'Eulalia', lastName: KINDS.wrote, email: emailOf(KINDS.wrote) };
  const message = { ...names, subject: 'general', message: 'Una pregunta sobre la última factura.' };
  await done(stack.api('/api/contact', { method: 'POST', body: message }), 201);
  const contact = {
    firstName: 'Baltasar',
    lastName: KINDS.asked,
    email: emailOf(KINDS.asked),
    phone: '+34 555 010 090',
  };
  const request = { ...contact, company: 'Talleres Yunque', positionsToHire: 2, jobTitle: 'Soldadura' };
  await done(stack.api('/api/employer-requests', { method: 'POST', body: request }), 201);
  const entry = { entryId: 'of-old', kind: 'entry', at: new Date().toISOString(), recordId: 'job1', action: 'x' };
  const TableName = stack.running.environment[TABLES.audit.environmentName];
  await stores.dynamodb.send(new PutCommand({ TableName, Item: entry }));
}

const { waits, ...going } = KINDS;

/** The kinds of which nothing is left. */
async function gone(): Promise<string[]> {
  const lines = (await stores.everything()).map((line) => line.toLowerCase());
  return Object.values(going).filter((word) => !lines.some((line) => line.includes(word)));
}

const NURSING = {
  ...{ title: 'Enfermería de planta', company: 'Pruebas del Recuento', location: 'Madrid', industry: 'Sanidad' },
  ...{ category: 'Sanidad', jobType: 'full-time', experienceLevel: 'mid', status: 'active', public: false },
  ...{ description: 'Cuidados en planta de medicina interna.', requirements: ['Administración de medicación'] },
};

test('the night counts the words of the base, and the next match names its count', async () => {
  const night = new Date().toISOString();
  await retainAt(night);
  const { jobId } = await done(call('POST', 'jobs', NURSING), 201);
  const { items } = await eventually(
    () => get(`matches?jobId=${jobId}`),
    (page) => page.items.length > 0,
    PATIENT_SECONDS,
  );
  expect(items[0].engine).toMatchObject({ version: '2', genre: night.slice(0, 16) });
});

test('the clock advances, and every kind of record goes when the notice says so, and not before', async () => {
  await everyKind();
  expect(await gone()).toEqual([]);

  await retainAt(monthsFromNow(11));
  expect(await gone()).toEqual([]);
  expect(await stores.tracesOf(['sinarchivo'])).toEqual([]);

  const report = await retainAt(monthsFromNow(13));
  expect(report).toMatchObject({ failed: 0, unfinished: false });
  expect(await gone()).toEqual(Object.values(going));
  // Their own process goes on, and nothing else: nobody may be considered for other jobs any more.
  expect(await stores.tracesOf([waits])).not.toEqual([]);
  const { items } = await get('talents?limit=100');
  expect(items.map(({ basis }: { basis: unknown }) => basis)).toEqual(items.map(() => null));

  expect(await stores.tracesOf(['of-old'])).not.toEqual([]);
  await retainAt(monthsFromNow(25));
  expect(await stores.tracesOf(['of-old'])).toEqual([]);
});

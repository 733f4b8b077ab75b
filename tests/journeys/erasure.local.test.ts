/** After an erasure, a search of every store finds nothing of the person. */
import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invokeAt } from '../../infra/local/functions.ts';
import { BACKGROUND_FUNCTIONS, TABLES } from '../../shared/contract/resources.ts';
import type { FollowedApplication } from '../../shared/contract/routes.ts';
import type { AuditEntry } from '../../shared/domain/audit.ts';
import { talentExportSchema } from '../../shared/domain/talent-export.ts';
import { apply, confirm, follow, outcome, type Sent, TXT, uploadTo } from '../support/applying.ts';
import { type Stores, storesOf } from '../support/everything-stored.ts';
import { type ApiAnswer, eventually, type OwnStack } from '../support/local-stack.ts';
import { ownStack } from '../support/shared.ts';

/** The demo's own jobs are matched first. */
const PATIENT_SECONDS = 90;

let stack: OwnStack;
let admin: string;
let jobId: string;
let stores: Stores;

beforeAll(async () => {
  stack = await ownStack({ EXPORT_STAYS_SECONDS: '3' });
  admin = await stack.token('admin@encaje.test');
  jobId = (await stack.api('/api/jobs?limit=1')).body.items[0].jobId;
  stores = storesOf(stack);
});
afterAll(() => stack?.stop());

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer> =>
  stack.api(`/api/admin/${path}`, { method, body, token: admin, headers });
const get = async (path: string) => (await call('GET', path)).body;
const once = () => ({ 'idempotency-key': randomUUID() });

async function expectOf(status: number, asked: Promise<ApiAnswer>): Promise<ApiAnswer['body']> {
  const answer = await asked;
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return answer.body;
}

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** A word that only their resume says. */
  trade: string;
}

const resumeOf = ({ firstName, lastName, email, phone, trade }: Person) => `${firstName} ${lastName}
${email} | ${phone}
Zaragoza, España

EXPERIENCIA
Oficial de soldadura, Talleres ${trade}
03/2019 - actualidad
- Soldadura TIG de depósitos de acero inoxidable.

APTITUDES
Soldadura, Lectura de planos
`;

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function applied(person: Person): Promise<Sent> {
  const { firstName, lastName, email, phone } = person;
  const file = { bytes: bytesOf(resumeOf(person)), contentType: TXT, fileName: `${lastName}.txt` };
  return apply(stack, file, { jobId, firstName, lastName, email, phone, talentPoolConsent: true });
}

async function talentOf(sent: Sent): Promise<string> {
  await outcome(stack, sent, PATIENT_SECONDS);
  return (await confirm(stack, sent, admin)).talentId;
}

/** Notes, messages, an interview and a document, each with a word of its own. */
async function note(talentId: string, word: (kind: string) => string): Promise<void> {
  const add = (body: object) => expectOf(201, call('POST', `talents/${talentId}/activities`, body, once()));
  await add({ kind: 'note', text: word('note') });
  await add({ kind: 'email', subject: word('subject'), text: word('email') });
  await add({ kind: 'sms', text: word('sms') });
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  await add({ kind: 'interview', title: word('interview'), startsAt, place: word('place') });
  const content = bytesOf(word('content'));
  const file = { fileName: `${word('document')}.txt`, contentType: TXT, sizeBytes: content.length };
  const { upload } = await add({ kind: 'document', ...file });
  expect((await uploadTo(upload, content)).ok).toBe(true);
}

/** A decision with its reason, an evaluation of the person, and one of the job against everybody. */
async function judge(talentId: string, reason: string): Promise<void> {
  const [match] = (await get(`matches?talentId=${talentId}`)).items;
  await expectOf(201, call('POST', `matches/${match.matchId}/decision`, { verdict: 'suitable', reason }));
  for (const asked of [{ talentId }, { jobId }]) {
    const stream = await call('POST', 'evaluations', asked, { accept: 'text/event-stream' });
    expect(stream.body).toContain(talentId);
  }
}

async function correct(sent: Sent, summary: string): Promise<void> {
  const { profile, resumeId }: FollowedApplication = (await follow(stack, sent)).body;
  const skills = profile?.skills.map(({ name }) => name);
  const path = `/api/applications/${sent.applicationId}/profile?token=${sent.statusToken}`;
  await expectOf(200, stack.api(path, { method: 'PUT', body: { resumeId, ...profile, skills, summary } }));
  await outcome(stack, sent, PATIENT_SECONDS);
}

async function keepView(name: string, query: string): Promise<void> {
  const { version, views } = await get('preferences');
  const view = { viewId: randomUUID(), screen: 'talents', name, query };
  await expectOf(200, call('PUT', 'preferences', { version, views: [...views, view] }));
}

async function exported(): Promise<void> {
  const { runId } = await expectOf(201, call('POST', 'sync/exports', { records: 'talents', format: 'json' }));
  await eventually(
    () => get(`sync/runs/${runId}`),
    ({ state }) => state === 'done',
    PATIENT_SECONDS,
  );
}

const auditOf = async (recordId: string): Promise<string[]> =>
  (await get(`audit?recordId=${recordId}&limit=100`)).items.map(({ action }: AuditEntry) => action);

describe('a recruiter who deletes a person', () => {
  const person: Person = {
    ...{ firstName: 'Zarzamora', lastName: 'Quitapenas Brincalindes', email: 'zarzamora@nomeolvides.example' },
    ...{ phone: '+34 611 223 355', trade: 'Xilocarpo' },
  };
  const word = (kind: string) => `Trabalenguas-${kind}`;
  const words = ['Zarzamora', 'Quitapenas', 'Brincalindes', 'nomeolvides', '611223355', '611 223 355', 'Xilocarpo'];
  const all = [...words, 'Trabalenguas'];
  const wrote = { firstName: 'Zarzamora', lastName: 'Quitapenas', email: 'Zarzamora@NOMEOLVIDES.example' };
  let sent: Sent;
  let talentId: string;

  beforeAll(async () => {
    sent = await applied(person);
    talentId = await talentOf(sent);
    await correct(sent, word('summary'));
    await note(talentId, word);
    await judge(talentId, word('reason'));
    const { version } = await get(`talents/${talentId}`);
    await expectOf(200, call('PATCH', `talents/${talentId}`, { version, location: word('place') }));
    const form = {
      ...wrote,
      subject: 'general',
      message: word('message'),
      language: 'es',
      privacyNoticeAccepted: true,
    };
    const message = await expectOf(201, stack.api('/api/contact', { method: 'POST', body: form, headers: once() }));
    const reply = { version: 1, subject: word('re'), text: word('reply'), language: 'es' };
    await expectOf(201, call('POST', `messages/${message.messageId}/reply`, reply, once()));
    await stores.put('drops/Zarzamora Quitapenas.txt', `${resumeOf(person)}\n${word('drop')}`);
    const { beside } = await eventually(
      () => get(`talents/${talentId}`),
      ({ beside: standing }) => standing[0]?.applications[0]?.resume.status === 'completed',
      PATIENT_SECONDS,
    );
    await confirm(stack, beside[0].applications[0], admin);
    await stores.put('exports/run-of-before.csv', `first,last\n${person.firstName},${person.lastName}`);
    await stores.s3.send(new DeleteObjectCommand({ Bucket: stores.Bucket, Key: 'exports/run-of-before.csv' }));
    await stores.put('imports/run-of-before', JSON.stringify([person]));
    await exported();
    await keepView('Para el taller', 'search=zarzamora%20quitapenas');
  });

  test('hands them everything first, in one file', async () => {
    const answer = await call('GET', `talents/${talentId}/export`);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const { readings, matches, files, ...rest } = talentExportSchema.parse(answer.body);
    expect([readings.length, files.length]).toEqual([3, 3]);
    expect(matches.length).toBeGreaterThan(20);
    const text = JSON.stringify(rest);
    for (const kind of ['note', 'email', 'sms', 'interview', 'reason', 'message', 'reply'])
      expect(text).toContain(word(kind));
    const document = files.find(({ fileName }) => fileName === `${word('document')}.txt`);
    expect(await (await fetch(document?.url ?? '')).text()).toBe(word('content'));
    expect(await auditOf(talentId)).toContain('talent.export');
  });

  test('finds nothing of them in any table or file afterwards', async () => {
    // Or the search itself finds nothing, ever.
    const known = await stores.tracesOf(all);
    for (const table of [
      'talents',
      'applications',
      'resumes',
      'matches',
      'activities',
      'outbox',
      'decisions',
      'messages',
    ])
      expect(
        known.some((line) => line.startsWith(`${table} `)),
        table,
      ).toBe(true);
    for (const place of ['applications/', 'drops/', 'documents/', 'exports/', 'imports/', 'preferences'])
      expect(
        known.some((line) => line.includes(place)),
        place,
      ).toBe(true);

    await expectOf(204, call('DELETE', `talents/${talentId}`));
    expect(await stores.tracesOf(all)).toEqual([]);
    // A mark that they are gone, and what was done with a record of this number.
    const left = (await stores.everything()).filter((line) => line.includes(talentId));
    expect([...new Set(left.map((line) => line.split(' ')[0]))].sort()).toEqual(['audit', 'talents']);
    expect(await auditOf(talentId)).toContain('talent.erase');
  });

  test('meets them in no list, search or evaluation', async () => {
    expect((await get('talents?search=quitapenas')).items).toEqual([]);
    expect(JSON.stringify(await get('search?q=quitapenas'))).not.toContain(talentId);
    const stream = await call('POST', 'evaluations', { jobId }, { accept: 'text/event-stream' });
    expect(stream.body).toContain('event: complete');
    expect(stream.body).not.toContain(talentId);
    expect((await follow(stack, sent)).status).toBe(404);
  });
});

/** An export that was made again for an earlier erasure stays for a while, and is then made once more. */
const untilNoTraceIsLeft = (...words: string[]) =>
  eventually(
    () => stores.tracesOf(words),
    (found) => found.length === 0,
    90,
  );

describe('a person who erases their own only application', () => {
  const person: Person = {
    ...{ firstName: 'Berenguela', lastName: 'Tragaluz Cantamañanas', email: 'berenguela@saltamontes.example' },
    ...{ phone: '+34 622 334 466', trade: 'Ornitorrinco' },
  };
  const words = ['Berenguela', 'Tragaluz', 'Cantamañanas', 'saltamontes', '622334466', '622 334 466', 'Ornitorrinco'];

  test('is found in no store afterwards, and the trail says that it was done', async () => {
    const sent = await applied(person);
    const talentId = await talentOf(sent);
    await correct(sent, 'Perogrullo-summary');
    await note(talentId, (kind) => `Perogrullo-${kind}`);
    await judge(talentId, 'Perogrullo-reason');
    await stores.put('exports/run-of-theirs.json', JSON.stringify([person]));
    await keepView('Berenguela Tragaluz', 'status=new');
    const link = `/api/applications/${sent.applicationId}?token=${sent.statusToken}`;
    await expectOf(204, stack.api(link, { method: 'DELETE' }));
    await untilNoTraceIsLeft(...words, 'Perogrullo');
    expect(await auditOf(talentId)).toContain('talent.erase');
    expect(await auditOf(sent.applicationId)).toContain('application.erase');
  });
});

describe('a reader at work while a person is erased', () => {
  const person = (name: string): Person => ({
    ...{ firstName: name, lastName: 'Correveidile', email: `${name.toLowerCase()}@correveidile.example` },
    ...{ phone: '+34 633 445 577', trade: 'Correveidile' },
  });
  /** Files are read in their turn: once a later one is done, so is every earlier one. */
  const untilAllIsRead = async () => {
    const later = { firstName: 'Ulterior', lastName: 'Postrera', email: `ulterior.${randomUUID()}@people.example` };
    await outcome(stack, await applied({ ...later, phone: '+34 644 000 000', trade: 'Hojalata' }), PATIENT_SECONDS);
  };
  test('brings back nobody who erased their application', async () => {
    const sent = await Promise.all(['Uno', 'Dos', 'Tres'].map((name) => applied(person(name))));
    for (const { applicationId, statusToken } of sent) {
      const link = `/api/applications/${applicationId}?token=${statusToken}`;
      await expectOf(204, stack.api(link, { method: 'DELETE' }));
    }
    await untilAllIsRead();
    await untilNoTraceIsLeft('correveidile');
  });

  test('brings back nobody whom a recruiter deleted', async () => {
    const first = await applied(person('Cuatro'));
    const talentId = await talentOf(first);
    await applied(person('Cuatro'));
    await expectOf(204, call('DELETE', `talents/${talentId}`));
    await untilAllIsRead();
    await untilNoTraceIsLeft('correveidile');
  });
});

describe('the daily round', () => {
  const person: Person = {
    ...{ firstName: 'Eufrasia', lastName: 'Sacapuntas', email: 'eufrasia@sacapuntas.example' },
    ...{ phone: '+34 655 667 788', trade: 'Sacapuntas' },
  };

  test('erases a person whose consent ended long ago, and old entries of the trail', async () => {
    const sent = await applied(person);
    const talentId = await talentOf(sent);
    await note(talentId, (kind) => `Sacapuntas-${kind}`);
    const TableName = stack.running.environment[TABLES.applications.environmentName];
    const long = '2024-01-01T00:00:00.000Z';
    await stores.dynamodb.send(
      new UpdateCommand({
        ...{ TableName, Key: { applicationId: sent.applicationId } },
        UpdateExpression: 'SET submittedAt = :long, stage = :stage, consent.talentPoolAt = :long',
        ExpressionAttributeValues: { ':long': long, ':stage': 'rejected' },
      }),
    );
    const entry = { entryId: 'of-old', kind: 'entry', at: '2019-05-05T05:05:05.000Z', recordId: 'job1', action: 'x' };
    await stores.dynamodb.send(
      new PutCommand({ TableName: stack.running.environment[TABLES.audit.environmentName], Item: entry }),
    );

    const report = await invokeAt(stack.running.functions, BACKGROUND_FUNCTIONS.retain.handler, {});
    expect(report).toMatchObject({ applications: 1, talents: 1, auditEntries: 1, failed: 0, unfinished: false });
    expect(await stores.tracesOf(['sacapuntas', 'eufrasia', 'of-old'])).toEqual([]);
    expect(await auditOf(talentId)).toContain('talent.expire');
    // The stack's own daily round may begin at the same moment, and then notes the same.
    expect(new Set(await auditOf('trail'))).toEqual(new Set(['audit.expire']));
  });
});

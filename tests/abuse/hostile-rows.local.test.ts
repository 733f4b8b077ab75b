/** Hostile names in applications, corrections and rows of imports: what is stored of them, and what an export makes of it. */
import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '../../shared/contract/routes.ts';
import type { Run } from '../../shared/domain/run.ts';
import { apply, outcome, type Sent, TXT, uploadTo } from '../support/applying.ts';
import { hostileWords } from '../support/hostile-words.ts';
import { eventually, type TestStack } from '../support/local-stack.ts';
import { markedForms } from '../support/marked-forms.ts';
import { resumeTxt } from '../support/resume-files.ts';
import { sharedStack } from '../support/shared.ts';

const MARK = `Z${randomUUID().slice(0, 8)}`;
const { WORDS } = hostileWords(MARK);

let stack: TestStack;
let admin: string;
let sent: Sent;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
  sent = await apply(stack, { bytes: resumeTxt({ language: 'es' }), contentType: TXT, fileName: 'cv.txt' });
  await outcome(stack, sent);
});

const call = (method: string, path: string, body?: unknown) =>
  stack.api(`/api/admin/${path}`, { method, body, token: admin });

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What stands in the way of a text that is one line: breaks, other control characters, turned direction. */
const isBroken = (text: string) => /[\p{Cc}\p{Bidi_Control}]/u.test(text);

test('an application keeps names in one line, that of its file included', async () => {
  for (const word of WORDS) {
    const mark = { word, email: `applied.${randomUUID()}@people.example`, phone: '+34 600 123 456' };
    const resume = { fileName: `${word}.txt`, contentType: TXT, sizeBytes: 9 };
    const given = { jobId: undefined, language: 'es', website: '', fillSeconds: 5, resume };
    const [form] = markedForms(routes.submitApplication.body, mark, given);
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await stack.api('/api/applications', { method: 'POST', body: form, headers });
    expect([word, answer.status, answer.body.errors]).toEqual([word, 201, undefined]);
    const { body } = await call('GET', `applications/${answer.body.applicationId}`);
    const names = [body.firstName, body.lastName, body.resume.fileName];
    expect(names.map((name) => [name.includes(MARK), isBroken(name)])).toEqual(Array(3).fill([true, false]));
  }
});

test('a correction of a reading keeps names in one line', async () => {
  const own = `/api/applications/${sent.applicationId}`;
  for (const word of WORDS) {
    const { resumeId } = (await stack.api(`${own}?token=${sent.statusToken}`)).body;
    const mark = { word, email: `corrected.${randomUUID()}@people.example`, phone: '+34 600 123 456' };
    const given = { resumeId, languages: [], links: [] };
    const [form] = markedForms(routes.correctReading.body, mark, given);
    const corrected = await stack.api(`${own}/profile?token=${sent.statusToken}`, { method: 'PUT', body: form });
    expect([word, corrected.status, corrected.body.errors]).toEqual([word, 200, undefined]);
    const { profile } = (await stack.api(`${own}?token=${sent.statusToken}`)).body;
    const { firstName, lastName, location, experience, education, skills } = profile;
    const titles = experience.map(({ title, company }: Record<string, string>) => [title, company]);
    const names = textsIn([firstName, lastName, location, titles, education, skills]);
    expect(names.some((text) => text.includes(MARK))).toBe(true);
    expect([word, names.filter(isBroken)]).toEqual([word, []]);
  }
});

test.each(['talents', 'employers', 'jobs'])('rows of an import of %s keep names in one line', async (records) => {
  const rows = WORDS.map((word, at) => ({
    talents: {
      firstName: word,
      lastName: word,
      headline: word,
      location: word,
      email: `row${at}.${MARK}@rows.example`,
    },
    employers: { company: `${word} ${at}`, contactName: word, contactEmail: `row${at}.${MARK}@rows.example` },
    jobs: {
      ...{ title: `${word} ${at}`, company: word, location: word, industry: word, category: word, description: word },
      ...{ status: 'draft', jobType: 'full-time', experienceLevel: 'mid' },
    },
  }));
  const bytes = new TextEncoder().encode(JSON.stringify(rows.map((row) => row[records as keyof typeof row])));
  const about = { records, format: 'json', fileName: `${MARK}.json`, sizeBytes: bytes.length };
  const basis = records === 'talents' ? { basis: { kind: 'agency' } } : {};
  const { runId, upload } = (await call('POST', 'sync/imports', { ...about, ...basis })).body;
  expect((await uploadTo(upload, bytes)).status).toBe(204);
  await call('POST', `sync/imports/${runId}/check`, {});
  const run = async (): Promise<Run> => (await call('GET', `sync/runs/${runId}`)).body;
  const checked = await eventually(run, ({ state }) => state !== 'checking', 60);
  expect([checked.state, checked.rowErrors]).toEqual(['checked', []]);
  await call('POST', `sync/imports/${runId}/start`, { version: checked.version, skipRefused: true });
  expect(await eventually(run, ({ state }) => state === 'done', 60)).toMatchObject({ refused: 0 });
  const search = records === 'talents' ? `row ${MARK}@rows.example` : MARK;
  const listed = async (): Promise<Record<string, unknown>[]> =>
    (await call('GET', `${records}?limit=100&${new URLSearchParams({ search })}`)).body.items;
  const found = await eventually(listed, (items) => items.length >= WORDS.length, 60);
  const names = found.flatMap((item) => {
    const { firstName, lastName, headline, location, company, primaryContact, title } = item;
    return textsIn([firstName, lastName, headline, location, company, primaryContact, title]);
  });
  expect(names.some((text) => text.includes(MARK))).toBe(true);
  expect(names.filter(isBroken)).toEqual([]);
});

test('what came so is no formula in an export', async () => {
  const { runId } = (await call('POST', 'sync/exports', { records: 'talents', format: 'csv' })).body;
  const run = async (): Promise<Run> => (await call('GET', `sync/runs/${runId}`)).body;
  await eventually(run, ({ state }) => state === 'done', 60);
  const csv = await (await fetch((await call('GET', `sync/runs/${runId}/file`)).body.url)).text();
  const rows = Papa.parse<string[]>(csv.replace(/^\ufeff/, '')).data.filter((row) => row.join().includes(MARK));
  expect(rows.length).toBeGreaterThanOrEqual(WORDS.length);
  const figure = /^-?\d+(\.\d+)?$/;
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && !figure.test(cell))).toEqual([]);
});

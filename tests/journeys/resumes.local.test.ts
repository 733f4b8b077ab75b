/** One person with several resumes: the better one counts, corrections work, and the score follows. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Application } from '../../shared/domain/application.ts';
import type { Match } from '../../shared/domain/match.ts';
import type { ReadingSummary, Resume } from '../../shared/domain/talent.ts';
import { apply, outcome, type Sent, TXT } from '../support/applying.ts';
import { type ApiAnswer, eventually, type TestStack } from '../support/local-stack.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
let jobId: string;

const call = (method: string, path: string, body?: unknown): Promise<ApiAnswer> =>
  stack.api(`/api/admin/${path}`, { method, body, token: admin });
const get = async (path: string) => (await call('GET', path)).body;

beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
  const job = {
    ...{ title: 'Soldador TIG', company: 'Talleres Albarán', location: 'Zaragoza, España', industry: 'Metal' },
    ...{ category: 'Taller', jobType: 'full-time', experienceLevel: 'mid', status: 'active', public: true },
    ...{ description: 'Soldadura TIG de depósitos de acero inoxidable.', salaryMin: 24_000, salaryMax: 30_000 },
    requirements: ['Soldadura TIG', 'Lectura de planos'],
  };
  jobId = (await call('POST', 'jobs', job)).body.jobId;
});

const RICH = `Zenobia Alcaraván Brezo
Zaragoza

EXPERIENCIA
Soldadora TIG
Depósitos Cinabrio, Zaragoza
03/2019 - actualidad
- Soldadura TIG y MIG de acero inoxidable.
- Lectura de planos de depósitos.

FORMACIÓN
Técnica en soldadura y calderería, IES Cierzo, 2016 - 2018

HABILIDADES
Soldadura TIG, soldadura MIG, lectura de planos
`;
const OLD = `Zenobia Alcaraván Brezo
Huesca

EXPERIENCIA
Camarera
Bar Tragaluz, Huesca
06/2014 - 09/2015
- Atención en barra.
`;

async function send(email: string, text: string, fileName: string): Promise<Sent> {
  const person = { firstName: 'Zenobia', lastName: 'Alcaraván Brezo', email, jobId };
  const sent = await apply(stack, { bytes: new TextEncoder().encode(text), contentType: TXT, fileName }, person);
  await outcome(stack, sent);
  return sent;
}

const anAddress = () => `zenobia.${randomUUID().slice(0, 8)}@people.example`;
const talentOf = async (sent: Sent): Promise<string> =>
  ((await get(`applications/${sent.applicationId}`)) as Application).talentId ?? '';

/** Both resumes under one person; the older career arrives last. */
async function withTwoResumes(): Promise<{ talentId: string; rich: string; old: string }> {
  const [first, second] = [await send(anAddress(), RICH, 'nuevo.txt'), await send(anAddress(), OLD, 'viejo.txt')];
  const [talentId, otherId] = [await talentOf(second), await talentOf(first)];
  const [kept, other] = [await get(`talents/${talentId}`), await get(`talents/${otherId}`)];
  const body = { otherId, version: kept.version, otherVersion: other.version };
  expect((await call('POST', `talents/${talentId}/merge`, body)).status).toBe(200);
  return { talentId, rich: other.resumeId, old: kept.resumeId };
}

const matchOf = (talent: { matches: Match[] }, resumeId: string) =>
  talent.matches.find((match) => match.jobId === jobId && match.resumeId === resumeId);

test('the better career counts whichever arrived last, until a recruiter chooses; the results follow', async () => {
  const { talentId, rich, old } = await withTwoResumes();
  const talent = await get(`talents/${talentId}`);
  expect(talent).toMatchObject({ resumeId: rich, resumeChosen: false, headline: 'Soldadora TIG' });
  expect(talent.profile.experience[0]).toMatchObject({ title: 'Soldadora TIG' });
  expect(talent.origins).toMatchObject({ headline: { source: 'resume', fileName: 'nuevo.txt' } });
  expect(talent.readings).toMatchObject([
    { resumeId: rich, rank: 1, current: true, fileName: 'nuevo.txt' },
    { resumeId: old, rank: 2, current: false, fileName: 'viejo.txt' },
  ]);
  const [best, poor] = (talent.readings as ReadingSummary[]).map((reading) => reading.best?.percent ?? 0);
  expect(best).toBeGreaterThan(Number(poor));

  const chosen = await call('PATCH', `talents/${talentId}`, { version: talent.version, currentResumeId: old });
  expect(chosen.body).toMatchObject({ resumeId: old, headline: 'Camarera' });
  const after = await get(`talents/${talentId}`);
  expect(after).toMatchObject({ resumeId: old, resumeChosen: true });
  const back = await call('PATCH', `talents/${talentId}`, { version: after.version, currentResumeId: null });
  expect(back.body).toMatchObject({ resumeId: rich, headline: 'Soldadora TIG' });
  const unknown = await call('PATCH', `talents/${talentId}`, { version: back.body.version, currentResumeId: 'nope' });
  expect([unknown.status, unknown.body.errors]).toEqual([400, [{ path: 'currentResumeId', code: 'READING_UNKNOWN' }]]);
}, 60_000);

test('a misread employer is mended by a recruiter, its evidence counts, and undo takes it back', async () => {
  const misread = RICH.replace('Depósitos Cinabrio, Zaragoza\n', 'Zurcidos Ámbar S.L.\n');
  const sent = await send(anAddress(), misread, 'cv.txt');
  const talentId = await talentOf(sent);
  const talent = await get(`talents/${talentId}`);
  const before = talent.resumes[0] as Resume;
  const job = before.profile.experience[0];
  const path = `talents/${talentId}/corrections`;
  const edit = { part: 'experience', index: 0, entry: { ...job, company: 'Depósitos Cinabrio', startDate: '2017-03' } };
  const answer = await call('POST', path, { resumeId: before.resumeId, edits: [edit] });
  expect([answer.status, answer.body.replaces]).toEqual([200, before.resumeId]);
  const { resumeId } = answer.body;
  const mended = await eventually(
    () => get(`talents/${talentId}`),
    (one) => matchOf(one, resumeId) !== undefined,
  );
  const reading = (mended.resumes as Resume[]).find((one) => one.resumeId === resumeId) as Resume;
  expect(mended).toMatchObject({ resumeId, profile: { experience: [{ company: 'Depósitos Cinabrio' }] } });
  expect(reading.text.startsWith(before.text)).toBe(true);
  for (const { quote, start, end } of matchOf(mended, resumeId)?.criteria.flatMap(({ evidence }) => evidence) ?? [])
    expect(reading.text.slice(start, end)).toBe(quote);
  const application = await eventually(
    () => get(`applications/${sent.applicationId}`),
    (one) => one.match !== null,
  );
  expect(application.match.matchId).toBe(matchOf(mended, resumeId)?.matchId);

  const stale = await call('POST', path, { resumeId: before.resumeId, edits: [edit] });
  expect([stale.status, stale.body.code]).toEqual([409, 'READING_CHANGED']);
  expect((await call('POST', path, { resumeId, undo: true })).body).toMatchObject({ resumeId: before.resumeId });
  expect(await get(`talents/${talentId}`)).toMatchObject({
    resumeId: before.resumeId,
    resumes: [{ text: before.text }],
  });
  const bad = await call('POST', path, { resumeId: before.resumeId, edits: [{ part: 'skills', index: 300 }] });
  expect(bad.status).toBe(400);
}, 60_000);

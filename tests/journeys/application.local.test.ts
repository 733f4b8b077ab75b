/** From a resume in a form to an explained match on a recruiter's screen, over the wire. */
import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, expect, test } from 'vitest';
import {
  applicationForm,
  apply,
  confirm,
  DOCX,
  follow,
  outcome,
  PDF,
  sendForm,
  TXT,
  uploadTo,
} from '../support/applying.ts';
import { eventually, type TestStack } from '../support/local-stack.ts';
import { resumeDocx, resumePdf, resumeTxt } from '../support/resume-files.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
});

async function firstJob(): Promise<{ jobId: string; slug: string; title: string }> {
  return (await stack.api('/api/jobs?limit=1')).body.items[0];
}

async function resumeTextOf(talentId: string, resumeId: string): Promise<string> {
  const talent = await stack.api(`/api/admin/talents/${talentId}`, { token: admin });
  return talent.body.resumes.find((resume: { resumeId: string }) => resume.resumeId === resumeId).text;
}

test.each([
  { kind: 'PDF in Spanish', language: 'es' as const, contentType: PDF, make: resumePdf },
  { kind: 'PDF in English', language: 'en' as const, contentType: PDF, make: resumePdf },
  { kind: 'DOCX in Spanish', language: 'es' as const, contentType: DOCX, make: resumeDocx },
  { kind: 'DOCX in English', language: 'en' as const, contentType: DOCX, make: resumeDocx },
  { kind: 'text in Spanish', language: 'es' as const, contentType: TXT, make: resumeTxt },
  { kind: 'text in English', language: 'en' as const, contentType: TXT, make: resumeTxt },
])(
  'a $kind becomes a profile and a match whose quotes stand in the stored text',
  async ({ language, contentType, make }) => {
    const job = await firstJob();
    const bytes = await make({ language });
    const sent = await apply(stack, { bytes, contentType }, { jobId: job.slug, language });
    const seen = await outcome(stack, sent);

    expect(seen.resume).toMatchObject({ status: 'completed' });
    expect(seen.job).toMatchObject({ jobId: job.jobId, title: job.title });
    expect(seen.profile.experience.length).toBeGreaterThan(0);
    expect(seen.profile.skills.length).toBeGreaterThan(0);
    const [match] = seen.matches;
    expect(match).toMatchObject({ jobId: job.jobId, grade: expect.stringMatching(/^[A-F]$/) });
    expect(match.criteria.length).toBeGreaterThan(0);
    const text = await resumeTextOf(match.talentId, match.resumeId);
    const quotes = match.criteria.flatMap((criterion: { evidence: unknown[] }) => criterion.evidence);
    for (const { quote, start, end } of quotes) expect(text.slice(start, end)).toBe(quote);
    for (const { verdict, evidence } of match.criteria)
      if (verdict === 'met') expect(evidence.length).toBeGreaterThan(0);
  },
);

test('a recruiter sees the application, the talent and the stored matches', async () => {
  const job = await firstJob();
  const sent = await apply(
    stack,
    { bytes: await resumePdf({ language: 'es' }) },
    { jobId: job.jobId, talentPoolConsent: true },
  );
  const seen = await outcome(stack, sent);

  const application = await eventually(
    () => stack.api(`/api/admin/applications/${sent.applicationId}`, { token: admin }),
    ({ body }) => body.match !== null,
  );
  expect(application.body).toMatchObject({
    email: sent.email,
    stage: 'new',
    jobId: job.jobId,
    resume: { status: 'completed' },
  });
  const talent = await stack.api(`/api/admin/talents/${application.body.talentId}`, { token: admin });
  expect(talent.body).toMatchObject({ email: sent.email, profile: { firstName: expect.any(String) } });
  expect(talent.body.applications.map((one: { applicationId: string }) => one.applicationId)).toContain(
    sent.applicationId,
  );
  const matches = await stack.api(`/api/admin/matches?talentId=${application.body.talentId}&limit=100`, {
    token: admin,
  });
  expect(matches.body.items.length).toBeGreaterThanOrEqual(20);
  expect(matches.body.items.map((match: { matchId: string }) => match.matchId)).toContain(seen.matches[0].matchId);
  const ofJob = await stack.api(`/api/admin/matches?jobId=${job.jobId}&limit=100`, { token: admin });
  expect(ofJob.body.items.map((match: { talentId: string }) => match.talentId)).toContain(application.body.talentId);
});

test('the form sent twice is one application, and the first link stays valid', async () => {
  const form = { email: 'twice@people.example' };
  const headers = { 'idempotency-key': 'one-and-the-same-key' };
  const [first, second] = await Promise.all([sendForm(stack, form, headers), sendForm(stack, form, headers)]);
  expect(second.applicationId).toBe(first.applicationId);
  expect((await follow(stack, first)).status).toBe(200);
  expect((await follow(stack, second)).status).toBe(200);

  const other = await sendForm(stack, form, { 'idempotency-key': 'another-key' });
  expect(other.applicationId).not.toBe(first.applicationId);
});

test('two applications at once from one address make one talent, as far as they are confirmed', async () => {
  const email = 'One.Person@People.example';
  const bytes = await resumePdf({ language: 'es' });
  const sent = await Promise.all([
    apply(stack, { bytes }, { email }),
    apply(stack, { bytes }, { email: email.toLowerCase() }),
    apply(stack, { bytes }, { email: email.toUpperCase() }),
  ]);
  await Promise.all(sent.map((one) => outcome(stack, one)));
  const [listed, ...more] = (await stack.api('/api/admin/talents?search=one.person&limit=100', { token: admin })).body
    .items;
  expect(more).toEqual([]);
  const alone = (await stack.api(`/api/admin/talents/${listed.talentId}`, { token: admin })).body;
  expect(alone).toMatchObject({ emailConfirmed: false, applications: [{}], beside: [{}, {}] });

  await Promise.all(sent.map((one) => confirm(stack, one, admin)));
  const found = await stack.api('/api/admin/talents?search=one.person&limit=100', { token: admin });
  expect(found.body.items).toHaveLength(1);
  const { body } = await stack.api(`/api/admin/talents/${found.body.items[0].talentId}`, { token: admin });
  expect(body.applications).toHaveLength(3);
});

test('what a recruiter edited survives the next application', async () => {
  const email = 'edited@people.example';
  const bytes = await resumePdf({ language: 'es' });
  const first = await apply(stack, { bytes }, { email, firstName: 'Old', phone: '+34 600 000 001' });
  await outcome(stack, first);
  await confirm(stack, first, admin);
  const [talent] = (await stack.api('/api/admin/talents?search=edited@people', { token: admin })).body.items;
  const edit = { version: talent.version, firstName: 'Recruiter’s', phone: '+34 600 000 999' };
  const edited = await stack.api(`/api/admin/talents/${talent.talentId}`, {
    method: 'PATCH',
    body: edit,
    token: admin,
  });
  expect(edited.status).toBe(200);

  const next = await apply(stack, { bytes }, { email, firstName: 'New', phone: '+34 600 000 002' });
  await outcome(stack, next);
  await confirm(stack, next, admin);
  const { body } = await stack.api(`/api/admin/talents/${talent.talentId}`, { token: admin });
  expect(body).toMatchObject({ firstName: 'Recruiter’s', phone: '+34 600 000 999', edited: ['firstName', 'phone'] });
  expect(body.profile).toMatchObject({ firstName: 'Recruiter’s' });
  expect(body.resumes).toHaveLength(2);
});

test('a resume uploaded again replaces the first reading', async () => {
  const sent = await apply(stack, {
    bytes: resumeTxt({ language: 'es', name: 'Primera Versión Falsa' }),
    contentType: TXT,
  });
  await outcome(stack, sent);
  await uploadTo(sent.upload, resumeTxt({ language: 'es', name: 'Segunda Versión Falsa' }));
  const seen = await eventually(
    () => follow(stack, sent),
    ({ body }) => body.resume.status === 'completed' && body.profile?.firstName === 'Segunda',
  );
  expect(seen.body.resume.status).toBe('completed');
});

test('an application without a job is compared with the public ones where its person agreed', async () => {
  const sent = await apply(stack, { bytes: await resumePdf({ language: 'en' }) }, { talentPoolConsent: true });
  const answer = await eventually(
    () => follow(stack, sent),
    ({ body }) => body.matches.length > 0,
  );
  expect(answer.body.job).toBeNull();
  const percents = answer.body.matches.map((match: { percent: number }) => match.percent);
  expect(percents).toEqual([...percents].sort((a, b) => b - a));
});

test('a new job finds its talents by itself', async () => {
  const job = (await stack.api('/api/admin/jobs?limit=1&status=active', { token: admin })).body.items[0];
  const { jobId: _, version: __, slug: ___, createdAt: ____, updatedAt: _____, publishedAt: ______, ...fields } = job;
  const created = await stack.api('/api/admin/jobs', {
    method: 'POST',
    token: admin,
    body: { ...fields, title: 'Brand new role' },
  });
  expect(created.status).toBe(201);
  const matches = await eventually(
    () => stack.api(`/api/admin/matches?jobId=${created.body.jobId}&limit=100`, { token: admin }),
    ({ body }) => body.items.length > 0,
  );
  expect(matches.body.items[0]).toMatchObject({ jobTitle: 'Brand new role', jobVersion: 1 });
});

test('a second upload after an unreadable one fills in what the first left open', async () => {
  const { upload, ...sent } = await sendForm(stack, { resume: { fileName: 'cv.txt', contentType: TXT, sizeBytes: 9 } });
  await uploadTo(upload, new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]));
  await eventually(
    () => follow(stack, sent),
    ({ body }) => body.resume.status === 'failed',
  );
  await uploadTo(upload, resumeTxt({ language: 'es' }));
  await eventually(
    () => follow(stack, sent),
    ({ body }) => body.resume.status === 'completed',
  );
  const [talent] = (await stack.api(`/api/admin/talents?search=${sent.email}`, { token: admin })).body.items;
  expect(talent.headline).not.toBeNull();
  expect(talent.location).not.toBeNull();

  const broken = await apply(stack, { bytes: new TextEncoder().encode('%PDF-1.4 broken') }, { email: sent.email });
  await outcome(stack, broken);
  const [after] = (await stack.api(`/api/admin/talents?search=${sent.email}`, { token: admin })).body.items;
  expect(after).toMatchObject({ headline: talent.headline, location: talent.location });
});

test('an early application keeps its match however many follow', async () => {
  const job = await firstJob();
  const email = 'again.and.again@people.example';
  const bytes = resumeTxt({ language: 'es' });
  const first = await apply(stack, { bytes, contentType: TXT }, { email, jobId: job.jobId });
  await outcome(stack, first);
  for (let more = 0; more < 6; more += 1) {
    await outcome(stack, await apply(stack, { bytes, contentType: TXT }, { email, jobId: job.jobId }));
  }
  expect((await follow(stack, first)).body.matches).toHaveLength(1);
});

test('a replay after the job has been closed still gives the same application', async () => {
  const [job] = (await stack.api('/api/admin/jobs?limit=1&status=active', { token: admin })).body.items;
  const form = { email: 'replay@people.example', jobId: job.jobId };
  const headers = { 'idempotency-key': 'sent-before-closing' };
  const first = await sendForm(stack, form, headers);
  const closed = await stack.api(`/api/admin/jobs/${job.jobId}`, {
    method: 'PUT',
    token: admin,
    body: { ...job, status: 'closed' },
  });
  expect(closed.status).toBe(200);
  expect((await sendForm(stack, form, headers)).applicationId).toBe(first.applicationId);
  const late = await stack.api('/api/applications', { method: 'POST', body: applicationForm(form) });
  expect(late).toMatchObject({ status: 409, body: { code: 'JOB_NOT_OPEN' } });
});

test('a resume with more in it than can be stored ends failed, not for ever active', async () => {
  const position = (n: number) => `Manager number ${n}\nCompany ${n}\nJan 2010 - Feb 2011\n- did thing ${n}\n`;
  const text = `EXPERIENCE\n${Array.from({ length: 2500 }, (_, n) => position(n)).join('\n')}`;
  const sent = await apply(stack, { bytes: new TextEncoder().encode(text), contentType: TXT });
  const seen = await outcome(stack, sent, 60);
  expect(['completed', 'failed']).toContain(seen.resume.status);
});

test('deleting a talent erases files with their versions, readings, matches and applications', async () => {
  const sent = await apply(stack, { bytes: resumeTxt({ language: 'es' }), contentType: TXT });
  await outcome(stack, sent);
  const [talent] = (await stack.api(`/api/admin/talents?search=${sent.email}`, { token: admin })).body.items;
  const erase = () => stack.api(`/api/admin/talents/${talent.talentId}`, { method: 'DELETE', token: admin });
  expect((await erase()).status).toBe(204);
  // Asked again, it looks once more for what may have come in late.
  expect((await erase()).status).toBe(204);
  expect((await follow(stack, sent)).status).toBe(404);
  expect((await stack.api(`/api/admin/matches?talentId=${talent.talentId}`, { token: admin })).body.items).toEqual([]);
  expect(await versionsOf(`applications/${sent.applicationId}`)).toEqual([]);

  await outcome(
    stack,
    await apply(stack, { bytes: resumeTxt({ language: 'es' }), contentType: TXT }, { email: sent.email }),
  );
  const [again] = (await stack.api(`/api/admin/talents?search=${sent.email}`, { token: admin })).body.items;
  expect(again.talentId).not.toBe(talent.talentId);
});

async function versionsOf(key: string): Promise<unknown[]> {
  const { environment } = stack.running;
  const credentials = {
    accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
  };
  const s3 = new S3Client({
    endpoint: environment.AWS_ENDPOINT_URL_S3,
    region: environment.AWS_REGION,
    credentials,
    forcePathStyle: true,
  });
  const listed = await s3.send(new ListObjectVersionsCommand({ Bucket: environment.UPLOAD_BUCKET, Prefix: key }));
  return [...(listed.Versions ?? []), ...(listed.DeleteMarkers ?? [])];
}

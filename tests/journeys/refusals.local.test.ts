/** Every bad input of the product's list is refused over the wire and leaves the stack working. */
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { decodeJwt, importJWK, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../shared/contract/routes.ts';
import { RESUME_MAX_BYTES } from '../../shared/domain/file.ts';
import { applicationForm, apply, DOCX, follow, outcome, PDF, sendForm, TXT, uploadTo } from '../support/applying.ts';
import { eventually, type TestStack } from '../support/local-stack.ts';
import {
  brokenPdf,
  encryptedPdf,
  imageOnlyPdf,
  pngFile,
  resumeDocx,
  resumePdf,
  resumeTxt,
  zipBombDocx,
} from '../support/resume-files.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
});

const submit = (body: unknown) => stack.api('/api/applications', { method: 'POST', body });

describe('the application form', () => {
  test.each([
    ['firstName', { firstName: '' }, 'FIRST_NAME_REQUIRED'],
    ['firstName', { firstName: undefined }, 'FIRST_NAME_REQUIRED'],
    ['lastName', { lastName: '   ' }, 'LAST_NAME_REQUIRED'],
    ['email', { email: 'nobody@nowhere' }, 'EMAIL_INVALID'],
    ['email', { email: undefined }, 'EMAIL_INVALID'],
    ['phone', { phone: 'call me' }, 'PHONE_INVALID'],
    ['language', { language: 'fr' }, 'INVALID'],
    ['privacyNoticeAccepted', { privacyNoticeAccepted: false }, 'PRIVACY_NOTICE_REQUIRED'],
    ['resume', { resume: undefined }, 'RESUME_REQUIRED'],
    ['resume.sizeBytes', { resume: { fileName: 'a.pdf', contentType: PDF, sizeBytes: 0 } }, 'RESUME_EMPTY'],
    [
      'resume.sizeBytes',
      { resume: { fileName: 'a.pdf', contentType: PDF, sizeBytes: RESUME_MAX_BYTES + 1 } },
      'RESUME_TOO_LARGE',
    ],
    [
      'resume.contentType',
      { resume: { fileName: 'a.exe', contentType: 'application/x-msdownload', sizeBytes: 9 } },
      'RESUME_TYPE_UNSUPPORTED',
    ],
    ['website', { website: 'https://spam.example' }, 'INVALID'],
    ['fillSeconds', { fillSeconds: 0.2 }, 'TOO_FAST'],
  ])('refuses a wrong %s (%o)', async (path, changes, code) => {
    const answer = await submit(applicationForm(changes));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body).toMatchObject({ code: 'INVALID_INPUT', requestId: expect.any(String) });
    expect(answer.body.errors).toEqual([{ path, code }]);
  });

  test('names every missing field of an empty form', async () => {
    const { status, body } = await submit({});
    expect(status).toBe(400);
    const paths = body.errors.map((error: { path: string }) => error.path).sort();
    expect(paths).toEqual(['email', 'firstName', 'lastName', 'privacyNoticeAccepted', 'resume']);
  });

  test.each([
    ['no JSON', '{"firstName":'],
    ['nothing', ''],
  ])('refuses a body that is %s', async (_, body) => {
    expect(await submit(body)).toMatchObject({ status: 400, body: { code: 'BODY_NOT_JSON' } });
  });

  test('refuses a body above 256 KB', async () => {
    const answer = await submit(applicationForm({ firstName: 'x'.repeat(257 * 1024) }));
    expect(answer).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
  });

  test('answers an unknown job with 404 and one that is not active with 409', async () => {
    expect(await submit(applicationForm({ jobId: 'nosuchjob' }))).toMatchObject({
      status: 404,
      body: { code: 'JOB_NOT_FOUND' },
    });
    for (const jobId of ['demo90closed', 'demo91paused', 'demo92draft']) {
      expect(await submit(applicationForm({ jobId }))).toMatchObject({ status: 409, body: { code: 'JOB_NOT_OPEN' } });
      expect(await stack.api(`/api/jobs/${jobId}`)).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
    }
  });

  test('refuses a key that was used for something else', async () => {
    const headers = { 'idempotency-key': 'reused-key' };
    await sendForm(stack, { email: 'first@people.example' }, headers);
    const body = applicationForm({ email: 'second@people.example' });
    const answer = await stack.api('/api/applications', { method: 'POST', body, headers });
    expect(answer).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('answers a wrong token as if there were no such application', async () => {
    const sent = await sendForm(stack);
    const wrong = await follow(stack, { ...sent, statusToken: `${sent.statusToken.slice(0, -1)}_` });
    const missing = await stack.api(`/api/applications/${sent.applicationId}`);
    const unknown = await stack.api('/api/applications/nosuchapplication?token=x');
    const long = await follow(stack, { ...sent, statusToken: 'z'.repeat(300) });
    for (const answer of [wrong, missing, unknown, long]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'APPLICATION_NOT_FOUND' } });
    }
  });
});

describe('storage', () => {
  test('refuses a file that is larger than its client said, and exactly 15 MB passes', async () => {
    const sent = await sendForm(stack, { resume: { fileName: 'a.txt', contentType: TXT, sizeBytes: 10 } });
    const tooLarge = await uploadTo(sent.upload, new Uint8Array(RESUME_MAX_BYTES + 1).fill(65));
    expect(tooLarge.status).toBe(400);
    expect(await tooLarge.text()).toContain('EntityTooLarge');
    expect((await follow(stack, sent)).body.resume.status).toBe('awaiting-upload');
    const exact = await uploadTo(sent.upload, new Uint8Array(RESUME_MAX_BYTES).fill(65));
    expect(exact.status).toBe(204);
  });

  test('refuses another key or type than the form was given', async () => {
    const { upload } = await sendForm(stack);
    const bytes = await resumePdf();
    const elsewhere = { ...upload, fields: { ...upload.fields, key: 'drops/sneaky.pdf' } };
    const otherType = { ...upload, fields: { ...upload.fields, 'Content-Type': 'text/html' } };
    expect((await uploadTo(elsewhere, bytes)).status).toBe(403);
    expect((await uploadTo(otherType, bytes)).status).toBe(403);
  });
});

describe('files that cannot be read end failed, with a reason in both languages', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string, string]>([
    ['an encrypted PDF', encryptedPdf, PDF, 'FILE_ENCRYPTED'],
    ['a scan of nothing', imageOnlyPdf, PDF, 'FILE_HAS_NO_TEXT'],
    ['a broken PDF', brokenPdf, PDF, 'FILE_DAMAGED'],
    ['a picture called PDF', pngFile, PDF, 'FILE_TYPE_MISMATCH'],
    ['a Word file called PDF', resumeDocx, PDF, 'FILE_TYPE_MISMATCH'],
    ['a PDF called Word', resumePdf, DOCX, 'FILE_TYPE_MISMATCH'],
    ['a zip bomb', zipBombDocx, DOCX, 'FILE_TOO_COMPLEX'],
    [
      'a program called text',
      () => new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]),
      TXT,
      'FILE_TYPE_UNSUPPORTED',
    ],
  ])('%s', async (_, make, contentType, code) => {
    const sent = await apply(stack, { bytes: await make(), contentType });
    const seen = await outcome(stack, sent);
    expect(seen.resume).toMatchObject({ status: 'failed', failure: { code } });
    expect(seen.resume.failure.message.es).not.toBe(seen.resume.failure.message.en);
    expect(seen.matches).toEqual([]);
  });

  test('an empty file is refused by storage itself', async () => {
    const sent = await sendForm(stack);
    expect((await uploadTo(sent.upload, new Uint8Array())).status).toBe(400);
  });

  test('a sound resume after all of them is read', async () => {
    const sent = await apply(stack, { bytes: resumeTxt({ language: 'es' }), contentType: TXT });
    expect((await outcome(stack, sent)).resume.status).toBe('completed');
  });
});

describe('routes and identities', () => {
  const adminRoutes = Object.values(routes).filter((route) => route.access === 'admin');
  let expired: string;
  beforeAll(async () => {
    expired = await expiredToken();
  });
  const path = (route: { path: string }) => route.path.replace('{id}', 'nosuchrecord');

  test.each(adminRoutes.map((route) => [route.method, path(route)] as const))('%s %s', async (method, at) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const call = (token?: string) => stack.api(at, { method, body, token });
    const visitor = await stack.token('visitor@encaje.test');
    const idToken = await stack.token('admin@encaje.test', 'id');
    const [head = '', payload = '', signature = ''] = admin.split('.');
    const forged = `${head}.${Buffer.from(Buffer.from(payload, 'base64url').toString().replace('local-admin', 'local-other')).toString('base64url')}.${signature}`;
    expect((await call()).status).toBe(401);
    expect((await call('not-a-token')).status).toBe(401);
    expect((await call(idToken)).status).toBe(401);
    expect((await call(forged)).status).toBe(401);
    expect((await call(expired)).status).toBe(401);
    expect((await call(visitor)).status).toBe(403);
    const asAdmin = (await call(admin)).status;
    expect(asAdmin).not.toBe(401);
    expect(asAdmin).not.toBe(403);
    expect(asAdmin).toBeLessThan(500);
  });

  test('an unknown route under /api is a problem of its own kind', async () => {
    const answer = await stack.api('/api/nothing-here');
    const body = {
      code: 'ROUTE_NOT_FOUND',
      title: expect.any(String),
      detail: expect.any(String),
      requestId: expect.any(String),
    };
    expect(answer).toMatchObject({ status: 404, body });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  test('lists refuse limits and cursors that make no sense', async () => {
    for (const query of ['limit=0', 'limit=101', 'limit=many', 'cursor=%00', 'salaryMin=-1', 'openings=3']) {
      expect((await stack.api(`/api/jobs?${query}`)).status).toBe(400);
    }
    for (const list of ['jobs', 'applications', 'talents', 'employers', 'matches?talentId=x']) {
      const mark = list.includes('?') ? '&' : '?';
      expect((await stack.api(`/api/admin/${list}${mark}cursor=e30`, { token: admin })).status).toBe(400);
    }
    expect((await stack.api('/api/admin/matches', { token: admin })).status).toBe(400);
  });
});

test('two admins edit one job: one of them gets 409 and nothing is overwritten', async () => {
  const [job] = (await stack.api('/api/admin/jobs?limit=1', { token: admin })).body.items;
  const save = (title: string) =>
    stack.api(`/api/admin/jobs/${job.jobId}`, { method: 'PUT', token: admin, body: { ...job, title } });
  const answers = await Promise.all([save('First title'), save('Second title')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers.find(({ status }) => status === 200);
  const stored = await stack.api(`/api/admin/jobs/${job.jobId}`, { token: admin });
  expect(stored.body).toMatchObject({ title: winner?.body.title, version: job.version + 1 });
});

test('publishing without a pay range is refused with the reason', async () => {
  const [job] = (await stack.api('/api/admin/jobs?limit=1&status=active', { token: admin })).body.items;
  const body = { ...job, salaryMin: null, salaryMax: null };
  const answer = await stack.api(`/api/admin/jobs/${job.jobId}`, { method: 'PUT', token: admin, body });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toContainEqual({ path: 'salaryMin', code: 'PAY_RANGE_REQUIRED' });
});

test('more than 20 submissions at once from one address are held back with 429', async () => {
  const waiting = Array.from({ length: 20 }, () => openRequest(stack.origin));
  const answer = await eventually(
    () => {
      // The probe itself may have taken the place of one that then was refused.
      waiting.push(openRequest(stack.origin));
      return submit(applicationForm());
    },
    ({ status }) => status !== 201,
  );
  for (const one of waiting) one.destroy();
  expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  await eventually(
    () => submit(applicationForm()),
    ({ status }) => status === 201,
  );
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

/** A submission whose body never ends. */
function openRequest(origin: string) {
  const { port } = new URL(origin);
  const options = { host: '127.0.0.1', port, method: 'POST', path: '/api/applications' };
  const open = request({ ...options, headers: { 'content-type': 'application/json', 'content-length': '1000' } });
  open.on('error', () => undefined);
  open.write('{');
  return open;
}

/** The admin's own token, signed with the identity's real key, but an hour too old. */
async function expiredToken(): Promise<string> {
  const jwk = JSON.parse(await readFile(join(stack.dataDir, 'identity', 'signing-key.json'), 'utf8'));
  const { exp: _exp, ...claims } = decodeJwt(admin);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid })
    .setExpirationTime('-1h')
    .sign(await importJWK(jwk, 'RS256'));
}

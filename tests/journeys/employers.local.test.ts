/** A recruiter's work with an employer over the wire: request, takeover, answer, interview, document, deletion. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { employerForm, post, sendProfile } from '../support/form-filling.ts';
import { type ApiAnswer, eventually, type TestStack } from '../support/local-stack.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
});

type Options = { method?: string; body?: unknown; headers?: Record<string, string> };
const asAdmin = (path: string, options: Options = {}) => stack.api(path, { ...options, token: admin });
const add = (id: string, body: object, key = randomUUID()) =>
  asAdmin(`/api/admin/employers/${id}/activities`, { method: 'POST', body, headers: { 'idempotency-key': key } });
const outboxOf = async (id: string) => {
  const { items } = (await asAdmin('/api/admin/outbox?limit=100')).body;
  return items.filter(({ about }: { about: { id: string } }) => about.id === id);
};
const nextWeek = () => new Date(Math.ceil(Date.now() / 3_600_000 + 24 * 7) * 3_600_000);

async function request(company = `Talleres ${randomUUID().slice(0, 8)}`) {
  const answer = await post(stack, '/api/employer-requests', { ...employerForm(), company });
  expect(answer.status).toBe(201);
  return { id: answer.body.requestId as string, replyBy: answer.body.replyBy as string, company };
}

/** The lines of an iCalendar file, folded ones joined. */
const calendarLines = (ics: string): string[] => ics.replaceAll('\r\n ', '').split('\r\n');

async function upload({ url, fields }: { url: string; fields: Record<string, string> }, bytes: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([bytes], { type: fields['Content-Type'] }), 'file');
  return fetch(url, { method: 'POST', body: form, headers: { origin: stack.origin } });
}

describe('an employer', () => {
  test('asks, is taken over, answered, invited, filed, and deleted with everything', async () => {
    const { id, replyBy, company } = await request();

    const waiting = await asAdmin(`/api/admin/employers?status=lead&search=${encodeURIComponent(company)}`);
    expect(waiting.body).toMatchObject({ total: 1, byStatus: { lead: 1 }, items: [{ employerId: id, replyBy }] });
    const taken = await asAdmin(`/api/admin/employers/${id}`, {
      method: 'PATCH',
      body: { version: 1, status: 'active' },
    });
    expect([taken.status, taken.body.status, taken.body.replyBy]).toEqual([200, 'active', replyBy]);

    const email = { kind: 'email', subject: 'Vuestras vacantes', text: '¿Hablamos mañana?', language: 'es' };
    const key = randomUUID();
    const [sent, again] = [await add(id, email, key), await add(id, email, key)];
    expect([sent.status, again.status]).toEqual([201, 201]);
    expect(sent.body).toMatchObject({ kind: 'email', delivery: 'kept', by: 'admin@encaje.test' });
    expect(again.body).toEqual(sent.body);
    const answered = (await asAdmin(`/api/admin/employers/${id}`)).body;
    expect(answered).toMatchObject({ replyBy: null, version: 2, lastTouchAt: sent.body.createdAt });
    expect(answered.stats.answeredAfterHours).toBeGreaterThan(0);

    const startsAt = nextWeek();
    const interview = {
      kind: 'interview',
      title: 'Conocernos',
      startsAt,
      durationMinutes: 30,
      attendees: ['a@b.example'],
    };
    const invited = await add(id, interview);
    expect(invited.status).toBe(201);
    const lines = calendarLines(invited.body.interview.ics);
    const compact = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'METHOD:REQUEST',
        'SUMMARY:Conocernos',
        `DTSTART:${compact(startsAt)}`,
        `DTEND:${compact(new Date(startsAt.getTime() + 1_800_000))}`,
        `UID:${invited.body.activityId}@encaje`,
      ]),
    );
    const messages = await outboxOf(id);
    expect(messages.map(({ channel, delivery }: Record<string, string>) => [channel, delivery])).toEqual([
      ['email', 'kept'],
      ['email', 'kept'],
    ]);
    expect(messages[0].attachments[0]).toMatchObject({ fileName: 'interview.ics', text: invited.body.interview.ics });

    const file = { kind: 'document', fileName: 'Condiciones ñ.txt', contentType: 'text/plain', sizeBytes: 8 };
    const filed = await add(id, file);
    const place = `/api/admin/employers/${id}/activities/${filed.body.activityId}/document`;
    const early = await asAdmin(place);
    expect([early.status, early.body.code]).toEqual([404, 'DOCUMENT_NOT_UPLOADED']);
    const uploaded = await upload(filed.body.upload, 'contrato');
    expect([uploaded.status, uploaded.headers.get('access-control-allow-origin')]).toEqual([204, stack.origin]);
    const download = await fetch((await asAdmin(place)).body.url);
    expect([download.status, await download.text()]).toEqual([200, 'contrato']);
    expect(download.headers.get('content-type')).toBe('text/plain');
    expect(download.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''Condiciones%20%C3%B1\.txt$/,
    );

    const timeline = (await asAdmin(`/api/admin/employers/${id}/activities`)).body.items;
    expect(timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['document', 'interview', 'email']);
    const trail = (await asAdmin(`/api/admin/audit?recordId=${id}`)).body.items;
    const actions: string[] = trail.map(({ action }: { action: string }) => action);
    expect(actions).toContain('employer.read');
    // Where a quarter of an hour ended in between, it was read twice.
    const changes = actions.filter((action) => action !== 'employer.read').sort();
    expect(changes).toEqual(['activity.add', 'activity.add', 'activity.add', 'employer.update']);

    const { url } = (await asAdmin(place)).body;
    expect((await asAdmin(`/api/admin/employers/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await asAdmin(`/api/admin/employers/${id}`)).body.code).toBe('EMPLOYER_NOT_FOUND');
    expect((await asAdmin(`/api/admin/employers/${id}/activities`)).status).toBe(404);
    expect((await asAdmin(place)).status).toBe(404);
    expect((await fetch(url)).status).toBe(404);
    expect(await outboxOf(id)).toEqual([]);
  });

  test('is entered by a recruiter with the jobs of that company, whatever its spelling', async () => {
    const body = { company: 'HOSPITAL  alborada', openRoles: 2 };
    const created = await asAdmin('/api/admin/employers', { method: 'POST', body });
    expect([created.status, created.body.status, created.body.request]).toEqual([201, 'active', null]);
    const { jobs, stats } = (await asAdmin(`/api/admin/employers/${created.body.employerId}`)).body;
    expect(jobs.map(({ jobId }: { jobId: string }) => jobId)).toContain('demo01nurse');
    expect(stats.applications).toBeGreaterThan(0);
  });
});

describe('a talent', () => {
  test('is written to by e-mail and invited, and its file reaches no reader of resumes', async () => {
    const { applicationId } = await sendProfile(stack, { email: 'invited@people.example' });
    const own = async () => (await asAdmin(`/api/admin/applications/${applicationId}`)).body;
    const talent = await eventually(own, (application) => Boolean(application.talentId));
    const path = `/api/admin/talents/${talent.talentId}/activities`;
    const post = (body: object) => asAdmin(path, { method: 'POST', body });
    expect((await post({ kind: 'note', text: 'Buena entrevista.' })).status).toBe(201);
    const sent = await post({ kind: 'email', subject: 'Hola', text: 'Nos gusta tu perfil.', language: 'es' });
    expect(sent.body).toMatchObject({ to: [talent.email], delivery: 'kept' });
    const filed = await post({ kind: 'document', fileName: 'entrevista.txt', contentType: 'text/plain', sizeBytes: 4 });
    expect((await upload(filed.body.upload, 'Ana García\nSoldadora')).status).toBe(204);
    expect((await asAdmin(path)).body.items.map(({ kind }: { kind: string }) => kind)).toEqual([
      'document',
      'email',
      'note',
    ]);
    const newest = (await asAdmin('/api/admin/applications?limit=100')).body.items;
    const names = newest.map(({ resume }: { resume: { fileName: string } }) => resume.fileName);
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain('entrevista.txt');
  });
});

describe('what is refused', () => {
  const codes = ({ status, body }: ApiAnswer) => [status, body.errors?.[0]?.path, body.errors?.[0]?.code ?? body.code];

  test('without a token or the claim, before anything that was sent is looked at', async () => {
    const visitor = await stack.token('visitor@encaje.test');
    const calls = [
      ['GET', '/api/admin/employers'],
      ['POST', '/api/admin/employers'],
      ['PATCH', '/api/admin/employers/nobody'],
      ['DELETE', '/api/admin/employers/nobody'],
      ['POST', '/api/admin/employers/nobody/activities'],
      ['GET', '/api/admin/talents/nobody/activities/nothing/document'],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === 'POST' || method === 'PATCH' ? {} : undefined;
      expect((await stack.api(path, { method, body })).status, path).toBe(401);
      expect((await stack.api(path, { method, body, token: visitor })).status, path).toBe(403);
    }
  });

  test('unknown and stale records, and values that are not allowed', async () => {
    const { id } = await request();
    const patch = (body: object, of = id) => asAdmin(`/api/admin/employers/${of}`, { method: 'PATCH', body });
    expect(codes(await patch({ version: 1, status: 'active' }, 'nobody'))).toEqual([
      404,
      undefined,
      'EMPLOYER_NOT_FOUND',
    ]);
    expect(codes(await patch({ version: 7, status: 'active' }))).toEqual([409, undefined, 'STALE_VERSION']);
    expect(codes(await patch({ version: 1, company: '' }))).toEqual([400, 'company', 'COMPANY_REQUIRED']);
    expect((await patch({ version: 1, primaryContact: null })).status).toBe(200);

    const email = { kind: 'email', subject: 'Hola', text: 'Hola' };
    expect(codes(await add(id, email))).toEqual([400, 'to', 'NO_ADDRESS']);
    expect(codes(await add(id, { kind: 'sms', text: 'Hola' }))).toEqual([400, 'to', 'NO_PHONE']);
    const past = { kind: 'interview', title: 'Ayer', startsAt: '2020-01-01T10:00:00Z', attendees: ['a@b.example'] };
    expect(codes(await add(id, past))).toEqual([400, 'startsAt', 'STARTS_AT_PAST']);
    expect(codes(await add('nobody', email))).toEqual([404, undefined, 'EMPLOYER_NOT_FOUND']);
    expect((await add(id, {})).status).toBe(400);
    const key = randomUUID();
    await add(id, { kind: 'note', text: 'Uno' }, key);
    expect(codes(await add(id, { kind: 'note', text: 'Dos' }, key))).toEqual([
      409,
      undefined,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
  });

  test('a file of another type or too large is refused by storage', async () => {
    const { id } = await request();
    const file = { kind: 'document', fileName: 'a.txt', contentType: 'text/plain', sizeBytes: 5 };
    const { body } = await add(id, file);
    const html = { ...body.upload, fields: { ...body.upload.fields, 'Content-Type': 'text/html' } };
    expect((await upload(html, '<script>')).status).toBe(403);
    expect((await upload(body.upload, 'x'.repeat(body.upload.maxBytes + 1))).status).toBe(400);
  });
});

/** The forms without a file over the wire: to a matched talent, an inbox message and an employer's request. */
import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { TABLES } from '../../shared/contract/resources.ts';
import { confirm, follow, outcome, type Sent } from '../support/applying.ts';
import { contactForm, employerForm, freshPhone, post, profileForm, sendProfile } from '../support/form-filling.ts';
import type { TestStack } from '../support/local-stack.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
});

const JOB = 'demo01nurse';
const asAdmin = (path: string, options: { method?: string } = {}) => stack.api(path, { ...options, token: admin });
const finished = (sent: Pick<Sent, 'applicationId' | 'statusToken'>) => outcome(stack, sent as Sent);

async function talentOf(applicationId: string) {
  const { talentId } = (await asAdmin(`/api/admin/applications/${applicationId}`)).body;
  return (await asAdmin(`/api/admin/talents/${talentId}`)).body;
}

/** An item as it lies in its table. */
async function stored(shape: (typeof TABLES)['messages' | 'employerRequests'], id: string) {
  const { environment } = stack.running;
  const credentials = {
    accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
  };
  const endpoint = environment.AWS_ENDPOINT_URL_DYNAMODB;
  const client = new DynamoDBClient({ endpoint, region: environment.AWS_REGION, credentials });
  const Key = { [shape.partitionKey]: id };
  const command = new GetCommand({ TableName: environment[shape.environmentName], Key });
  return (await DynamoDBDocumentClient.from(client).send(command)).Item;
}

describe('a profile', () => {
  test('in Spanish for a job becomes a matched talent whose quotes stand in the stored text', async () => {
    const email = `nerea.${randomUUID().slice(0, 8)}@people.example`;
    const sent = await sendProfile(stack, { jobId: JOB, email });
    const first = await follow(stack, sent);
    expect(['active', 'completed']).toContain(first.body.resume.status);

    const seen = await finished(sent);
    expect(seen).toMatchObject({ job: { jobId: JOB }, resume: { status: 'completed', fileName: null } });
    expect(seen.profile).toMatchObject({ firstName: 'Nerea', lastName: 'Campos Ulloa', email });
    expect(seen.profile.experience[0]).toMatchObject({ company: 'Hospital Marina Alta', current: true });
    expect(seen.profile.education[0]).toMatchObject({ level: 'bachelor' });
    expect(seen.profile.skills.map(({ name }: { name: string }) => name)).toContain('Triaje');

    const talent = await talentOf(sent.applicationId);
    expect(talent).toMatchObject({ email, source: 'profile' });
    const { text } = talent.resumes[0];
    const evidence = seen.matches[0].criteria.flatMap((criterion: { evidence: unknown[] }) => criterion.evidence);
    expect(evidence.length).toBeGreaterThan(0);
    for (const { source, quote, start, end } of evidence) {
      expect(source).toBe('profile');
      expect(text.slice(start, end)).toBe(quote);
    }
    expect(seen.matches[0].criteria.some(({ verdict }: { verdict: string }) => verdict === 'met')).toBe(true);
    expect((await asAdmin(`/api/admin/applications/${sent.applicationId}`)).body.source).toBe('profile');
  });

  test('without an e-mail address is known by its phone number, until it is erased', async () => {
    const phone = freshPhone();
    const sent = await sendProfile(stack, { phone, talentPoolConsent: true });
    await finished(sent);
    await confirm(stack, sent, admin);
    const again = await sendProfile(stack, {
      phone: phone.replaceAll(' ', '-'),
      aboutMe: 'De nuevo.',
      talentPoolConsent: true,
    });
    await finished(again);
    expect((await talentOf(again.applicationId)).talentId).not.toBe((await talentOf(sent.applicationId)).talentId);
    await confirm(stack, again, admin);
    const talent = await talentOf(sent.applicationId);
    expect(talent).toMatchObject({ email: null, phone: phone.replaceAll(' ', '-'), source: 'profile' });
    expect((await talentOf(again.applicationId)).talentId).toBe(talent.talentId);
    expect(talent.matches.length).toBeGreaterThan(0);

    const erased = await asAdmin(`/api/admin/talents/${talent.talentId}`, { method: 'DELETE' });
    expect(erased.status).toBe(204);
    expect((await follow(stack, sent)).status).toBe(404);
    const second = await sendProfile(stack, { phone });
    await finished(second);
    expect((await talentOf(second.applicationId)).talentId).not.toBe(talent.talentId);
  });

  test('of the greatest length, all on one line, is read to the end', async () => {
    const experience = `Soldadora, Talleres Yunque, 2019 - 2024. ${'Soldadura TIG de depósitos. '.repeat(800)}`;
    const sent = await sendProfile(stack, { experience: experience.slice(0, 20_000), education: 'x '.repeat(10_000) });
    expect((await finished(sent)).resume.status).toBe('completed');
  });

  test('sent twice under one key is one application, other content under it is refused', async () => {
    const key = randomUUID();
    const form = { phone: freshPhone() };
    const [first, second] = await Promise.all([sendProfile(stack, form, key), sendProfile(stack, form, key)]);
    expect(second.applicationId).toBe(first.applicationId);
    expect((await follow(stack, first)).status).toBe(200);
    expect((await follow(stack, second)).status).toBe(200);
    await finished(first);
    expect((await talentOf(first.applicationId)).resumes).toHaveLength(1);
    const other = await post(stack, '/api/profiles', profileForm({ ...form, firstName: 'Otra' }), key);
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('for a job that is unknown is answered 404, in English with nothing but the required fields 201', async () => {
    const unknown = await post(stack, '/api/profiles', profileForm({ jobId: 'nowhere-job99' }));
    expect(unknown).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
    const least = {
      firstName: 'Jo',
      lastName: 'Hart',
      phone: freshPhone(),
      language: 'en',
      privacyNoticeAccepted: true,
    };
    const taken = await post(stack, '/api/profiles', least);
    expect(taken.status).toBe(201);
    expect(await finished(taken.body)).toMatchObject({ resume: { status: 'completed' }, profile: { firstName: 'Jo' } });
  });
});

describe('the forms of visitors and employers', () => {
  test('a contact message is kept, in its language and once', async () => {
    const key = randomUUID();
    const form = contactForm({ language: 'en', privacyNoticeAccepted: true, fillSeconds: 40 });
    const answers = await Promise.all([post(stack, '/api/contact', form, key), post(stack, '/api/contact', form, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [{ messageId }, second] = answers.map(({ body }) => body);
    expect(second).toEqual({ messageId });
    const { fillSeconds: _fillSeconds, privacyNoticeAccepted: _accepted, ...typed } = form;
    const item = await stored(TABLES.messages, messageId);
    expect(item).toMatchObject({ ...typed, kind: 'message', consent: { noticeVersion: expect.any(String) } });
    const other = await post(stack, '/api/contact', contactForm({ message: 'Otra cosa' }), key);
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('an employer’s request is kept and promised an answer 24 hours later', async () => {
    const { status, body } = await post(stack, '/api/employer-requests', employerForm());
    expect(status).toBe(201);
    const item = await stored(TABLES.employerRequests, body.requestId);
    expect(item).toMatchObject({ ...employerForm(), language: 'es', replyBy: body.replyBy });
    expect(Date.parse(body.replyBy) - Date.parse(item?.createdAt)).toBe(24 * 3_600_000);
  });

  test.each([
    ['/api/profiles', profileForm({ phone: '' }), 'phone', 'PHONE_REQUIRED'],
    ['/api/profiles', profileForm({ lastName: undefined }), 'lastName', 'LAST_NAME_REQUIRED'],
    ['/api/profiles', profileForm({ link: 'javascript:alert(1)' }), 'link', 'LINK_INVALID'],
    ['/api/profiles', profileForm({ website: 'https://spam.example' }), 'website', 'INVALID'],
    ['/api/profiles', profileForm({ fillSeconds: 0.3 }), 'fillSeconds', 'TOO_FAST'],
    ['/api/contact', contactForm({ subject: undefined }), 'subject', 'SUBJECT_REQUIRED'],
    ['/api/contact', contactForm({ email: 'nobody' }), 'email', 'EMAIL_INVALID'],
    ['/api/contact', contactForm({ website: 'https://spam.example' }), 'website', 'INVALID'],
    ['/api/employer-requests', employerForm({ positionsToHire: '4' }), 'positionsToHire', 'POSITIONS_REQUIRED'],
    ['/api/employer-requests', employerForm({ company: ' ' }), 'company', 'COMPANY_REQUIRED'],
    ['/api/employer-requests', employerForm({ website: 'https://spam.example' }), 'website', 'INVALID'],
  ])('%s refuses with the field and its code (%#)', async (path, form, field, code) => {
    const answer = await post(stack, path, form);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', errors: [{ path: field, code }] } });
  });
});

/** Shows that a profile is taken once and answered only when its text is in storage. */
import { describe, expect, it } from 'vitest';
import { resumeStateOf } from '../../../lambdas/applications/application-view.ts';
import { submitProfile } from '../../../lambdas/applications/submit-profile.ts';
import { derivedId, fingerprint } from '../../../lambdas/runtime/ids.ts';
import { VISITOR } from '../../../shared/domain/policy.ts';
import { profileInputSchema } from '../../../shared/domain/profile-form.ts';
import { clockAt, counted, fakeApplications, fakeJobs, fakeUploads } from '../../support/fakes.ts';
import { aJob, START } from '../records.ts';

const FORM = {
  firstName: 'Amapola',
  lastName: 'Quintanar',
  phone: '+34 555 010 041',
  skills: ['Soldadura TIG', ' ', 'Planos'],
  experience: 'Soldadora, Talleres Yunque, 2019 - 2024',
  aboutMe: '',
  link: 'linkedin.com/in/amapola',
  privacyNoticeAccepted: true,
};

function platform(...jobs: ReturnType<typeof aJob>[]) {
  const clock = clockAt(START);
  const applications = fakeApplications(clock);
  const uploads = fakeUploads(clock);
  const getJob = fakeJobs(clock, ...jobs).get;
  const ids = { newId: counted('id'), newToken: counted('token'), derivedId, fingerprint };
  const letters = { sendLetter: async () => undefined, onPostponed: () => undefined };
  const deps = { applications, uploads, getJob, ...ids, ...letters, now: clock.now };
  const send = (changes: object = {}, key?: string) => {
    const body = profileInputSchema.parse({ ...FORM, ...changes });
    const headers = { 'idempotency-key': key };
    return submitProfile({ params: undefined, query: undefined, headers, body, correlationId: 'c' }, VISITOR, deps);
  };
  const textOf = (id: string) => Buffer.from(uploads.objects.get(`applications/${id}`)?.[0]?.bytes ?? []).toString();
  return { applications, deps, send, textOf, uploads };
}

describe('submitting a profile', () => {
  it('stores an application with the typed fields, and its text where resumes are read from', async () => {
    const { applications, send, textOf } = platform(aJob());
    const { applicationId, statusToken } = await send({ jobId: 'soldador-job1', talentPoolConsent: true });
    expect(statusToken).toBe('token1');
    expect(applications.rows.get(applicationId)).toMatchObject({
      source: 'profile',
      jobId: 'job1',
      phone: FORM.phone,
      resumeStatus: 'awaiting-upload',
      unfinished: 'upload',
      declaredType: 'text/plain',
      objectKey: `applications/${applicationId}`,
      profileForm: { skills: ['Soldadura TIG', 'Planos'], link: 'https://linkedin.com/in/amapola' },
      consent: { privacyNoticeAt: START, talentPoolAt: START, language: 'es' },
    });
    expect(applications.rows.get(applicationId)).not.toHaveProperty('email');
    expect(textOf(applicationId)).toContain('Experiencia\nSoldadora, Talleres Yunque, 2019 - 2024\n');
  });

  it('shows it as being worked on from the first moment, since nothing is left to upload', async () => {
    const { applications, send } = platform();
    const { applicationId } = await send();
    const record = applications.rows.get(applicationId);
    expect(record && resumeStateOf(record)).toMatchObject({ status: 'active', fileName: null });
  });

  it('takes the same form under the same key as one application with one text', async () => {
    const { applications, send, uploads } = platform();
    const first = await send({ fillSeconds: 30 }, 'key-1');
    const second = await send({ fillSeconds: 90 }, 'key-1');
    expect(second.applicationId).toBe(first.applicationId);
    expect([applications.rows.size, uploads.objects.get(`applications/${first.applicationId}`)?.length]).toEqual([
      1, 1,
    ]);
    const digests = applications.rows.get(first.applicationId)?.tokenDigests;
    expect(digests).toEqual(new Set([fingerprint(first.statusToken), fingerprint(second.statusToken)]));
  });

  it('refuses other content under a used key', async () => {
    const { send } = platform();
    await send({}, 'key-1');
    const refused = { kind: 'conflict', code: 'IDEMPOTENCY_KEY_REUSED' };
    await expect(send({ experience: 'Otra' }, 'key-1')).rejects.toMatchObject(refused);
  });

  it('fails while storage is away, and brings the missing text when the form comes again', async () => {
    const { deps, send, textOf } = platform();
    const writeOnce = deps.uploads.writeOnce;
    deps.uploads.writeOnce = () => Promise.reject(new Error('storage is away'));
    await expect(send({}, 'key-1')).rejects.toThrow('storage is away');
    deps.uploads.writeOnce = writeOnce;
    const { applicationId } = await send({}, 'key-1');
    expect(textOf(applicationId)).toContain('Amapola Quintanar');
  });

  it.each([
    ['an unknown job', 'job9', {}, 'not-found', 'JOB_NOT_FOUND'],
    ['a closed job', 'job1', { status: 'closed' }, 'conflict', 'JOB_NOT_OPEN'],
    ['an active job that is not public', 'job1', { public: false }, 'not-found', 'JOB_NOT_FOUND'],
  ] as const)('refuses %s and stores nothing', async (_case, jobId, over, kind, code) => {
    const { applications, send, uploads } = platform(aJob(over));
    await expect(send({ jobId })).rejects.toMatchObject({ kind, code });
    expect([applications.rows.size, uploads.objects.size]).toEqual([0, 0]);
  });
});

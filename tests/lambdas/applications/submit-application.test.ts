/** Shows that an application is taken once, for a job that is open, whatever is sent twice. */
import { describe, expect, it } from 'vitest';
import { submitApplication } from '../../../lambdas/applications/submit-application.ts';
import { derivedId, fingerprint } from '../../../lambdas/runtime/ids.ts';
import { applicationInputSchema } from '../../../shared/domain/application.ts';
import { VISITOR } from '../../../shared/domain/policy.ts';
import { clockAt, counted, fakeApplications, fakeJobs, fakeUploads } from '../../support/fakes.ts';
import { aJob, START } from '../records.ts';

const FORM = {
  firstName: 'Amapola',
  lastName: 'Quintanar',
  email: 'amapola@people.example',
  privacyNoticeAccepted: true,
  resume: { fileName: 'cv.pdf', contentType: 'application/pdf', sizeBytes: 1000 },
};

function platform(...jobs: ReturnType<typeof aJob>[]) {
  const clock = clockAt(START);
  const applications = fakeApplications(clock);
  const deps = {
    applications,
    getJob: fakeJobs(clock, ...jobs).get,
    permitUpload: fakeUploads(clock).permitUpload,
    newId: counted('id'),
    newToken: counted('token'),
    derivedId,
    fingerprint,
    now: clock.now,
    sendLetter: async () => undefined,
    onPostponed: () => undefined,
  };
  const send = (changes: object = {}, key?: string) => {
    const body = applicationInputSchema.parse({ ...FORM, ...changes });
    const input = {
      params: undefined,
      query: undefined,
      headers: { 'idempotency-key': key },
      body,
      correlationId: 'c',
    };
    return submitApplication(input, VISITOR, deps);
  };
  return { applications, deps, send };
}

describe('submitting an application', () => {
  it('stores one that waits for its file, and answers where to put it', async () => {
    const { applications, send } = platform(aJob());
    const { applicationId, statusToken, upload } = await send({ jobId: 'job1' });
    expect(applications.rows.get(applicationId)).toMatchObject({
      jobId: 'job1',
      jobTitle: 'Soldador',
      company: 'Talleres Yunque',
      email: FORM.email,
      source: 'form',
      stage: 'new',
      resumeStatus: 'awaiting-upload',
      unfinished: 'upload',
      submittedAt: START,
      objectKey: `applications/${applicationId}`,
    });
    expect(upload.fields).toMatchObject({ key: `applications/${applicationId}`, 'Content-Type': 'application/pdf' });
    expect(statusToken).toBe('token1');
  });

  it('keeps no token, only its digest', async () => {
    const { applications, send } = platform();
    const { applicationId } = await send();
    const record = applications.rows.get(applicationId);
    expect(record?.tokenDigests).toEqual(new Set([fingerprint('token1')]));
    expect(JSON.stringify([...(record?.tokenDigests ?? [])])).not.toContain('token1');
  });

  it('notes what was agreed to and when, and consent to the talent pool only where it was given', async () => {
    const { applications, send } = platform();
    const without = await send();
    const withConsent = await send({ talentPoolConsent: true });
    expect(applications.rows.get(without.applicationId)?.consent).not.toHaveProperty('talentPoolAt');
    expect(applications.rows.get(withConsent.applicationId)?.consent).toMatchObject({
      privacyNoticeAt: START,
      talentPoolAt: START,
      language: 'es',
    });
  });

  it('is followed by at most fifty tokens, and one that was given before stays good', async () => {
    const { applications, send } = platform();
    const { applicationId } = await send({}, 'key-1');
    for (let count = 2; count <= 50; count += 1) await send({}, 'key-1');
    await expect(send({}, 'key-1')).rejects.toMatchObject({ kind: 'conflict', code: 'SENT_TOO_OFTEN' });
    const digests = applications.rows.get(applicationId)?.tokenDigests;
    expect(digests?.size).toBe(50);
    expect(digests).toContain(fingerprint('token1'));
  });

  it('takes the same form under the same key as one application, and both answers can follow it', async () => {
    const { applications, send } = platform();
    const first = await send({ fillSeconds: 30 }, 'key-1');
    const second = await send({ fillSeconds: 31 }, 'key-1');
    expect(second.applicationId).toBe(first.applicationId);
    expect(second.statusToken).not.toBe(first.statusToken);
    expect(applications.rows.size).toBe(1);
    const digests = applications.rows.get(first.applicationId)?.tokenDigests;
    expect(digests).toEqual(new Set([fingerprint(first.statusToken), fingerprint(second.statusToken)]));
  });

  it('takes five of them at once as one application', async () => {
    const { applications, send } = platform();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({}, 'key-1')));
    expect(new Set(answers.map(({ applicationId }) => applicationId)).size).toBe(1);
    expect([...applications.rows.values()].map(({ tokenDigests }) => tokenDigests?.size)).toEqual([5]);
  });

  it('refuses other content under a used key and leaves the first as it was', async () => {
    const { applications, send } = platform();
    const { applicationId } = await send({}, 'key-1');
    const before = structuredClone(applications.rows.get(applicationId));
    await expect(send({ email: 'else@people.example' }, 'key-1')).rejects.toMatchObject({
      kind: 'conflict',
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(applications.rows.get(applicationId)).toEqual(before);
  });

  it('takes forms without a key as different ones', async () => {
    const { applications, send } = platform();
    await send();
    await send();
    expect(applications.rows.size).toBe(2);
  });

  it('finds the job by the slug of its address, also an old one', async () => {
    const { applications, send } = platform(aJob());
    const { applicationId } = await send({ jobId: 'titulo-de-antes-job1' });
    expect(applications.rows.get(applicationId)?.jobId).toBe('job1');
  });

  it.each([
    ['an unknown job', 'job9', {}, 'not-found', 'JOB_NOT_FOUND'],
    ['a closed job', 'job1', { status: 'closed' }, 'conflict', 'JOB_NOT_OPEN'],
    ['a paused job', 'job1', { status: 'paused' }, 'conflict', 'JOB_NOT_OPEN'],
    ['a draft', 'job1', { status: 'draft' }, 'conflict', 'JOB_NOT_OPEN'],
    ['an active job that is not public', 'job1', { public: false }, 'not-found', 'JOB_NOT_FOUND'],
  ] as const)('refuses %s and stores nothing', async (_case, jobId, over, kind, code) => {
    const { applications, send } = platform(aJob(over));
    await expect(send({ jobId })).rejects.toMatchObject({ kind, code });
    expect(applications.rows.size).toBe(0);
  });

  it('stores nothing when storage cannot give permission', async () => {
    const { applications, deps, send } = platform();
    deps.permitUpload = () => Promise.reject(new Error('storage is away'));
    await expect(send()).rejects.toThrow('storage is away');
    expect(applications.rows.size).toBe(0);
  });
});

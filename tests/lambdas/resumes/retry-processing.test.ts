/** Shows which resumes recruiters can have read again, one by one and all together, and that doing it twice is harmless. */
import { describe, expect, it } from 'vitest';
import { readUploadedResume } from '../../../lambdas/resumes/read-uploaded-resume.ts';
import { retryFailed } from '../../../lambdas/resumes/retry-failed.ts';
import { retryProcessing } from '../../../lambdas/resumes/retry-processing.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import type { ReadingRequest } from '../../../shared/contract/events.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import { clockAt, fakeApplications, fakeUploads, outbox } from '../../support/fakes.ts';
import { fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, anApplication, START, USER } from '../records.ts';
import { KEY, resumePipeline } from './resume-pipeline.ts';

const correlationId = 'corr-0001';
const LATER = '2026-11-21T10:00:00.000Z';
const FAILED = {
  resumeStatus: 'failed',
  failureCode: 'READING_TIMED_OUT',
  unfinished: undefined,
  attempts: 7,
  versionId: 'v1',
} as const;

function setUp(...records: Partial<ApplicationRecord>[]) {
  const clock = clockAt(LATER);
  const applications = fakeApplications(clock, ...records.map(anApplication));
  const uploads = fakeUploads(clock);
  for (const { objectKey, versionId } of applications.rows.values()) uploads.put(objectKey, versionId ?? 'v1', 'cv');
  const queue = outbox<ReadingRequest>();
  const trail = fakeTrail();
  const postponed: string[] = [];
  const onPostponed = (id: string) => void postponed.push(id);
  const deps = { applications, uploads, requestReading: queue.send, audit: trail.audit, onPostponed, now: clock.now };
  const retry = (applicationId = 'app1', actor = ADMIN) =>
    retryProcessing({ params: { applicationId }, correlationId }, actor, deps);
  const retryAll = (body: Parameters<typeof retryFailed>[0]['body'] = {}, isTimeUp = () => false, actor = ADMIN) =>
    retryFailed({ body, correlationId }, actor, { ...deps, isTimeUp });
  return { applications, clock, postponed, queue, retry, retryAll, trail: trail.entries, uploads };
}

describe('a retry', () => {
  it('has a failed resume read again, its attempts counted from zero, and notes who wanted it', async () => {
    const { applications, queue, retry, trail } = setUp(FAILED);
    const row = await retry();
    expect(row).toMatchObject({ applicationId: 'app1', status: 'active', unfinished: 'reading', attempts: 0 });
    expect(row).not.toHaveProperty('failure');
    expect(applications.rows.get('app1')).toMatchObject({ resumeStatus: 'active', unfinished: 'reading' });
    expect(queue.sent).toEqual([{ applicationId: 'app1' }]);
    const changes = [{ field: 'resume.status', before: 'failed', after: 'active' }];
    const record = { recordKind: 'application', recordId: 'app1', correlationId };
    expect(trail).toEqual([{ actor: ADMIN, action: 'application.retry', ...record, changes }]);
  });

  it('is read to its end, without telling the person that a file came in once more', async () => {
    const { deps, row } = resumePipeline({ ...FAILED, steps: [{ kind: 'uploaded', at: START }] });
    deps.uploads.put(KEY, 'v1', 'cv of amapola@people.example');
    const ports = { requestReading: outbox<ReadingRequest>().send, audit: fakeTrail().audit };
    const facts = { onPostponed: () => undefined, now: () => START };
    await retryProcessing({ params: { applicationId: 'app1' }, correlationId }, ADMIN, { ...deps, ...ports, ...facts });
    expect(await readUploadedResume('app1', { versionId: 'v1' }, SYSTEM, deps)).toBe('completed');
    expect(row()).toMatchObject({ resumeStatus: 'completed', attempts: 1 });
    expect(row()?.steps?.map(({ kind }) => kind)).toEqual(['uploaded', 'read']);
  });

  it('takes up one that is stuck, and leaves one alone that is being read', async () => {
    const stuck = { resumeStatus: 'active', unfinished: 'reading' } as const;
    const { queue, retry } = setUp(
      { applicationId: 'dead', ...stuck, leaseUntil: START },
      { applicationId: 'busy', ...stuck, leaseUntil: '2026-11-21T10:00:30.000Z' },
    );
    expect(await retry('dead')).toMatchObject({ status: 'active' });
    await expect(retry('busy')).rejects.toMatchObject({ kind: 'conflict', code: 'NOTHING_TO_RETRY' });
    expect(queue.sent).toEqual([{ applicationId: 'dead' }]);
  });

  it('asks for one whose file came without a word from storage', async () => {
    const { applications, queue, retry } = setUp({});
    expect(await retry()).toMatchObject({ status: 'awaiting-upload' });
    expect([queue.sent, applications.rows.get('app1')?.revision]).toEqual([[{ applicationId: 'app1' }], 1]);
  });

  it.each([
    ['was read', { resumeStatus: 'completed', unfinished: undefined }, 'NOTHING_TO_RETRY'],
    ['its person withdrew', { ...FAILED, withdrawnAt: START }, 'APPLICATION_WITHDRAWN'],
  ] as const)('of one that %s is refused', async (_case, over, code) => {
    const { queue, retry, trail } = setUp(over);
    await expect(retry()).rejects.toMatchObject({ kind: 'conflict', code });
    expect([queue.sent, trail]).toEqual([[], []]);
  });

  it.each([
    ['failed', FAILED, 'FILE_GONE'],
    ['still waits for its file', {}, 'NOTHING_TO_RETRY'],
    ['was dropped and replaced', { ...FAILED, source: 'drop', versionId: 'gone' }, 'FILE_GONE'],
  ] as const)('of one that %s is refused where there is no file', async (_case, over, code) => {
    const { retry, uploads } = setUp(over);
    uploads.objects.clear();
    await expect(retry()).rejects.toMatchObject({ kind: 'conflict', code });
  });

  it('of an unknown application, and by anybody else, is refused', async () => {
    const { retry } = setUp(FAILED);
    await expect(retry('app9')).rejects.toMatchObject({ kind: 'not-found', code: 'APPLICATION_NOT_FOUND' });
    await expect(retry('app1', USER)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('five times at once asks once', async () => {
    const { queue, retry, trail } = setUp(FAILED);
    const rows = await Promise.all(Array.from({ length: 5 }, () => retry()));
    expect(rows.map(({ status }) => status)).toEqual(Array(5).fill('active'));
    expect([queue.sent.length, trail.length]).toEqual([1, 1]);
  });

  it('leaves its marker for the sweep when the queue cannot be reached', async () => {
    const { applications, postponed, queue, retry } = setUp(FAILED);
    queue.down = true;
    expect(await retry()).toMatchObject({ status: 'active' });
    expect([applications.rows.get('app1')?.unfinished, postponed]).toEqual(['reading', ['app1']]);
  });
});

describe('retrying all that failed', () => {
  const many = Array.from({ length: 25 }, (_, at) => ({
    ...FAILED,
    applicationId: `app${at}`,
    failureCode: at % 5 === 0 ? 'EMAIL_NOT_FOUND' : 'READING_TIMED_OUT',
    updatedAt: new Date(Date.parse(START) + at * 1000).toISOString(),
  }));

  it('reads each again, and of one reason only those', async () => {
    const all = setUp(...many, { applicationId: 'read', resumeStatus: 'completed' });
    expect(await all.retryAll()).toEqual({ retried: 25, remaining: 0, failedBefore: LATER });
    expect(new Set(all.queue.sent.map(({ applicationId }) => applicationId)).size).toBe(25);
    const some = setUp(...many);
    expect(await some.retryAll({ failure: 'EMAIL_NOT_FOUND' })).toMatchObject({ retried: 5, remaining: 0 });
    expect(some.applications.rows.get('app1')?.resumeStatus).toBe('failed');
  });

  it('says how many there was no time for, and takes them up when asked again', async () => {
    const { queue, retryAll } = setUp(...many);
    const first = await retryAll({}, () => queue.sent.length >= 10);
    expect(first).toMatchObject({ retried: 10, remaining: 15 });
    expect(await retryAll({ failedBefore: first.failedBefore })).toMatchObject({ retried: 15, remaining: 0 });
  });

  it('leaves alone what has failed once more since the first answer', async () => {
    const { applications, clock, retryAll } = setUp(...many);
    const { failedBefore } = await retryAll();
    clock.pass(5);
    for (const [id, record] of applications.rows) {
      applications.rows.set(id, { ...record, resumeStatus: 'failed', updatedAt: clock.now() });
    }
    expect(await retryAll({ failedBefore })).toMatchObject({ retried: 0, remaining: 0 });
    clock.pass(1);
    expect(await retryAll()).toMatchObject({ retried: 25 });
  });

  it('passes over those without a file and those withdrawn', async () => {
    const { retryAll, uploads } = setUp(
      { ...FAILED, applicationId: 'gone', objectKey: 'drops/gone.pdf' },
      { ...FAILED, applicationId: 'withdrawn', withdrawnAt: START },
      { ...FAILED, applicationId: 'there' },
    );
    uploads.objects.delete('drops/gone.pdf');
    expect(await retryAll()).toMatchObject({ retried: 1, remaining: 0 });
  });

  it('is for recruiters', async () => {
    await expect(setUp().retryAll({}, () => false, USER)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

/** Shows how recruiters' edits of applications win, lose and have dropped files read again. */
import { describe, expect, it } from 'vitest';
import { listApplications } from '../../../lambdas/applications/list-applications.ts';
import { updateApplication } from '../../../lambdas/applications/update-application.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-store.ts';
import type { ReadingRequest } from '../../../shared/contract/events.ts';
import type { ApplicationUpdate } from '../../../shared/domain/application.ts';
import { clockAt, fakeApplications, outbox } from '../../support/fakes.ts';
import { ADMIN, anApplication, START } from '../records.ts';

function platform(...records: Partial<ApplicationRecord>[]) {
  const applications = fakeApplications(clockAt(START), ...records.map(anApplication));
  const queue = outbox<ReadingRequest>();
  const deps = { applications, requestReading: queue.send, onPostponed: () => undefined, now: () => START };
  const update = (body: ApplicationUpdate, id = 'app1') => updateApplication({ params: { id }, body }, ADMIN, deps);
  return { applications, queue, update };
}

describe('updating an application', () => {
  it('moves it to another stage and counts the version up', async () => {
    const { update } = platform({});
    expect(await update({ version: 1, stage: 'interview' })).toMatchObject({ stage: 'interview', version: 2 });
  });

  it('gives two recruiters at once one success and one conflict', async () => {
    const { applications, update } = platform({});
    const outcomes = await Promise.allSettled([
      update({ version: 1, stage: 'offer' }),
      update({ version: 1, stage: 'rejected' }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(outcomes[1]).toMatchObject({ reason: { kind: 'conflict', code: 'STALE_VERSION' } });
    expect(applications.rows.get('app1')?.stage).toBe('offer');
  });

  it('refuses an unknown application', async () => {
    await expect(platform().update({ version: 1 })).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' });
  });

  it('is not disturbed by a step of processing in between', async () => {
    const { update } = platform({ revision: 7 });
    expect(await update({ version: 1, stage: 'screening' })).toMatchObject({ stage: 'screening' });
  });

  const nameless = {
    source: 'drop',
    email: undefined,
    resumeStatus: 'failed',
    failureCode: 'EMAIL_NOT_FOUND',
  } as const;

  it('takes the address that a dropped resume lacks and asks for it to be read again', async () => {
    const { applications, queue, update } = platform(nameless);
    const answer = await update({ version: 1, email: 'found@people.example' });
    expect(answer).toMatchObject({ email: 'found@people.example', resume: { status: 'active' } });
    expect(answer.resume).not.toHaveProperty('failure');
    expect(applications.rows.get('app1')).toMatchObject({ unfinished: 'reading' });
    expect(queue.sent).toEqual([{ applicationId: 'app1', takeOver: true }]);
  });

  it('leaves the marker for the sweep when the queue cannot be reached', async () => {
    const { applications, queue, update } = platform(nameless);
    queue.down = true;
    expect(await update({ version: 1, email: 'found@people.example' })).toMatchObject({ version: 2 });
    expect(applications.rows.get('app1')).toMatchObject({ unfinished: 'reading', email: 'found@people.example' });
  });

  it.each([
    ['came from the form', { source: 'form' }],
    ['failed for another reason', { source: 'drop', failureCode: 'FILE_ENCRYPTED' }],
    ['was read', { source: 'drop', failureCode: undefined, resumeStatus: 'completed' }],
  ] as const)('takes no address for one that %s', async (_case, over) => {
    const { queue, update } = platform({ ...nameless, ...over });
    await expect(update({ version: 1, email: 'other@people.example' })).rejects.toMatchObject({
      kind: 'invalid',
      details: { errors: [{ path: 'email', code: 'EMAIL_NOT_MISSING' }] },
    });
    expect(queue.sent).toEqual([]);
  });
});

describe('what the person hears of a recruiter’s decision', () => {
  it('is each stage that it moved to, and none that it was in already', async () => {
    const { applications, update } = platform({});
    await update({ version: 1, stage: 'new' });
    await update({ version: 2, stage: 'screening' });
    await update({ version: 3, stage: 'interview' });
    expect(applications.rows.get('app1')?.decisions).toEqual([
      { kind: 'stage', at: START, stage: 'screening' },
      { kind: 'stage', at: START, stage: 'interview' },
    ]);
  });

  it('is that the review they asked for was done, together with what it led to', async () => {
    const { applications, update } = platform({ reviewRequestedAt: START, reviewReason: 'Falta mi carnet.' });
    const seen = await update({ version: 1, stage: 'interview', reviewed: true });
    expect(seen).toMatchObject({ reviewedAt: START, reviewReason: 'Falta mi carnet.', stage: 'interview' });
    expect(applications.rows.get('app1')?.decisions?.map(({ kind }) => kind)).toEqual(['stage', 'reviewed']);
  });

  it.each([
    ['nobody asked for', {}],
    ['was done before', { reviewRequestedAt: START, reviewedAt: START }],
  ])('is no review that %s', async (_case, record) => {
    const { applications, update } = platform(record);
    await expect(update({ version: 1, reviewed: true })).rejects.toMatchObject({
      kind: 'invalid',
      details: { errors: [{ path: 'reviewed', code: 'REVIEW_NOT_REQUESTED' }] },
    });
    expect(applications.rows.get('app1')?.version).toBe(1);
  });
});

describe('listing applications', () => {
  const records = Array.from({ length: 30 }, (_, index) => ({
    applicationId: `app${index}`,
    jobId: index % 2 ? 'job1' : 'job2',
    stage: index % 3 ? ('new' as const) : ('offer' as const),
    submittedAt: new Date(Date.parse(START) + index * 1000).toISOString(),
  }));

  async function allPages(query: { jobId?: string; stage?: 'offer'; limit: number }) {
    const applications = fakeApplications(clockAt(START), ...records.map(anApplication));
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listApplications({ query: { ...query, cursor } }, ADMIN, { applications });
      expect(page.items.length).toBeLessThanOrEqual(query.limit);
      found.push(...page.items.map(({ applicationId }) => applicationId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return found;
  }

  it('goes through all of them newest first, none twice', async () => {
    expect(await allPages({ limit: 7 })).toEqual(records.map(({ applicationId }) => applicationId).toReversed());
  });

  it('combines job and stage without losing any between pages', async () => {
    const wanted = records.filter(({ jobId, stage }) => jobId === 'job1' && stage === 'offer');
    const found = await allPages({ jobId: 'job1', stage: 'offer', limit: 2 });
    expect(found).toEqual(wanted.map(({ applicationId }) => applicationId).toReversed());
    expect(found.length).toBe(5);
  });
});

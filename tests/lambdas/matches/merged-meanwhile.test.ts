/** Shows that a resume on its way while its talent is merged into another arrives there, and is matched there. */
import { expect, it } from 'vitest';
import { matchResume } from '../../../lambdas/matches/match-resume.ts';
import { derivedId } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import { AppError } from '../../../shared/errors.ts';
import { prepareJob } from '../../../shared/matching/index.ts';
import { directMatcher } from '../../support/direct-matcher.ts';
import { fakeDecisions, fakeEvaluations } from '../../support/evaluation-fakes.ts';
import { clockAt, fakeApplications, fakeMatches, fakeResumes, fakeTalents } from '../../support/fakes.ts';
import { aJob, anApplication, aResume, aTalent, START } from '../records.ts';
import { created, KEY, resumePipeline } from '../resumes/resume-pipeline.ts';

const REQUEST = { kind: 'resume', talentId: 'gone', resumeId: 'resume1', applicationId: 'app1' } as const;

function platform(over: Partial<ApplicationRecord> = {}) {
  const clock = clockAt(START);
  const job = aJob();
  const ready = { job, prepared: prepareJob(job) };
  const read = { talentId: 'gone', resumeId: 'resume1', resumeStatus: 'completed', unfinished: 'matching' } as const;
  const kept = aTalent({ resumeId: undefined, resumeAt: undefined, joined: ['app1'], mergedIds: ['gone'] });
  const deps = {
    talents: fakeTalents(clock, kept, aTalent({ talentId: 'gone', email: 'gone', mergingInto: 'talent1' })),
    applications: fakeApplications(clock, anApplication({ ...read, jobId: 'job1', ...over })),
    resumes: fakeResumes(aResume({ talentId: 'gone' })),
    matches: fakeMatches(),
    decisions: fakeDecisions(),
    evaluations: fakeEvaluations(),
    activeJobs: async () => [ready],
    getJob: async () => ready,
    settle: async () => undefined,
    matcher: directMatcher(),
    derivedId,
    now: clock.now,
    today: () => '2026-11',
  };
  return { deps, row: () => deps.applications.rows.get('app1') };
}

it('moves the reading and its application to the survivor and stores the matches there', async () => {
  const { deps, row } = platform();
  expect(await matchResume(REQUEST, SYSTEM, deps)).toBe(1);
  expect([...deps.resumes.rows.values()].map(({ talentId }) => talentId)).toEqual(['talent1']);
  expect([...deps.matches.rows.values()].map(({ talentId }) => talentId)).toEqual(['talent1']);
  expect(row()).toMatchObject({ talentId: 'talent1', match: { percent: expect.any(Number) } });
  expect(row()?.unfinished).toBeUndefined();
  expect(deps.talents.rows.get('talent1')?.resumeId).toBe('resume1');
});

it('does so once, however often it is asked', async () => {
  const { deps, row } = platform();
  await Promise.all([matchResume(REQUEST, SYSTEM, deps), matchResume(REQUEST, SYSTEM, deps)]);
  await matchResume(REQUEST, SYSTEM, deps);
  expect(deps.resumes.rows.size).toBe(1);
  expect(deps.matches.rows.size).toBe(1);
  expect(row()?.talentId).toBe('talent1');
});

it('leaves nothing with the survivor of an application that its person erased meanwhile', async () => {
  const { deps } = platform();
  deps.applications.rows.delete('app1');
  expect(await matchResume(REQUEST, SYSTEM, deps)).toBe(0);
  expect(deps.resumes.rows.size).toBe(0);
});

it('gives a resume that could not be read to the survivor as well', async () => {
  const { deps, work, row } = resumePipeline({});
  deps.uploads.put(KEY, 'v1', 'broken');
  deps.readFile = () => Promise.reject(new AppError('invalid', 'FILE_DAMAGED'));
  const { advance } = deps.applications;
  deps.applications.advance = (record, changes) => {
    // The recruiter merges the talent right before the failure is noted.
    const talentId = changes.talentId && deps.talents.rows.get(changes.talentId)?.talentId;
    const talent = talentId && deps.talents.rows.get(talentId);
    if (talent) deps.talents.rows.set(talentId, { ...talent, mergingInto: 'survivor' });
    return advance(record, changes);
  };
  deps.talents.rows.set('survivor', aTalent({ talentId: 'survivor', email: 'survivor' }));
  await work(created(KEY, 'v1', '01'));
  expect(row()).toMatchObject({ resumeStatus: 'failed', talentId: 'survivor' });
});

/** Shows what an applicant sees behind their link, and that nobody else sees anything. */
import { describe, expect, it } from 'vitest';
import { followApplication } from '../../../lambdas/applications/follow-application.ts';
import { fingerprint } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { followedApplicationSchema } from '../../../shared/contract/own-application.ts';
import type { Match } from '../../../shared/domain/match.ts';
import { type Actor, VISITOR } from '../../../shared/domain/policy.ts';
import { clockAt, fakeApplications, fakeJobs, fakeMatches, fakeResumes } from '../../support/fakes.ts';
import { ADMIN, aJob, anApplication, aResume, START, USER } from '../records.ts';

const TOKEN = 'the-token';

function aMatch(over: Partial<Match>): Match {
  return {
    matchId: `match-${over.jobId}-${over.resumeId ?? 'resume1'}`,
    talentId: 'talent1',
    talentName: 'Amapola Quintanar',
    resumeId: 'resume1',
    jobId: 'job1',
    jobVersion: 1,
    jobTitle: 'Soldador',
    company: 'Talleres Yunque',
    createdAt: START,
    grade: 'B',
    percent: 70,
    confidence: 0.8,
    engine: { version: '1', weights: {} },
    criteria: [],
    knockouts: [],
    summary: { es: '', en: '' },
    ...over,
  };
}

function platform(over: Partial<ApplicationRecord>, matches: Match[] = [], reading = aResume()) {
  const clock = clockAt(START);
  const tokenDigests = new Set([fingerprint(TOKEN)]);
  const jobs = fakeJobs(clock, aJob(), aJob({ jobId: 'job2' }), aJob({ jobId: 'secret', public: false }));
  const deps = {
    applications: fakeApplications(clock, anApplication({ tokenDigests, ...over })),
    resumes: fakeResumes(reading),
    matches: fakeMatches(...matches),
    getJob: jobs.get,
    openJobs: jobs.listOpen,
    fingerprint,
    now: clock.now,
  };
  return (token?: string, actor: Actor = VISITOR, id = 'app1') => {
    const input = { params: { id }, query: { token }, headers: undefined, body: undefined, correlationId: 'c' };
    return followApplication(input, actor, deps);
  };
}

const READ = { resumeStatus: 'completed', talentId: 'talent1', resumeId: 'resume1' } as const;

describe('following an application', () => {
  it.each([
    ['no token', undefined, VISITOR],
    ['an empty token', '', VISITOR],
    ['another token', 'the-tokem', VISITOR],
    ['the digest itself', fingerprint(TOKEN), VISITOR],
    ['a signed-in stranger', 'the-tokem', USER],
  ] as const)('answers %s as if there were no such application', async (_case, token, actor) => {
    const missing = await platform({})(TOKEN, VISITOR, 'app9').catch((error) => error);
    const wrong = await platform({})(token, actor).catch((error) => error);
    expect(wrong).toMatchObject({ kind: 'not-found', code: 'APPLICATION_NOT_FOUND' });
    expect([wrong.kind, wrong.code, wrong.details]).toEqual([missing.kind, missing.code, missing.details]);
  });

  it('answers nobody where an application has no token, as a dropped one', async () => {
    await expect(platform({ tokenDigests: undefined })('')).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' });
  });

  it('opens for every token that was given out, and for an administrator without one', async () => {
    const follow = platform({ tokenDigests: new Set([fingerprint(TOKEN), fingerprint('second')]) });
    for (const answer of [await follow(TOKEN), await follow('second'), await follow(undefined, ADMIN)]) {
      expect(answer.applicationId).toBe('app1');
    }
  });

  it('shows state and job before the resume was read, in the shape of the contract', async () => {
    const answer = await platform({ jobId: 'job1', jobTitle: 'Soldador', company: 'Talleres Yunque' })(TOKEN);
    expect(followedApplicationSchema.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      job: { jobId: 'job1', slug: 'soldador-zaragoza-espana-job1', title: 'Soldador' },
      resume: { status: 'awaiting-upload', fileName: 'cv.txt' },
      profile: null,
      matches: [],
    });
  });

  it('keeps the title of a job that has been deleted', async () => {
    const answer = await platform({ jobId: 'gone', jobTitle: 'Tornero', company: 'X' })(TOKEN);
    expect(answer.job).toEqual({ jobId: 'gone', slug: 'tornero-gone', title: 'Tornero', company: 'X' });
  });

  it('says why a file could not be read, in both languages', async () => {
    const answer = await platform({ resumeStatus: 'failed', failureCode: 'FILE_ENCRYPTED' })(TOKEN);
    expect(answer.resume.failure?.code).toBe('FILE_ENCRYPTED');
    expect(answer.resume.failure?.message.es).toContain('contraseña');
    expect(answer.resume.failure?.message.en).toContain('password');
  });

  it('shows what was read and only the result for the job applied for', async () => {
    const matches = [aMatch({ jobId: 'job2', percent: 90 }), aMatch({ jobId: 'job1' })];
    const answer = await platform({ ...READ, jobId: 'job1' }, matches)(TOKEN);
    expect(answer.profile?.firstName).toBe('Amapola');
    expect(answer.matches.map(({ jobId }) => jobId)).toEqual(['job1']);
  });

  it('shows nothing of what recruiters evaluated for themselves', async () => {
    const evaluated = aMatch({ matchId: 'tried', jobId: 'job1', percent: 12, evaluationId: 'evaluation1' });
    const { matches } = await platform({ ...READ, jobId: 'job1' }, [evaluated, aMatch({ jobId: 'job1' })])(TOKEN);
    expect(matches.map(({ percent }) => percent)).toEqual([70]);
  });

  it('shows someone without a job theirs however often recruiters evaluated them since', async () => {
    const evaluated = Array.from({ length: 2_500 }, (_, count) =>
      aMatch({ matchId: `tried${count}`, jobId: 'job2', evaluationId: 'evaluation1' }),
    );
    const { matches } = await platform(READ, [...evaluated, aMatch({ jobId: 'job1' })])(TOKEN);
    expect(matches.map(({ jobId }) => jobId)).toEqual(['job1']);
  });

  it('says which parts stand in the person’s own words', async () => {
    const correction = { basedOn: 'resume0', statementStart: 50, withoutConcepts: [], superseded: [] };
    const sources = {
      firstName: { start: 0, end: 7 },
      'skills.0': { start: 30, end: 50 },
      phone: { start: 50, end: 60 },
    };
    const asRead = await platform(READ, [], aResume({ sources }))(TOKEN);
    expect(asRead.stated).toEqual([]);
    const corrected = await platform(READ, [], aResume({ sources, correction, correctedAt: START }))(TOKEN);
    expect(corrected).toMatchObject({ stated: ['phone'], correctedAt: START });
  });

  it('names the fields to check, and none of a reading from before they were named', async () => {
    const unsure = ['location', 'experience.0.company'];
    expect(await platform(READ, [], aResume({ unsure }))(TOKEN)).toMatchObject({ unsure });
    expect(await platform(READ, [], aResume())(TOKEN)).toMatchObject({ unsure: [] });
  });

  it('shows nothing of an earlier reading', async () => {
    const answer = await platform({ ...READ, jobId: 'job1' }, [aMatch({ resumeId: 'older' })])(TOKEN);
    expect(answer.matches).toEqual([]);
  });

  it('suggests no job that fits too little, and shows the one applied for whatever it comes to', async () => {
    const weak = [aMatch({ jobId: 'job1', percent: 34 }), aMatch({ matchId: 'm2', jobId: 'job2', percent: 35 })];
    const without = await platform(READ, weak)(TOKEN);
    expect(without.matches.map(({ percent }) => percent)).toEqual([35]);
    const applied = await platform({ ...READ, jobId: 'job1' }, weak)(TOKEN);
    expect(applied.matches.map(({ percent }) => percent)).toEqual([34]);
  });

  it('suggests the best public jobs to someone without one, never an unpublished title', async () => {
    const matches = [
      aMatch({ jobId: 'job1', percent: 50 }),
      aMatch({ jobId: 'secret', percent: 99 }),
      aMatch({ jobId: 'job2', percent: 60 }),
    ];
    const answer = await platform(READ, matches)(TOKEN);
    expect(answer.matches.map(({ jobId }) => jobId)).toEqual(['job2', 'job1']);
  });
});

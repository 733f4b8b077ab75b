/** Shows that nobody is compared with a job they did not apply for, unless they agreed or the agency answers for it. */
import { describe, expect, it } from 'vitest';
import { matchBasis } from '../../../lambdas/matches/match-basis.ts';
import { matchJob } from '../../../lambdas/matches/match-job.ts';
import { matchResume } from '../../../lambdas/matches/match-resume.ts';
import { talentRanking } from '../../../lambdas/matches/rank-talents.ts';
import { readyJobs } from '../../../lambdas/matches/ready-jobs.ts';
import { derivedId } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import { directMatcher } from '../../support/direct-matcher.ts';
import { fakeDecisions, fakeEvaluations } from '../../support/evaluation-fakes.ts';
import { clockAt, fakeApplications, fakeJobs, fakeMatches, fakeResumes, fakeTalents } from '../../support/fakes.ts';
import { indexInMemory } from '../../support/index-in-memory.ts';
import {
  AGREED,
  aDecision,
  aJob,
  aMatch,
  anApplication,
  anEvaluation,
  aResume,
  aTalent,
  POOLED,
  START,
} from '../records.ts';
import { completionOf, platform as evaluations, matchesIn, people } from './evaluation-platform.ts';

const READ = { resumeStatus: 'completed', talentId: 'talent1', resumeId: 'resume1', jobId: 'job1' } as const;
const { talentPoolAt: _agreed, ...NOTICE } = POOLED;
const REFUSED = { ...NOTICE, talentPoolEndedAt: START };
const OTHERS = ['job2', 'job3'] as const;

/** One person who applied for `job1` of three. */
function platform(over: Partial<ApplicationRecord> = {}, basis?: typeof AGREED) {
  const clock = clockAt(START);
  const jobs = fakeJobs(clock, aJob(), ...OTHERS.map((jobId) => aJob({ jobId })));
  const talents = fakeTalents(clock, aTalent({ joined: ['app1'], ...(basis && { basis, basisCount: 1 }) }));
  const facts = { derivedId, now: clock.now, today: () => '2026-11', matcher: directMatcher() };
  const applications = fakeApplications(clock, anApplication({ ...READ, unfinished: 'matching', ...over }));
  const resumes = fakeResumes(aResume());
  const deps = {
    applications,
    talents,
    resumes,
    rankTalents: talentRanking({
      ...facts,
      applications,
      resumes,
      talents: talents,
      ...indexInMemory(talents, clock),
    }),
    matches: fakeMatches(),
    decisions: fakeDecisions(),
    evaluations: fakeEvaluations(),
    jobs,
    settle: async () => undefined,
    ...readyJobs(jobs),
    ...facts,
  };
  const request = { kind: 'resume', talentId: 'talent1', resumeId: 'resume1', applicationId: 'app1' } as const;
  const matched = async () => {
    await matchResume(request, SYSTEM, deps);
    return [...deps.matches.rows.values()].map(({ jobId }) => jobId).sort();
  };
  const settled = async () => {
    await matchBasis({ kind: 'basis', talentId: 'talent1', applicationId: 'app1' }, SYSTEM, deps);
    return [...deps.matches.rows.values()].map(({ jobId }) => jobId).sort();
  };
  return { deps, clock, matched, settled, talent: () => talents.rows.get('talent1') };
}

describe('a resume', () => {
  it('is compared with the job its person applied for alone, where they agreed to no more', async () => {
    const { matched, talent, deps } = platform({ consent: NOTICE });
    expect(await matched()).toEqual(['job1']);
    expect(talent()).not.toHaveProperty('basis');
    expect(deps.applications.rows.get('app1')).toMatchObject({ match: { percent: expect.any(Number) } });
  });

  it('is compared with all jobs for as long as they agreed', async () => {
    const { matched, talent } = platform({ consent: POOLED });
    expect(await matched()).toEqual(['job1', ...OTHERS]);
    expect(talent()?.basis).toEqual({ kind: 'consent', until: '2027-11-21T09:00:00.000Z' });
  });

  it('is compared with its own job alone once the consent has ended', async () => {
    const { clock, matched } = platform({ consent: POOLED });
    clock.pass(365 * 86_400);
    expect(await matched()).toEqual(['job1']);
  });

  it.each([
    ['rests on the ground of the agency', { kind: 'agency', at: START, until: AGREED.until }, 3],
    ['was dropped before anybody was asked', undefined, 3],
    ['came with the word that there is no ground', null, 1],
  ] as const)('that was dropped and %s', async (_what, basis, count) => {
    const { matched } = platform({ source: 'drop', consent: undefined, basis });
    expect(await matched()).toHaveLength(count);
  });

  it('takes the matches along that it had when everybody was compared with everything', async () => {
    const { deps, matched } = platform({ consent: NOTICE });
    await deps.matches.insert(aMatch('resume1', 'job2'));
    await deps.decisions.put(aDecision({ jobId: 'job2' }));
    await deps.evaluations.insert(anEvaluation({ matchIds: ['resume1-job2'] }));
    expect(await matched()).toEqual(['job1']);
    expect(deps.decisions.rows.size + deps.evaluations.rows.size).toBe(0);
  });

  it('leaves no match with another job whose person said no while it was made', async () => {
    const { deps, matched, talent } = platform({ consent: POOLED });
    const { insert } = deps.matches;
    deps.matches.insert = async (match) => {
      await insert(match);
      const known = talent();
      if (known) deps.talents.rows.set('talent1', { ...known, basis: undefined });
    };
    expect(await matched()).toEqual(['job1']);
  });
});

describe('of several applications', () => {
  const other = (over: Partial<ApplicationRecord>) =>
    anApplication({ applicationId: 'app2', talentId: 'talent1', ...over });
  const both = (one: Partial<ApplicationRecord>, two: Partial<ApplicationRecord>) => {
    const one_ = platform(one);
    one_.deps.applications.rows.set('app2', other(two));
    one_.deps.talents.rows.set('talent1', aTalent({ joined: ['app1', 'app2'] }));
    return one_;
  };

  it('the consent that lasts longest counts', async () => {
    const later = { ...POOLED, talentPoolAt: '2026-11-21T12:00:00.000Z' };
    const { settled, talent } = both({ consent: POOLED }, { consent: later });
    expect(await settled()).toHaveLength(3);
    expect(talent()?.basis?.until).toBe('2027-11-21T12:00:00.000Z');
  });

  it('a no ends what was agreed before, and the ground of the agency for good', async () => {
    const no = { ...NOTICE, talentPoolEndedAt: '2026-11-21T12:00:00.000Z' };
    expect(await both({ consent: POOLED }, { consent: no }).settled()).toEqual([]);
    expect(await both({ source: 'drop' }, { consent: no }).settled()).toEqual([]);
    const again = { ...POOLED, talentPoolAt: '2026-11-21T13:00:00.000Z' };
    expect(await both({ consent: again }, { consent: no }).settled()).toHaveLength(3);
  });

  it('what stands in one that was withdrawn does not count', async () => {
    expect(await both({ consent: NOTICE }, { consent: POOLED, withdrawnAt: START }).settled()).toEqual([]);
  });

  it('one whose address nobody has confirmed says nothing beside one that was', async () => {
    const confirmed = { confirmedAt: START, consent: NOTICE };
    const unproven = { confirmedAt: undefined };
    expect(await both(confirmed, { ...unproven, consent: POOLED }).settled()).toEqual([]);
    const refused = { ...unproven, consent: REFUSED };
    expect(await both({ ...confirmed, consent: POOLED }, refused).settled()).toHaveLength(3);
  });
});

describe('what a person says of other jobs', () => {
  it('is done once: matches with other jobs are made, and the mark goes', async () => {
    const { deps, settled } = platform({ consent: POOLED, unfinished: 'basis' });
    expect(await settled()).toHaveLength(3);
    expect(await settled()).toHaveLength(3);
    expect(deps.applications.rows.get('app1')).not.toHaveProperty('unfinished');
  });

  it('removes matches, decisions and evaluations of other jobs, and keeps those of the one applied for', async () => {
    const { deps, settled, talent } = platform({ consent: REFUSED, unfinished: 'basis' }, AGREED);
    for (const jobId of ['job1', ...OTHERS]) {
      await deps.matches.insert(aMatch('resume1', jobId));
      await deps.decisions.put(aDecision({ jobId }));
    }
    await deps.evaluations.insert(anEvaluation({ evaluationId: 'own', jobId: 'job1', matchIds: ['resume1-job1'] }));
    await deps.evaluations.insert(anEvaluation({ evaluationId: 'all', matchIds: ['resume1-job1', 'resume1-job2'] }));
    expect(await settled()).toEqual(['job1']);
    expect([...deps.decisions.rows.values()].map(({ jobId }) => jobId)).toEqual(['job1']);
    expect([...deps.evaluations.rows.keys()]).toEqual(['own']);
    expect(talent()).not.toHaveProperty('basis');
    expect(talent()).not.toHaveProperty('basisEnded');
  });

  it('is not forgotten where the removal is interrupted', async () => {
    const { deps, settled, talent } = platform({ consent: REFUSED, unfinished: 'basis' }, AGREED);
    await deps.matches.insert(aMatch('resume1', 'job2'));
    const { removeMany } = deps.matches;
    deps.matches.removeMany = () => Promise.reject(new Error('down'));
    await expect(settled()).rejects.toThrow('down');
    expect(talent()).toMatchObject({ basisEnded: true });
    expect(deps.applications.rows.get('app1')?.unfinished).toBe('basis');
    deps.matches.removeMany = removeMany;
    expect(await settled()).toEqual([]);
  });
});

describe('a job', () => {
  it('is compared with those who applied for it or may be considered for all', async () => {
    const { deps } = platform({ consent: NOTICE });
    for (const [talentId, basis] of [
      ['agreed', AGREED],
      ['silent', undefined],
    ] as const) {
      const resumeId = `of-${talentId}`;
      deps.talents.rows.set(talentId, aTalent({ talentId, resumeId, email: `${talentId}@people.example`, basis }));
      await deps.resumes.insert(aResume({ talentId, resumeId }));
    }
    for (const jobId of ['job1', 'job2']) await matchJob({ kind: 'job', jobId, version: 1 }, SYSTEM, deps);
    const pairs = [...deps.matches.rows.values()].map(({ talentId, jobId }) => `${talentId} ${jobId}`);
    expect(pairs.sort()).toEqual(['agreed job1', 'agreed job2', 'talent1 job1']);
  });
});

describe('an evaluation', () => {
  const applied = anApplication({ ...READ, talentId: 'talent001', jobId: 'welding' });
  const silent = () => evaluations({ basis: null, applications: [applied], resumes: people(5) });

  it('of a job leaves those out who may not be considered, and says how many', async () => {
    const { run, stores } = silent();
    const known = stores.talents.rows.get('talent004');
    if (known) stores.talents.rows.set('talent004', { ...known, basis: AGREED });
    const events = await run({ jobId: 'welding' });
    expect(matchesIn(events).map(({ talentId }) => talentId)).toEqual(['talent001', 'talent004']);
    expect(completionOf(events)).toMatchObject({ count: 2, leftOut: 3 });
    expect([...stores.evaluations.rows.values()]).toMatchObject([{ leftOut: 3 }]);
  });

  it('of a person compares them with the job they applied for, and no other', async () => {
    const { run } = silent();
    const own = await run({ talentId: 'talent001', jobId: 'welding' });
    expect(completionOf(own)).toMatchObject({ count: 1, leftOut: 0 });
    const other = await run({ talentId: 'talent001', jobId: 'nursing' });
    expect(completionOf(other)).toMatchObject({ count: 0, leftOut: 1 });
    const all = await run({ talentId: 'talent001' });
    expect(matchesIn(all).map(({ jobId }) => jobId)).toEqual(['welding']);
    expect(completionOf(all)).toMatchObject({ count: 1, leftOut: 1 });
  });
});

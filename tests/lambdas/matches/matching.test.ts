/** Shows which matches are stored for a person and for a job, and that none is stored twice. */
import { describe, expect, it } from 'vitest';
import { matchJob } from '../../../lambdas/matches/match-job.ts';
import { matchResume } from '../../../lambdas/matches/match-resume.ts';
import { talentRanking } from '../../../lambdas/matches/rank-talents.ts';
import { type ReadyJob, readyJobs } from '../../../lambdas/matches/ready-jobs.ts';
import { derivedId } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import type { Job } from '../../../shared/domain/job.ts';
import { type Match, matchSchema } from '../../../shared/domain/match.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import type { Resume } from '../../../shared/domain/talent.ts';
import { parseResumeFile } from '../../../shared/resume/index.ts';
import { directMatcher } from '../../support/direct-matcher.ts';
import { fakeDecisions, fakeEvaluations } from '../../support/evaluation-fakes.ts';
import { clockAt, fakeApplications, fakeJobs, fakeMatches, fakeResumes, fakeTalents } from '../../support/fakes.ts';
import { indexInMemory } from '../../support/index-in-memory.ts';
import { AGREED, aJob, anApplication, aResume, aTalent, POOLED, START } from '../records.ts';

const WELDER = `Amapola Quintanar
Soldadora
Zaragoza, España
amapola@people.example

EXPERIENCIA
Soldadora TIG
Depósitos Cinabrio, Zaragoza
03/2019 - actualidad
- Soldadura TIG y MIG de acero inoxidable, lectura de planos.

HABILIDADES
Soldadura TIG, soldadura MIG, lectura de planos
`;

const welder = { text: WELDER, profile: await parseResumeFile(Buffer.from(WELDER), 'cv.txt') };
const READ = {
  resumeStatus: 'completed',
  unfinished: 'matching',
  talentId: 'talent1',
  resumeId: 'resume1',
  consent: POOLED,
} as const;

function platform(jobs: Job[], resumes: Resume[], record: Partial<ApplicationRecord> = {}, tooComplex: string[] = []) {
  const matcher = directMatcher(...tooComplex);
  const clock = clockAt(START);
  const store = fakeJobs(clock, ...jobs);
  const talents = resumes.map(({ talentId, resumeId }) =>
    aTalent({ talentId, resumeId, email: talentId, basis: AGREED }),
  );
  const [people, readings] = [fakeTalents(clock, ...talents), fakeResumes(...resumes)];
  const facts = { derivedId, now: clock.now, today: () => '2026-11', matcher };
  const applications = fakeApplications(clock, anApplication({ ...READ, ...record }));
  const deps = {
    applications,
    talents: people,
    resumes: readings,
    rankTalents: talentRanking({
      ...facts,
      applications,
      talents: people,
      ...indexInMemory(people, clock),
      resumes: readings,
    }),
    matches: fakeMatches(),
    decisions: fakeDecisions(),
    evaluations: fakeEvaluations(),
    jobs: store,
    ...readyJobs(store),
    settle: async () => undefined,
    ...facts,
  };
  const request = { kind: 'resume', talentId: 'talent1', resumeId: 'resume1', applicationId: 'app1' } as const;
  const forResume = () => matchResume(request, SYSTEM, deps);
  const forJob = (version = 1, jobId = 'job1') => matchJob({ kind: 'job', jobId, version }, SYSTEM, deps);
  const stored = () => [...deps.matches.rows.values()];
  return { deps, store, forResume, forJob, stored };
}

const OTHER_TRADES = ['Enfermera de UCI', 'Contable', 'Camarero', 'Abogada', 'Recepcionista', 'Diseñadora gráfica'];

/** Thirty jobs, five of them for welders, under ids that do not reveal which. */
function thirtyJobs(): Job[] {
  return Array.from({ length: 30 }, (_, index) => {
    const jobId = `job${String(index).padStart(2, '0')}`;
    if (index % 6 === 5) return aJob({ jobId });
    const title = OTHER_TRADES[index % OTHER_TRADES.length] ?? '';
    return aJob({ jobId, title, description: `Buscamos ${title}.`, requirements: [`Experiencia como ${title}`] });
  });
}

describe('matching a resume', () => {
  it('stores the twenty best of all active jobs, the fitting ones among them', async () => {
    const jobs = thirtyJobs();
    const { forResume, stored } = platform([...jobs, aJob({ jobId: 'shut', status: 'closed' })], [aResume(welder)]);
    expect(await forResume()).toBe(20);
    const ids = stored().map(({ jobId }) => jobId);
    expect(new Set(ids).size).toBe(20);
    expect(ids).toEqual(expect.arrayContaining(['job05', 'job11', 'job17', 'job23', 'job29']));
    expect(ids).not.toContain('shut');
    const best = stored().toSorted((a, b) => b.percent - a.percent);
    expect(best.slice(0, 5).every(({ jobTitle }) => jobTitle === 'Soldador')).toBe(true);
  });

  it('adds the job applied for, however bad, unpublished or closed, and notes its result', async () => {
    const applied = aJob({
      jobId: 'applied',
      title: 'Notario',
      description: 'Dar fe.',
      requirements: [],
      status: 'closed',
    });
    const { deps, forResume, stored } = platform([...thirtyJobs(), applied], [aResume(welder)], { jobId: 'applied' });
    expect(await forResume()).toBe(21);
    const match = stored().find(({ jobId }) => jobId === 'applied');
    const noted = { matchId: match?.matchId, grade: match?.grade, percent: match?.percent };
    expect(deps.applications.rows.get('app1')?.match).toEqual(noted);
    expect(deps.applications.rows.get('app1')).not.toHaveProperty('unfinished');
  });

  it('stores nothing twice when it is asked twice, also at once', async () => {
    const { forResume, stored } = platform([aJob(), aJob({ jobId: 'job2' })], [aResume(welder)]);
    await Promise.all([forResume(), forResume()]);
    await forResume();
    expect(stored()).toHaveLength(2);
  });

  it('keeps the old result beside the new one when the job has a new version', async () => {
    const { deps, forResume, stored, store } = platform([aJob()], [aResume(welder)]);
    await forResume();
    await store.replace(aJob({ version: 2, title: 'Soldadora' }), 1);
    const second = { ...deps, ...readyJobs(store) };
    const request = { kind: 'resume', talentId: 'talent1', resumeId: 'resume1', applicationId: 'app1' } as const;
    await matchResume(request, SYSTEM, second);
    expect(stored().map(({ jobVersion }) => jobVersion)).toEqual([1, 2]);
  });

  it('explains in the words of the stored text, and in the shape of the contract', async () => {
    const { forResume, stored } = platform([aJob()], [aResume(welder)]);
    await forResume();
    const [match] = stored();
    expect(matchSchema.parse(match)).toEqual(match);
    expect(match?.talentName).toBe('Amapola Quintanar');
    const quotes = match?.criteria.flatMap(({ evidence }) => evidence) ?? [];
    expect(quotes.length).toBeGreaterThan(0);
    for (const { quote, start, end } of quotes) expect(WELDER.slice(start, end)).toBe(quote);
  });

  it('says of every match what exchanging name, gender, age, nationality, address and prestige would change', async () => {
    const { forResume, stored } = platform([aJob()], [aResume(welder)]);
    await forResume();
    const [match] = stored();
    expect(match?.counterfactual).toEqual([
      { swap: 'name', change: 0, how: 'added' },
      { swap: 'gender', change: 0, how: 'replaced' },
      { swap: 'age', change: 0, how: 'added' },
      { swap: 'nationality', change: 0, how: 'added' },
      { swap: 'address', change: 0, how: 'added' },
      { swap: 'prestige', change: 0, how: 'none' },
    ]);
  });

  it('leaves an application alone whose newer reading took over', async () => {
    const { deps, forResume } = platform([aJob()], [aResume(welder)], { resumeId: 'resume2', jobId: 'job1' });
    await forResume();
    expect(deps.applications.rows.get('app1')).toMatchObject({ unfinished: 'matching' });
    expect(deps.applications.rows.get('app1')).not.toHaveProperty('match');
  });

  it('needs nothing for a reading that is not there', async () => {
    expect(await platform([aJob()], []).forResume()).toBe(0);
  });
});

describe('matching a job', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const id = String(index).padStart(3, '0');
      const reading = index % 10 === 0 ? welder : { text: 'Nada que ver con metales.' };
      return aResume({ ...reading, talentId: `talent${id}`, resumeId: `resume${id}`, applicationId: `app${id}` });
    });

  it('stores the hundred best of all talents over several batches, and is done', async () => {
    const { forJob, store, stored } = platform([aJob()], people(230));
    expect(await forJob()).toBe(100);
    const welders = stored().filter(({ talentName, percent }) => talentName === 'Amapola Quintanar' && percent > 50);
    expect(new Set(welders.map(({ talentId }) => talentId)).size).toBe(23);
    expect(await store.listUnmatched()).toEqual([]);
  });

  it('resumes where it was killed, wherever that was, and stores what an undisturbed run does', async () => {
    const whole = platform([aJob()], people(35));
    await whole.forJob();
    const { deps, forJob, store, stored } = platform([aJob()], people(35));
    const { matcher, matches } = deps;
    let [explained, left] = [0, Number.POSITIVE_INFINITY];
    const until = <G extends unknown[], T>(act: (...given: G) => Promise<T>) => {
      return (...given: G): Promise<T> => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error('killed')) : act(...given);
      };
    };
    deps.matcher = {
      ...matcher,
      scores: until((...given: Parameters<typeof matcher.scores>) => {
        explained += 1;
        return matcher.scores(...given);
      }),
    };
    deps.matches = { ...matches, insert: until(matches.insert), remove: until(matches.remove) };
    deps.jobs = { ...store, markMatched: until(store.markMatched) };
    let runs = 0;
    for (let isDone = false; !isDone; runs += 1) {
      // What has been stored is written again, and takes as many calls.
      left = 20 + 10 * runs;
      isDone = await forJob().then(
        () => true,
        () => false,
      );
      // Whatever of the last run is still under way ends.
      left = Number.NEGATIVE_INFINITY;
      await new Promise(setImmediate);
      if (!isDone) expect(await store.listUnmatched()).toHaveLength(1);
    }
    expect(runs).toBeGreaterThan(3);
    // Each reading once, and of each run that was killed at most those that it had not stored yet.
    expect(explained).toBeLessThan(35 + 10 * runs);
    const bare = ({ createdAt: _, ...match }: Match) => match;
    expect(stored().map(bare)).toEqual(expect.arrayContaining(whole.stored().map(bare)));
    expect(stored()).toHaveLength(35);
    expect(await store.listUnmatched()).toEqual([]);
    const before = explained;
    left = Number.POSITIVE_INFINITY;
    await forJob();
    expect(explained).toBe(before);
  });

  it('scores only the current reading of each talent', async () => {
    const [one] = people(1);
    const { deps, forJob, stored } = platform([aJob()], one ? [one] : []);
    await deps.resumes.insert(aResume({ talentId: 'talent000', resumeId: 'older' }));
    await deps.talents.apply(aTalent({ talentId: 'unread', email: 'unread', resumeId: undefined }));
    await forJob();
    expect(stored().map(({ resumeId }) => resumeId)).toEqual(['resume000']);
  });

  it.each([
    ['a version that has been replaced', { version: 2 }],
    ['a job that is not active', { status: 'paused' }],
  ] as const)('needs nothing for %s', async (_case, over) => {
    const { forJob, stored } = platform([aJob(over)], people(3));
    expect(await forJob()).toBe(0);
    expect(stored()).toEqual([]);
  });

  it('needs nothing for a job that is gone', async () => {
    expect(await platform([], people(3)).forJob()).toBe(0);
  });

  it('gives a pair the same match whether it was asked for by person or by job', async () => {
    const { forResume, forJob, stored } = platform([aJob()], [aResume(welder)]);
    await forResume();
    await forJob();
    expect(stored()).toHaveLength(1);
  });
});

describe('jobs made ready', () => {
  it('are prepared once per version', async () => {
    const clock = clockAt(START);
    const store = fakeJobs(clock, aJob());
    const { getJob } = readyJobs(store);
    const first = (await getJob('job1')) as ReadyJob;
    expect((await getJob('job1'))?.prepared).toBe(first.prepared);
    await store.replace(aJob({ version: 2 }), 1);
    expect((await getJob('job1'))?.prepared).not.toBe(first.prepared);
  });
});

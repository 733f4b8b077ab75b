/** The way of a resume from upload to match, over stores in memory that fail as a test says, with queues that deliver again. */
import { matchResume } from '../../lambdas/matches/match-resume.ts';
import type { Matcher } from '../../lambdas/matches/matcher.ts';
import { takeUpWork } from '../../lambdas/resumes/take-up-work.ts';
import { derivedId } from '../../lambdas/runtime/ids.ts';
import { sweep } from '../../lambdas/sweep/sweep.ts';
import { type MatchRequest, type ResumeWork, resumeWorkSchema } from '../../shared/contract/events.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { type PreparedJob, prepareJob } from '../../shared/matching/index.ts';
import { aJob, anApplication, aProfile, POOLED, START } from '../lambdas/records.ts';
import { created } from '../lambdas/resumes/resume-pipeline.ts';
import { directMatcher } from './direct-matcher.ts';
import { fakeDecisions, fakeEvaluations } from './evaluation-fakes.ts';
import {
  clockAt,
  counted,
  fakeApplications,
  fakeJobs,
  fakeMatches,
  fakeProgress,
  fakeResumes,
  fakeTalents,
  fakeUploads,
  fakeVerdicts,
  legalBasis,
} from './fakes.ts';

export const STORES = ['applications', 'talents', 'resumes', 'matches', 'uploads', 'queue'] as const;
export type StoreName = (typeof STORES)[number];

/** What becomes of a call: it is refused, its answer is lost after its work was done, or the process dies before or after. */
export type Fault = 'refused' | 'lost-answer' | 'killed-before' | 'killed-after';

/** Asked before each call of a store: how it fails, if it does. Calls are counted from 0 over all stores. */
export type Disturbance = (store: StoreName, call: number) => Fault | undefined;

/** Prepared once for all worlds, which only read them. */
const JOBS = Array.from({ length: 25 }, (_, at) => aJob({ jobId: `job${at}` }));
const READY = JOBS.map((job) => ({ job, prepared: prepareJob(job) }));
const MATCHER = remembering(directMatcher());
/** Twenty matches are written at once, each of which the client tries three times. Of other calls its retries are left out. */
const attemptsAt = (store: StoreName): number => (store === 'matches' ? 3 : 1);
const DELIVERIES_MAX = 5;
/** Rounds of deliveries and a sweep until everything has to be done. */
const ROUNDS_MAX = 60;
/** Between two rounds: longer than leases, and than the sweep is patient. */
const ROUND_SECONDS = 95;

/** What the engine says of a reading is the same in each of many hundred worlds: it is asked once, and copies are handed out. */
function remembering(matcher: Matcher): Matcher {
  const known = new Map<string, unknown>();
  const places = new Map(READY.map(({ prepared }, at) => [prepared, at]));
  const asked = async <T>(
    what: string,
    resume: Resume,
    jobs: readonly PreparedJob[],
    today: string,
    ask: () => Promise<T>,
  ) => {
    const { resumeId: _resume, talentId: _talent, applicationId: _application, createdAt: _at, ...content } = resume;
    const key = JSON.stringify([what, content, jobs.map((job) => places.get(job)), today]);
    if (!known.has(key)) known.set(key, await ask());
    return structuredClone(known.get(key)) as T;
  };
  return {
    percents: (resume, jobs, today) =>
      asked('percents', resume, jobs, today, () => matcher.percents(resume, jobs, today)),
    scores: (resume, jobs, today) => asked('scores', resume, jobs, today, () => matcher.scores(resume, jobs, today)),
    counterfactuals: (resume, jobs, today) =>
      asked('counterfactuals', resume, jobs, today, () => matcher.counterfactuals(resume, jobs, today)),
    ranking: (resume, today) => asked('ranking', resume, [], today, () => matcher.ranking(resume, today)),
  };
}

interface Letter<T> {
  message: T;
  deliveries: number;
}

/** People of these ids (`app1`, ...) who sent the form and have not uploaded yet. */
export function faultyWorld(ids: readonly string[]) {
  const clock = clockAt(START);
  const emailOf = (id: string) => `${id}@people.example`;
  const jobs = fakeJobs(clock, ...JOBS);
  const raw = {
    applications: fakeApplications(
      clock,
      ...ids.map((id) =>
        anApplication({
          applicationId: id,
          objectKey: `applications/${id}`,
          email: emailOf(id),
          jobId: 'job24',
          consent: POOLED,
        }),
      ),
    ),
    talents: fakeTalents(clock),
    resumes: fakeResumes(),
    matches: fakeMatches(),
    uploads: fakeUploads(clock),
  };
  const readings: Letter<ResumeWork>[] = [];
  const matchings: Letter<MatchRequest>[] = [];
  let disturbance: Disturbance = () => undefined;
  let calls = 0;
  const faults = new Map<Fault, number>();

  /** One process: once it is dead, nothing that it still calls is done. */
  const process = () => {
    let isDead = false;
    const call = async <T>(store: StoreName, act: () => Promise<T>, attempt = 1): Promise<T> => {
      if (isDead) throw new Error('killed');
      const fault = disturbance(store, calls++);
      if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1);
      isDead ||= fault === 'killed-before';
      const answer = fault === 'refused' || isDead ? undefined : await act();
      isDead ||= fault === 'killed-after';
      if (!fault) return answer as T;
      if (isDead || attempt >= attemptsAt(store)) throw new Error(fault);
      return call(store, act, attempt + 1);
    };
    const disturbed = <S extends object>(name: StoreName, store: S): S =>
      new Proxy(store, {
        get(target, method) {
          const own: unknown = Reflect.get(target, method);
          if (typeof own !== 'function' || String(method).startsWith('list')) return own;
          return (...given: unknown[]) => call(name, async () => own.apply(target, given) as unknown);
        },
      });
    const send =
      <T>(queue: Letter<T>[]) =>
      (message: T) =>
        call('queue', async () => void queue.push({ message, deliveries: 0 }));
    const stores = {
      applications: disturbed('applications', raw.applications),
      talents: disturbed('talents', raw.talents),
      ownerOf: raw.talents.ownerOf,
      resumes: disturbed('resumes', raw.resumes),
      matches: disturbed('matches', raw.matches),
      uploads: disturbed('uploads', raw.uploads),
    };
    const readAgain = send(readings);
    return {
      ...stores,
      jobs,
      getJob: jobs.get,
      matcher: MATCHER,
      readFile: async (bytes: Uint8Array) => {
        const text = Buffer.from(bytes).toString('utf8');
        const email = /\S+@\S+/.exec(text)?.[0] ?? null;
        return { text, profile: aProfile({ email }), sources: {}, sections: [] };
      },
      requestMatches: send(matchings),
      requestReading: async (request: { applicationId: string; takeOver?: boolean }) =>
        readAgain(resumeWorkSchema.parse(request)),
      requestScan: async () => undefined,
      reportGone: async () => undefined,
      settle: async () => undefined,
      legalBasis,
      fileVerdicts: fakeVerdicts(),
      decisions: fakeDecisions(),
      evaluations: fakeEvaluations(),
      newId,
      derivedId,
      now: clock.now,
      today: () => clock.now().slice(0, 7),
      onTaken: () => undefined,
      onOutcome: () => undefined,
    };
  };
  const newId = counted('id');
  const notify = (id: string, versionId: string, sequencer: string) => {
    const message = resumeWorkSchema.parse(created(`applications/${id}`, versionId, sequencer));
    readings.push({ message, deliveries: 0 });
  };

  /** Delivers every letter that is there now; what fails comes back, five times at most. */
  const deliver = async <T>(queue: Letter<T>[], consume: (message: T) => Promise<unknown>): Promise<void> => {
    for (const letter of queue.splice(0)) {
      letter.deliveries += 1;
      await consume(letter.message).catch(() => {
        if (letter.deliveries < DELIVERIES_MAX) queue.push(letter);
      });
    }
  };
  const deliverAll = async () => {
    await deliver(readings, (message) => takeUpWork(message, process()));
    await deliver(matchings, async (request) => {
      const ready = { activeJobs: async () => READY, getJob: async () => READY.at(-1) };
      if (request.kind === 'resume') await matchResume(request, SYSTEM, { ...process(), ...ready });
    });
  };
  async function* nothing() {}
  const sweepOnce = async () => {
    const own = process();
    await sweep({ takeOver: false }, SYSTEM, {
      ...own,
      employerRequests: { listDueAfter: nothing },
      runs: { listUnfinished: nothing },
      progress: fakeProgress(),
      requestRun: async () => undefined,
      adoptDrop: async () => undefined,
      restoreLead: async () => false,
      sendLetter: async () => undefined,
      outbox: { listLeft: nothing },
      handOverLeft: async () => false,
      onFailure: () => undefined,
    }).catch(() => undefined);
  };

  const isDone = () =>
    readings.length + matchings.length === 0 && [...raw.applications.rows.values()].every((row) => !row.unfinished);

  return {
    clock,
    raw,
    faults,
    calls: () => calls,
    /** From now on stores fail as this says. */
    disturb: (how: Disturbance) => {
      disturbance = how;
      calls = 0;
    },
    emailOf,
    /** Storage takes a version of the file; its notification goes out as often as `notified` says. */
    upload: (id: string, versionId = 'v1', notified = 1) => {
      raw.uploads.put(`applications/${id}`, versionId, `Olalla Brezo ${versionId}\n${emailOf(id)}\nSoldadora TIG\n`);
      for (let at = 0; at < notified; at++) notify(id, versionId, '01');
    },
    notify,
    /** Delivers all that waits at once, as many consumers would. */
    deliverAtOnce: async () => {
      const waiting = readings.splice(0);
      await Promise.all(waiting.map(({ message }) => takeUpWork(message, process())));
    },
    deliverAll,
    /** Deliveries and sweeps until nothing is left to do; `between` happens after each round. */
    settle: async (between: (round: number) => void = () => undefined) => {
      for (let round = 0; round < ROUNDS_MAX && !isDone(); round++) {
        await deliverAll();
        await sweepOnce();
        clock.pass(ROUND_SECONDS);
        between(round);
      }
    },
  };
}

export type FaultyWorld = ReturnType<typeof faultyWorld>;

/**
 * What is wrong with the world once it is quiet; nothing where each application has ended, once, with one reading of its
 * newest upload and one match for each job, and no row stands for somebody who is not there.
 */
export function inconsistencies({ raw, emailOf }: FaultyWorld): string[] {
  const wrong: string[] = [];
  const check = (isRight: boolean, what: string) => {
    if (!isRight) wrong.push(what);
  };
  const applications = [...raw.applications.rows.values()];
  for (const one of applications) {
    const { applicationId: id, talentId = '', resumeId = '' } = one;
    check(one.resumeStatus === 'completed', `${id} is ${one.resumeStatus}`);
    check(one.unfinished === undefined, `${id} still needs ${one.unfinished}`);
    check(one.match !== undefined, `${id} has no match`);
    const newest = [...(raw.uploads.objects.get(`applications/${id}`) ?? [])].at(-1)?.versionId;
    check(one.versionId === newest, `${id} was read in ${one.versionId}, not ${newest}`);
    const reading = [...raw.resumes.rows.values()].find((resume) => resume.resumeId === resumeId);
    check(reading?.text.includes(`${newest}\n`) === true, `${id} has the reading of another version`);
    check(reading?.talentId === talentId, `the reading of ${id} is somebody else's`);
    const kinds = one.steps?.map(({ kind }) => kind) ?? [];
    check(kinds.at(-1) === 'matched', `${id} ended with ${kinds.at(-1)}`);
    const pairs = [...raw.matches.rows.values()].filter((match) => match.resumeId === resumeId);
    check(new Set(pairs.map(({ jobId }) => jobId)).size === pairs.length, `${id} has a match twice`);
    check(pairs.length >= 20 && pairs.some(({ jobId }) => jobId === one.jobId), `${id} has ${pairs.length} matches`);
  }
  const people = [...raw.talents.rows.values()];
  const emails = people.map(({ email }) => email).sort();
  const expected = applications.map(({ applicationId }) => emailOf(applicationId)).sort();
  check(JSON.stringify(emails) === JSON.stringify(expected), `there are people ${emails.join(', ')}`);
  for (const { talentId } of raw.resumes.rows.values())
    check(raw.talents.rows.has(talentId), `a reading of ${talentId}, who is not there`);
  const current = people.map(({ resumeId }) => resumeId);
  for (const { resumeId = '', applicationId } of applications)
    check(current.includes(resumeId), `the reading of ${applicationId} is not its talent's`);
  return wrong;
}

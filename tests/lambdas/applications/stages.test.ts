/** Shows that only a recruiter moves an application, that nothing rejects anybody by itself, and that the reason stays inside. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportApplication } from '../../../lambdas/applications/export-application.ts';
import { followApplication } from '../../../lambdas/applications/follow-application.ts';
import { requestReview } from '../../../lambdas/applications/request-review.ts';
import { updateApplication } from '../../../lambdas/applications/update-application.ts';
import { withdrawApplication } from '../../../lambdas/applications/withdraw-application.ts';
import { matchResume } from '../../../lambdas/matches/match-resume.ts';
import { derivedId, fingerprint } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { SYSTEM, VISITOR } from '../../../shared/domain/policy.ts';
import { AppError } from '../../../shared/errors.ts';
import { prepareJob } from '../../../shared/matching/index.ts';
import { directMatcher } from '../../support/direct-matcher.ts';
import { fakeDecisions, fakeEvaluations } from '../../support/evaluation-fakes.ts';
import { clockAt, fakeApplications, fakeJobs, fakeMatches, fakeResumes, fakeTalents } from '../../support/fakes.ts';
import {
  fakeActivities,
  fakeCarrier,
  fakeMoveWithLetter,
  fakeOutbox,
  fakeTrail,
} from '../../support/recruiting-fakes.ts';
import { ADMIN, aJob, anApplication, aResume, aTalent, START } from '../records.ts';
import { created, KEY, resumePipeline } from '../resumes/resume-pipeline.ts';

const REASON = 'Le falta el carné de carretillero';

function setUp(over: Parameters<typeof anApplication>[0] = {}) {
  const clock = clockAt(START);
  const record = { resumeStatus: 'completed', talentId: 'talent1', resumeId: 'resume1', jobId: 'job1' } as const;
  const requirements = ['Título de Medicina imprescindible', 'Inglés C2 imprescindible', 'Carné C imprescindible'];
  const job = aJob({ title: 'Cirujana', description: 'Cirugía', requirements, location: 'Vigo, España' });
  const jobs = fakeJobs(clock, job);
  const ready = { job, prepared: prepareJob(job) };
  const tokenDigests = new Set([fingerprint('token')]);
  const deps = {
    applications: fakeApplications(clock, anApplication({ ...record, unfinished: 'matching', tokenDigests, ...over })),
    talents: fakeTalents(clock, aTalent()),
    resumes: fakeResumes(aResume()),
    matches: fakeMatches(),
    decisions: fakeDecisions(),
    evaluations: fakeEvaluations(),
    getJob: jobs.get,
    openJobs: jobs.listOpen,
    fingerprint,
    now: clock.now,
  };
  const match = () => {
    const engine = {
      derivedId,
      matcher: directMatcher(),
      today: () => '2026-11',
      activeJobs: async () => [ready],
      getJob: async () => ready,
    };
    const request = { kind: 'resume', talentId: 'talent1', resumeId: 'resume1', applicationId: 'app1' } as const;
    return matchResume(request, SYSTEM, { ...deps, ...engine, settle: async () => undefined });
  };
  const input = { params: { id: 'app1' }, query: { token: 'token' } };
  return { deps, input, match, row: () => deps.applications.rows.get('app1') };
}

describe('the stage of an application', () => {
  it('stays what it is, however badly the person fits', async () => {
    const { match, row } = setUp();
    await match();
    expect(row()?.match?.percent).toBeLessThan(40);
    expect(row()?.stage).toBe('new');
  });

  it('stays what it is when the file cannot be read', async () => {
    const { deps, work, row } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'broken');
    deps.readFile = () => Promise.reject(new AppError('invalid', 'FILE_DAMAGED'));
    await work(created(KEY, 'v1', '01'));
    expect(row()).toMatchObject({ resumeStatus: 'failed', stage: 'new' });
  });

  it('stays what it is when the person asks for a review, or withdraws', async () => {
    const { deps, input, row } = setUp();
    await requestReview({ ...input, body: { reason: '' } }, VISITOR, deps);
    await withdrawApplication(input, VISITOR, deps);
    expect(row()?.stage).toBe('new');
  });

  it('is nowhere set to rejected by the code itself', () => {
    const sources = globSync('lambdas/**/*.ts');
    expect(sources.length).toBeGreaterThan(100);
    const naming = sources.filter((path) => /['"`]rejected['"`]/.test(readFileSync(path, 'utf8')));
    expect(naming).toEqual([]);
  });
});

describe('why a recruiter moved an application', () => {
  async function rejected() {
    const { deps, input } = setUp();
    const outbox = fakeOutbox();
    const moveWithLetter = fakeMoveWithLetter(deps.applications, outbox);
    const letters = { outbox, moveWithLetter, carrier: fakeCarrier().carrier, onRefused: () => undefined, derivedId };
    const quiet = { ...letters, requestReading: async () => undefined, onPostponed: () => undefined };
    const { audit, noteRead } = fakeTrail();
    const confirm = (find: () => Promise<ApplicationRecord>) => find();
    const ports = { ...quiet, confirm, ownerOf: async () => undefined, audit, noteRead };
    const body = { version: 1, stage: 'rejected' as const, reason: REASON };
    const update = { params: { id: 'app1' }, body, correlationId: 'corr-0001' };
    const seen = await updateApplication(update, ADMIN, { ...deps, ...ports });
    return { deps, input, seen };
  }

  it('is shown to colleagues', async () => {
    expect((await rejected()).seen.stageReason).toBe(REASON);
  });

  it('is not shown to the person, who only sees the stage', async () => {
    const { deps, input } = await rejected();
    const followed = await followApplication(input, VISITOR, deps);
    expect(followed).toMatchObject({ stage: 'rejected' });
    expect(JSON.stringify(followed)).not.toContain('carretillero');
  });

  it('is not in what the person takes along', async () => {
    const { deps, input } = await rejected();
    const noted = { activities: fakeActivities(), outbox: fakeOutbox() };
    const exported = await exportApplication(input, VISITOR, { ...deps, ...noted });
    expect(exported.stage).toBe('rejected');
    expect(JSON.stringify(exported)).not.toContain('carretillero');
  });
});

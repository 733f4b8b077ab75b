/** Imports jobs and employers: each row becomes a record as if typed by a recruiter, unless it exists already. */
import type { MatchRequest } from '../../shared/contract/events.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import { importedEmployerKey, importedJobKey } from '../../shared/domain/exchange-records.ts';
import { isOpenToPublic, type Job, jobSlug } from '../../shared/domain/job.ts';
import type { Send } from '../runtime/queue.ts';
import type { ActivityStore } from '../stores/activity-store.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { DecisionStore } from '../stores/decision-store.ts';
import type { EmployerStore } from '../stores/employer-store.ts';
import type { JobStore } from '../stores/job-store.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { GoodRow, ImportTarget } from './import-target.ts';

interface Facts {
  derivedId(...parts: string[]): string;
  now(): string;
}

export interface JobTargetDeps extends Facts {
  jobs: Pick<JobStore, 'listAll' | 'insertImported' | 'removeImported'>;
  applications: Pick<ApplicationStore, 'list'>;
  decisions: Pick<DecisionStore, 'listOfJob'>;
  matches: Pick<MatchStore, 'listByJob' | 'removeMany'>;
  requestMatches: Send<MatchRequest>;
}

export interface EmployerTargetDeps extends Facts {
  employers: Pick<EmployerStore, 'all' | 'get' | 'insertImported' | 'removeImported'>;
  activities: Pick<ActivityStore, 'list'>;
}

/** What is there when the stretch begins, each record's id by its key. Read once: no other import of the kind runs. */
function remembering<T>(load: () => Promise<T[]>, keyOf: (item: T) => string, idOf: (item: T) => string) {
  let ids: Promise<Map<string, string>> | undefined;
  return (key: string): Promise<string | undefined> => {
    ids ??= load().then((items) => new Map(items.map((item) => [keyOf(item), idOf(item)])));
    return ids.then((known) => known.get(key));
  };
}

function jobIn({ record }: GoodRow, jobId: string, now: string): Job {
  if (record.kind !== 'job') throw new Error(`A ${record.kind} among the jobs of an import`);
  const dates = { createdAt: now, updatedAt: now, publishedAt: isOpenToPublic(record.value) ? now : null };
  return { ...record.value, ...dates, jobId, version: 1, slug: jobSlug({ ...record.value, jobId }), criteria: null };
}

const PAGE = 100;

/** The way of jobs; one that is active is matched with all talents in the background. */
export function jobTarget(deps: JobTargetDeps): ImportTarget {
  const idOf = (key: string) => deps.derivedId('imported-job', key);
  const known = remembering(
    () => deps.jobs.listAll(),
    importedJobKey,
    ({ jobId }) => jobId,
  );

  const isTouched = async (jobId: string): Promise<boolean> => {
    if ((await deps.applications.list({ by: { jobId }, limit: 1 })).items.length > 0) return true;
    return (await deps.decisions.listOfJob(jobId)).length > 0;
  };

  const removeMatches = async (jobId: string): Promise<void> => {
    let cursor: string | undefined;
    do {
      const page = await deps.matches.listByJob(jobId, { limit: PAGE, cursor });
      await deps.matches.removeMany(page.items.map(({ matchId }) => matchId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
  };

  return {
    idOf,
    isKnown: async ({ key }) => (await known(key)) !== undefined,
    add: async (row, run) => {
      const [jobId, knownId] = [idOf(row.key), await known(row.key)];
      if (knownId !== undefined && knownId !== jobId) return 'known';
      const job = jobIn(row, jobId, deps.now());
      if (!(await deps.jobs.insertImported(job, run.runId))) return 'known';
      if (job.status === 'active') await deps.requestMatches({ kind: 'job', jobId, version: job.version });
      return 'added';
    },
    takeBack: async (jobId, run) => {
      if (await isTouched(jobId)) return;
      if (await deps.jobs.removeImported(jobId, run.runId)) await removeMatches(jobId);
    },
  };
}

function employerIn({ record }: GoodRow, employerId: string, now: string): Employer {
  if (record.kind !== 'employer') throw new Error(`A ${record.kind} among the employers of an import`);
  const defaults = { lastTouchAt: null, replyBy: null, answeredAt: null, request: null };
  return { ...record.value, ...defaults, employerId, version: 1, createdAt: now, updatedAt: now };
}

/** The way of employers. */
export function employerTarget(deps: EmployerTargetDeps): ImportTarget {
  const idOf = (key: string) => deps.derivedId('imported-employer', key);
  const known = remembering(
    () => deps.employers.all(),
    importedEmployerKey,
    ({ employerId }) => employerId,
  );

  const isTouched = async (employerId: string): Promise<boolean> => {
    if ((await deps.employers.get(employerId))?.lastTouchAt) return true;
    return (await deps.activities.list(employerId, { limit: 1 })).items.length > 0;
  };

  return {
    idOf,
    isKnown: async ({ key }) => (await known(key)) !== undefined,
    add: async (row, run) => {
      const [employerId, knownId] = [idOf(row.key), await known(row.key)];
      if (knownId !== undefined && knownId !== employerId) return 'known';
      const employer = employerIn(row, employerId, deps.now());
      return (await deps.employers.insertImported(employer, run.runId)) ? 'added' : 'known';
    },
    takeBack: async (employerId, run) => {
      if (!(await isTouched(employerId))) await deps.employers.removeImported(employerId, run.runId);
    },
  };
}

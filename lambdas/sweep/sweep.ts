/** Finds lost or stuck work and requeues it, so that accepted work always completes. */
import type { MatchRequest, ReadingRequest, RunRequest } from '../../shared/contract/events.ts';
import type { Outgoing } from '../../shared/domain/outgoing.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { HANDING_OVER_MS } from '../outbox/hand-over.ts';
import type { Send } from '../runtime/queue.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { EmployerRequestRecord, EmployerRequestStore } from '../stores/employer-request-store.ts';
import type { JobStore } from '../stores/job-store.ts';
import type { OutboxStore } from '../stores/outbox-store.ts';
import type { ProgressStore } from '../stores/progress-store.ts';
import type { RunRecord, RunStore } from '../stores/run-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { ABANDONED_SECONDS, ageSeconds, isDue, PATIENCE_SECONDS, secondsAgo } from './patience.ts';
import { sweepDrops } from './sweep-drops.ts';
import { firstOf, type OnFailure } from './sweep-files.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** How long a letter is of use: one about an arrival as long as the link in it works, one about a move while it is news. */
const LETTERS_LOST_SECONDS = 24 * 3600;

/** Postponed letters looked at in one round; the others follow in the next. A flood must not keep other work waiting. */
const POSTPONED_PER_ROUND = 200;

export interface SweepDeps extends OnFailure {
  applications: Pick<
    ApplicationStore,
    'get' | 'getMany' | 'advance' | 'listMailDue' | 'listPostponed' | 'listUnfinished'
  >;
  jobs: Pick<JobStore, 'listUnmatched'>;
  uploads: Pick<UploadStore, 'head' | 'list'>;
  progress: ProgressStore;
  employerRequests: Pick<EmployerRequestStore, 'listDueAfter'>;
  /** Sends the letter about an application's arrival, if nobody did. */
  sendLetter(application: ApplicationRecord): Promise<void>;
  outbox: Pick<OutboxStore, 'listLeft'>;
  /** Hands over a letter about a move unless someone was at it after a time; whether it did. */
  handOverLeft(letter: Outgoing, unlessAfter: string): Promise<boolean>;
  requestReading: Send<ReadingRequest>;
  requestMatches: Send<MatchRequest>;
  runs: Pick<RunStore, 'listUnfinished'>;
  requestRun: Send<RunRequest>;
  /** Registers a dropped file whose event was lost, unless it is known; its application's id where it was not. */
  adoptDrop(key: string, eTag: string): Promise<string | undefined>;
  /** Makes the lead of an employer's request unless there is one; whether it did. */
  restoreLead(request: EmployerRequestRecord): Promise<boolean>;
  derivedId(...parts: string[]): string;
  now(): string;
}

/** `takeOver` is for a start after a crash. */
export interface SweepOptions {
  takeOver: boolean;
}

/** What was asked for again. */
export interface SweepReport {
  readings: number;
  matchings: number;
  jobs: number;
  drops: number;
  leads: number;
  runs: number;
  /** About arrivals. */
  letters: number;
  /** About moves. */
  moveLetters: number;
  /** Files that could not be looked at: they were reported, and kept nothing from the others. */
  failed: number;
}

/** How much was asked for again. */
export function foundIn({ failed: _, ...found }: SweepReport): number {
  return Object.values(found).reduce((sum, count) => sum + count, 0);
}

/**
 * One round. With `takeOver` everything unfinished is taken up at once, whatever its lease.
 * One file that cannot be looked at is counted, and keeps nothing from the others; whatever else fails ends the round.
 * Asking for work that is under way does no harm: its readers find it leased or done.
 */
export async function sweep(options: SweepOptions, actor: Actor, deps: SweepDeps): Promise<SweepReport> {
  authorise(actor, 'work.sweep');
  // What is found by an index and is never much comes first; files, of which there may be any number, come last.
  const leads = await sweepLeads(options, deps);
  const runs = await sweepRuns(options, deps);
  const letters = await sweepLetters(options, deps);
  const work = await sweepWork(options, deps);
  const uploads = await sweepUploads(options, deps);
  const drops = await sweepDrops(options, deps);
  const readings = work.readings + uploads.found;
  return { ...work, readings, leads, runs, ...letters, drops: drops.found, failed: uploads.failed + drops.failed };
}

async function sweepLeads(options: SweepOptions, deps: SweepDeps): Promise<number> {
  let found = 0;
  for await (const request of deps.employerRequests.listDueAfter(secondsAgo(ABANDONED_SECONDS, deps))) {
    if (isDue(request.createdAt, options, deps) && (await deps.restoreLead(request))) found += 1;
  }
  return found;
}

/** Readings and matchings that nobody is at. */
async function sweepWork(
  options: SweepOptions,
  deps: SweepDeps,
): Promise<Pick<SweepReport, 'readings' | 'matchings' | 'jobs'>> {
  const report = { readings: 0, matchings: 0, jobs: 0 };
  for await (const record of deps.applications.listUnfinished('reading')) {
    const isDead = options.takeOver || record.leaseUntil === undefined || record.leaseUntil < deps.now();
    if (isDead) report.readings += await askForReading(record, options, deps);
  }
  for await (const record of deps.applications.listUnfinished('matching')) {
    if (isDue(record.updatedAt, options, deps)) report.matchings += await askForMatching(record, deps);
  }
  for await (const record of deps.applications.listUnfinished('basis')) {
    if (isDue(record.updatedAt, options, deps)) report.matchings += await askForBasis(record, deps);
  }
  for (const { jobId, version, updatedAt } of await deps.jobs.listUnmatched()) {
    if (!isDue(updatedAt, options, deps)) continue;
    await deps.requestMatches({ kind: 'job', jobId, version });
    report.jobs += 1;
  }
  return report;
}

async function sweepRuns(options: SweepOptions, deps: SweepDeps): Promise<number> {
  let found = 0;
  for await (const run of deps.runs.listUnfinished('work')) {
    const isDead = options.takeOver || run.leaseUntil === undefined || run.leaseUntil < deps.now();
    if (isDead && isDue(run.updatedAt, options, deps)) found += await askForRun(run, options, deps);
  }
  // Nobody came back: the worker ends it and removes its file.
  for await (const run of deps.runs.listUnfinished('person')) {
    if (ageSeconds(run.updatedAt, deps) > ABANDONED_SECONDS) found += await askForRun(run, {}, deps);
  }
  return found;
}

/** Letters that nobody handed over, those about arrivals first. */
async function sweepLetters(
  { takeOver }: SweepOptions,
  deps: SweepDeps,
): Promise<Pick<SweepReport, 'letters' | 'moveLetters'>> {
  const report = { letters: 0, moveLetters: 0 };
  const oldest = secondsAgo(LETTERS_LOST_SECONDS, deps);
  for await (const record of deps.applications.listMailDue(oldest)) {
    if (!takeOver && ageSeconds(record.submittedAt, deps) <= PATIENCE_SECONDS) continue;
    await deps.sendLetter(record);
    report.letters += 1;
  }
  // Whatever its age: only that its address got too many kept it. What is too much again is due on the next day.
  const due = await firstOf(deps.applications.listPostponed(deps.now().slice(0, 10)), POSTPONED_PER_ROUND);
  for (const record of due) await deps.sendLetter(record);
  const until = takeOver ? deps.now() : secondsAgo(HANDING_OVER_MS / 1000, deps);
  for await (const letter of deps.outbox.listLeft(oldest, until)) {
    if (await deps.handOverLeft(letter, until)) report.moveLetters += 1;
  }
  return report;
}

async function askForReading(
  record: ApplicationRecord,
  { takeOver }: { takeOver: boolean },
  deps: SweepDeps,
): Promise<1> {
  await deps.requestReading({ applicationId: record.applicationId, takeOver });
  return 1;
}

async function askForMatching(record: ApplicationRecord, deps: SweepDeps): Promise<0 | 1> {
  const { applicationId, talentId, resumeId, correlationId } = record;
  if (!talentId || !resumeId) return 0;
  await deps.requestMatches({ kind: 'resume', talentId, resumeId, applicationId, correlationId });
  return 1;
}

async function askForBasis(record: ApplicationRecord, deps: SweepDeps): Promise<0 | 1> {
  const { applicationId, talentId, correlationId } = record;
  if (!talentId) return 0;
  await deps.requestMatches({ kind: 'basis', talentId, applicationId, correlationId });
  return 1;
}

async function askForRun(
  { runId, correlationId }: RunRecord,
  { takeOver }: { takeOver?: boolean },
  deps: SweepDeps,
): Promise<1> {
  await deps.requestRun({ runId, correlationId, ...(takeOver && { takeOver }) });
  return 1;
}

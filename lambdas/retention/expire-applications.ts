/** Erases applications without consent to be kept longer, as the person's own erasure does. */
import { isInTheRunning, wasBrought } from '../../shared/domain/application.ts';
import { isLive, talentPoolExpiry } from '../../shared/domain/basis.ts';
import type { Job } from '../../shared/domain/job.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import type { Retention } from '../../shared/domain/settings.ts';
import { type EraseApplicationDeps, eraseApplicationOf } from '../erasure/erase-application.ts';
import { removeOtherMatches } from '../legal-basis/other-matches.ts';
import { settleBasis } from '../legal-basis/talent-basis.ts';
import { collected } from '../runtime/collected.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { JobStore } from '../stores/job-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { monthsBefore } from './months-before.ts';
import type { Round } from './retention-round.ts';

export interface ExpireApplicationsDeps extends EraseApplicationDeps {
  applications: EraseApplicationDeps['applications'] &
    Pick<ApplicationStore, 'listAgreedUntil' | 'listReading' | 'listUntil'>;
  jobs: Pick<JobStore, 'get'>;
  uploads: EraseApplicationDeps['uploads'] & Pick<UploadStore, 'head'>;
  newId(): string;
}

/** Why an application went: the consent to keep it has ended, its file never came, or it was kept for long enough. */
type Reason = 'talent-pool-consent' | 'abandoned-upload' | 'kept-long-enough';

type Holds = (record: ApplicationRecord) => Promise<boolean>;

const DAY_MS = 86_400_000;
/** No month is shorter. */
const MONTH_DAYS = 28;

const before = (now: string, days: number) => new Date(Date.parse(now) - days * DAY_MS).toISOString();

/**
 * Consents to be considered for other jobs, for the months of the settings and never longer than they were given for.
 * While the application's own process runs, it stays; the consent ends all the same.
 */
export async function expireConsents(
  { talentPoolMonths }: Retention,
  round: Round,
  deps: ExpireApplicationsDeps,
): Promise<void> {
  const now = deps.now();
  const endOf = processEnds(deps);
  const hasEnded = ({ consent }: ApplicationRecord) =>
    consent?.talentPoolAt !== undefined && talentPoolExpiry(consent.talentPoolAt, talentPoolMonths) <= now;
  const mayGo: Holds = async (record) => hasEnded(record) && (await endOf(record)) !== undefined;
  const candidates = await collected(deps.applications.listAgreedUntil(before(now, talentPoolMonths * MONTH_DAYS)));
  await expire(candidates, mayGo, 'talent-pool-consent', round, deps);
  for (const { applicationId } of candidates) {
    if (round.isOver()) return;
    await round.attempt(async () => {
      const record = await deps.applications.get(applicationId);
      if (record && hasEnded(record) && (await endOf(record)) === undefined) await endConsent(record, deps);
    });
  }
}

async function endConsent(record: ApplicationRecord, deps: ExpireApplicationsDeps): Promise<void> {
  const { talentPoolAt: _ended, ...given } = record.consent ?? {};
  const isNoted = await deps.applications.advance(record, { consent: given as ApplicationRecord['consent'] });
  if (!isNoted || record.talentId === undefined) return;
  const home = await deps.talents.resolveMergedId(record.talentId);
  if (!(await settleBasis(home, deps))) await removeOtherMatches(home, deps);
}

/**
 * Everything else that people sent, for the months of the settings after their own process ended; files and rows that were
 * brought, for theirs from when they came, whatever job they name. Those stay whose person may still be considered for other
 * jobs.
 */
export async function expireApplications(
  { applicationMonths, dropMonths, importMonths }: Retention,
  round: Round,
  deps: ExpireApplicationsDeps,
): Promise<void> {
  const endOf = processEnds(deps);
  const terms = { form: applicationMonths, profile: applicationMonths, drop: dropMonths, import: importMonths };
  const mayGo: Holds = async (record) => {
    const limit = monthsBefore(deps.now(), terms[record.source]);
    if (record.submittedAt > limit) return false;
    const ended = wasBrought(record) ? record.submittedAt : await endOf(record);
    if (ended === undefined || ended > limit || record.consent?.talentPoolAt) return false;
    const talent = record.talentId && (await deps.talents.get(await deps.talents.resolveMergedId(record.talentId)));
    return !(talent && isLive(talent.basis, deps.now()));
  };
  const shortest = Math.min(...Object.values(terms));
  await expire(deps.applications.listUntil(monthsBefore(deps.now(), shortest)), mayGo, 'kept-long-enough', round, deps);
}

/** Forms whose file never came. Nobody may upload it any more: that takes an hour at most. */
export async function expireUploads(
  { abandonedUploadDays }: Retention,
  round: Round,
  deps: ExpireApplicationsDeps,
): Promise<void> {
  const latest = before(deps.now(), abandonedUploadDays);
  const isAbandoned: Holds = async ({ resumeStatus, submittedAt, source, objectKey }) =>
    resumeStatus === 'awaiting-upload' &&
    submittedAt <= latest &&
    // What the product itself was to store is not theirs to bring.
    (source === 'form' || source === 'drop') &&
    !(await deps.uploads.head(objectKey));
  await expire(deps.applications.listReading('awaiting-upload'), isAbandoned, 'abandoned-upload', round, deps);
}

async function expire(
  candidates: AsyncIterable<ApplicationRecord> | Iterable<ApplicationRecord>,
  holds: Holds,
  reason: Reason,
  round: Round,
  deps: ExpireApplicationsDeps,
): Promise<void> {
  for await (const candidate of candidates) {
    if (round.isOver()) return;
    await round.attempt(async () => {
      if (await holds(candidate)) await expireOne(candidate.applicationId, holds, reason, round, deps);
    });
  }
}

async function expireOne(
  applicationId: string,
  holds: Holds,
  reason: Reason,
  { report }: Round,
  deps: ExpireApplicationsDeps,
): Promise<void> {
  // Read again: the index is a moment behind, and a recruiter may take the person up at this moment.
  const find = async () => {
    const record = await deps.applications.get(applicationId);
    return record && (await holds(record)) ? record : undefined;
  };
  const changes = [{ field: 'reason', after: reason }];
  const occasion = { actor: SYSTEM, verb: 'expire', changes, correlationId: deps.newId() } as const;
  const erased = await eraseApplicationOf(find, occasion, deps);
  if (!erased) return;
  if (reason === 'abandoned-upload') report.uploads += 1;
  else report.applications += 1;
  report.talents += erased.talents;
}

/** When the job that someone applied for was settled for them, ISO 8601; `undefined` while it is not. */
type ProcessEnd = (record: ApplicationRecord) => Promise<string | undefined>;

/** Each job is looked up once. */
function processEnds({ jobs }: ExpireApplicationsDeps): ProcessEnd {
  const known = new Map<string, Promise<Job | undefined>>();
  const jobOf = (jobId: string) => {
    const job = known.get(jobId) ?? jobs.get(jobId);
    known.set(jobId, job);
    return job;
  };
  return async (record) => {
    const { jobId, stage, withdrawnAt, submittedAt } = record;
    if (jobId === undefined) return withdrawnAt ?? submittedAt;
    if (stage === 'hired' || !isInTheRunning(record)) return withdrawnAt ?? lastMove(record);
    const job = await jobOf(jobId);
    if (!job) return submittedAt;
    return job.status === 'closed' ? job.updatedAt : undefined;
  };
}

function lastMove({ decisions = [], updatedAt }: ApplicationRecord): string {
  return decisions.findLast(({ kind }) => kind === 'stage')?.at ?? updatedAt;
}

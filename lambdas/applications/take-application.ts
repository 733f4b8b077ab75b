/** The write that the application form and the profile builder share; it is atomic. */
import { UPLOAD_PREFIXES } from '../../shared/contract/resources.ts';
import { isOpenToPublic, type Job, jobIdOf } from '../../shared/domain/job.ts';
import { consentOf, contentOf } from '../../shared/domain/public-form.ts';
import { AppError } from '../../shared/errors.ts';
import { storeOnce } from '../forms/store-once.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';

export interface TakeApplicationDeps {
  applications: Pick<ApplicationStore, 'get' | 'insert' | 'addTokenDigest'>;
  getJob(jobId: string): Promise<Job | undefined>;
  newId(): string;
  derivedId(...parts: string[]): string;
  newToken(): string;
  fingerprint(text: string): string;
  now(): string;
  /** Notifies the person that it has arrived; called again, it does so once. */
  sendLetter(application: ApplicationRecord, client: string | undefined): Promise<void>;
  /** Called when that could not be done now. */
  onPostponed(applicationId: string, cause: unknown): void;
}

/** What both forms ask for. */
interface PersonForm extends Pick<ApplicationRecord, 'firstName' | 'lastName' | 'email' | 'phone' | 'language'> {
  jobId?: string;
  talentPoolConsent: boolean;
  website?: string;
  fillSeconds?: number;
}

/** A sending of a form, with the id its Idempotency-Key always leads to and a status token of its own. */
export interface Ticket {
  applicationId: string;
  objectKey: string;
  statusToken: string;
}

/** The ticket of one sending; without a key every sending is another application. */
export function ticketFor(
  source: 'application' | 'profile',
  key: string | undefined,
  deps: TakeApplicationDeps,
): Ticket {
  const applicationId = deps.derivedId(source, key ?? deps.newId());
  return { applicationId, objectKey: `${UPLOAD_PREFIXES.applications}${applicationId}`, statusToken: deps.newToken() };
}

/** What only one of the forms says of the record. */
type Own = Pick<ApplicationRecord, 'source' | 'fileName' | 'declaredType' | 'profileForm'>;

/**
 * Stores the application, or admits the replay of one: a replay gets a token of its own beside the first one, but only
 * with the very content that the key was used for.
 * Errors: `JOB_NOT_FOUND`, `JOB_NOT_OPEN`, `IDEMPOTENCY_KEY_REUSED` (same key, other content), `SENT_TOO_OFTEN` (no room
 * for another token).
 */
export async function takeApplication(
  { body, correlationId, client }: { body: PersonForm; correlationId: string; client?: string },
  ticket: Ticket,
  own: Own,
  deps: TakeApplicationDeps,
): Promise<ApplicationRecord> {
  const contentDigest = deps.fingerprint(contentOf(body));
  const tokenDigest = deps.fingerprint(ticket.statusToken);
  const { record, isReplay } = await storeOnce<ApplicationRecord>(contentDigest, {
    known: () => deps.applications.get(ticket.applicationId),
    make: async () => ({
      ...newApplication(body, await jobToApplyFor(body.jobId, deps), ticket, deps.now()),
      ...own,
      correlationId,
      contentDigest,
      tokenDigests: new Set([tokenDigest]),
    }),
    insert: (record) => deps.applications.insert(record),
  });
  if (isReplay && !(await deps.applications.addTokenDigest(record.applicationId, tokenDigest))) {
    throw new AppError('conflict', 'SENT_TOO_OFTEN');
  }
  await sendArrivalLetter(record, client, deps);
  return record;
}

/** The application is safe with its marker; if the letter cannot be sent now, a replay or the sweep sends it. */
async function sendArrivalLetter(
  record: ApplicationRecord,
  client: string | undefined,
  deps: TakeApplicationDeps,
): Promise<void> {
  if (!record.mailDue) return;
  try {
    await deps.sendLetter(record, client);
  } catch (cause) {
    deps.onPostponed(record.applicationId, cause);
  }
}

async function jobToApplyFor(reference: string | undefined, deps: TakeApplicationDeps): Promise<Job | undefined> {
  if (reference === undefined) return undefined;
  const job = await deps.getJob(jobIdOf(reference));
  if (!job) throw new AppError('not-found', 'JOB_NOT_FOUND');
  if (job.status !== 'active') throw new AppError('conflict', 'JOB_NOT_OPEN');
  if (!isOpenToPublic(job)) throw new AppError('not-found', 'JOB_NOT_FOUND');
  return job;
}

function newApplication(
  form: PersonForm,
  job: Job | undefined,
  { applicationId, objectKey }: Ticket,
  now: string,
): Omit<ApplicationRecord, 'source' | 'correlationId'> {
  return {
    applicationId,
    kind: 'application',
    version: 1,
    revision: 1,
    ...(job && { jobId: job.jobId, jobTitle: job.title, company: job.company }),
    firstName: form.firstName,
    lastName: form.lastName,
    ...(form.email !== undefined && { email: form.email, mailDue: true }),
    ...(form.phone !== undefined && { phone: form.phone }),
    language: form.language,
    stage: 'new',
    submittedAt: now,
    updatedAt: now,
    unfinished: 'upload',
    consent: consentOf(form, now),
    resumeStatus: 'awaiting-upload',
    objectKey,
  };
}

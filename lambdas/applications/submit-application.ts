/** Takes an application: one write that either happened or did not, and permission to upload the resume. */

import type * as z from 'zod';
import { UPLOAD_PREFIXES } from '../../shared/contract/resources.ts';
import type { routes, submittedSchema, Upload } from '../../shared/contract/routes.ts';
import type { ApplicationInput } from '../../shared/domain/application.ts';
import { isOpenToPublic, type Job, jobIdOf } from '../../shared/domain/job.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationRecord, ApplicationStore } from '../stores/application-store.ts';

/** Version of the privacy notice and consent wording shown with the form. */
export const NOTICE_VERSION = '2026-11';

export interface SubmitApplicationDeps {
  applications: Pick<ApplicationStore, 'get' | 'insert' | 'addTokenDigest'>;
  getJob(jobId: string): Promise<Job | undefined>;
  permitUpload(key: string, contentType: string): Promise<Upload>;
  newId(): string;
  derivedId(...parts: string[]): string;
  newToken(): string;
  fingerprint(text: string): string;
  now(): string;
}

type Input = ActionInput<typeof routes.submitApplication>;
type Submitted = z.infer<typeof submittedSchema>;

/**
 * Stores the application under an id that its Idempotency-Key always has, so that the same form sent twice is one
 * application. Errors: `JOB_NOT_FOUND`, `JOB_NOT_OPEN`, `IDEMPOTENCY_KEY_REUSED` (same key, other content).
 */
export async function submitApplication(input: Input, actor: Actor, deps: SubmitApplicationDeps): Promise<Submitted> {
  authorise(actor, 'applications.submit');
  const key = input.headers['idempotency-key'];
  const applicationId = deps.derivedId('application', key ?? deps.newId());
  const statusToken = deps.newToken();
  const digest = deps.fingerprint(statusToken);
  // Permission first: if storage cannot be asked, nothing has been written yet.
  const upload = await deps.permitUpload(objectKeyOf(applicationId), input.body.resume.contentType);
  // What was taken once stays taken, also when the job has been closed since.
  const first = key === undefined ? undefined : await deps.applications.get(applicationId);
  if (first) await admitReplay(first, input.body, digest, deps);
  else await take(input, applicationId, digest, deps);
  return { applicationId, statusToken, upload };
}

const objectKeyOf = (applicationId: string) => `${UPLOAD_PREFIXES.applications}${applicationId}`;

async function take(input: Input, applicationId: string, digest: string, deps: SubmitApplicationDeps): Promise<void> {
  const job = input.body.jobId === undefined ? undefined : await jobToApplyFor(input.body.jobId, deps);
  const record = newApplication(input, job, applicationId, deps);
  if (await deps.applications.insert({ ...record, tokenDigests: new Set([digest]) })) return;
  // The same form at the same moment: the other one was first.
  const first = await deps.applications.get(applicationId);
  if (first) await admitReplay(first, input.body, digest, deps);
}

async function jobToApplyFor(reference: string, deps: SubmitApplicationDeps): Promise<Job> {
  const job = await deps.getJob(jobIdOf(reference));
  if (!job) throw new AppError('not-found', 'JOB_NOT_FOUND');
  if (job.status !== 'active') throw new AppError('conflict', 'JOB_NOT_OPEN');
  if (!isOpenToPublic(job)) throw new AppError('not-found', 'JOB_NOT_FOUND');
  return job;
}

/** A replay gets a token of its own beside the first one, but only with the very content that the key was used for. */
async function admitReplay(
  first: ApplicationRecord,
  body: ApplicationInput,
  digest: string,
  deps: SubmitApplicationDeps,
): Promise<void> {
  if (first.contentDigest !== deps.fingerprint(contentOf(body)))
    throw new AppError('conflict', 'IDEMPOTENCY_KEY_REUSED');
  await deps.applications.addTokenDigest(first.applicationId, digest);
}

function newApplication(
  input: Input,
  job: Job | undefined,
  applicationId: string,
  deps: SubmitApplicationDeps,
): ApplicationRecord {
  const { body } = input;
  const now = deps.now();
  return {
    applicationId,
    kind: 'application',
    version: 1,
    revision: 1,
    source: 'form',
    ...(job && { jobId: job.jobId, jobTitle: job.title, company: job.company }),
    firstName: body.firstName,
    lastName: body.lastName,
    email: body.email,
    ...(body.phone !== undefined && { phone: body.phone }),
    language: body.language,
    stage: 'new',
    submittedAt: now,
    updatedAt: now,
    unfinished: 'upload',
    correlationId: input.correlationId,
    contentDigest: deps.fingerprint(contentOf(body)),
    consent: {
      privacyNoticeAt: now,
      noticeVersion: NOTICE_VERSION,
      language: body.language,
      ...(body.talentPoolConsent && { talentPoolAt: now }),
    },
    resumeStatus: 'awaiting-upload',
    fileName: body.resume.fileName,
    declaredType: body.resume.contentType,
    objectKey: objectKeyOf(applicationId),
  };
}

/** What makes two submissions the same: all that was typed, but not how long the typing took. */
function contentOf({ fillSeconds: _fillSeconds, website: _website, ...typed }: ApplicationInput): string {
  return JSON.stringify(typed);
}

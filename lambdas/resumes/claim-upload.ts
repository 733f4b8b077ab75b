/** Takes, passes on and releases the lease under which one reader processes an uploaded file. */
import { withEvent } from '../../shared/domain/application-history.ts';
import { failBusy, LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import {
  claimDecision,
  LEASE_SECONDS,
  SCAN_LEASE_SECONDS,
  SCAN_WAIT_SECONDS,
  type UploadedVersion,
} from './claim-decision.ts';

export interface ClaimDeps {
  applications: Pick<ApplicationStore, 'get' | 'advance'>;
  now(): string;
  /** @default {@link LEASE_SECONDS} */
  leaseSeconds?: number;
}

const secondsFrom = (time: string, seconds: number): string =>
  new Date(Date.parse(time) + seconds * 1000).toISOString();

/** Takes the lease on an upload, or `undefined` when it is done, superseded, or in another reader's hands. */
export async function claim(
  applicationId: string,
  upload: UploadedVersion,
  deps: ClaimDeps,
): Promise<ApplicationRecord | undefined> {
  const take = async (record: ApplicationRecord | undefined) => {
    if (!record || claimDecision(record, upload, deps.now()) !== 'claim') return undefined;
    const { versionId, sequencer, handedOnIn } = upload;
    const leaseSeconds = handedOnIn === undefined ? (deps.leaseSeconds ?? LEASE_SECONDS) : SCAN_LEASE_SECONDS;
    const leaseUntil = secondsFrom(deps.now(), leaseSeconds);
    const isKnown = record.versionId === versionId;
    // What was handed on goes on; only what was begun again counts.
    const attempts = isKnown ? (record.attempts ?? 0) + (handedOnIn === record.revision ? 0 : 1) : 1;
    // A recruiter's retry counts attempts again; the file came in only once.
    const isNew = attempts === 1 && (!isKnown || record.resumeStatus === 'awaiting-upload');
    const claimed = await deps.applications.advance(record, {
      resumeStatus: 'active',
      unfinished: 'reading',
      failureCode: undefined,
      leaseUntil,
      attempts,
      versionId,
      ...(sequencer && { sequencer }),
      ...(isNew && { steps: withEvent(record.steps, { kind: 'uploaded', at: deps.now() }) }),
    });
    return claimed ?? LOST;
  };
  return updateWithRetry(() => deps.applications.get(applicationId), take, failBusy(`Application ${applicationId}`));
}

/** Keeps the lease for the step that comes next, until its turn should have come; `undefined` when another step came first. */
export function handOver(claimed: ApplicationRecord, deps: ClaimDeps): Promise<ApplicationRecord | undefined> {
  return deps.applications.advance(claimed, { leaseUntil: secondsFrom(deps.now(), SCAN_WAIT_SECONDS) });
}

/** Gives the lease back, so that the next delivery need not wait for it to run out. */
export async function release(claimed: ApplicationRecord, deps: ClaimDeps): Promise<void> {
  // What failed before may fail now; then the lease runs out by itself, and the sweep takes over.
  await deps.applications.advance(claimed, { leaseUntil: undefined }).catch(() => undefined);
}

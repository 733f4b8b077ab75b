/** Decides whether a reader may process an uploaded file; the rules make repeated and late events harmless. */
import type { ApplicationRecord } from '../stores/application-record.ts';

/** Longer than the longest reading of a file takes, so that only a dead reader's lease runs out. */
export const LEASE_SECONDS = 90;
/** The same of recognising the letters of a scan and reading them. */
export const SCAN_LEASE_SECONDS = 150;
/** How long a scan may wait for its turn before the sweep takes its message for lost. */
export const SCAN_WAIT_SECONDS = 600;

/** One stored version of a file. */
export interface UploadedVersion {
  versionId: string;
  /** S3's order of events of one key: hexadecimal, comparable once padded. Unknown when the sweep found the object. */
  sequencer?: string;
  /** The previous reader is known to be dead, whatever its lease says. */
  takeOver?: boolean;
  /** The revision in which the first step of reading handed its lease on to the second, which alone takes it over. */
  handedOnIn?: number;
}

export type Decision = 'claim' | 'done' | 'superseded' | 'in-progress';

const SEQUENCER_CHARS = 32;

/** Whether event `a` happened before event `b` of the same object. */
export function happenedBefore(a: string, b: string): boolean {
  return a.padStart(SEQUENCER_CHARS, '0') < b.padStart(SEQUENCER_CHARS, '0');
}

/** What to do with a version of the file, given how its application stands at `now` (ISO 8601). */
export function claimDecision(record: ApplicationRecord, upload: UploadedVersion, now: string): Decision {
  if (record.withdrawnAt) return 'done';
  const sameVersion = record.versionId === upload.versionId;
  const isOlder = upload.sequencer && record.sequencer && happenedBefore(upload.sequencer, record.sequencer);
  if (!sameVersion && (isOlder || upload.handedOnIn !== undefined)) return 'superseded';
  if (!sameVersion || record.resumeStatus === 'awaiting-upload') return 'claim';
  if (record.resumeStatus !== 'active') return 'done';
  const isLeased = record.leaseUntil !== undefined && record.leaseUntil > now;
  const isHeir = upload.takeOver || upload.handedOnIn === record.revision;
  return isLeased && !isHeir ? 'in-progress' : 'claim';
}

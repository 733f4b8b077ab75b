/** An application as it is stored, what may be changed of it, and by whom. */
import type { Application, ForeignResume, ResumeStatus } from '../../shared/domain/application.ts';
import type { HistoryEvent } from '../../shared/domain/application-history.ts';
import type { StatedBasis } from '../../shared/domain/basis.ts';
import type { Language } from '../../shared/domain/field.ts';
import type { ProfileInput } from '../../shared/domain/profile-form.ts';
import type { Consent } from '../../shared/domain/public-form.ts';
import { type Condition, unchanged } from '../dynamodb/condition.ts';

/**
 * The work an application still needs; gone once its resume failed or its matches are stored. `basis`: what its person said
 * about other jobs still has to reach their talent and its matches.
 */
export type Unfinished = 'upload' | 'reading' | 'matching' | 'basis';

/** What was entered in fields of the profile builder; it wins over what is read from the text. */
export type ProfileForm = Partial<
  Pick<ProfileInput, 'aboutMe' | 'certificates' | 'educationLevel' | 'link' | 'skills'>
> & {
  /** Of an import only. */
  location?: string;
  headline?: string;
};

/** An application as stored: optional attributes are absent rather than null, so that sparse indexes stay sparse. */
export interface ApplicationRecord {
  applicationId: string;
  kind: 'application';
  /** Counts recruiters' edits, and what the person asks of recruiters. */
  version: number;
  /** Counts steps of processing. */
  revision: number;
  source: Application['source'];
  jobId?: string;
  jobTitle?: string;
  company?: string;
  talentId?: string;
  /** Its person was not known before. */
  makesTalent?: boolean;
  firstName: string;
  lastName: string;
  email?: string;
  /** `email` in the one spelling by which it is looked up; the store keeps it. */
  address?: string;
  phone?: string;
  language: Language;
  stage: Application['stage'];
  /** Of the last move. */
  stageReason?: string;
  submittedAt: string;
  updatedAt: string;
  unfinished?: Unfinished;
  correlationId: string;
  /** Only digests of the status tokens are kept. */
  tokenDigests?: Set<string>;
  /** The same of the last link that was mailed once there were too many. */
  mailedDigest?: string;
  /** Of `tokenDigests`, those of links that were mailed. */
  mailedDigests?: Set<string>;
  /** When it proved to be sent from its address, or a recruiter said so; absent, it changes nobody who exists. */
  confirmedAt?: string;
  /** Tokens of the links that confirm it, each as `<end of its validity> <digest>`. */
  confirmTokens?: Set<string>;
  /** A letter about its arrival is still to be sent. */
  mailDue?: boolean;
  /** That letter was too much for its address on the day of the arrival, and follows on a later one. */
  mailPostponed?: boolean;
  /** Letters with links to several applications, this one among them, and when the last one was sent. */
  letterIds?: Set<string>;
  linkedAt?: string;
  contentDigest?: string;
  consent?: Consent;
  /**
   * Of a drop or an import: on what ground the recruiter says that its person may be considered for other jobs; `null` for
   * none. Absent where nobody was asked.
   */
  basis?: StatedBasis | null;
  /** Of a profile or an import only. */
  profileForm?: ProfileForm;
  /** The import that brought it. */
  importId?: string;
  resumeStatus: ResumeStatus;
  failureCode?: string;
  fileName?: string;
  /** Of a drop: the folder below `drops/` that it came in, with a slash at its end. */
  folder?: string;
  declaredType?: string;
  objectKey: string;
  /** Of the object version that was last taken up. */
  versionId?: string;
  sequencer?: string;
  leaseUntil?: string;
  /** How often reading this version was begun. */
  attempts?: number;
  resumeId?: string;
  match?: { matchId: string; grade: string; percent: number };
  /** Why the reading that `resumeId` names was compared with no job. */
  matchFailure?: string;
  /** Whose resume it seems to be, where it is that of another known person. */
  foreignResume?: ForeignResume;
  /** What happened to the file and its readings; changes with `revision`. */
  steps?: HistoryEvent[];
  /** What recruiters decided, and were asked for; changes with `version`. */
  decisions?: HistoryEvent[];
  /** When the person put right the reading that `resumeId` names. */
  correctedAt?: string;
  /** How often they did, of any reading. */
  corrections?: number;
  /** How many corrections by recruiters `resumeId` is away from what the person or the machine made of the file. */
  mendings?: number;
  reviewRequestedAt?: string;
  reviewReason?: string;
  reviewedAt?: string;
  withdrawnAt?: string;
}

/** The attributes that counts read. */
export const COUNTED = ['applicationId', 'stage', 'source', 'jobId', 'updatedAt', 'revision', 'version'] as const;

/** As much of an application as is counted, and by what it is known to have changed. */
export type CountedApplication = Pick<ApplicationRecord, (typeof COUNTED)[number]>;

export type ApplicationChanges = Partial<Omit<ApplicationRecord, 'applicationId' | 'revision' | 'version' | 'kind'>>;
/** Where an application stands is for people to say: no step of processing moves it, let alone rejects it. */
export type ProcessingChanges = Omit<ApplicationChanges, 'stage' | 'stageReason'>;

/** It was not withdrawn; an erasure begins by withdrawing, too. */
export const STANDING: Condition = {
  expression: 'attribute_not_exists(#withdrawnAt)',
  names: { '#withdrawnAt': 'withdrawnAt' },
};

/** What a recruiter's edit sets, and that it is of the version that was read. */
export function editOf(version: number, changes: ApplicationChanges) {
  return {
    changes: { ...changes, version: version + 1, updatedAt: new Date().toISOString() },
    condition: unchanged('version', version),
  };
}

/** The stored form of a talent, and the conditions of its writes. */
import type { Basis } from '../../shared/domain/basis.ts';
import type { ChosenReading } from '../../shared/domain/current-reading.ts';
import type { DifferingFact, FactOrigins, Talent, TalentEdits, TalentFact } from '../../shared/domain/talent.ts';
import { allOf, type Condition, missing, unchanged } from '../dynamodb/condition.ts';
import type { KnownBy } from './known-by.ts';

/** What was read or typed last stands beside what recruiters edited, so neither can overwrite the other. */
export interface TalentRecord {
  talentId: string;
  /** By this the index finds all people; anyone who stands beside one of them is found by that one alone. */
  kind: 'talent' | `beside#${string}`;
  version: number;
  /** `null` of a person who is known by their phone number. */
  email: string | null;
  status: Talent['status'];
  source: string;
  createdAt: string;
  updatedAt: string;
  /** What all applications say together. */
  applied: Pick<Talent, TalentFact>;
  /** When the newest application was sent. */
  appliedAt: string;
  /** Where each of `applied` is from; absent of talents from before it was kept. */
  origins?: FactOrigins;
  /** Names and numbers that some of the applications give otherwise. */
  differing?: DifferingFact[];
  /** Counts applications taken over, so that two at once do not undo each other. */
  applyCount?: number;
  /**
   * Ids of the applications that were taken over: here one is known from its first moment, and in the index only later.
   * Absent of talents from before it was kept.
   */
  joined?: string[];
  /** When an application of theirs proved to be sent from their address, or a recruiter said so (ISO 8601). */
  confirmedAt?: string;
  /**
   * The talent whose address or number an unconfirmed application gave. This record has no claim, is in no list of
   * people, and is merged into that one once the application is confirmed.
   */
  besideId?: string;
  /** Of everybody who stands beside someone, by which the index finds them all. */
  standing?: typeof STANDING_BESIDE;
  /** From recruiters; wins over `applied`. */
  edits: TalentEdits;
  resumeId?: string;
  /** When the application that `resumeId` comes from was sent. */
  resumeAt?: string;
  /** The reading that a recruiter chose; absent while the evidence decides. */
  chosen?: ChosenReading;
  /** Since talents were merged: everything that the person is known by. Each has a claim of this talent. */
  addresses?: KnownBy[];
  /** Talents that were merged into this one: what comes late may still be under their ids. */
  mergedIds?: string[];
  /** The talent that this one is being merged into; nothing is added to it any more. */
  mergingInto?: string;
  /** Skills and occupations that the current reading names, by their ids in the taxonomy: what searches go by. */
  skillIds?: string[];
  /** The best of what was stated of other jobs, as of the last time that was settled; absent where nothing holds. */
  basis?: Basis;
  /** Counts how often that was settled; absent of talents of whom it never was. */
  basisCount?: number;
  /** Matches with other jobs may still have to be removed: the ground they rested on has ended. */
  basisEnded?: true;
  /** What a recruiter stated; `null` put an end to all that had been stated before. */
  recruiterBasis?: { at: string; basis: Basis | null; by: string | null; reason: string };
  /** Of the last write. */
  writeId?: string;
}

/** What is settled about other jobs, and how a recruiter's statement changes it. */
export type SettledBasis = Pick<TalentRecord, 'basis' | 'basisEnded'> & Partial<Pick<TalentRecord, 'recruiterBasis'>>;

const BESIDE = 'beside#';
export const STANDING_BESIDE = 'beside';

/** The kind of a talent who stands beside another one, or by themselves. */
export function kindOf(besideId: string | undefined): TalentRecord['kind'] {
  return besideId === undefined ? 'talent' : `${BESIDE}${besideId}`;
}

/** All that says whether a talent stands beside another one. */
export function placeOf(besideId: string | undefined): Pick<TalentRecord, 'kind'> & {
  besideId: string | undefined;
  standing: TalentRecord['standing'] | undefined;
} {
  return { kind: kindOf(besideId), besideId, standing: besideId === undefined ? undefined : STANDING_BESIDE };
}

/** Whether an item of the table is someone, and not what is left of one. */
export const isPerson = (item: TalentRecord | { kind: 'erased' } | undefined): item is TalentRecord =>
  item !== undefined && (item.kind === 'talent' || item.kind?.startsWith(BESIDE));

/** An update must never create an item: a talent that was erased meanwhile stays erased. */
export const IS_PERSON = {
  expression: '#kind = :talent OR begins_with(#kind, :beside)',
  names: { '#kind': 'kind' },
  values: { ':talent': 'talent', ':beside': BESIDE },
};

/** Nothing was written to the talent since, neither by a recruiter nor by an application. */
export function asRead({ version, applyCount }: Pick<TalentRecord, 'version' | 'applyCount'>): Condition {
  const noneSince = applyCount ? unchanged('applyCount', applyCount) : missing('applyCount');
  return allOf(IS_PERSON, unchanged('version', version), noneSince);
}

/** No application was taken over since. */
export function asApplied({ applyCount = 0 }: Pick<TalentRecord, 'applyCount'>): Condition {
  return applyCount === 0 ? personWithout('applyCount') : unchanged('applyCount', applyCount);
}

/** Someone of whom this is not known yet. */
export function personWithout(attribute: 'applyCount' | 'basisCount' | 'confirmedAt'): Condition {
  return allOf(IS_PERSON, missing(attribute));
}

/** Of every write that changes what lists show: the moment of the write, by which the change is found. */
export const updatedNow = () => ({ updatedAt: new Date().toISOString() });

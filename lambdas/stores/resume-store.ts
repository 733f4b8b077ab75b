/** Readings of resumes in DynamoDB: the text that all evidence quotes, with its profile. */
import { TABLES } from '../../shared/contract/resources.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import type { FormVersion } from '../../shared/matching/index.ts';
import { exists } from '../dynamodb/condition.ts';
import { readKeys } from '../dynamodb/read-keys.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

export type ReadingKey = Pick<Resume, 'talentId' | 'resumeId'>;

/** What ranking asks of a reading, with the version of what made it. */
export interface RankingForm extends FormVersion {
  bytes: Uint8Array;
}

/** A reading as stored: its form stands beside what the API shows. */
interface StoredReading extends Resume {
  rankingForm?: RankingForm;
}

export interface ResumeStore {
  get(talentId: string, resumeId: string): Promise<Resume | undefined>;
  /** Stores a reading; the same reading again changes nothing. */
  insert(resume: Resume): Promise<void>;
  /** A talent's readings, newest first. */
  list(talentId: string): Promise<Resume[]>;
  /** Notes on a reading that is there that an engine of this version gave it up. */
  markTooComplex(key: { talentId: string; resumeId: string }, engineVersion: string): Promise<void>;
  /** Notes on a reading that is there that a person went through it: no field is left to check. */
  markChecked(key: { talentId: string; resumeId: string }): Promise<void>;
  remove(talentId: string, resumeId: string): Promise<void>;
  removeAll(talentId: string): Promise<void>;
  /** Readings by their keys, in no order. */
  getMany(keys: { talentId: string; resumeId: string }[]): Promise<Resume[]>;
  /** The forms of readings by their keys, and which readings an engine gave up; nothing else of them. */
  formsOf(keys: ReadingKey[]): Promise<(ReadingKey & Pick<StoredReading, 'rankingForm' | 'tooComplexFor'>)[]>;
  /** Stores the form of a reading that is there. */
  keepForm(key: ReadingKey, form: RankingForm): Promise<void>;
}

const FORM_ATTRIBUTES = ['talentId', 'resumeId', 'rankingForm', 'tooComplexFor'] as const;

const readingOf = ({ rankingForm: _rankingForm, ...reading }: StoredReading): Resume => reading;

/** Takes a reading that was saved without a change as checked; writes only where a field was to be checked. */
export async function confirmReading(reading: Resume, resumes: Pick<ResumeStore, 'markChecked'>): Promise<void> {
  if ((reading.unsure ?? []).length > 0) await resumes.markChecked(reading);
}

/** What a handler gets that only reads. */
export type ResumeReader = Pick<ResumeStore, 'get' | 'list' | 'getMany' | 'formsOf'>;

/** The store over the table named in the environment. */
export function resumeStore(client: TableClient<'resumes', 'changes'>): ResumeStore;
export function resumeStore(client: TableClient<'resumes', 'reads'>): ResumeReader;
export function resumeStore(client: TableClient<'resumes'>): ResumeStore {
  const resumes = table<StoredReading>(client, TABLES.resumes);
  return {
    get: async (talentId, resumeId) => {
      const found = await resumes.get({ talentId, resumeId });
      return found && readingOf(found);
    },
    insert: async (resume) => {
      await resumes.insert(resume, 'resumeId');
    },
    markTooComplex: async ({ talentId, resumeId }, engineVersion) => {
      await resumes.update({ talentId, resumeId }, { tooComplexFor: engineVersion }, exists('resumeId'));
    },
    markChecked: async ({ talentId, resumeId }) => {
      await resumes.update({ talentId, resumeId }, { unsure: [] }, exists('resumeId'));
    },
    list: async (talentId) => {
      const found: Resume[] = [];
      for await (const resume of resumes.all({ key: { name: 'talentId', value: talentId } }))
        found.push(readingOf(resume));
      return found.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    },
    remove: (talentId, resumeId) => resumes.remove({ talentId, resumeId }),
    removeAll: (talentId) => resumes.removeAll({ key: { name: 'talentId', value: talentId } }),
    getMany: async (keys) => (await readKeys<StoredReading>(client, TABLES.resumes, keys)).map(readingOf),
    formsOf: (keys) => readKeys(client, TABLES.resumes, keys, FORM_ATTRIBUTES),
    keepForm: async ({ talentId, resumeId }, rankingForm) => {
      await resumes.update({ talentId, resumeId }, { rankingForm }, exists('resumeId'));
    },
  };
}

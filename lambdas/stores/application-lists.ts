/** Applications by job, talent, stage, state, address or time. */
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import type { ResumeStatus } from '../../shared/domain/application.ts';
import { normaliseEmail } from '../../shared/domain/field.ts';
import type { Condition } from '../dynamodb/condition.ts';
import { table } from '../dynamodb/table.ts';
import { collected } from '../runtime/collected.ts';
import type { TableClient } from '../runtime/granted.ts';
import {
  type ApplicationRecord,
  COUNTED,
  type CountedApplication,
  STANDING,
  type Unfinished,
} from './application-record.ts';

const UNJOINED: Condition = { expression: 'attribute_not_exists(#talentId)', names: { '#talentId': 'talentId' } };

/** Files and rows without a job are talents, and wait in no stage. */
const APPLIED: Condition = {
  expression: 'attribute_exists(#jobId) OR NOT #source IN (:drop, :import)',
  names: { '#jobId': 'jobId', '#source': 'source' },
  values: { ':drop': 'drop', ':import': 'import' },
};

const AGREED: Condition = {
  expression: 'attribute_exists(#consent.#pool)',
  names: { '#consent': 'consent', '#pool': 'talentPoolAt' },
};

export interface ApplicationQuery {
  by: { jobId: string } | { talentId: string } | { stage: string } | { resumeStatus: ResumeStatus } | 'submission';
  limit: number;
  cursor?: string;
}

export interface ApplicationLists {
  /** Newest first, by state last changed first; with `keep`, only those that pass, and pages may be short. */
  list(query: ApplicationQuery, keep?: (record: ApplicationRecord) => boolean): Promise<Page<ApplicationRecord>>;
  /** Submitted at or after a time, newest first. */
  listSince(time: string): Promise<ApplicationRecord[]>;
  /** Submitted at or before a time by a person who agreed to be considered for other jobs, oldest first. */
  listAgreedUntil(time: string): AsyncGenerator<ApplicationRecord>;
  /** Submitted at or before a time, oldest first. */
  listUntil(time: string): AsyncGenerator<ApplicationRecord>;
  /** The talents of everybody who applied for a job, as far as they are known. */
  listApplicants(jobId: string): Promise<string[]>;
  /** All of a stage that are applications for something, as far as they are counted. */
  listCounted(stage: string): Promise<CountedApplication[]>;
  countReading(status: ResumeStatus): Promise<number>;
  /** Applications whose resume is in a state, longest unchanged first. */
  listReading(status: ResumeStatus): AsyncGenerator<ApplicationRecord>;
  /** Those that changed last at `since` or later. */
  listReadingSince(status: ResumeStatus, since: string): Promise<ApplicationRecord[]>;
  /** Applications with the given work ahead, longest waiting first; with `since`, those that changed last at or after it. */
  listUnfinished(work: Unfinished, since?: string): AsyncGenerator<ApplicationRecord>;
  /** The newest ones that pass, of those whose form gave this address; their index is a moment behind. */
  listByAddress(
    email: string,
    limit: number,
    keep: (record: ApplicationRecord) => boolean,
  ): Promise<ApplicationRecord[]>;
  /** Those that belong to no talent: not read yet, never uploaded, or impossible to read. */
  listUnjoined(): AsyncGenerator<ApplicationRecord>;
}

/** The index of all applications by the time they were submitted. */
export const BY_SUBMISSION = { index: 'bySubmission', key: { name: 'kind', value: 'application' } };

const byAddress = (email: string) => ({
  index: 'byAddress',
  key: { name: 'address', value: normaliseEmail(email) },
});

function indexFor(by: ApplicationQuery['by']): { index: string; key: { name: string; value: string } } {
  if (by === 'submission') return BY_SUBMISSION;
  if ('jobId' in by) return { index: 'byJob', key: { name: 'jobId', value: by.jobId } };
  if ('stage' in by) return { index: 'byStage', key: { name: 'stage', value: by.stage } };
  if ('resumeStatus' in by) return { index: 'byReading', key: { name: 'resumeStatus', value: by.resumeStatus } };
  return { index: 'byTalent', key: { name: 'talentId', value: by.talentId } };
}

/** Over the applications' table. */
export function applicationLists(client: TableClient<'applications'>): ApplicationLists {
  const applications = table<ApplicationRecord>(client, TABLES.applications);
  return {
    list: ({ by, limit, cursor }, keep) => {
      const options = { ...indexFor(by), limit, cursor };
      return keep ? applications.queryWhere(options, keep) : applications.query(options);
    },
    listSince: (since) => collected(applications.all({ ...indexFor('submission'), since })),
    listAgreedUntil: (until) => applications.all({ ...indexFor('submission'), until, filter: AGREED, ascending: true }),
    listUntil: (until) => applications.all({ ...indexFor('submission'), until, ascending: true }),
    listApplicants: async (jobId) => {
      const options = { ...indexFor({ jobId }), attributes: ['applicationId', 'talentId'], filter: STANDING };
      return (await collected(applications.all(options))).flatMap(({ talentId }) => talentId ?? []);
    },
    listCounted: (stage) =>
      collected(applications.all({ ...indexFor({ stage }), filter: APPLIED, attributes: COUNTED })),
    countReading: (resumeStatus) => applications.count(indexFor({ resumeStatus })),
    listReadingSince: (resumeStatus, since) => collected(applications.all({ ...indexFor({ resumeStatus }), since })),
    listReading: (resumeStatus) => applications.all({ ...indexFor({ resumeStatus }), ascending: true }),
    listUnfinished: (work, since) =>
      applications.all({ index: 'byUnfinished', key: { name: 'unfinished', value: work }, since, ascending: true }),
    listByAddress: async (email, limit, keep) =>
      (await applications.queryWhere({ ...byAddress(email), limit }, keep)).items,
    listUnjoined: () => applications.all({ ...indexFor('submission'), filter: UNJOINED }),
  };
}

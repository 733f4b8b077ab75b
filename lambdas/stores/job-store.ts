/** Jobs in DynamoDB, with a counter by which readers know that their cached jobs are outdated. */
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { JOB_CATALOG_KEY, jobCatalogUpdate } from '../../shared/contract/job-catalog.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import { defaultsOf } from '../../shared/domain/field-table.ts';
import { isOpenToPublic, type Job, jobSlug } from '../../shared/domain/job.ts';
import type { JobCriteria } from '../../shared/domain/job-criteria.ts';
import { JOB_FIELDS } from '../../shared/domain/job-fields.ts';
import { asImported, unchanged, unlessNewer } from '../dynamodb/condition.ts';
import { tableName } from '../dynamodb/item.ts';
import { table } from '../dynamodb/table.ts';
import { collected } from '../runtime/collected.ts';
import type { TableClient } from '../runtime/granted.ts';

/** A job as stored: index markers are present only while they apply. */
interface StoredJob extends Omit<Job, 'publishedAt' | 'slug' | 'criteria'> {
  kind: 'job';
  criteria?: JobCriteria;
  publishedAt?: string;
  listing?: 'open';
  activity?: 'active';
  unmatched?: 'waiting';
  /** When it was last matched: who could not be compared with it. */
  leftOut?: number;
  writeId?: string;
  /** The import that brought it, until someone changes it. */
  importId?: string;
}

/** When the jobs last changed: a number that grows with every change, and the time of the last one. */
export interface CatalogState {
  revision: number;
  changedAt: string;
  /** Grows when many were written past this store: then only all of them show what has changed. */
  replacements: number;
}

/** That a job was removed, or was about to be: readers check whether it exists. */
export interface GoneJob {
  goneId: string;
  updatedAt: string;
}

interface StoredGoneJob extends GoneJob {
  jobId: string;
  kind: 'gone';
}

const goneKey = (goneId: string) => `gone#${goneId}`;

export interface JobStore {
  get(jobId: string): Promise<Job | undefined>;
  /** Whether it was not there yet. Readers find it by its time: after one that bears an old time, `noteReplacement`. */
  insert(job: Job): Promise<boolean>;
  /** Stores a job that an import brings; whether it is there as this import brought it, now or before. */
  insertImported(job: Job, importId: string): Promise<boolean>;
  /** Removes a job that this import brought and nobody has changed since; `false` when it stays. */
  removeImported(jobId: string, importId: string): Promise<boolean>;
  /** Replaces the job if its stored version is still `version`; `false` otherwise. */
  replace(job: Job, version: number): Promise<boolean>;
  /** Whether it was this call that removed the job, and not another one or nobody. */
  remove(jobId: string): Promise<boolean>;
  catalogState(): Promise<CatalogState>;
  /** Those written at `time` (ISO 8601) or later, and those that were to be removed since. */
  changedSince(time: string): Promise<{ jobs: Job[]; gone: GoneJob[] }>;
  /** Signals to all readers that jobs were written past this store, or with old times; called after they were. */
  noteReplacement(): Promise<void>;
  listAll(): Promise<Job[]>;
  /** The status of every job, in no order: as much is read, but little of it sent and decoded. */
  listStatuses(): Promise<Pick<Job, 'status'>[]>;
  listOpen(): Promise<Job[]>;
  listActive(): Promise<Job[]>;
  /** Active jobs whose talents have not been matched since their last change. */
  listUnmatched(): Promise<Job[]>;
  /** Notes that this version of a job has been matched with all talents but `leftOut`, with whom it may not be compared. */
  markMatched(jobId: string, version: number, leftOut: number): Promise<void>;
  /** That number; `null` before this version was matched. */
  getLeftOut(jobId: string): Promise<number | null>;
}

function toItem({ slug: _, publishedAt, criteria, ...job }: Job): StoredJob {
  const active = job.status === 'active';
  return {
    ...job,
    kind: 'job',
    ...(publishedAt && { publishedAt }),
    ...(criteria && { criteria }),
    ...(isOpenToPublic(job) && { listing: 'open' as const }),
    ...(active && { activity: 'active' as const, unmatched: 'waiting' as const }),
  };
}

/** A job that was stored before a field came into being says nothing of it. */
const DEFAULTS = defaultsOf(JOB_FIELDS);

function fromItem({
  kind: _kind,
  listing: _listing,
  activity: _activity,
  unmatched: _unmatched,
  importId: _importId,
  leftOut: _leftOut,
  writeId: _writeId,
  ...job
}: StoredJob): Job {
  const whole = { ...DEFAULTS, ...job };
  return { ...whole, publishedAt: job.publishedAt ?? null, criteria: job.criteria ?? null, slug: jobSlug(job) };
}

/** What a handler gets that only reads. */
export type JobReader = Pick<
  JobStore,
  | 'get'
  | 'catalogState'
  | 'changedSince'
  | 'listAll'
  | 'listStatuses'
  | 'listOpen'
  | 'listActive'
  | 'listUnmatched'
  | 'getLeftOut'
>;

type JobsClient = TableClient<'jobs'>;

/**
 * Notes in the table that jobs have changed. Before the change itself: a failure then leaves nothing behind, and readers keep
 * nothing they read right after it.
 */
async function noteChange(client: JobsClient, replaced: 0 | 1 = 0): Promise<void> {
  const change = jobCatalogUpdate(new Date().toISOString(), replaced);
  await client.send(new UpdateCommand({ TableName: tableName(TABLES.jobs), ...change }));
}

/** The same before a removal: readers look for themselves whether the job is there. */
async function noteRemoval(client: JobsClient, goneId: string): Promise<void> {
  await noteChange(client);
  const noted: StoredGoneJob = { jobId: goneKey(goneId), kind: 'gone', goneId, updatedAt: new Date().toISOString() };
  await table<StoredGoneJob>(client, TABLES.jobs).replace(noted, unlessNewer('updatedAt', noted.updatedAt));
}

type JobWrites = Pick<
  JobStore,
  'insert' | 'insertImported' | 'removeImported' | 'replace' | 'remove' | 'noteReplacement' | 'markMatched'
>;

function jobWrites(client: JobsClient): JobWrites {
  const jobs = table<StoredJob>(client, TABLES.jobs);
  return {
    insert: async (job) => {
      await noteChange(client);
      return jobs.insert(toItem(job), 'jobId');
    },
    insertImported: async (job, importId) => {
      await noteChange(client);
      if (await jobs.insert({ ...toItem(job), importId }, 'jobId')) return true;
      return (await jobs.get({ jobId: job.jobId }))?.importId === importId;
    },
    removeImported: async (jobId, importId) => {
      await noteRemoval(client, jobId);
      return jobs.removeWhere({ jobId }, asImported(importId));
    },
    replace: async (job, version) => {
      await noteChange(client);
      return jobs.replace(toItem(job), unchanged('version', version));
    },
    remove: async (jobId) => {
      await noteRemoval(client, jobId);
      const command = { TableName: tableName(TABLES.jobs), Key: { jobId }, ReturnValues: 'ALL_OLD' as const };
      const { Attributes, $metadata } = await client.send(new DeleteCommand(command));
      // An attempt whose answer was lost finds on the next one that the job is gone: most likely by itself.
      return Attributes !== undefined || ($metadata.attempts ?? 1) > 1;
    },
    noteReplacement: () => noteChange(client, 1),
    markMatched: async (jobId, version, leftOut) => {
      await jobs.update({ jobId }, { unmatched: undefined, leftOut }, unchanged('version', version));
    },
  };
}

function jobReads(client: JobsClient): JobReader {
  const jobs = table<StoredJob>(client, TABLES.jobs);
  const gone = table<StoredGoneJob>(client, TABLES.jobs);
  const byUpdate = (kind: string) => ({ index: 'byUpdate', key: { name: 'kind', value: kind } });
  const collect = async (index: string, name: string, value: string): Promise<Job[]> =>
    (await collected(jobs.all({ index, key: { name, value } }))).map(fromItem);
  return {
    get: async (jobId) => {
      const item = await jobs.get({ jobId });
      return item?.kind === 'job' ? fromItem(item) : undefined;
    },
    catalogState: async () => {
      const item = (await jobs.get(JOB_CATALOG_KEY)) as unknown as Partial<CatalogState> | undefined;
      const { revision = 0, changedAt = '', replacements = 0 } = item ?? {};
      return { revision, changedAt, replacements };
    },
    changedSince: async (since) => {
      const changed = collected(jobs.all({ ...byUpdate('job'), since }));
      const removed = collected(gone.all({ ...byUpdate('gone'), since }));
      const [found, lost] = await Promise.all([changed, removed]);
      return {
        jobs: found.map(fromItem),
        gone: lost.map(({ goneId, updatedAt }) => ({ goneId, updatedAt })),
      };
    },
    listAll: () => collect('byUpdate', 'kind', 'job'),
    listStatuses: async () => {
      const found: Pick<Job, 'status'>[] = [];
      for await (const { status } of jobs.all({ ...byUpdate('job'), attributes: ['status'] })) found.push({ status });
      return found;
    },
    listOpen: () => collect('byListing', 'listing', 'open'),
    listActive: () => collect('byActivity', 'activity', 'active'),
    listUnmatched: () => collect('byUnmatched', 'unmatched', 'waiting'),
    getLeftOut: async (jobId) => (await jobs.get({ jobId }))?.leftOut ?? null,
  };
}

/** The store over the table named in the environment. */
export function jobStore(client: TableClient<'jobs', 'changes'>): JobStore;
export function jobStore(client: TableClient<'jobs', 'reads'>): JobReader;
export function jobStore(client: TableClient<'jobs'>): JobStore {
  return { ...jobReads(client), ...jobWrites(client) };
}

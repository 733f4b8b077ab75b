/** The SQLite file of a job index: its tables, and how jobs are added and removed. */
import { isDeepStrictEqual } from 'node:util';
import type { Job } from '../../shared/domain/job.ts';
import { insertTokens, layoutWithVocabulary, removeTokens } from './index-vocabulary.ts';
import type { JobRow } from './job-rows.ts';
import { type Layout, openSqlite, type SqliteFile } from './sqlite-file.ts';

/** Raised whenever rows are made in another way, also where towns get other coordinates. */
const ROWS_VERSION = 2;

const TABLES = `
    CREATE TABLE jobs (
      job INTEGER PRIMARY KEY,
      job_id TEXT NOT NULL UNIQUE,
      version INTEGER NOT NULL,
      updated_at TEXT NOT NULL,
      listed_at TEXT NOT NULL,
      listed TEXT NOT NULL,
      form TEXT NOT NULL,
      record TEXT NOT NULL
    );
    CREATE INDEX jobs_in_order ON jobs (listed_at DESC, job_id, job, version, updated_at);`;

/** Forms of another taxonomy, and tables of another program, are of no use to this one: such a file starts empty. */
export const jobLayout = (): Layout => layoutWithVocabulary(ROWS_VERSION, TABLES);

export const openJobFile = (path: string): SqliteFile => openSqlite(path, jobLayout());

interface Known {
  job: number;
  version: number;
  updated_at: string;
}

function knownOf(file: SqliteFile, jobId: string): Known | undefined {
  return file.query('SELECT job, version, updated_at FROM jobs WHERE job_id = ?').get(jobId) as Known | undefined;
}

export const holdsJob = (file: SqliteFile, jobId: string): boolean => knownOf(file, jobId) !== undefined;

/** As much of a job as shows which of two writings is the later one. */
export type Written = Pick<Job, 'jobId' | 'version' | 'updatedAt'>;

/** A table's index may show what has changed again as it was before; one that was removed and imported again begins at version 1. */
export function isLater(job: Omit<Written, 'jobId'>, known: Omit<Written, 'jobId'>): boolean {
  return known.version < job.version || known.updatedAt < job.updatedAt;
}

/** Whether the file does not hold this writing of a job, nor a later one. */
export function isNewJob(file: SqliteFile, job: Written): boolean {
  const known = knownOf(file, job.jobId);
  return !known || isLater(job, { version: known.version, updatedAt: known.updated_at });
}

/**
 * Whether the table says anything else of a job than the file, which knew it before `settledBefore` (ISO 8601): also
 * something older, as after a restore, or something else of the same version and time.
 */
export function isOtherJob(file: SqliteFile, job: Job, settledBefore: string): boolean {
  const sql = 'SELECT version, updated_at, record FROM jobs WHERE job_id = ? AND updated_at < ?';
  const known = file.query(sql).get(job.jobId, settledBefore) as (Omit<Known, 'job'> & { record: string }) | undefined;
  if (!known) return false;
  if (known.version !== job.version || known.updated_at !== job.updatedAt) return true;
  // The language follows from the rest of it.
  return !isDeepStrictEqual({ ...JSON.parse(known.record), language: '' }, { ...job, language: '' });
}

/** Takes a job out, also out of what is counted; whether it was there. */
export function removeJob(file: SqliteFile, jobId: string): boolean {
  const known = knownOf(file, jobId);
  if (!known) return false;
  removeTokens(file, known.job);
  file.query('DELETE FROM jobs WHERE job = ?').run(known.job);
  return true;
}

function insert(file: SqliteFile, row: JobRow): void {
  const { jobId, version, updatedAt, listedAt, listed, form, tokens, record } = row;
  const whole = [listed, form, record].map((part) => JSON.stringify(part));
  const sql = `INSERT INTO jobs (job_id, version, updated_at, listed_at, listed, form, record)
    VALUES (?, ?, ?, ?, ?, ?, ?)`;
  const { lastInsertRowid: job } = file.query(sql).run(jobId, version, updatedAt, listedAt, ...whole);
  insertTokens(file, { row: job, tokens });
}

/**
 * Puts a job in the place of what was known of it, unless that is as new and was written at `settledBefore` (ISO 8601) or later.
 * Whether anything was taken out for it.
 */
export function putJob(file: SqliteFile, row: JobRow, settledBefore = ''): boolean {
  const isSettled = (knownOf(file, row.jobId)?.updated_at ?? '') < settledBefore;
  if (!isSettled && !isNewJob(file, row)) return false;
  const hadOne = removeJob(file, row.jobId);
  insert(file, row);
  return hadOne;
}

/** Reads jobs of an index file for lists: no texts in memory, forms and records on demand. */
import type { Job } from '../../shared/domain/job.ts';
import { type JobSource, nearTokens, type SearchForm, type Understood } from '../../shared/search/index.ts';
import { vocabularyIn } from './index-vocabulary.ts';
import type { IndexedJob } from './job-rows.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** Forms kept in memory, some 8 KB each; the next one empties it. */
const FORMS_MAX = 3_000;

/** The jobs of a file as they stand in it at this moment. */
export interface JobBoard extends JobSource<IndexedJob> {
  /** Whole, in the order given. */
  recordsOf(jobs: readonly IndexedJob[]): Job[];
}

interface Ordered {
  job: number;
  job_id: string;
  version: number;
  updated_at: string;
}

/** The jobs of a version of a file, in its order. */
interface Listed {
  version: string | undefined;
  candidates: readonly IndexedJob[];
}

/** The jobs as they stand in the file; those that `before` has in the same writing are the same objects. */
function listedNow(file: SqliteFile, version: string, before: Listed): Listed {
  const known = new Map(before.candidates.map((job) => [job.row, job]));
  const rows = file
    .query('SELECT job, job_id, version, updated_at FROM jobs ORDER BY listed_at DESC, job_id')
    .all() as unknown as Ordered[];
  const candidates = rows.map((row) => {
    const job = known.get(row.job);
    return job && isWrittenAs(job, row) ? job : listedIn(file, row.job);
  });
  return { version, candidates };
}

/** The row of a job that is gone may have been given to another one. */
const isWrittenAs = ({ job }: IndexedJob, row: Ordered): boolean =>
  job.jobId === row.job_id && job.version === row.version && job.updatedAt === row.updated_at;

/** A function that answers the board of a file, read again only where the file has changed; jobs that stayed are the same objects. */
export function jobBoard(file: SqliteFile): () => JobBoard {
  let listed: Listed = { version: undefined, candidates: [] };
  let forms = new Map<IndexedJob, SearchForm>();

  const read = (version: string): void => {
    listed = listedNow(file, version, listed);
    const stayed = new Set(listed.candidates);
    forms = new Map([...forms].filter(([job]) => stayed.has(job)));
  };

  const formOf = (job: IndexedJob): SearchForm => {
    const known = forms.get(job);
    if (known) return known;
    if (forms.size >= FORMS_MAX) forms = new Map();
    const form = partOf<SearchForm>(file, 'form', job.row);
    forms.set(job, form);
    return form;
  };

  const near = (understood: Understood): readonly IndexedJob[] => {
    const tokens = nearTokens(understood, vocabularyIn(file, 'jobs').ids);
    if (!tokens) return listed.candidates;
    if (tokens.size === 0) return [];
    // Tokens hold no quotation marks.
    const match = [...tokens].map((token) => `"${token}"`).join(' OR ');
    const rows = file.query('SELECT rowid row FROM meaning WHERE meaning MATCH ?').all(match) as { row: number }[];
    const found = new Set(rows.map(({ row }) => row));
    return listed.candidates.filter(({ row }) => found.has(row));
  };

  return () => {
    const version = file.note('vocabulary');
    if (version !== listed.version) read(version);
    return {
      candidates: listed.candidates,
      vocabulary: () => vocabularyIn(file, 'jobs'),
      near,
      formOf,
      recordsOf: (jobs) => jobs.map(({ row }) => partOf<Job>(file, 'record', row)),
    };
  };
}

function partOf<T>(file: SqliteFile, column: 'form' | 'listed' | 'record', row: number): T {
  const sql = `SELECT ${column} part FROM jobs WHERE job = ?`;
  return JSON.parse((file.query(sql).get(row) as { part: string }).part) as T;
}

const listedIn = (file: SqliteFile, row: number): IndexedJob => ({
  ...partOf<Omit<IndexedJob, 'row'>>(file, 'listed', row),
  row,
});

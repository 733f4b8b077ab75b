/** Reads the jobs of an index file as lists need them: without texts in memory, their forms and records when they are asked for. */
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

/** A function that answers the board of a file, read again only where the file has changed; jobs that stayed are the same objects. */
export function jobBoard(file: SqliteFile): () => JobBoard {
  let [version, candidates]: [string | undefined, readonly IndexedJob[]] = [undefined, []];
  let byKey = new Map<string, IndexedJob>();
  let byRow = new Map<number, IndexedJob>();
  let forms = new Map<IndexedJob, SearchForm>();

  const read = (): void => {
    const rows = file
      .query('SELECT job, job_id, version, updated_at FROM jobs ORDER BY listed_at DESC, job_id')
      .all() as unknown as Ordered[];
    const next = new Map<string, IndexedJob>();
    candidates = rows.map((row) => {
      const key = `${row.job} ${row.job_id} ${row.version} ${row.updated_at}`;
      const job = byKey.get(key) ?? listedIn(file, row.job);
      next.set(key, job);
      return job;
    });
    byKey = next;
    byRow = new Map(candidates.map((job) => [job.row, job]));
    forms = new Map([...forms].filter(([job]) => byRow.get(job.row) === job));
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
    if (!tokens) return candidates;
    if (tokens.size === 0) return [];
    // Tokens hold no quotation marks.
    const match = [...tokens].map((token) => `"${token}"`).join(' OR ');
    const rows = file.query('SELECT rowid row FROM meaning WHERE meaning MATCH ?').all(match) as { row: number }[];
    const found = new Set(rows.map(({ row }) => byRow.get(row)));
    return candidates.filter((job) => found.has(job));
  };

  return () => {
    const now = file.note('vocabulary');
    if (now !== version) read();
    version = now;
    return {
      candidates,
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

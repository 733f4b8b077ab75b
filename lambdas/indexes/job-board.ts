/** Reads jobs of an index file for lists: no texts in memory, forms and records on demand. */
import type { Job } from '../../shared/domain/job.ts';
import {
  formPacker,
  type JobSource,
  nearTokens,
  type PackedForm,
  type SearchForm,
  type Understood,
} from '../../shared/search/index.ts';
import { vocabularyIn } from './index-vocabulary.ts';
import type { IndexedJob } from './job-rows.ts';
import type { SqliteFile } from './sqlite-file.ts';

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

/** The forms of jobs, some 1 KB each, packed when a search first looks at them. */
function packedForms(file: SqliteFile) {
  let [pack, forms, dropped] = [formPacker(), new Map<IndexedJob, PackedForm>(), 0];
  return {
    formOf: (job: IndexedJob): PackedForm => {
      const known = forms.get(job);
      if (known) return known;
      const form = pack(partOf<SearchForm>(file, 'form', job.row));
      forms.set(job, form);
      return form;
    },
    keepOnly: (jobs: readonly IndexedJob[]): void => {
      const stayed = new Set(jobs);
      const kept = new Map([...forms].filter(([job]) => stayed.has(job)));
      dropped += forms.size - kept.size;
      forms = kept;
      if (dropped <= jobs.length) return;
      // The words of jobs that are gone are in the packer still.
      [pack, forms, dropped] = [formPacker(), new Map(), 0];
    },
  };
}

/** A function that answers the board of a file, read again only where the file has changed; jobs that stayed are the same objects. */
export function jobBoard(file: SqliteFile): () => JobBoard {
  let listed: Listed = { version: undefined, candidates: [] };
  const forms = packedForms(file);

  const read = (version: string): void => {
    listed = listedNow(file, version, listed);
    forms.keepOnly(listed.candidates);
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
      formOf: forms.formOf,
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

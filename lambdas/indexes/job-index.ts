/** The job index: serves lists, facets and searches from SQLite files that follow the table. */
import type { PageQuery } from '../../shared/contract/listing.ts';
import { countByStatus, type Job } from '../../shared/domain/job.ts';
import type { JobStatus } from '../../shared/domain/job-choices.ts';
import type { JobFilters } from '../../shared/domain/job-filters.ts';
import { allEnded } from '../runtime/all-ended.ts';
import { once } from '../runtime/once.ts';
import type { GenerationStore } from '../stores/generation-store.ts';
import { type GenerationSource, generationSource } from './generations.ts';
import { indexPath } from './index-path.ts';
import { type JobBoard, jobBoard } from './job-board.ts';
import { type JobFollower, type JobFollowerDeps, jobFollower } from './job-follower.ts';
import { type JobPage, type JobQuery, jobPage, jobsNamed } from './job-queries.ts';
import type { JobScope } from './job-reading.ts';
import type { ListedJob } from './job-rows.ts';
import { type PublicJobPage, publicJobPage } from './public-job-page.ts';
import type { SqliteFile } from './sqlite-file.ts';

/**
 * What every engine of the index offers. Each answer knows all changes of jobs that were stored before it was asked, as far as the
 * table's index shows them by then: that follows the table a moment later, most often within a second.
 */
export interface JobIndex {
  /** Of all jobs. */
  page(query: JobQuery): Promise<JobPage>;
  /** Of the jobs that visitors may see, with counts per filter value. */
  openPage(query: JobFilters & PageQuery): Promise<PublicJobPage>;
  /** The jobs that visitors may see, whole and newest first. */
  openJobs(): Promise<Job[]>;
  /** The first `limit` of all jobs whose title, company or place hold all these words (folded), then those that `text` means. */
  named(words: readonly string[], text: string, limit: number): Promise<ListedJob[]>;
  countByStatus(): Promise<Record<JobStatus, number>>;
  /** As `countByStatus`, where the file has been made; undefined where that would need all jobs first. */
  countByStatusIfMade(): Promise<Record<JobStatus, number> | undefined>;
  /** Takes in what changed in the files that have been made; in one of them also where the other cannot, which it throws then. */
  follow(): Promise<void>;
  /** The files with everything stored before the call, for the publisher. */
  current: Record<JobScope, () => Promise<SqliteFile>>;
  /** Ends when the comparisons with the whole table that are under way do. */
  compared(): Promise<void>;
  close(): void;
}

export interface JobIndexDeps extends Pick<JobFollowerDeps, 'jobs' | 'now'> {
  /** Where the files of all jobs and of those open to visitors lie; `:memory:` for nowhere. */
  paths: { all: string; open: string };
  /** What the files begin with; without them, with the whole table. */
  generations?: { all: GenerationSource; open: GenerationSource };
}

/** A file that follows the table, and what is read of it. */
function followed(deps: JobFollowerDeps) {
  const follower: JobFollower = jobFollower(deps);
  const boards = new WeakMap<SqliteFile, () => JobBoard>();
  const ask = <T>(file: SqliteFile, question: (board: JobBoard) => T): T => {
    const board = boards.get(file) ?? jobBoard(file);
    boards.set(file, board);
    return file.inOneView(() => question(board()));
  };
  return {
    follower,
    ask: async <T>(question: (board: JobBoard) => T): Promise<T> => ask(await follower.current(), question),
    askIfMade: async <T>(question: (board: JobBoard) => T): Promise<T | undefined> => {
      const file = await follower.currentIfMade();
      return file && ask(file, question);
    },
  };
}

/** An index over the table of jobs. */
export function jobIndex({ paths, generations, ...deps }: JobIndexDeps): JobIndex {
  const all = followed({ ...deps, path: paths.all, scope: 'all', generations: generations?.all });
  const open = followed({ ...deps, path: paths.open, scope: 'open', generations: generations?.open });
  const countAll = ({ candidates }: JobBoard) => countByStatus(candidates.map(({ job }) => job));
  const both = [all.follower, open.follower];
  return {
    page: (query) => all.ask((board) => jobPage(board, query)),
    openPage: (query) => open.ask((board) => publicJobPage(board, query)),
    openJobs: () => open.ask(({ candidates, recordsOf }) => recordsOf(candidates)),
    named: (words, text, limit) => all.ask((board) => jobsNamed(board, words, text, limit)),
    countByStatus: () => all.ask(countAll),
    countByStatusIfMade: () => all.askIfMade(countAll),
    follow: () => allEnded(both.map((follower) => follower.currentIfMade())),
    current: { all: all.follower.current, open: open.follower.current },
    compared: async () => {
      for (const follower of both) await follower.compared();
    },
    close: () => {
      for (const follower of both) follower.close();
    },
  };
}

/** The index of this process: all that is wired in it share its files. */
export const sharedJobIndex = once((jobs: JobIndexDeps['jobs'], generations: GenerationStore): JobIndex => {
  const sources = { all: generationSource(generations, 'jobs'), open: generationSource(generations, 'open-jobs') };
  return jobIndex({ jobs, paths: { all: indexPath('jobs'), open: indexPath('open-jobs') }, generations: sources });
});

/** Searches jobs that are all in memory: what the index of jobs has to agree with. */
import type { Job } from '../../shared/domain/job.ts';
import type { JobFilters } from '../../shared/domain/job-filters.ts';
import {
  type FoundJobs,
  findJobs,
  formPacker,
  type JobSource,
  type PackedForm,
  type SearchableJob,
  type Vocabulary,
  vocabularyOf,
} from '../../shared/search/index.ts';

const vocabularies = new WeakMap<readonly SearchableJob[], Vocabulary>();

/** The vocabulary of a list of jobs, made once for as long as the list is the same. */
function vocabularyOfJobs(candidates: readonly SearchableJob[]): Vocabulary {
  const kept = vocabularies.get(candidates) ?? vocabularyOf(candidates.map(({ form }) => form));
  vocabularies.set(candidates, kept);
  return kept;
}

const pack = formPacker();
const packed = new WeakMap<SearchableJob, PackedForm>();

function packedOf(job: SearchableJob): PackedForm {
  const form = packed.get(job) ?? pack(job.form);
  packed.set(job, form);
  return form;
}

/** Jobs with their forms. */
export function jobsInMemory(candidates: readonly SearchableJob[]): JobSource<SearchableJob> {
  return {
    candidates,
    vocabulary: () => vocabularyOfJobs(candidates),
    near: () => candidates,
    formOf: packedOf,
  };
}

/** As `findJobs`, of these jobs. */
export function findJobsInMemory(candidates: readonly SearchableJob[], filters: JobFilters): FoundJobs<Job> {
  const { jobs, nearest, ...said } = findJobs(jobsInMemory(candidates), filters);
  return { ...said, jobs: jobs.map(({ job }) => job), nearest: nearest.map(({ job }) => job) };
}

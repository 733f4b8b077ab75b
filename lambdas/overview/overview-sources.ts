/** Where the overview reads what it counts: indexes if they exist, otherwise tables. */
import { countByStatus } from '../../shared/domain/job.ts';
import type { ApplicationIndex } from '../indexes/application-index.ts';
import { remembered } from '../indexes/job-catalog.ts';
import type { JobIndex } from '../indexes/job-index.ts';
import type { TalentIndex } from '../indexes/talent-index.ts';
import type { EmployerReader } from '../stores/employer-store.ts';
import type { JobReader } from '../stores/job-store.ts';
import type { TalentReader } from '../stores/talent-reader.ts';
import type { GetOverviewDeps } from './get-overview.ts';

export interface OverviewStores {
  applications: Pick<ApplicationIndex, 'readings'>;
  employers: EmployerReader;
  jobs: JobReader;
  talents: Pick<TalentReader, 'count'>;
  /** Counted in where they are made; a new container of AWS would read all talents and jobs to make them. */
  jobIndex: Pick<JobIndex, 'countByStatusIfMade'>;
  talentIndex: Pick<TalentIndex, 'countIfMade'>;
}

/** What the overview counts, by a clock in milliseconds. */
export function overviewSources(stores: OverviewStores, now: () => number = Date.now): GetOverviewDeps {
  const { applications, employers, jobs, talents, jobIndex, talentIndex } = stores;
  const statuses = remembered(jobs, () => jobs.listStatuses(), now);
  return {
    applications: applications.readings,
    allEmployers: employers.all,
    jobsByStatus: async () => (await jobIndex.countByStatusIfMade()) ?? countByStatus(await statuses()),
    countTalents: async () => (await talentIndex.countIfMade()) ?? talents.count(),
    now: () => new Date(now()).toISOString(),
  };
}

/** The stores that runs need: imports write, exports read, reconciliations compare nearly all. */
import { dropAdopter } from '../drops/register-drop.ts';
import { remembered } from '../indexes/job-catalog.ts';
import { logPostponed } from '../runs/log-postponed.ts';
import type { JobStore } from '../stores/job-store.ts';
import { importTargets } from './import-targets.ts';
import type { WorkOnRunDeps } from './work-on-run.ts';

type Made = 'targetOf' | 'adoptDrop' | 'getJob' | 'hasActiveJobs' | 'onPostponed' | 'now';
type Given = Omit<WorkOnRunDeps, Made> &
  Omit<Parameters<typeof importTargets>[0], 'now'> &
  Omit<Parameters<typeof dropAdopter>[0], 'getJob' | 'now'> & { jobs: JobStore };

/** Made once per container. */
export function workDeps(given: Given): WorkOnRunDeps {
  const now = () => new Date().toISOString();
  const deps = { ...given, now, getJob: given.jobs.get };
  const activeJobs = remembered(given.jobs, given.jobs.listActive);
  return {
    ...deps,
    onPostponed: logPostponed,
    hasActiveJobs: async () => (await activeJobs()).length > 0,
    adoptDrop: dropAdopter(deps),
    targetOf: importTargets(deps),
  };
}

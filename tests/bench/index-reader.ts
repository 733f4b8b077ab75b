/** A cold process that asks the files of the index one thing, first and then again, and says what that took of time, processor and memory. */
import { readFileSync } from 'node:fs';
import { jobIndex } from '../../lambdas/indexes/job-index.ts';
import { talentIndex } from '../../lambdas/indexes/talent-index.ts';
import type { IndexedTalent } from '../../lambdas/indexes/talent-rows.ts';
import type { TalentRecord } from '../../lambdas/stores/talent-record.ts';
import { adminJobsQuerySchema } from '../../shared/contract/admin-jobs.ts';
import { indexFilesIn, jobTable, NOW } from './index-paths.ts';

const [task = '', times = '1', folder = ''] = process.argv.slice(2);
const { talents, forms, readings, jobs: allJobs, openJobs } = indexFilesIn(folder);

export interface Answered {
  /** Since the process was started, its code loaded. */
  firstMs: number;
  firstProcessorMs: number;
  /** Each further answer. */
  ms: number[];
  processorMs: number;
  /** The most that the process had resident. */
  memoryMb: number;
  /** Of the first answer. */
  found: number;
}

const nothing = async () => [];
/** People whose change the table has and the index has not yet. */
let changed: TalentRecord[] = [];
const index = talentIndex({
  talents: {
    everyone: nothing,
    all: async function* () {},
    changedSince: async () => ({ talents: changed, gone: [] }),
  },
  path: talents,
  now: () => NOW.getTime(),
});

const page = (query: object) => async () =>
  (await index.page({ limit: 50, sort: 'updatedAt', now: NOW.toISOString(), ...query })).total;

const jobs = jobIndex({
  jobs: jobTable([]),
  paths: { all: allJobs, open: openJobs },
  now: () => NOW.getTime(),
});
const jobPage = (query: object) => async () => (await jobs.page(adminJobsQuerySchema.parse(query))).total;
const openPage = (query: object) => async () => (await jobs.openPage({ limit: 20, ...query })).total;

let changes = 0;

/** Finds somebody by a title that the table has had for a moment. */
async function change(): Promise<number> {
  changes += 1;
  const { items } = await index.page({ limit: 1, sort: 'updatedAt', now: NOW.toISOString() });
  const [someone] = items as IndexedTalent[];
  if (!someone) throw new Error('The index is empty');
  const updatedAt = new Date(NOW.getTime() + changes * 1000).toISOString();
  const edits = { headline: `Oficio nuevo ${changes}` };
  changed = [
    {
      ...someone,
      appliedAt: updatedAt,
      kind: 'talent',
      version: changes + 1,
      email: null,
      edits,
      updatedAt,
    } as TalentRecord,
  ];
  const { total } = await index.page({
    limit: 1,
    sort: 'updatedAt',
    now: NOW.toISOString(),
    search: `"${edits.headline}"`,
  });
  if (total !== 1) throw new Error(`The change of a talent shows ${total} times`);
  return total;
}

/** Loaded where it is asked for, as the functions do. */
const ranking = (task: 'evaluation' | 'matching') => async () => {
  const { rankings } = await import('./index-rankings.ts');
  return rankings(index, { forms, readings })[task]();
};

const TASKS: Record<string, () => Promise<number>> = {
  list: page({}),
  name: page({ sort: 'name' }),
  words: page({ search: 'amapola' }),
  occupation: page({ search: 'soldador' }),
  mistyped: page({ search: 'enfermra' }),
  unfinished: page({ search: 'carpi' }),
  facet: page({ status: 'new', location: 'españa' }),
  count: index.count,
  jobs: jobPage({}),
  jobsByTitle: jobPage({ sort: 'title' }),
  openJobs: openPage({}),
  openOccupation: openPage({ search: 'soldador' }),
  openFiltered: openPage({ search: 'almacen', remotePolicy: 'on-site' }),
  everything: async () => (await jobs.named(['almacen'], 'almacen', 5)).length,
  change,
  evaluation: ranking('evaluation'),
  matching: ranking('matching'),
};

const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const ask = TASKS[task];
if (!ask) throw new Error(`"${task}" is none of ${Object.keys(TASKS).join(', ')}`);
const found = await ask();
const [firstMs, firstProcessorMs] = [performance.now(), processor()];
const ms: number[] = [];
while (ms.length < Number(times)) {
  const startedAt = performance.now();
  await ask();
  ms.push(performance.now() - startedAt);
}
const processorMs = (processor() - firstProcessorMs) / ms.length;
// What `process.resourceUsage` says is that of the parent where it was greater.
const memoryMb = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
console.log(JSON.stringify({ firstMs, firstProcessorMs, ms, processorMs, memoryMb, found } satisfies Answered));

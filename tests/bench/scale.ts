/**
 * `npm run bench:scale -- [talents] [processes] [folder]`: what cold and warm processes take to answer from the files of the index, apart
 * from the table and the network, and whether that is within the aims. Files in the folder are kept and used again: of 100,000 people
 * they take minutes to make.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { BUNDLING } from '../../infra/constructs/bundling.ts';
import { makeIndexFiles, makeJobFiles } from './index-files.ts';
import { indexFilesIn } from './index-paths.ts';
import type { Answered } from './index-reader.ts';
import { median, p95, record } from './measured.ts';
import { aimed, type Measured } from './scale-aims.ts';

const READER = fileURLToPath(new URL('./index-reader.ts', import.meta.url));
const [TALENTS = 10_000, PROCESSES = 3] = process.argv.slice(2, 4).map(Number);
const [ANSWERS, EVALUATIONS] = PROCESSES === 1 ? [10, 1] : [40, 5];
/** As the functions have it. */
const YOUNG_OBJECTS = '--max-semi-space-size=4';
const BYTES_PER_MB = 1_000_000;

const TASKS: readonly (readonly [task: string, label: string, times: number])[] = [
  ['list', 'list of talents', ANSWERS],
  ['name', 'list by name', ANSWERS],
  ['words', 'a name', ANSWERS],
  ['occupation', 'an occupation', ANSWERS],
  ['mistyped', 'a mistyped word', ANSWERS],
  ['unfinished', 'a word not yet finished', ANSWERS],
  ['facet', 'status and country, with counts', ANSWERS],
  ['count', 'talents of the overview', ANSWERS],
  ['jobs', 'list of jobs', ANSWERS],
  ['jobsByTitle', 'list of jobs by title', ANSWERS],
  ['openJobs', 'public jobs with facets', ANSWERS],
  ['openOccupation', 'an occupation among them', ANSWERS],
  ['openFiltered', 'a word and a filter', ANSWERS],
  ['everything', 'jobs of the search over everything', ANSWERS],
  ['evaluation', 'one job compared with everybody', EVALUATIONS],
  ['matching', 'matching run of a changed job', EVALUATIONS],
  // The last one, since it writes.
  ['change', 'a change that is listed', ANSWERS],
];

const KEPT = process.argv[4];
const folder = KEPT ?? mkdtempSync(join(tmpdir(), 'encaje-scale-'));
const paths = indexFilesIn(folder);
const JOBS = TALENTS / 10;

/** The reader as functions are made for AWS: types stripped, what a task does not need in files of its own. */
function bundled(): string {
  buildSync({
    ...BUNDLING,
    entryPoints: [READER],
    outdir: folder,
    splitting: true,
    chunkNames: 'shared-[hash]',
    outExtension: { '.js': '.mjs' },
  });
  return join(folder, 'index-reader.mjs');
}

function answered(reader: string, task: string, times: number): Answered {
  const output = execFileSync(process.execPath, [YOUNG_OBJECTS, reader, task, String(times), folder]);
  return JSON.parse(output.toString()) as Answered;
}

function measured(reader: string, [task, label, times]: (typeof TASKS)[number]): Measured {
  const runs = Array.from({ length: PROCESSES }, () => answered(reader, task, times));
  const of = (pick: (run: Answered) => number) => median(runs.map(pick));
  const warm = runs.flatMap(({ ms }) => ms);
  const said: Measured = {
    task,
    label,
    found: of(({ found }) => found),
    firstMs: of(({ firstMs }) => firstMs),
    firstProcessorMs: of(({ firstProcessorMs }) => firstProcessorMs),
    warmMs: median(warm),
    p95Ms: p95(warm),
    processorMs: of(({ processorMs }) => processorMs),
    memoryMb: of(({ memoryMb }) => memoryMb),
  };
  console.error(said);
  return said;
}

function rowOf({ label, found, firstMs, firstProcessorMs, warmMs, p95Ms, processorMs, memoryMb }: Measured): string[] {
  const cells = [firstMs, firstProcessorMs, warmMs, p95Ms, processorMs, memoryMb];
  return [label, found.toLocaleString('en'), ...cells.map((cell) => cell.toFixed(cell < 10 ? 1 : 0))];
}

interface Made {
  madeMs: number;
  jobsMs: number;
}

/** Makes the files, or says how long that took when it was done. */
async function made(): Promise<Made> {
  const note = join(folder, 'made.json');
  if (existsSync(note)) return JSON.parse(readFileSync(note, 'utf8')) as Made;
  mkdirSync(folder, { recursive: true });
  const done = { madeMs: await makeIndexFiles(paths, TALENTS), jobsMs: await makeJobFiles(paths, JOBS) };
  writeFileSync(note, JSON.stringify(done));
  return done;
}

try {
  const { madeMs, jobsMs } = await made();
  const [talentsMb, formsMb, jobsMb] = [paths.talents, paths.forms, paths.jobs].map(
    (path) => statSync(path).size / BYTES_PER_MB,
  );
  const reader = bundled();
  const all = TASKS.map((task) => measured(reader, task));
  const load = (loadavg()[0] ?? 0).toFixed(0);
  const size = `${TALENTS.toLocaleString('en')} talents, ${JOBS.toLocaleString('en')} jobs`;
  await record({
    name: `scale-${TALENTS}`,
    title: `Growing: ${size}`,
    method:
      `Resumes of 3,000 to 6,000 characters, ads of 2,000 to 4,000. Each answer in a process of Node of its own over files that are there, medians of ${PROCESSES}; ` +
      `the worst of the answers of a row, each of which the next section has. By the clock at a load of ${load} on all cores together, most of it other work, and in processor time, which other work changes less: ` +
      'the aims are for a core of its own, where both are the same. Cold is from the start of the process, its code included. Without table, network and browser: an answer reads what changed in the table before it, ' +
      'so that a change is seen by the next answer of every reader. **Not in it:** the overview, whose read units a test counts.',
    table: aimed(TALENTS, all),
  });
  const table = all.map(rowOf);
  await record({
    name: `scale-index-${TALENTS}`,
    title: `Answers from the index alone: ${TALENTS.toLocaleString('en')} talents`,
    method:
      `Resumes of 3,000 to 6,000 characters; each text serves ${(TALENTS / 500).toFixed(0)} people. Milliseconds in a process of Node of its own over files that are there, without table, network and browser, ` +
      `medians of ${PROCESSES} process${PROCESSES === 1 ? '' : 'es'} (${ANSWERS} warm answers, ${EVALUATIONS} evaluation${EVALUATIONS === 1 ? '' : 's'} each) at a load of ${load} on all cores together: where that is more than one, other work made times longer, and processor time is the fairer figure. First: from the ` +
      `start of the process, loading its code, bundled as for AWS, included. An evaluation only ranks; a matching run also explains the hundred best from their whole readings, and stores nothing. Megabytes: the most resident. ` +
      `The index takes ${talentsMb?.toFixed(0)} MB and was made of records in memory in ${(madeMs / 1000).toFixed(1)} s, the forms take ${formsMb?.toFixed(0)} MB. Both files of ${JOBS.toLocaleString('en')} jobs with ads of 2,000 to 4,000 characters were made in ${(jobsMs / 1000).toFixed(1)} s, each takes ${jobsMb?.toFixed(0)} MB.`,
    table: [['answer', 'found', 'first', 'first, processor', 'warm', 'p95', 'processor', 'MB'], ...table],
  });
} finally {
  if (KEPT === undefined) rmSync(folder, { recursive: true });
}

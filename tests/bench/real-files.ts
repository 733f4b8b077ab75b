/**
 * `npm run bench:files -- FOLDER...`: how long real PDFs take from bytes to profile, one after the other in a warm process, and the
 * first of a fresh one. Times of the clock are those of the machine at that hour; processor time is the reader's own.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { extractDocument, prepareExtraction } from '../../shared/extraction/index.ts';
import { prepareReading, readResume } from '../../shared/resume/index.ts';
import { median, p95, record } from './measured.ts';

interface Took {
  /** Milliseconds by the clock and of the processor. */
  ms: number;
  processorMs: number;
}

/** Of so many files each is read as the first of a process of its own. */
const FIRST_FILES = 12;
/** The option of the process that reads but one file. */
const FIRST = '--first';

const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function timed(work: () => Promise<unknown>): Promise<Took> {
  const [ms, processorMs] = [performance.now(), processor()];
  await work();
  return { ms: performance.now() - ms, processorMs: processor() - processorMs };
}

async function readFrom(file: string): Promise<void> {
  readResume(await extractDocument(readFileSync(file), { fileName: basename(file) }));
}

/** Reads a file as the first of a process whose modules and engine are loaded, as a function's are before its first event. */
async function readFirst(file: string): Promise<void> {
  await prepareExtraction();
  prepareReading();
  console.log(JSON.stringify(await timed(() => readFrom(file))));
}

function inOwnProcess(file: string): Took {
  const { stdout, status, stderr } = spawnSync(process.execPath, [import.meta.filename, FIRST, file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${basename(file)}: ${stderr}`);
  return JSON.parse(stdout) as Took;
}

/** Files spread evenly over a list. */
const someOf = <T>(all: readonly T[], count: number): T[] => {
  const every = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % every === 0).slice(0, count);
};

/** Writes the section `files` of the PDFs in some folders. */
export async function recordRealFiles(folders: readonly string[]): Promise<void> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.toLowerCase().endsWith('.pdf'))
      .toSorted()
      .map((name) => join(folder, name)),
  );
  const first = someOf(files, FIRST_FILES).map(inOwnProcess);
  await prepareExtraction();
  for (const file of files) await readFrom(file);
  const warm: Took[] = [];
  for (const file of files) warm.push(await timed(() => readFrom(file)));
  const row = (name: string, took: readonly Took[], of: keyof Took) => {
    const values = took.map((one) => one[of]);
    const figures = [median(values), p95(values), Math.max(...values)];
    return [name, `${took.length}`, ...figures.map((figure) => figure.toFixed(0))];
  };
  await record({
    name: 'files',
    title: 'Speed of reading real PDFs',
    method: [
      'Published resumes of people, up to several pages each, from bytes to profile, in milliseconds: one after the other in a warm process, and the first of a fresh process whose',
      'modules and engine are loaded. Aims: warm p95 below 300 ms, the first below 500 ms. By the clock the figures are those of a shared machine; processor time has no neighbours.',
    ].join(' '),
    table: [
      ['milliseconds', 'files', 'median', 'p95', 'longest'],
      row('warm, processor', warm, 'processorMs'),
      row('warm, by the clock', warm, 'ms'),
      row('first of a process, processor', first, 'processorMs'),
      row('first of a process, by the clock', first, 'ms'),
    ],
  });
}

if (process.argv[1] === import.meta.filename) {
  const [option = '', ...rest] = process.argv.slice(2);
  if (option === FIRST) await readFirst(rest[0] ?? '');
  else await recordRealFiles([option, ...rest]);
}

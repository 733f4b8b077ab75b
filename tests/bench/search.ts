/**
 * `npm run bench:search`: searches the jobs of each round (`rounds/*-search-N`) for what visitors would type, and enters in
 * docs/measured.md how often a right job is among the first five, beside the figures of the first contact.
 *
 * A round holds `jobs.txt`, `queries.txt` (kind | what was typed | ids that are right) and `first-contact.json`: what was measured before
 * anything was mended for it. `-v` shows each query that failed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoJobs } from '../../infra/local/demo-data/jobs.ts';
import { manyJobs } from '../../infra/local/demo-data/many-jobs.ts';
import { isOpenToPublic, type Job } from '../../shared/domain/job.ts';
import {
  formPacker,
  jobSearchForm,
  type PackedForm,
  rankRecords,
  type SearchForm,
  understandQuery,
  vocabularyOf,
} from '../../shared/search/index.ts';
import { median, p95, record } from './measured.ts';
import { ROUNDS, roundsOf } from './round-names.ts';

const SHOWN = 5;
const MANY = 1_000;
const TIMES = 5;

interface Query {
  kind: string;
  text: string;
  right: string[];
}

interface SearchedJob {
  job: Job;
  form: SearchForm;
  packed: PackedForm;
}

const cells = (line: string) => line.split('|').map((cell) => cell.trim());
const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

function jobOf(line: string, base: Job): Job {
  const [jobId = '', title = '', company = '', location = '', industry = '', category = '', ...more] = cells(line);
  const [jobType, experienceLevel, remotePolicy, text = ''] = more;
  const description = text.startsWith('@') ? readFileSync(join(ROUNDS, text.slice(1)), 'utf8') : text;
  const stated = { jobType, experienceLevel, remotePolicy } as Pick<
    Job,
    'jobType' | 'experienceLevel' | 'remotePolicy'
  >;
  const own = { jobId, title, company, location, industry, category, description, requirements: [], tags: [] };
  return { ...base, ...own, ...stated, salaryMin: null, salaryMax: null };
}

/** The jobs of a round, newest first as the list has them, and before them the open demo jobs where its writer knew them. */
function jobsOf(round: string, queries: readonly Query[]): Job[] {
  const demo = demoJobs(new Date('2026-11-23T12:00:00Z')).filter(isOpenToPublic);
  const [base] = demo;
  if (!base) throw new Error('There are no demo jobs.');
  const isKnown = queries.some(({ right }) => right.some((id) => id.startsWith('demo')));
  return [...(isKnown ? demo : []), ...linesOf(join(ROUNDS, round, 'jobs.txt')).map((line) => jobOf(line, base))];
}

function queriesOf(round: string): Query[] {
  return linesOf(join(ROUNDS, round, 'queries.txt')).map((line) => {
    const [kind = '', text = '', right = ''] = cells(line);
    return { kind, text, right: right.split(' ').filter(Boolean) };
  });
}

function searched(jobs: readonly Job[]): SearchedJob[] {
  const pack = formPacker();
  return jobs.map((job) => {
    const form = jobSearchForm(job);
    return { job, form, packed: pack(form) };
  });
}

type Search = (query: string) => string[];

function searchOver(jobs: readonly SearchedJob[]): Search {
  const vocabulary = vocabularyOf(jobs.map(({ form }) => form));
  return (query) =>
    rankRecords(jobs, ({ packed }) => packed, understandQuery(query, vocabulary)).map(
      ({ record: { job } }) => job.jobId,
    );
}

interface Result extends Query {
  found: string[];
  /** Whether a right job is among the first five, or nothing was found where nothing is right. */
  succeeds: boolean;
  /** Of the first five found, the share that is right; 1 where nothing is found. */
  precision: number;
}

function resultOf(query: Query, search: Search): Result {
  const found = search(query.text);
  const first = found.slice(0, SHOWN);
  const hits = first.filter((id) => query.right.includes(id)).length;
  const precision = first.length === 0 ? 1 : hits / first.length;
  return { ...query, found, succeeds: query.right.length === 0 ? found.length === 0 : hits > 0, precision };
}

/** Success@5 of each kind of query by the words alone, and by meaning before anything was mended. */
interface FirstContact {
  words: Record<string, number>;
  meaning: Record<string, number>;
}

const share = (results: readonly Result[]) => results.filter(({ succeeds }) => succeeds).length / results.length;
const figure = (value: number) => value.toFixed(3);

function explain(result: Result): void {
  if (result.succeeds) return;
  console.log(
    `${result.kind}: ${result.text} -> ${result.found.slice(0, SHOWN).join(' ')} (${result.right.join(' ')})`,
  );
}

/** Milliseconds of one search each over a thousand jobs, once everything is warm. */
function timesOf(queries: readonly Query[]): { form: number; search: number[] } {
  const jobs = [...manyJobs(MANY, new Date('2026-11-23T12:00:00Z'))];
  const begun = performance.now();
  const prepared = searched(jobs);
  const form = (performance.now() - begun) / MANY;
  const search = searchOver(prepared);
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++)
    for (const { text } of queries) {
      const startedAt = performance.now();
      search(text);
      if (time > 0) times.push(performance.now() - startedAt);
    }
  return { form, search: times };
}

const { values } = parseArgs({ options: { verbose: { type: 'boolean', short: 'v' }, dry: { type: 'boolean' } } });
const rows: string[][] = [['', 'queries', 'words only', 'first contact', 'now', 'precision@5']];
const all: Query[] = [];
for (const round of roundsOf('search')) {
  const queries = queriesOf(round);
  all.push(...queries);
  const search = searchOver(searched(jobsOf(round, queries)));
  const results = queries.map((query) => resultOf(query, search));
  if (values.verbose) results.forEach(explain);
  const path = join(ROUNDS, round, 'first-contact.json');
  const first: FirstContact = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { words: {}, meaning: {} };
  const row = (name: string, of: readonly Result[]) => {
    const precision = of.reduce((sum, result) => sum + result.precision, 0) / of.length;
    const [words, before] = [first.words[name], first.meaning[name]].map((value) =>
      value === undefined ? '' : figure(value),
    );
    rows.push([name, String(of.length), words ?? '', before ?? '', figure(share(of)), figure(precision)]);
  };
  row(round, results);
  for (const kind of new Set(queries.map((query) => query.kind)))
    row(
      kind,
      results.filter((result) => result.kind === kind),
    );
}
const { form, search } = timesOf(all);
const measurement = {
  name: 'search',
  title: 'Search by meaning',
  method:
    'What visitors would type, over the jobs of the round and, in the first round, the demo jobs: success is a right job among the first five, or nothing found where nothing is right; precision@5 counts 1 where nothing is found. ' +
    'The queries of the first round were written from the list of jobs before the search was, by its author: neither blind nor fitted. Those of the others were written by strangers who knew the ads alone. ' +
    'The figures of the first contact were taken before anything was mended for the round; what stands under now has since been mended for, so the next stranger will find less. ' +
    `Over ${MANY} jobs a warm search takes ${median(search).toFixed(1)} ms (median; p95 ${p95(search).toFixed(1)} ms), and a job is prepared in ${form.toFixed(1)} ms. Aim: success@5 of .95, below 30 ms.`,
  table: rows,
};
if (values.dry) console.log(measurement.method, '\n', rows.map((row) => row.join(' | ')).join('\n'));
else await record(measurement);

/** `npm run bench:scale-http -- [talents] [jobs]`, `-- --large` for 100,000 and 10,000: over the local stack, how lists, searches and rankings grow with people whose resumes have real lengths. */
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../lambdas/dynamodb/item.ts';
import { ENVIRONMENT, TABLES } from '../../shared/contract/resources.ts';
import { type OwnStack, startTestStack } from '../support/local-stack.ts';
import { tablesOf } from '../support/many-jobs.ts';
import { writeLongRecords } from './long-records.ts';
import { median, p95, record } from './measured.ts';
import { answerMs, evaluationMs } from './timed-answers.ts';

const LARGE = [100_000, 10_000];
const GIVEN = process.argv.slice(2);
const [TALENTS = 10_000, JOBS = 1_000] = GIVEN.includes('--large') ? LARGE : GIVEN.map(Number);
const ANSWERS = 40;
const RANKINGS = 4;
const CHANGES = 10;
const ADMIN = 'admin@encaje.test';
const SETTLING_MS = 45_000;

const LISTS: Record<string, string> = {
  'list of talents': '/api/admin/talents?limit=50',
  'by name': '/api/admin/talents?limit=50&sort=name',
  words: '/api/admin/talents?limit=50&search=amapola',
  'an occupation': '/api/admin/talents?limit=50&search=soldador',
  'a mistyped word': '/api/admin/talents?limit=50&search=enfermra',
  'a word not yet finished': '/api/admin/talents?limit=50&search=carpi',
  'status and place': '/api/admin/talents?limit=50&status=new&location=espa%C3%B1a',
  'search over everything': '/api/admin/search?q=amapola%20vendaval',
  'possible duplicates': '/api/admin/talents/person77/duplicates',
  'list of jobs': '/api/admin/jobs?limit=50',
  'public jobs with facets': '/api/jobs?limit=20',
  overview: '/api/admin/overview',
};

/** Milliseconds from the request until everybody is ranked, and until the best are explained and stored. */
async function evaluation(stack: OwnStack, jobId: string, token: string): Promise<{ ranked: number; all: number }> {
  let ranked = Number.NaN;
  const all = await evaluationMs(stack, { jobId, token }, ({ name, data, ms }) => {
    const { stage, progress } = JSON.parse(data) as { stage?: string; progress?: number };
    if (name === 'stage' && stage === 'calculating' && (progress ?? 0) < 0.7) ranked = ms;
  });
  return { ranked, all };
}

const VISIBLE_WITHIN_MS = 60_000;

/** Milliseconds until a list shows a change, from the answer that it was stored. */
async function visibleMs(stack: OwnStack, at: number, token: string): Promise<number> {
  const path = `/api/admin/talents/person${at}`;
  const { body: known } = await stack.api(path, { token });
  const body = {
    version: (known as { version: number }).version,
    status: 'active',
    location: `Lugar ${at}`,
  };
  const { status } = await stack.api(path, { method: 'PATCH', body, token });
  if (status !== 200) throw new Error(`The change of a talent was answered with ${status}`);
  const startedAt = performance.now();
  while (performance.now() - startedAt < VISIBLE_WITHIN_MS) {
    const list = await stack.api(`/api/admin/talents?limit=1&search=%22Lugar%20${at}%22`, { token });
    if ((list.body as { total: number }).total > 0) return performance.now() - startedAt;
  }
  throw new Error(`The change of person${at} does not show`);
}

const POLLED_EVERY_MS = 50;

/** Milliseconds until a changed job has its best matches stored, from the answer that the change was. */
async function matchingMs(stack: OwnStack, jobId: string, token: string): Promise<number> {
  const path = `/api/admin/jobs/${jobId}`;
  const { body: known } = await stack.api(path, { token });
  const job = known as { title: string };
  const { status } = await stack.api(path, { method: 'PUT', body: { ...job, title: `${job.title} (m/f)` }, token });
  if (status !== 200) throw new Error(`The change of a job was answered with ${status}`);
  const client = tablesOf(stack);
  const startedAt = performance.now();
  const get = new GetCommand({ TableName: tableName(TABLES.jobs), Key: { jobId }, ConsistentRead: true });
  while ((await client.send(get)).Item?.unmatched) await sleep(POLLED_EVERY_MS);
  client.destroy();
  return performance.now() - startedAt;
}

const PREPARING_MAX = 30;

/** Milliseconds until an evaluation completes that finds no form ready; one that runs out of time leaves what it made. */
async function preparing(stack: OwnStack, token: string): Promise<number> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt += 1)
    try {
      await evaluation(stack, 'long0', token);
      return performance.now() - startedAt;
    } catch (error) {
      console.error(String(error));
      if (attempt === PREPARING_MAX) throw error;
    }
}

/** The process that holds all functions. */
async function hostPid(stack: OwnStack): Promise<string> {
  const children = await readFile(`/proc/${stack.running.pid}/task/${stack.running.pid}/children`, 'utf8');
  for (const pid of children.trim().split(' '))
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('functions-host')) return pid;
  throw new Error('The functions have no process');
}

/** The most memory that the process of the functions had so far, in megabytes. */
async function memoryMb(stack: OwnStack): Promise<number> {
  const status = await readFile(`/proc/${await hostPid(stack)}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** What the process of the functions has had of the processor so far, in milliseconds: other work on the machine does not change it much. */
async function processorMs(stack: OwnStack): Promise<number> {
  const stat = await readFile(`/proc/${await hostPid(stack)}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user ?? 0) + (system ?? 0)) * TICK_MS;
}

/** A process that has answered nothing, with the files of the index as the last one left them. */
async function coldly(stack: OwnStack): Promise<string> {
  await stack.killHard();
  await stack.restart();
  return stack.token(ADMIN);
}

const ms = (value: number) => value.toFixed(0);
const seconds = (value: number) => (value / 1000).toFixed(2);

const stack = await startTestStack();
try {
  const client = tablesOf(stack);
  Object.assign(process.env, stack.running.environment);
  await writeLongRecords(client, { talents: TALENTS, jobs: JOBS }, (line) => console.error(line));
  client.destroy();
  // Records were written past the stores: whatever the indexes took in meanwhile is not all there is.
  await stack.killHard();
  rmSync(stack.running.environment[ENVIRONMENT.indexFolder] as string, { recursive: true, force: true });
  await stack.restart();
  let token = await stack.token(ADMIN);
  // What the first process of all pays once: the files of the indexes are made of the tables.
  await answerMs(stack, '/api/admin/talents?limit=50', token);
  for (const list of ['list of jobs', 'public jobs with facets']) await answerMs(stack, LISTS[list] as string, token);
  const { body: first } = await stack.api(LISTS['list of talents'] as string, { token });
  if ((first as { total: number }).total < TALENTS) throw new Error('The index does not hold everybody');
  const forms = await preparing(stack, token);
  // What changed a moment ago is read again with every request, since an index may lag.
  await sleep(Math.max(0, SETTLING_MS - forms));
  const rows: string[][] = [];
  token = await coldly(stack);
  for (const [label, path] of Object.entries(LISTS)) {
    const cold = await answerMs(stack, path, token);
    const times: number[] = [];
    const before = await processorMs(stack);
    while (times.length < ANSWERS) times.push(await answerMs(stack, path, token));
    const processor = ((await processorMs(stack)) - before) / ANSWERS;
    rows.push([label, ...[cold, median(times), p95(times), processor].map(ms)]);
    console.error(rows.at(-1));
  }
  token = await coldly(stack);
  await answerMs(stack, LISTS['list of talents'] as string, token);
  const listMemory = await memoryMb(stack);
  const visible: number[] = [];
  for (let at = 100; at < 100 + CHANGES; at += 1) visible.push(await visibleMs(stack, at, token));
  const size = `${TALENTS.toLocaleString('en')} talents, ${JOBS.toLocaleString('en')} jobs`;
  await record({
    name: `scale-http-${TALENTS}`,
    title: `Growing, over the local stack: ${size}`,
    method:
      `Resumes of 3,000 to 6,000 characters, ads of 2,000 to 4,000; each text serves ten people. Milliseconds over loopback with all parts of the ` +
      `local stack on the same machine, at a load of ${(loadavg()[0] ?? 0).toFixed(0)}, most of it other work. Cold: the whole stack was killed and started before the first of ` +
      `these, the files of the indexes were there and the sweep of the start had opened them; the first answer of each also loads its function’s code. Warm: ${ANSWERS} answers after it. Processor: what the process of the functions had of it for one warm answer, which other work changes little. ` +
      `Preparing everybody’s form, once: ${seconds(forms)} s. Memory: most resident megabytes of the process that holds ` +
      `all functions, after a list ${ms(listMemory)}.`,
    table: [
      ['answer', 'cold', 'median', 'p95', 'processor'],
      ...rows,
      ['change of a talent seen in a list', '', ...[median(visible), p95(visible)].map(ms), ''],
    ],
  });
  token = await coldly(stack);
  const cold = await evaluation(stack, 'long1', token);
  const warm: { ranked: number; all: number }[] = [];
  for (let run = 1; run <= RANKINGS; run += 1) warm.push(await evaluation(stack, `long${(run * 37) % JOBS}`, token));
  const rankMemory = await memoryMb(stack);
  const matched: number[] = [];
  for (let run = 1; run <= RANKINGS; run += 1) matched.push(await matchingMs(stack, `long${run}`, token));
  console.error({ forms, cold, warm, matched, visible, listMemory, rankMemory });
  const of = (key: 'ranked' | 'all') => warm.map((one) => one[key]);
  const line = (label: string, key: 'ranked' | 'all') => [
    label,
    ...[cold[key], median(of(key)), Math.max(...of(key))].map(seconds),
  ];
  await record({
    name: `scale-evaluation-${TALENTS}`,
    title: `One job against everybody: ${size}`,
    method: `Seconds from the request, with the same data, at a load of ${(loadavg()[0] ?? 0).toFixed(0)}; ${RANKINGS} different jobs after the first of a cold process. Most resident megabytes of the process that holds all functions: ${ms(rankMemory)}.`,
    table: [
      ['until', 'cold', 'median', 'longest'],
      line('all are ranked', 'ranked'),
      line('the best 100 are explained and stored', 'all'),
      ['a changed job is matched, after its change', '', ...[median(matched), Math.max(...matched)].map(seconds)],
    ],
  });
} finally {
  await stack.stop();
}

/** `npm run bench:scale -- [talents] [jobs]`: how lists, searches and rankings grow with people whose resumes have real lengths. */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { type OwnStack, startTestStack } from '../support/local-stack.ts';
import { tablesOf } from '../support/many-jobs.ts';
import { writeLongRecords } from './long-records.ts';
import { median, p95, record } from './measured.ts';

const [TALENTS = 10_000, JOBS = 1_000] = process.argv.slice(2).map(Number);
const ANSWERS = 40;
const RANKINGS = 4;
const ADMIN = 'admin@encaje.test';
const SETTLING_MS = 45_000;

const LISTS: Record<string, string> = {
  'list of talents': '/api/admin/talents?limit=50',
  'by name': '/api/admin/talents?limit=50&sort=name',
  words: '/api/admin/talents?limit=50&search=amapola',
  'a skill': '/api/admin/talents?limit=50&search=soldadura',
  'status and place': '/api/admin/talents?limit=50&status=new&location=madrid',
  'search over everything': '/api/admin/search?q=amapola%20vendaval',
  'possible duplicates': '/api/admin/talents/person77/duplicates',
  'list of jobs': '/api/admin/jobs?limit=50',
  'public jobs with facets': '/api/jobs?limit=20',
  overview: '/api/admin/overview',
};

async function answerMs(stack: OwnStack, path: string, token: string): Promise<number> {
  const startedAt = performance.now();
  const { status } = await stack.api(path, { token });
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  return performance.now() - startedAt;
}

/** Milliseconds from the request until everybody is ranked, and until the best are explained and stored. */
async function evaluation(stack: OwnStack, jobId: string, token: string): Promise<{ ranked: number; all: number }> {
  const startedAt = performance.now();
  const response = await fetch(`${stack.origin}/api/admin/evaluations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ jobId }),
  });
  let [ranked, isComplete] = [Number.NaN, false];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const { stage, progress } = JSON.parse(data) as { stage?: string; progress?: number };
      if (event === 'stage' && stage === 'calculating' && (progress ?? 0) < 0.7) ranked = performance.now() - startedAt;
      if (event === 'complete') isComplete = true;
    },
  });
  for await (const chunk of response.body ?? []) parser.feed(new TextDecoder().decode(chunk, { stream: true }));
  if (!isComplete) throw new Error(`The evaluation of ${jobId} did not complete (${response.status})`);
  return { ranked, all: performance.now() - startedAt };
}

/** The most memory that the process of the functions had so far, in megabytes. */
async function memoryMb(stack: OwnStack): Promise<number> {
  const children = await readFile(`/proc/${stack.running.pid}/task/${stack.running.pid}/children`, 'utf8');
  const peaks = await Promise.all(
    children
      .trim()
      .split(' ')
      .map(async (pid) => {
        const isHost = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('functions-host');
        const status = isHost ? await readFile(`/proc/${pid}/status`, 'utf8') : '';
        return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
      }),
  );
  return Math.max(...peaks);
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
  // What changed a moment ago is read again with every request, since an index may lag.
  await sleep(SETTLING_MS);
  let token = await stack.token(ADMIN);
  // What the first process of all pays once: the index is made of the table.
  const made = await answerMs(stack, '/api/admin/talents?limit=50', token);
  const forms = await evaluation(stack, 'long0', token);
  const rows: string[][] = [];
  token = await coldly(stack);
  for (const [label, path] of Object.entries(LISTS)) {
    const cold = await answerMs(stack, path, token);
    const times: number[] = [];
    while (times.length < ANSWERS) times.push(await answerMs(stack, path, token));
    rows.push([label, ...[cold, median(times), p95(times)].map(ms)]);
    console.error(rows.at(-1));
  }
  token = await coldly(stack);
  await answerMs(stack, LISTS['list of talents'] as string, token);
  const listMemory = await memoryMb(stack);
  token = await coldly(stack);
  const cold = await evaluation(stack, 'long1', token);
  const warm: { ranked: number; all: number }[] = [];
  for (let run = 1; run <= RANKINGS; run += 1) warm.push(await evaluation(stack, `long${(run * 37) % JOBS}`, token));
  const rankMemory = await memoryMb(stack);
  const size = `${TALENTS.toLocaleString('en')} talents, ${JOBS.toLocaleString('en')} jobs`;
  await record({
    name: `scale-${TALENTS}`,
    title: `Growing: ${size}`,
    method:
      `Resumes of 3,000 to 6,000 characters, ads of 2,000 to 4,000; each text serves five people. Milliseconds over loopback with all parts of the ` +
      `local stack on the same machine, which other work shared meanwhile. Cold: the whole stack was killed and started before the first of ` +
      `these, the files of the index were there and the sweep of the start had opened them; the first answer of each also loads its function’s code. Warm: ${ANSWERS} answers after it. Making the index of the table, once: ` +
      `${seconds(made)} s. Preparing everybody’s form, once: ${seconds(forms.all)} s. Memory: most resident megabytes of the process that holds ` +
      `all functions, after a list ${ms(listMemory)}, after evaluations ${ms(rankMemory)}.`,
    table: [['answer', 'cold', 'median', 'p95'], ...rows],
  });
  const of = (key: 'ranked' | 'all') => warm.map((one) => one[key]);
  const line = (label: string, key: 'ranked' | 'all') => [
    label,
    ...[cold[key], median(of(key)), Math.max(...of(key))].map(seconds),
  ];
  await record({
    name: `scale-evaluation-${TALENTS}`,
    title: `One job against everybody: ${size}`,
    method: `Seconds from the request, with the same data; ${RANKINGS} different jobs after the first of a cold process.`,
    table: [
      ['until', 'cold', 'median', 'longest'],
      line('all are ranked', 'ranked'),
      line('the best 100 are explained and stored', 'all'),
    ],
  });
} finally {
  await stack.stop();
}

/** `npm run bench:panel`: how the recruiter's lists, rankings and screens answer with 10,000 talents and 1,000 jobs. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { writeLargeDemo } from '../../infra/local/large-demo.ts';
import { DESKTOP, startBrowser } from '../support/browser.ts';
import { startTestStack, type TestStack } from '../support/local-stack.ts';
import { tablesOf } from '../support/many-jobs.ts';
import { signIn } from '../support/site.ts';
import { median, p95, record } from './measured.ts';
import { answerMs, evaluationMs } from './timed-answers.ts';

const TALENTS = 10_000;
const JOBS = 1_000;
const ANSWERS = 60;
const RANKINGS = 9;
const ADMIN = 'admin@encaje.test';
const SCROLLS = 60;
const SETTLING_MS = 45_000;

const LISTS: Record<string, string> = {
  jobs: '/api/admin/jobs?limit=50',
  'jobs, search and order': '/api/admin/jobs?limit=50&search=enfermera&sort=salary&order=desc',
  talents: '/api/admin/talents?limit=50',
  'talents, by name': '/api/admin/talents?limit=50&sort=name',
  'talents, words': '/api/admin/talents?limit=50&search=amapola',
  'talents, a skill in the other language': '/api/admin/talents?limit=50&search=soldadura',
  'talents, status and place': '/api/admin/talents?limit=50&status=new&location=madrid',
  employers: '/api/admin/employers?limit=50',
  applications: '/api/admin/applications?limit=50',
  'matches of a job': '/api/admin/matches?jobId=demo01nurse&limit=50',
  'search over everything': '/api/admin/search?q=amapola%20vendaval',
  'possible duplicates of a talent': '/api/admin/talents/person77/duplicates',
  overview: '/api/admin/overview',
};

/** The server's own time for one evaluation and the time until its first match, milliseconds. */
async function ranking(stack: TestStack, jobId: string, token: string): Promise<{ first: number; all: number }> {
  let first = Number.NaN;
  const all = await evaluationMs(stack, { jobId, token }, ({ name, ms }) => {
    if (name === 'match' && Number.isNaN(first)) first = ms;
  });
  return { first, all };
}

function noteFrames(): void {
  const frames: number[] = [];
  Object.assign(globalThis, { frames });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) frames.push(entry.duration);
  }).observe({ type: 'long-animation-frame' });
}

/** Frames of more than 50 ms while one list is scrolled far down, and the rows that are in the document at the end. */
async function scrolled(page: Page, url: string): Promise<{ frames: number[]; rows: number }> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('tbody tr').first().waitFor();
  await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.splice(0));
  await page.mouse.move(700, 500);
  for (let step = 0; step < SCROLLS; step += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(40);
  }
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.splice(0));
  return { frames, rows: await page.locator('tbody tr').count() };
}

async function inBrowser(browser: Browser, stack: TestStack): Promise<string[][]> {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.addInitScript(noteFrames);
  await signIn(page, stack.origin, ADMIN, 'es');
  const rows: string[][] = [];
  for (const screen of ['talents', 'jobs']) {
    const { frames, rows: kept } = await scrolled(page, `${stack.origin}/admin-panel/${screen}`);
    rows.push([screen, String(frames.length), Math.max(0, ...frames).toFixed(0), String(kept)]);
  }
  await context.close();
  return rows;
}

const stack = await startTestStack();
const browser = await startBrowser();
try {
  const client = tablesOf(stack);
  Object.assign(process.env, stack.running.environment);
  await writeLargeDemo(client, { talents: TALENTS, jobs: JOBS }, () => {});
  client.destroy();
  // What changed a moment ago is read again with every request, since an index may lag: nobody loads an agency every day.
  await sleep(SETTLING_MS);
  const token = await stack.token(ADMIN);
  const rows: string[][] = [];
  for (const [label, path] of Object.entries(LISTS)) {
    const cold = await answerMs(stack, path, token);
    const times: number[] = [];
    while (times.length < ANSWERS) times.push(await answerMs(stack, path, token));
    rows.push([label, ...[cold, median(times), p95(times), Math.max(...times)].map((ms) => ms.toFixed(0))]);
  }
  await record({
    name: 'panel',
    title: 'The recruiter’s lists with 10,000 talents and 1,000 jobs',
    method:
      `Milliseconds over loopback from the request to the whole answer, ${ANSWERS} one after another after the first; the first answer of a ` +
      'function also reads what it then remembers. Data of `npm run demo:large`, without stored matches of it.',
    table: [['answer', 'first', 'median', 'p95', 'longest'], ...rows],
  });
  const cold = await ranking(stack, 'many0', token);
  const warm: { first: number; all: number }[] = [];
  for (let run = 1; run <= RANKINGS; run += 1) warm.push(await ranking(stack, `many${run * 37}`, token));
  const of = (key: 'first' | 'all') => warm.map((one) => one[key]);
  const line = (label: string, key: 'first' | 'all') => [
    label,
    ...[cold[key], median(of(key)), Math.max(...of(key))].map((ms) => (ms / 1000).toFixed(2)),
  ];
  await record({
    name: 'ranking',
    title: 'One job against 10,000 talents',
    method:
      `Seconds from the request of an evaluation through the gateway, ${RANKINGS} different jobs one after another after the first. ` +
      'The first one of a function reads and prepares all resumes; later ones only what has changed.',
    table: [
      ['until', 'first', 'median', 'longest'],
      line('all are ranked, the first match arrives', 'first'),
      line('the best 100 are explained and stored', 'all'),
    ],
  });
  const seen = await inBrowser(browser, stack);
  await record({
    name: 'panel-browser',
    title: 'Scrolling the recruiter’s lists',
    method: `${SCROLLS} turns of the wheel of 900 pixels, 40 ms apart, on the same machine as the stack; a frame is long from 50 ms.`,
    table: [['list', 'long frames', 'longest frame, ms', 'rows in the document at the end'], ...seen],
  });
} finally {
  await browser.close();
  await stack.stop();
}

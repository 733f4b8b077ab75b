/** `npm run bench:jobs`: how the public list and similar jobs answer with 10,000 jobs, and how the browser keeps up. */
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, PHONE, startBrowser } from '../support/browser.ts';
import { startTestStack, type TestStack } from '../support/local-stack.ts';
import { writeJobs } from '../support/many-jobs.ts';
import { median, p95, record } from './measured.ts';

const JOBS = 10_000;
const ANSWERS = 100;
const PAGES = 10;
const KEY_MS = 90;
const SEARCH = 'enfermera madrid';

const QUERIES = {
  'list, no filter': '',
  'list, search': '?search=enfermera',
  'list, search of two words and three filters': '?search=spring%20java&salaryMin=20000&jobType=full-time&openings=1-5',
  'list, typed place': '?location=mad',
};

async function timeOf(stack: TestStack, path: string): Promise<number> {
  const startedAt = performance.now();
  const { status } = await stack.api(path);
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  return performance.now() - startedAt;
}

async function answers(stack: TestStack, pathOf: (index: number) => string): Promise<number[]> {
  const times: number[] = [];
  while (times.length < ANSWERS) times.push(await timeOf(stack, pathOf(times.length)));
  return times;
}

/** Notes inside the page how long keys wait to show, and how long frames take that take more than 50 ms. */
function noteDelays(): void {
  const notes = { inputs: [] as number[], frames: [] as number[] };
  Object.assign(globalThis, { notes });
  const observe = (type: string, into: number[]) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (type !== 'event' || entry.name === 'keydown') into.push(entry.duration);
    }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  observe('event', notes.inputs);
  observe('long-animation-frame', notes.frames);
}

interface Notes {
  inputs: number[];
  frames: number[];
}

/** What was noted since the last time. */
async function notesOf(page: Page): Promise<Notes> {
  return page.evaluate(() => {
    const { notes } = globalThis as unknown as { notes: Notes };
    return { inputs: notes.inputs.splice(0), frames: notes.frames.splice(0) };
  });
}

async function inBrowser(browser: Browser, origin: string, label: string, options: object): Promise<string[][]> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript(noteDelays);
  await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
  const more = page.locator('[data-part~=more-jobs] button');
  await more.waitFor();
  await notesOf(page);

  await page.getByRole('searchbox').pressSequentially(SEARCH, { delay: KEY_MS });
  await page.waitForURL(`**search=${SEARCH.split(' ').at(-2)}**`);
  await page.locator('[data-part~=job-list][aria-busy=false]').waitFor();
  const typing = await notesOf(page);

  await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
  await more.waitFor();
  await notesOf(page);
  for (let at = 2; at <= PAGES; at++) {
    await more.click();
    await page
      .locator('[data-part~=job-list-page]')
      .nth(at - 1)
      .waitFor({ state: 'attached' });
  }
  const loading = await notesOf(page);
  await context.close();
  const row = (what: string, { inputs, frames }: Notes) => [
    `${label}, ${what}`,
    Math.max(0, ...inputs).toFixed(0),
    String(frames.length),
    Math.max(0, ...frames).toFixed(0),
  ];
  return [row(`typing “${SEARCH}”`, typing), row(`loading ${PAGES - 1} more pages`, loading)];
}

const stack = await startTestStack();
const browser = await startBrowser();
try {
  await writeJobs(stack, JOBS);
  const first = await timeOf(stack, '/api/jobs');
  const firstSimilar = await timeOf(stack, '/api/jobs/many0/similar');
  const rows: string[][] = [];
  const add = (label: string, times: number[]) =>
    rows.push([
      label,
      String(times.length),
      ...[median(times), p95(times), Math.max(...times)].map((ms) => ms.toFixed(0)),
    ]);
  for (const [label, query] of Object.entries(QUERIES)) add(label, await answers(stack, () => `/api/jobs${query}`));
  add('similar jobs of different ones', await answers(stack, (index) => `/api/jobs/many${index * 97}/similar`));
  const seen = [
    ...(await inBrowser(browser, stack.origin, 'desktop', DESKTOP)),
    ...(await inBrowser(browser, stack.origin, 'phone', PHONE)),
  ];
  await record({
    name: 'jobs',
    title: `The public list with ${JOBS.toLocaleString('en')} jobs`,
    method:
      `Milliseconds over loopback from the request to the whole answer of a warm function, one after another; the first answer, which reads ` +
      `and prepares all jobs, took ${(first / 1000).toFixed(1)} s for the list and ${(firstSimilar / 1000).toFixed(1)} s for similar jobs; ` +
      'they are read again once a minute.',
    table: [['answer', 'runs', 'median', 'p95', 'longest'], ...rows],
  });
  await record({
    name: 'jobs-browser',
    title: `The list in the browser with ${JOBS.toLocaleString('en')} jobs`,
    method:
      `Milliseconds, on the same machine as the stack. Input delay is from a key to the frame that shows it (multiples of 8; 0 where all were ` +
      `below 16); a frame is long from 50 ms. Typed with ${KEY_MS} ms between keys.`,
    table: [['what', 'longest input delay', 'long frames', 'longest frame'], ...seen],
  });
} finally {
  await browser.close();
  await stack.stop();
}

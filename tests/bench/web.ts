/** `npm run bench:web`: what a first visit on a phone downloads, when it shows something, and what Lighthouse says of it. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { SITE_FOLDER } from '../../infra/local/build-site.ts';
import { PHONE, startBrowser } from '../support/browser.ts';
import { startTestStack } from '../support/local-stack.ts';
import { verdictOn } from './lighthouse.ts';
import { kilobytes, median, record } from './measured.ts';

const VISITS = 5;
const LIGHTHOUSE_RUNS = 3;
const CODE = /\/assets\/[^/]+\.(js|css)$/;
const JOB = '/jobs/demo01nurse';
const WEIGHED = ['/', '/jobs', JOB, '/job-seekers', '/employers', '/create-profile', '/ai-features', '/admin'];
const JUDGED = ['/', '/jobs', JOB, '/job-seekers'];

interface Visit {
  /** Names of the scripts and styles that came until the network fell silent, nothing scrolled. */
  files: string[];
  /** The page's own HTML. */
  html: string;
  /** From the request to the first painted text, milliseconds. */
  milliseconds: number;
}

interface Weight {
  gzip: number;
  brotli: number;
}

/** Opens `url` with an empty cache, unless `before` has been somewhere already. */
async function visit(browser: Browser, url: string, before?: (page: Page) => Promise<void>): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await before?.(page);
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator('main h1').waitFor();
    const { names, milliseconds } = await page.evaluate(() => ({
      names: performance.getEntriesByType('resource').map(({ name }) => name),
      milliseconds: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
    const paths = names.map((name) => new URL(name).pathname).filter((path) => CODE.test(path));
    const files = [...new Set(paths.map((path) => basename(path)))];
    return { files, html: (await response?.text()) ?? '', milliseconds };
  } finally {
    await context.close();
  }
}

const compressed = (bytes: Buffer): Weight => ({
  gzip: gzipSync(bytes, { level: 9 }).length,
  brotli: brotliCompressSync(bytes).length,
});

/** What files of the build weigh compressed one by one, as a web server sends them. */
async function weigh(files: readonly string[]): Promise<Weight> {
  const all = await Promise.all(files.map((file) => readFile(join(SITE_FOLDER, 'assets', file)).then(compressed)));
  const sum = (kind: keyof Weight) => all.reduce((total, weight) => total + weight[kind], 0);
  return { gzip: sum('gzip'), brotli: sum('brotli') };
}

const scripts = (files: readonly string[]) => files.filter((file) => file.endsWith('.js'));
const styles = (files: readonly string[]) => files.filter((file) => file.endsWith('.css'));

async function row(label: string, visits: readonly Visit[]): Promise<string[]> {
  const files = [...new Set(visits.flatMap((each) => each.files))];
  const [js, css] = [await weigh(scripts(files)), await weigh(styles(files))];
  const html = compressed(Buffer.from(visits[0]?.html ?? ''));
  const weights = [html.brotli, js.gzip, js.brotli, css.gzip, css.brotli].map(kilobytes);
  return [label, String(files.length), ...weights, median(visits.map((each) => each.milliseconds)).toFixed(0)];
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin`);
  const popup = page.waitForEvent('popup');
  await page.locator('main button').first().click();
  await (await popup).locator('[data-account="admin@encaje.test"]').click();
  await page.waitForURL('**/admin-panel**');
  await page.goto('about:blank');
}

async function weighPages(origin: string): Promise<void> {
  const browser = await startBrowser();
  try {
    const rows: string[][] = [];
    for (const path of WEIGHED) {
      const visits: Visit[] = [];
      while (visits.length < VISITS) visits.push(await visit(browser, origin + path));
      rows.push(await row(`\`${path}\``, visits));
    }
    const list = `${origin}/admin-panel/applications`;
    rows.push(await row('admin panel, first list', [await visit(browser, list, (page) => signIn(page, origin))]));
    await record({
      name: 'web',
      title: 'Weight of the pages',
      method:
        'HTML, JavaScript and CSS in kB (1000 bytes) at gzip level 9 and brotli level 11: all that a phone-sized browser with an empty ' +
        `cache fetches until the network falls silent, without scrolling (any of ${VISITS} visits); \`ms\` is the median from the ` +
        'request to the first painted text, over loopback without delay. ' +
        'Aims for the initial JavaScript and CSS of a public page: 110 kB and 15 kB, gzip.',
      table: [['page', 'files', 'HTML br', 'JS gzip', 'JS br', 'CSS gzip', 'CSS br', 'ms'], ...rows],
    });
  } finally {
    await browser.close();
  }
}

async function judgePages(origin: string): Promise<void> {
  const rows: string[][] = [];
  for (const path of JUDGED) {
    const verdict = await verdictOn(origin + path, LIGHTHOUSE_RUNS);
    for (const complaint of verdict.complaints) console.log(`${path}: ${complaint}`);
    const { scores } = verdict;
    rows.push([
      `\`${path}\``,
      ...[scores.performance, scores.accessibility, scores['best-practices'], scores.seo].map(String),
      ...[verdict.firstContentfulPaint, verdict.largestContentfulPaint, verdict.totalBlockingTime].map((ms) =>
        ms.toFixed(0),
      ),
      verdict.layoutShift.toFixed(3),
    ]);
  }
  await record({
    name: 'lighthouse',
    title: 'Lighthouse, mobile',
    method:
      `Median of ${LIGHTHOUSE_RUNS} runs of Lighthouse’s own phone (slow 4G and a processor four times slower than this machine’s, both ` +
      'simulated), a new browser for each, against the local stack. Aims: 98 for performance, 100 for the rest.',
    table: [
      ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
      ...rows,
    ],
  });
}

const stack = await startTestStack();
try {
  await weighPages(stack.origin);
  await judgePages(stack.origin);
} finally {
  await stack.stop();
}

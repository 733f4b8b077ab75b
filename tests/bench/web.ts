/** `npm run bench:web`: the script and style that a first visit needs before it shows something, and when it shows it. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { SITE_FOLDER } from '../../infra/local/build-site.ts';
import { PHONE, startBrowser } from '../support/browser.ts';
import { startTestStack } from '../support/local-stack.ts';
import { kilobytes, median, record } from './measured.ts';

const RUNS = 5;
const CODE = /\/assets\/[^/]+\.(js|css)$/;

interface Visit {
  /** Names of the files that had come when the main heading stood there. */
  needed: string[];
  /** Those and everything that came until the network fell silent. */
  all: string[];
  milliseconds: number;
}

interface Weight {
  gzip: number;
  brotli: number;
}

/** Notes inside the page when its heading appears, which tells what came before it better than a look from outside. */
function noteHeading(): void {
  const notes = globalThis as unknown as { headingAt?: number };
  const look = () => {
    if (document.querySelector('main h1')) notes.headingAt ??= performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

function readNotes() {
  const { headingAt = Number.NaN } = globalThis as unknown as { headingAt?: number };
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return { headingAt, files: loaded.map(({ name, responseEnd }) => ({ url: name, at: responseEnd })) };
}

/** Opens `url` with an empty cache, unless `before` has been somewhere already. */
async function visit(browser: Browser, url: string, before?: (page: Page) => Promise<void>): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(noteHeading);
    await before?.(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator('main h1').waitFor();
    const { headingAt, files } = await page.evaluate(readNotes);
    const code = files.map(({ url: address, at }) => ({ path: new URL(address).pathname, at }));
    const named = code.filter(({ path }) => CODE.test(path));
    const names = (some: typeof named) => some.map(({ path }) => basename(path));
    return {
      needed: names(named.filter(({ at }) => at <= headingAt)),
      all: names(named),
      milliseconds: headingAt,
    };
  } finally {
    await context.close();
  }
}

/** What the build's files weigh compressed as a web server would. */
async function weigh(files: readonly string[]): Promise<Weight> {
  const all = await Promise.all(files.map((file) => readFile(join(SITE_FOLDER, 'assets', file))));
  return {
    gzip: all.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0),
    brotli: all.reduce((sum, bytes) => sum + brotliCompressSync(bytes).length, 0),
  };
}

/** The entry of the built site with everything it imports at once, which no page can do without. */
async function entryFiles(): Promise<string[]> {
  const html = await readFile(join(SITE_FOLDER, 'index.html'), 'utf8');
  const files = [...html.matchAll(/\/assets\/([\w.-]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(join(SITE_FOLDER, 'assets', file), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
      if (!files.includes(imported)) files.push(imported);
    }
  }
  return files;
}

const scripts = (files: readonly string[]) => files.filter((file) => file.endsWith('.js'));
const styles = (files: readonly string[]) => files.filter((file) => file.endsWith('.css'));

async function row(label: string, files: readonly string[], milliseconds?: number): Promise<string[]> {
  const [js, css] = [await weigh(scripts(files)), await weigh(styles(files))];
  const weights = [js.gzip, js.brotli, css.gzip, css.brotli].map(kilobytes);
  return [label, String(files.length), ...weights, milliseconds === undefined ? '' : milliseconds.toFixed(0)];
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin`);
  const popup = page.waitForEvent('popup');
  await page.locator('main button').first().click();
  await (await popup).locator('[data-account="admin@encaje.test"]').click();
  await page.waitForURL('**/admin-panel**');
  await page.goto('about:blank');
}

const stack = await startTestStack();
const browser = await startBrowser();
try {
  const rows: string[][] = [];
  const union = (lists: string[][]) => [...new Set(lists.flat())];
  for (const path of ['/', '/jobs', '/job-seekers', '/admin']) {
    const visits: Visit[] = [];
    while (visits.length < RUNS) visits.push(await visit(browser, `${stack.origin}${path}`));
    const needed = union(visits.map((each) => each.needed));
    rows.push(await row(`\`${path}\``, needed, median(visits.map(({ milliseconds }) => milliseconds))));
    rows.push(await row(`\`${path}\` with all that follows`, union(visits.map(({ all }) => all))));
  }
  const list = `${stack.origin}/admin-panel/applications`;
  const panel = await visit(browser, list, (page) => signIn(page, stack.origin));
  rows.push(await row('admin panel, first list', panel.all));
  const isArea = (file: string) => file.startsWith('admin-area-');
  rows.push(await row('of it the area’s own chunk', panel.all.filter(isArea)));
  rows.push(await row('from the build: entry and what it imports', await entryFiles()));
  await record({
    name: 'web',
    title: 'Weight of the pages',
    method:
      `JavaScript and CSS in kB (1000 bytes), of the built files at gzip level 9 and brotli level 11, that a phone-sized browser with an empty ` +
      `cache had fetched when the page’s main heading appeared (any of ${RUNS} visits), and until the network fell silent; \`ms\` is the median ` +
      'from the request to the heading, over loopback without delay. ' +
      'Aims for `/` and `/jobs`: 110 kB of JavaScript and 15 kB of CSS, gzip.',
    table: [['page', 'files', 'JS gzip', 'JS brotli', 'CSS gzip', 'CSS brotli', 'ms'], ...rows],
  });
} finally {
  await browser.close();
  await stack.stop();
}

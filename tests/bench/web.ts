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
  /** File names, in the order of arrival. */
  files: string[];
  milliseconds: number;
}

interface Weight {
  gzip: number;
  brotli: number;
}

/** Opens `path` with an empty cache; the files that had come when its main heading stood there. */
async function visit(browser: Browser, url: string, before?: (page: Page) => Promise<void>): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await before?.(page);
    const files: string[] = [];
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (CODE.test(pathname)) files.push(basename(pathname));
    });
    const startedAt = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('main h1').waitFor();
    return { files: [...new Set(files)], milliseconds: performance.now() - startedAt };
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
  for (const path of ['/', '/jobs', '/job-seekers', '/admin']) {
    const visits: Visit[] = [];
    while (visits.length < RUNS) visits.push(await visit(browser, `${stack.origin}${path}`));
    const needed = [...new Set(visits.flatMap(({ files }) => files))];
    rows.push(await row(`\`${path}\``, needed, median(visits.map(({ milliseconds }) => milliseconds))));
  }
  const panel: string[] = [];
  const collect = (page: Page) => {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (CODE.test(pathname)) panel.push(basename(pathname));
    });
    return signIn(page, stack.origin);
  };
  const { files } = await visit(browser, `${stack.origin}/admin-panel/applications`, collect);
  const area = files.filter((file) => file.startsWith('admin-area-'));
  rows.push(await row('admin panel, from sign-in to the first list', [...new Set([...panel, ...files])]));
  rows.push(
    await row(
      'of it the area’s own chunk',
      area.length > 0 ? area : panel.filter((file) => file.startsWith('admin-area-')),
    ),
  );
  rows.push(await row('from the build: entry and what it imports', await entryFiles()));
  await record({
    name: 'web',
    title: 'Weight of the pages',
    method:
      `JavaScript and CSS in kB (1000 bytes), of the built files at gzip level 9 and brotli level 11, that a phone-sized browser with an empty ` +
      `cache had fetched when the page’s main heading was visible (any of ${RUNS} visits); \`ms\` is the median until then, over loopback. ` +
      'Aims for `/` and `/jobs`: 110 kB of JavaScript and 15 kB of CSS, gzip.',
    table: [['page', 'files', 'JS gzip', 'JS brotli', 'CSS gzip', 'CSS brotli', 'ms'], ...rows],
  });
} finally {
  await browser.close();
  await stack.stop();
}

/**
 * `npm run shots -- [name...]`: pictures of every page and state, two widths, both languages and themes, into `shots/`.
 * Names narrow them down: `home`, `jobs`, or any part of a file's name such as `360-es-dark`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core';
import { apply, outcome, sendForm } from '../support/applying.ts';
import { DESKTOP, PHONE, startBrowser } from '../support/browser.ts';
import { startTestStack, type TestStack } from '../support/local-stack.ts';
import { imageOnlyPdf, resumePdf } from '../support/resume-files.ts';

const FOLDER = fileURLToPath(new URL('../../shots', import.meta.url));
const SETTLED_MS = 20_000;
/** A phone's picture of a page this tall is still readable; taller lists say nothing new. */
const TALLEST_PX = 6_000;

interface Look {
  name: string;
  language: 'es' | 'en';
  options: BrowserContextOptions;
}

interface Shot {
  name: string;
  path: string;
  /** @default nobody is signed in */
  as?: 'admin@encaje.test' | 'visitor@encaje.test';
  /** Cuts the API off, or lets it answer with nothing. */
  api?: 'unreachable' | 'empty';
  /** What to do with the page before the picture. */
  act?(page: Page): Promise<unknown>;
}

/** Addresses that exist only after people have applied. */
interface Seen {
  awaiting: string;
  failed: string;
  completed: string;
  applicationId: string;
  talentId: string;
  matchId: string;
  messageId: string;
}

const LOOKS: Look[] = (
  [
    { width: '360', options: PHONE },
    { width: '1280', options: DESKTOP },
  ] as const
).flatMap(({ width, options }) =>
  (['es', 'en'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${width}-${language}-${colorScheme}`,
      language,
      options: { ...options, colorScheme, locale: language === 'es' ? 'es-ES' : 'en-GB' },
    })),
  ),
);

function publicShots({ awaiting, failed, completed }: Seen): Shot[] {
  return [
    { name: 'home', path: '/' },
    { name: 'home-error', path: '/', api: 'unreachable' },
    { name: 'jobs', path: '/jobs' },
    { name: 'jobs-filtered', path: '/jobs?remotePolicy=remote&search=data' },
    { name: 'jobs-no-result', path: '/jobs?search=nosuchthing' },
    { name: 'jobs-empty', path: '/jobs', api: 'empty' },
    { name: 'jobs-error', path: '/jobs', api: 'unreachable' },
    { name: 'job', path: '/jobs/demo01nurse' },
    { name: 'job-form-refused', path: '/jobs/demo01nurse', act: sendEmptyForm },
    { name: 'job-missing', path: '/jobs/nosuchjob' },
    { name: 'job-error', path: '/jobs/demo01nurse', api: 'unreachable' },
    { name: 'job-seekers', path: '/job-seekers' },
    { name: 'create-profile', path: '/create-profile' },
    { name: 'create-profile-job', path: '/create-profile/demo01nurse' },
    { name: 'create-profile-refused', path: '/create-profile', act: sendEmptyForm },
    { name: 'create-profile-job-gone', path: '/create-profile/nosuchjob' },
    { name: 'employers', path: '/employers' },
    { name: 'contact', path: '/contact' },
    { name: 'about', path: '/about' },
    { name: 'ai-features', path: '/ai-features' },
    { name: 'privacy', path: '/privacy' },
    { name: 'terms', path: '/terms' },
    { name: 'status-awaiting', path: awaiting },
    { name: 'status-failed', path: failed },
    { name: 'status-completed', path: completed },
    { name: 'status-missing', path: '/applications/nosuch?token=none' },
    { name: 'status-error', path: completed, api: 'unreachable' },
    { name: 'sign-in', path: '/admin' },
    { name: 'panel-signed-out', path: '/admin-panel/jobs' },
    { name: 'not-found', path: '/no-such-page' },
  ];
}

function staffShots({ applicationId, talentId, matchId, messageId }: Seen): Shot[] {
  const screens = ['applications', 'talents', 'employers', 'jobs', 'outbox', 'messages', 'audit'];
  const offices = ['resume-processing', 'database-sync'];
  const panel = (name: string, path: string, api?: Shot['api']): Shot => ({
    name: `panel-${name}`,
    path: `/admin-panel/${path}`,
    as: 'admin@encaje.test',
    api,
  });
  return [
    { name: 'panel-restricted', path: '/admin-panel', as: 'visitor@encaje.test' },
    ...[...screens, ...offices].flatMap((name) => [
      panel(name, name),
      panel(`${name}-empty`, name, 'empty'),
      panel(`${name}-error`, name, 'unreachable'),
    ]),
    panel('settings', 'settings'),
    panel('settings-error', 'settings', 'unreachable'),
    panel('message', `messages/${messageId}`),
    panel('files', 'files'),
    panel('files-empty', 'files', 'empty'),
    panel('files-drops', 'files?prefix=drops%2F'),
    panel('database-sync-export', 'database-sync?tab=export'),
    panel('database-sync-reconcile', 'database-sync?tab=reconcile'),
    panel('talent-data', `talents/${talentId}?tab=data`),
    panel('overview', ''),
    panel('overview-error', '', 'unreachable'),
    panel('applications-board', 'applications?view=board'),
    panel('talents-board', 'talents?view=board'),
    panel('talents-skill', 'talents?search=soldadura'),
    panel('employer', 'employers/demoalborada'),
    panel('lead', 'employers/democierzo'),
    panel('job-ranking', 'jobs/demo08data/ranking'),
    panel('evaluate', 'evaluate'),
    { ...panel('evaluate-job', `evaluate/demo08data/${talentId}`), act: runEvaluation },
    { ...panel('evaluate-all-jobs', `evaluate/all-jobs/${talentId}`), act: runEvaluation },
    panel('evaluate-history', 'evaluate?tab=history'),
    panel('application', `applications/${applicationId}`),
    panel('talent', `talents/${talentId}`),
    panel('match', `talents/${talentId}/matches/${matchId}`),
    panel('job-new', 'jobs/new'),
    panel('job', 'jobs/demo01nurse'),
    panel('job-error', 'jobs/demo01nurse', 'unreachable'),
    panel('not-found', 'nosuch'),
  ];
}

async function sendEmptyForm(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').last().click();
  await page.locator('form [aria-invalid=true]').first().waitFor();
}

/** Starts the evaluation that the address names and waits for its first result. */
async function runEvaluation(page: Page): Promise<void> {
  await page.locator('main form button[type=submit], main .run-evaluation').first().click();
  await page
    .locator('main')
    .getByText(/\d+\s?%/)
    .first()
    .waitFor();
}

/** Applies as three people would: one whose file never comes, one with a picture for a resume, one in earnest. */
async function letPeopleApply(stack: TestStack): Promise<Seen> {
  const jobId = 'demo08data';
  const link = (sent: { applicationId: string; statusToken: string }) =>
    `/applications/${sent.applicationId}?token=${sent.statusToken}`;
  const awaiting = await sendForm(stack, { jobId });
  const failed = await apply(stack, { bytes: await imageOnlyPdf() }, { jobId });
  const completed = await apply(stack, { bytes: await resumePdf({ language: 'es' }) }, { jobId });
  await outcome(stack, failed);
  await outcome(stack, completed);
  const token = await stack.token('admin@encaje.test');
  const { body } = await stack.api(`/api/admin/applications/${completed.applicationId}`, { token });
  const messages = await stack.api('/api/admin/messages?limit=1', { token });
  return {
    awaiting: link(awaiting),
    failed: link(failed),
    completed: link(completed),
    applicationId: completed.applicationId,
    talentId: body.talentId,
    matchId: body.matches[0].matchId,
    messageId: messages.body.items[0].messageId,
  };
}

async function openContext(browser: Browser, look: Look, origin: string, account?: string): Promise<BrowserContext> {
  const context = await browser.newContext(look.options);
  await context.addInitScript((language) => localStorage.setItem('encaje.language', language), look.language);
  if (!account) return context;
  const page = await context.newPage();
  await page.goto(`${origin}/admin`);
  const popup = page.waitForEvent('popup');
  await page.locator('main button').first().click();
  await (await popup).locator(`[data-account="${account}"]`).click();
  await page.waitForURL('**/admin-panel**');
  await page.close();
  return context;
}

const NO_WORK = { 'awaiting-upload': 0, active: 0, completed: 0, failed: 0 };
const NOTHING = JSON.stringify({
  ...{ items: [], nextCursor: null, total: 0, facets: emptyFacets(), prefixes: [] },
  ...{ open: 0, openBySubject: {}, counts: NO_WORK, deadLetters: {} },
});

function emptyFacets(): Record<string, []> {
  const names = [
    'location',
    'position',
    'industry',
    'salaryMin',
    'openings',
    'remotePolicy',
    'jobType',
    'experienceLevel',
  ];
  return Object.fromEntries(names.map((name) => [name, []]));
}

function answerAs(state: NonNullable<Shot['api']>): (route: Route) => Promise<void> {
  if (state === 'unreachable') return (route) => route.abort('connectionrefused');
  return (route) => route.fulfill({ contentType: 'application/json', body: NOTHING });
}

/** The page as the staff's come: made in the browser only, which then has to ask for everything itself. */
function emptyShell(origin: string): (route: Route) => Promise<void> {
  return async (route) => route.fulfill({ response: await route.fetch({ url: `${origin}/admin` }) });
}

/** Waits until nothing moves any more: answers in, fonts there, no grey bars left. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: SETTLED_MS });
  await page.locator('h1, [role=alert]').first().waitFor({ timeout: SETTLED_MS });
  await page.locator('.skeleton').first().waitFor({ state: 'detached', timeout: SETTLED_MS });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function take(context: BrowserContext, look: Look, shot: Shot, origin: string): Promise<void> {
  const page = await context.newPage();
  try {
    if (shot.api) {
      await page.route('**/api/**', answerAs(shot.api));
      for (const prefix of ['', '/en']) await page.route(`${origin}${prefix}${shot.path}`, emptyShell(origin));
    }
    await page.goto(`${origin}${shot.path}`);
    await settle(page);
    await shot.act?.(page);
    // What sticks to the window would otherwise stand in the middle of the picture.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const width = page.viewportSize()?.width ?? 0;
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(tall, TALLEST_PX) };
    const path = join(FOLDER, `${shot.name}-${look.name}.png`);
    await page.screenshot({ path, fullPage: true, clip, animations: 'disabled' });
  } finally {
    await page.close();
  }
}

/** Pictures of one look, a context for everybody who takes part; answers what went wrong, one line each. */
async function takeLook(browser: Browser, look: Look, shots: readonly Shot[], origin: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [account, theirs] of Map.groupBy(shots, ({ as }) => as)) {
    const context = await openContext(browser, look, origin, account);
    for (const shot of theirs) {
      await take(context, look, shot, origin).catch((error: unknown) => {
        problems.push(`${shot.name}-${look.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
      });
    }
    await context.close();
  }
  return problems;
}

/** Whether any of the words asked for is a page's name or its beginning, or a part of the look's name. */
function isWanted(shot: Shot, look: Look, words: readonly string[]): boolean {
  const looks = words.filter((word) => LOOKS.some(({ name }) => name.includes(word)));
  const pages = words.filter((word) => !looks.includes(word));
  const hasPage = pages.length === 0 || pages.some((word) => shot.name === word || shot.name.startsWith(`${word}-`));
  return hasPage && (looks.length === 0 || looks.some((word) => look.name.includes(word)));
}

async function main(words: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const stack = await startTestStack();
  const browser = await startBrowser();
  const problems: string[] = [];
  let taken = 0;
  try {
    const seen = await letPeopleApply(stack);
    const all = [...publicShots(seen), ...staffShots(seen)];
    for (const look of LOOKS) {
      const shots = all.filter((shot) => isWanted(shot, look, words));
      if (shots.length === 0) continue;
      problems.push(...(await takeLook(browser, look, shots, stack.origin)));
      taken += shots.length;
      console.log(`${look.name}: ${shots.length} pictures`);
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
  if (taken === 0) throw new Error(`No page goes by ${words.join(' or ')}`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`${taken - problems.length} of ${taken} pictures are in shots/.`);
}

await main(process.argv.slice(2));

/**
 * `npm run shots -- [name...]`: pictures of every page and state, two widths, both languages and themes, into `shots/`.
 * Names narrow them down: `home`, `jobs`, or any part of a file's name such as `360-es-dark`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core';
import { DESKTOP, PHONE, startBrowser } from '../support/browser.ts';
import { startTestStack } from '../support/local-stack.ts';
import { settled } from '../support/settled.ts';
import { LISTS, letPeopleApply, panelScreens, publicScreens, type Records, type Screen } from './screens.ts';

const FOLDER = fileURLToPath(new URL('../../shots', import.meta.url));
const SETTLED_MS = 20_000;
/** A phone's picture of a page this tall is still readable; taller lists say nothing new. */
const TALLEST_PX = 6_000;

interface Look {
  name: string;
  language: 'es' | 'en';
  options: BrowserContextOptions;
}

interface Shot extends Screen {
  /** Cuts the API off, or lets it answer with nothing. */
  api?: 'unreachable' | 'empty';
  /** What to do with the page before the picture. */
  act?(page: Page): Promise<unknown>;
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

/** Every screen as it is, and the states of some of them that no address shows. */
function allShots(records: Records): Shot[] {
  const screens: Shot[] = [...publicScreens(records), ...panelScreens(records)];
  const of = (name: string): Shot => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}`);
    return screen;
  };
  const state = (name: string, suffix: string, changes: Partial<Shot>): Shot => ({
    ...of(name),
    ...changes,
    name: `${name}-${suffix}`,
  });
  const lists = LISTS.map((name) => `panel-${name}`);
  // The list of files keeps trying for longer than a picture waits.
  const failing = lists.filter((name) => name !== 'panel-files');
  const broken = [
    'home',
    'jobs',
    'job',
    'status-completed',
    'panel-overview',
    'panel-settings',
    'panel-job',
    ...failing,
  ];
  return [
    ...screens,
    ...broken.map((name) => state(name, 'error', { api: 'unreachable' })),
    ...['jobs', ...lists].map((name) => state(name, 'empty', { api: 'empty' })),
    ...['job', 'create-profile'].map((name) => state(name, 'refused', { act: sendEmptyForm })),
    state('panel-evaluate-pair', 'result', { act: runEvaluation }),
    state('panel-evaluate-pair', 'all-jobs', {
      path: of('panel-evaluate-pair').path.replace('demo08data', 'all-jobs'),
      act: runEvaluation,
    }),
  ];
}

async function sendEmptyForm(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').last().click();
  await page.locator('form [aria-invalid=true]').first().waitFor();
}

/** Starts the evaluation that the address names and waits for what it finds. */
async function runEvaluation(page: Page): Promise<void> {
  await page.locator('main .amplify-button--primary').first().click();
  await page.locator('main [data-part~=result-heading], main table').first().waitFor();
  await settle(page);
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
    'shift',
    'noExperience',
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
  await settled(page);
  await page.locator('h1, [role=alert]').first().waitFor({ timeout: SETTLED_MS });
  // What is far below comes once someone scrolls there.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.locator('[data-part~=skeleton]').first().waitFor({ state: 'detached', timeout: SETTLED_MS });
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
    const all = allShots(await letPeopleApply(stack));
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

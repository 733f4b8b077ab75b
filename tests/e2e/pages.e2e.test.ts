/** Every page at both widths, in both languages and themes: nothing for axe to find, nothing to scroll sideways for. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, startBrowser } from '../support/browser.ts';
import { startTestStack, type TestStack } from '../support/local-stack.ts';
import { complaintsOf, expectAccessible, expectNoSidewaysScroll, TEXTS } from '../support/site.ts';

let stack: TestStack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startTestStack(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** The browser complains of a page that is answered with 404, as this one has to be. */
const MISSING = '/no-such-page';
const PAGES = [
  '/',
  '/jobs',
  '/jobs?search=nosuchthing',
  '/jobs/demo01nurse',
  '/job-seekers',
  '/create-profile',
  '/create-profile/demo01nurse',
  '/employers',
  '/contact',
  '/about',
  '/ai-features',
  '/privacy',
  '/terms',
  '/admin',
  '/admin-panel',
  MISSING,
];
/** One of each kind of layout; the others are made of the same parts. */
const OF_EACH_LAYOUT = [
  '/',
  '/jobs',
  '/jobs/demo01nurse',
  '/create-profile',
  '/employers',
  '/ai-features',
  '/privacy',
  '/admin',
];
const LOOKS = [
  { name: 'phone, Spanish, light', prefix: '', options: { ...PHONE, colorScheme: 'light' as const }, pages: PAGES },
  {
    name: 'desktop, English, dark',
    prefix: '/en',
    options: { ...DESKTOP, colorScheme: 'dark' as const },
    pages: OF_EACH_LAYOUT,
  },
];

/** Scrolls down step by step as a person would, so that what waits for that comes alive. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await page.waitForLoadState('networkidle');
}

describe.each(LOOKS)('$name', ({ prefix, options, pages }) => {
  let context: BrowserContext;
  let complaints: string[];
  beforeAll(async () => {
    context = await browser.newContext(options);
    complaints = complaintsOf(context);
  });
  afterAll(() => context?.close());

  test.each(pages)('%s', async (path) => {
    complaints.length = 0;
    const page = await context.newPage();
    await page.goto(`${stack.origin}${prefix}${path === '/' && prefix ? '' : path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).not.toBe('');
    await walkDown(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(complaints).toEqual(path === MISSING ? [expect.stringContaining('404')] : []);
    await page.close();
  });
});

test('a missing job is answered in the words of the error catalogue', async () => {
  const page = await browser.newPage();
  await page.goto(`${stack.origin}/en/jobs/nosuchjob`);
  await page.getByText(TEXTS.en.site.job.missingText).waitFor();
  await page.close();
});

test('English by choice is remembered, and an English address is a choice', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${stack.origin}/en/jobs`);
  await page.locator('html[lang=en]').waitFor();
  await page.goto(`${stack.origin}/jobs`);
  await page.waitForURL('**/en/jobs');
  await context.close();
});

test('public pages load neither Amplify nor its kit, and little script', async () => {
  for (const path of ['/', '/jobs']) {
    const page = await browser.newPage();
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text());
    });
    await page.goto(`${stack.origin}${path}`, { waitUntil: 'networkidle' });
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.join('\n')).not.toMatch(/amplify-button|AWS-Amplify|cognito-idp/i);
    await page.close();
  }
});

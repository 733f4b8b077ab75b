/** Pages before, during and after hydration: complete without scripts, on a slow line, in the right language. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import type { TestStack } from '../support/local-stack.ts';
import { openPage, settled } from '../support/settled.ts';
import { closePages, sharedBrowser, sharedStack } from '../support/shared.ts';
import { complaintsOf, expectNoSidewaysScroll, TEXTS } from '../support/site.ts';

let stack: TestStack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([sharedStack(), sharedBrowser()]);
});
afterAll(closePages);

const JOB = '/jobs/demo01nurse';

/** Holds every script back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

describe('without any script', () => {
  test('a visitor reads the jobs, opens one and finds it whole', async () => {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${stack.origin}/jobs?search=enfermera`);
    await page.locator('main article a').first().click();
    await page.getByRole('heading', { name: TEXTS.es.site.job.requirements }).waitFor();
    expect(await page.locator('h1').textContent()).toBeTruthy();
    await expectNoSidewaysScroll(page);
    await context.close();
  });
});

describe('while the scripts are still on their way', () => {
  test('the page is dressed, and what is typed stays', async () => {
    const context = await browser.newContext(PHONE);
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    const release = await holdScripts(page);
    await page.goto(stack.origin + JOB, { waitUntil: 'commit' });
    const name = page.locator('input[name="firstName"]');
    await name.fill('Lucía');
    await page.locator('input[name="talentPoolConsent"]').check();
    const resume = { name: 'curriculum-lucia.txt', mimeType: 'text/plain', buffer: Buffer.from('Lucía Ferrer') };
    await page.locator('#apply input[type="file"]').setInputFiles(resume);
    const cornerOf = () =>
      page
        .locator('[data-look=primary]')
        .first()
        .evaluate((button) => getComputedStyle(button).borderRadius);
    await expect.poll(cornerOf).not.toBe('0px');
    release();
    await page.locator('form[data-part~=apply] button[type="submit"]:enabled').waitFor();
    await page.locator('input[name="lastName"]').fill('Ferrer');
    expect(await name.inputValue()).toBe('Lucía');
    expect(await page.locator('input[name="talentPoolConsent"]').isChecked()).toBe(true);
    await page.getByText('curriculum-lucia.txt').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('words typed into the search are searched for once it is alive', async () => {
    const page = await browser.newPage(PHONE);
    const release = await holdScripts(page);
    await page.goto(`${stack.origin}/jobs`, { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('enfermera');
    release();
    await page.waitForURL('**/jobs?search=enfermera');
    expect(await page.getByRole('searchbox').inputValue()).toBe('enfermera');
    await page.close();
  });

  test('the language that was chosen holds once it is alive', async () => {
    const page = await browser.newPage(PHONE);
    const release = await holdScripts(page);
    await page.goto(`${stack.origin}/about`, { waitUntil: 'commit' });
    await page.getByLabel(TEXTS.es.site.nav.language).selectOption('en');
    release();
    await page.waitForURL('**/en/about');
    await page.getByLabel(TEXTS.en.site.nav.language).waitFor();
    await page.close();
  });
});

describe('what is far below the first screen', () => {
  test('stays as the server made it until the user scrolls there, and a form comes alive by itself', async () => {
    const context = await browser.newContext(PHONE);
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    await openPage(page, stack.origin + JOB);
    expect(await page.locator('#apply input[name="firstName"]').count()).toBe(1);
    // Without a scroll: screen readers and keyboards reach it without one.
    await page.locator('#apply button[type="submit"]:enabled').waitFor();
    await openPage(page, stack.origin);
    const jobs = page.locator('#newest-jobs article');
    expect(await jobs.count()).toBe(6);
    await jobs.last().scrollIntoViewIfNeeded();
    await settled(page);
    expect(await jobs.count()).toBe(6);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the language', () => {
  test('that was chosen earlier replaces an address without one, and holds for unknown addresses', async () => {
    const context = await browser.newContext(PHONE);
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    await page.goto(`${stack.origin}/about`);
    await page.getByLabel(TEXTS.es.site.nav.language).selectOption('en');
    await page.waitForURL('**/en/about');
    await page.goto(stack.origin + JOB);
    await page.waitForURL(`**/en${JOB}`);
    await page.getByRole('heading', { name: TEXTS.en.site.job.requirements }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(complaints).toEqual([]);
    await page.goto(`${stack.origin}/no-such-page`);
    await page.getByText(TEXTS.en.site.notFound.text).waitFor();
    await context.close();
  });

  test('that was chosen earlier brings what is far below as well, where the server wrote another one', async () => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.goto(`${stack.origin}/about`);
    await page.getByLabel(TEXTS.es.site.nav.language).selectOption('en');
    await page.waitForURL('**/en/about');
    await page.goto(`${stack.origin}/ai-features`);
    await page.waitForURL('**/en/ai-features');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[data-part~=skeleton]').first().waitFor({ state: 'detached' });
    await context.close();
  });
});

test('a page that one walks to says the same about itself as one that was loaded', async () => {
  const headOf = (page: Page) =>
    page.evaluate(() => ({
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
      links: [...document.querySelectorAll('link[rel="canonical"], link[rel="alternate"][hreflang]')]
        .map((link) => `${link.getAttribute('rel')} ${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
        .sort(),
    }));
  const page = await browser.newPage();
  await page.goto(`${stack.origin}/en`);
  await page.locator('footer').getByRole('link', { name: TEXTS.en.site.footer.about }).click();
  await page.waitForURL('**/en/about');
  await page.locator('h1').waitFor();
  const walked = await headOf(page);
  await page.reload();
  expect(walked).toEqual(await headOf(page));
  expect(walked.links).toHaveLength(4);
  await page.close();
});

test('walking to another page without a connection says so, and arrives by itself once it is back', async () => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await openPage(page, `${stack.origin}/about`);
  await context.setOffline(true);
  await page.locator('footer').getByRole('link', { name: TEXTS.es.site.footer.terms }).click();
  await page.getByRole('heading', { name: TEXTS.es.site.broken.offlineTitle }).waitFor();
  expect(await page.getByText(TEXTS.es.site.broken.title).count()).toBe(0);
  await context.setOffline(false);
  await page.locator('[data-part~=legal] h1').waitFor();
  expect(new URL(page.url()).pathname).toBe('/terms');
  await context.close();
});

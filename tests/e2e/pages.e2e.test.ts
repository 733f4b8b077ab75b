/** Rules of all public pages in a browser: error texts, the chosen language, and how little is loaded. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestStack } from '../support/local-stack.ts';
import { openPage } from '../support/settled.ts';
import { closePages, sharedBrowser, sharedStack } from '../support/shared.ts';
import { TEXTS } from '../support/site.ts';

let stack: TestStack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([sharedStack(), sharedBrowser()]);
});
afterAll(closePages);

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
    await openPage(page, `${stack.origin}${path}`);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.join('\n')).not.toMatch(/amplify-button|AWS-Amplify|cognito-idp/i);
    await page.close();
  }
});

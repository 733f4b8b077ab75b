/** The main journey in a real browser at phone size: apply, watch, and see the match as a recruiter. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import statusTextsEn from '../../frontend/src/locales/application-status.en.json' with { type: 'json' };
import statusTextsEs from '../../frontend/src/locales/application-status.es.json' with { type: 'json' };
import matchEn from '../../frontend/src/locales/match.en.json' with { type: 'json' };
import matchEs from '../../frontend/src/locales/match.es.json' with { type: 'json' };
import { PHONE } from '../support/browser.ts';
import type { TestStack } from '../support/local-stack.ts';
import { passFillTime, passTimeUntil, takeOverClock } from '../support/page-time.ts';
import { resumePdf } from '../support/resume-files.ts';
import { openPage } from '../support/settled.ts';
import { closePages, sharedBrowser, sharedStack } from '../support/shared.ts';
import { complaintsOf, expectAccessible, openedPopup, signIn, TEXTS, type TestLanguage } from '../support/site.ts';

const STATUS_TEXTS = { es: statusTextsEs, en: statusTextsEn };
const MATCH_WORDS = { es: matchEs, en: matchEn };

let stack: TestStack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([sharedStack(), sharedBrowser()]);
});
afterAll(closePages);

test('a person applies and a recruiter sees why they fit', async () => {
  const language: TestLanguage = 'es';
  const { site, admin } = TEXTS[language];
  const statusTexts = STATUS_TEXTS[language];
  const context = await browser.newContext({ ...PHONE, locale: language === 'es' ? 'en-US' : 'es-ES' });
  const complaints = complaintsOf(context);
  const page = await context.newPage();

  // Spanish whatever the browser says, English by choice.
  await openPage(page, stack.origin);
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByRole('combobox', { name: TEXTS.es.site.nav.language }).selectOption(language);
  await page.locator(`html[lang=${language}]`).waitFor();

  // From the list to a job.
  await page.goto(`${stack.origin}/jobs`);
  const job = page.locator('main a[href*="demo01nurse"]').first();
  await job.waitFor();
  await job.click();
  await page.getByRole('heading', { level: 1 }).waitFor();

  // The form refuses in words beside the fields.
  const submit = page.getByRole('button', { name: site.apply.submit });
  await submit.click();
  for (const code of ['FIRST_NAME_REQUIRED', 'LAST_NAME_REQUIRED', 'EMAIL_INVALID', 'RESUME_REQUIRED'] as const) {
    await page.getByText(site.errors[code], { exact: true }).first().waitFor();
  }
  const firstName = page.getByLabel(site.apply.firstName, { exact: true });
  expect(await firstName.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);

  // Filled in, it is sent, and the link shows the reading and the match.
  const email = `walker.${language}@people.example`;
  await firstName.fill('Nieves');
  await page.getByLabel(site.apply.lastName, { exact: true }).fill('Prado Alto');
  await page.getByLabel(site.apply.email, { exact: true }).fill(email);
  const file = {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await resumePdf({ language, email })),
  };
  await page.getByLabel(site.apply.resume, { exact: true }).setInputFiles(file);
  await page.getByLabel(site.apply.privacy).check();
  // Compared with other jobs too, which someone from the office meets better.
  await page.getByLabel(site.apply.pool).check();
  await submit.click();
  await page.getByText(site.apply.doneText).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: site.apply.doneLink }).click();
  await page.getByRole('heading', { name: statusTexts.results.title }).waitFor({ timeout: 30_000 });
  await page.getByRole('heading', { name: statusTexts.reading.title, exact: true }).waitFor();

  // The recruiter signs in through the account chooser.
  await signIn(page, stack.origin, 'admin@encaje.test', language);
  await page.getByText(admin.signIn.welcome).first().waitFor();
  await page.getByText('admin@encaje.test').first().waitFor();
  await page.goto(`${stack.origin}/admin-panel/applications`);
  await page.getByRole('link', { name: 'Nieves Prado Alto' }).first().click();
  await page.getByRole('link', { name: admin.application.toTalent }).click();
  await page.getByText(email).first().waitFor();

  // Looking at a criterion lights up its words in the resume.
  await page.locator('main a[href*="/matches/"]').first().click();
  const criteria = page.locator('[data-part~=criteria] button[data-part~=criterion]');
  await criteria.first().waitFor();
  const lit = page.locator('mark[data-active]');
  const proven = page.locator('[data-part~=criteria] button', { hasText: MATCH_WORDS[language].verdict.met }).first();
  await proven.focus();
  await lit.first().waitFor();
  expect((await lit.first().textContent())?.trim()).not.toBe('');

  // Signing out leads home, and back does not lead in again.
  await page.goto(`${stack.origin}/admin-panel/applications`);
  await openMenu(page, site.nav.openMenu);
  await page.getByRole('button', { name: site.nav.signOut }).click();
  await page.waitForURL((url) => ['/', '/en', '/en/'].includes(url.pathname));
  expect(await page.evaluate(() => localStorage.getItem('encaje.session'))).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
});

/** Presses Tab until the focus stands on what is looked for, as someone without a mouse has to. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`The keyboard never reaches ${selector}`);
}

test('a person applies with the keyboard alone, on a job page that nobody has scrolled', async () => {
  const { site } = TEXTS.es;
  const context = await browser.newContext(PHONE);
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  // A listener that is there from the start: the browser takes a moment to hand file choosers over to the test.
  page.on('filechooser', () => undefined);
  await openPage(page, `${stack.origin}/jobs/demo01nurse`);
  await page.locator('#apply button[type="submit"]:enabled').waitFor();
  const typed = { firstName: 'Vera', lastName: 'Teclas Solas', email: 'vera@people.example', phone: '600 100 200' };
  for (const [name, text] of Object.entries(typed)) {
    await tabTo(page, `#apply input[name="${name}"]`);
    await page.keyboard.type(text);
  }
  await tabTo(page, '#apply input[type="file"]');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  const buffer = Buffer.from(await resumePdf({ language: 'es', email: typed.email }));
  await chooser.setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await tabTo(page, '#apply input[name="privacyNoticeAccepted"]');
  await page.keyboard.press('Space');
  for (const [name, text] of Object.entries(typed)) {
    expect(await page.locator(`#apply input[name="${name}"]`).inputValue()).toBe(text);
  }
  await tabTo(page, '#apply button[type="submit"]');
  await page.keyboard.press('Enter');
  await page.getByText(site.apply.doneText).waitFor();
  await tabTo(page, '#apply a[href*="token="]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/applications/*');
  expect(complaints).toEqual([]);
  await context.close();
});

test('what was typed survives a server that does not answer, and goes through once it does', async () => {
  const { site } = TEXTS.es;
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await takeOverClock(page);
  await page.goto(`${stack.origin}/jobs/demo01nurse`);
  await page.getByLabel(site.apply.firstName, { exact: true }).fill('Abel');
  await page.getByLabel(site.apply.lastName, { exact: true }).fill('Sintonía Falsa');
  await page.getByLabel(site.apply.email, { exact: true }).fill('abel@people.example');
  const buffer = Buffer.from(await resumePdf({ language: 'es' }));
  await page
    .getByLabel(site.apply.resume, { exact: true })
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await page.getByLabel(site.apply.privacy).check();
  await page.route('**/api/applications', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: '{"status":503,"code":"SERVICE_UNAVAILABLE"}',
    }),
  );
  await passFillTime(page);
  await page.getByRole('button', { name: site.apply.submit }).click();
  await passTimeUntil(page, page.getByText(site.apply.failed).first());
  expect(await page.getByLabel(site.apply.firstName, { exact: true }).inputValue()).toBe('Abel');
  const box = page.getByRole('group', { name: site.apply.failed });
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect
    .poll(async () => overlap(await box.boundingBox(), await page.locator('[data-part~=toast]').boundingBox()))
    .toBe(false);
  await expectAccessible(page);
  await page.unroute('**/api/applications');
  await page.getByRole('button', { name: site.apply.submit }).click();
  await page.getByText(site.apply.doneText).waitFor({ timeout: 30_000 });
  await context.close();
});

test('a cancelled sign-in says so', async () => {
  const { admin } = TEXTS.es;
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${stack.origin}/admin`);
  const popup = await openedPopup(page, () => page.getByRole('button', { name: admin.signIn.google }).click());
  await popup.locator('.cancel').click();
  await page.getByText(admin.signIn.cancelled).first().waitFor();
  await page.getByText(admin.signIn.failed).first().waitFor();
  await context.close();
});

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

/** `undefined` where one of the two is not on the page. */
function overlap(one: Box, other: Box): boolean | undefined {
  if (!one || !other) return undefined;
  return one.y < other.y + other.height && other.y < one.y + one.height;
}

async function openMenu(page: Page, label: string): Promise<void> {
  const toggle = page.getByRole('button', { name: label });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

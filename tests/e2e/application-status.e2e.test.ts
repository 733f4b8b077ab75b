/** The status page in a real browser: watch, correct, request a review, export, withdraw, erase. */
import { text as readText } from 'node:stream/consumers';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import en from '../../frontend/src/locales/application-status.en.json' with { type: 'json' };
import es from '../../frontend/src/locales/application-status.es.json' with { type: 'json' };
import skillsEs from '../../frontend/src/locales/skills.es.json' with { type: 'json' };
import { apply, outcome, type Sent } from '../support/applying.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import type { TestStack } from '../support/local-stack.ts';
import { resumePdf } from '../support/resume-files.ts';
import { closePages, sharedBrowser, sharedStack } from '../support/shared.ts';
import { complaintsOf, expectAccessible, expectNoSidewaysScroll, signIn } from '../support/site.ts';

/** Is about public administration, of which the resume says nothing. */
const JOB = 'demo08data';
const SKILL = 'Administración pública';
/** The first comparison of a stack also loads all that is compared with. */
const SLOW = { timeout: 100_000 };

let stack: TestStack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([sharedStack(), sharedBrowser()]);
});
afterAll(closePages);

const addressOf = ({ applicationId, statusToken }: Sent, prefix = '') =>
  `${stack.origin}${prefix}/applications/${applicationId}?token=${statusToken}`;

async function sent(changes: Record<string, unknown> = {}): Promise<Sent> {
  return apply(stack, { bytes: await resumePdf({ language: 'es' }) }, { jobId: JOB, ...changes });
}

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement);

test('a person watches, corrects, asks, takes a copy along, withdraws and erases', async () => {
  const context = await browser.newContext(PHONE);
  const complaints = complaintsOf(context);
  const application = await sent({ talentPoolConsent: true });
  const page = await open(context, addressOf(application));
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  // It finishes while one looks on.
  await page.locator('[data-part~=timeline]').getByText(es.timeline.matched).waitFor(SLOW);
  await page.locator('[data-part~=match-card]').waitFor();
  await expectNoSidewaysScroll(page);

  // What is being written survives a reload, and leaving is asked about.
  const criterion = page.locator('[data-part~=criterion]', { hasText: SKILL });
  await page.locator('[data-part~=more-criteria] summary').click();
  expect(await criterion.innerText()).toContain('Falta');
  await button(`Corregir: ${es.reading.section.skills}`).click();
  await page.getByRole('combobox', { name: skillsEs.label }).fill(`${SKILL},`);
  await page.reload();
  await page.getByRole('button', { name: `Quitar ${SKILL}` }).waitFor();
  await page.locator('header a').first().click();
  await page.getByRole('dialog', { name: es.edit.leave.title }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  expect(page.url()).toContain(application.applicationId);

  // Saved, it is compared again, and the criterion quotes the person's own words.
  await button(es.edit.save).click();
  await page.locator('[data-part~=status-changes]').waitFor(SLOW);
  await page.locator('[data-part~=more-criteria] summary').click();
  expect(await criterion.innerText()).not.toContain('Falta');
  expect(await criterion.locator('q').allInnerTexts()).toContain(SKILL);
  expect(await page.locator('[data-own]').allInnerTexts()).toEqual([expect.stringContaining(SKILL)]);
  await expectAccessible(page);

  // Asking for a person.
  await button(es.review.ask).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Llevo años escribiendo informes.');
  await expectAccessible(page);
  await button(es.review.send).click();
  await page.getByRole('heading', { name: es.review.asked }).waitFor();

  // The copy holds what was typed.
  const downloading = page.waitForEvent('download');
  await button(es.data.exportAction).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`encaje-candidatura-${application.applicationId}.json`);
  const copy = JSON.parse(await readText(await download.createReadStream()));
  expect(copy.typed).toMatchObject({ firstName: 'Lucía', lastName: 'Prado Nieve', email: application.email });
  expect(copy.review.reason).toBe('Llevo años escribiendo informes.');
  expect(copy.readings[0].profile.skills.map(({ name }: { name: string }) => name)).toContain(SKILL);

  // Withdrawn, it says so, and there is nothing more to correct.
  await button(es.data.withdrawAction).click();
  await button(es.data.withdrawYes).click();
  await page.getByRole('heading', { name: es.now.withdrawn }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await isFocused(page, '#status-now')).toBe(true);
  expect(await page.getByRole('button', { name: /^Corregir/ }).count()).toBe(0);

  // Erased, nothing is left, not even after coming back.
  await button(es.data.eraseAction).click();
  expect(await button(es.data.eraseYes).isDisabled()).toBe(true);
  await page.getByLabel(es.data.eraseUnderstood).check();
  await button(es.data.eraseYes).click();
  await page.getByRole('heading', { level: 1, name: es.farewell.title }).waitFor();
  expect(await page.getByText('Lucía').count()).toBe(0);
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await page.goto(addressOf(application));
  await page.getByRole('heading', { level: 1, name: es.missing.title }).waitFor();
  await context.close();
}, 240_000);

test('a dialog keeps the focus inside, closes with Escape and gives the focus back', async () => {
  const context = await browser.newContext(DESKTOP);
  const application = await sent();
  await outcome(stack, application, 60);
  const page = await open(context, addressOf(application, '/en'));
  const opener = page.getByRole('button', { name: en.data.eraseAction });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: en.data.eraseTitle });
  await dialog.waitFor();
  expect(await dialog.getByRole('heading').evaluate((heading) => heading === document.activeElement)).toBe(true);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await context.close();
});

test.each([
  { language: 'es', prefix: '', size: 'phone', options: { ...PHONE, colorScheme: 'dark' as const } },
  { language: 'en', prefix: '/en', size: 'desktop', options: { ...DESKTOP, colorScheme: 'light' as const } },
])('is accessible while one corrects: $language, $size, $options.colorScheme', async (look) => {
  const texts = look.language === 'es' ? es : en;
  const application = await sent();
  await outcome(stack, application, 60);
  const context = await browser.newContext(look.options);
  const page = await open(context, addressOf(application, look.prefix));
  await page.locator('[data-part~=match-card]').waitFor();
  for (const part of ['contact', 'experience', 'education', 'languages'] as const) {
    const name = texts.reading.editSection.replace('{{section}}', texts.reading.section[part]);
    await page.getByRole('button', { name, exact: true }).click();
  }
  await page.getByRole('button', { name: texts.edit.addEntry.languages }).click();
  await page.getByRole('button', { name: texts.edit.save }).first().click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  expect(
    await page
      .locator('[aria-invalid="true"]')
      .first()
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await context.close();
});

test('who corrected in another window sees both versions, and nothing typed is lost', async () => {
  const application = await sent();
  await outcome(stack, application, 60);
  const context = await browser.newContext(DESKTOP);
  const page = await open(context, addressOf(application));
  await page.getByRole('button', { name: `Corregir: ${es.reading.section.summary}` }).click();
  await page.getByLabel(es.edit.summary).fill('Lo que escribo aquí.');
  const other = await open(context, addressOf(application));
  await other.getByRole('button', { name: `Corregir: ${es.reading.section.summary}` }).click();
  await other.getByLabel(es.edit.summary).fill('Lo de la otra ventana.');
  await other.getByRole('button', { name: es.edit.save }).click();
  await other.getByText(es.edit.saved).first().waitFor();
  await page.getByRole('button', { name: es.edit.save }).click();
  const conflict = page.getByRole('alert').filter({ hasText: es.edit.conflict.title });
  await conflict.getByText('Lo de la otra ventana.').waitFor();
  expect(await page.getByLabel(es.edit.summary).inputValue()).toBe('Lo que escribo aquí.');
  await expectAccessible(page);
  await page.getByRole('button', { name: es.edit.conflict.keepMine }).click();
  await page.getByText(es.edit.saved).first().waitFor();
  await page.locator('[data-part~=reading]').getByText('Lo que escribo aquí.').waitFor();
  await context.close();
});

test('a recruiter’s session opens the review at the same address', async () => {
  const context = await browser.newContext(DESKTOP);
  const application = await sent();
  const page = await context.newPage();
  await signIn(page, stack.origin, 'admin@encaje.test', 'es');
  await page.goto(addressOf(application));
  await page.waitForURL(`**/admin-panel/applications/${application.applicationId}`);
  await page.getByRole('heading', { level: 1, name: 'Lucía Prado Nieve' }).waitFor();
  await context.close();
});

test('a wrong token finds nothing', async () => {
  const context = await browser.newContext(PHONE);
  const { applicationId } = await sent();
  const page = await open(context, `${stack.origin}/applications/${applicationId}?token=guessed`);
  await page.getByRole('heading', { level: 1, name: es.missing.title }).waitFor();
  await context.close();
});

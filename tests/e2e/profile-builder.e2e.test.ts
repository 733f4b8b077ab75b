/** The profile builder in a real browser: by keyboard on a phone, interrupted, sent, followed to a match. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import builderEn from '../../frontend/src/locales/profile-builder.en.json' with { type: 'json' };
import builderEs from '../../frontend/src/locales/profile-builder.es.json' with { type: 'json' };
import skillsEn from '../../frontend/src/locales/skills.en.json' with { type: 'json' };
import skillsEs from '../../frontend/src/locales/skills.es.json' with { type: 'json' };
import { DESKTOP, PHONE } from '../support/browser.ts';
import { holdScripts } from '../support/held-scripts.ts';
import type { TestStack } from '../support/local-stack.ts';
import { passFillTime, passTimeUntil, takeOverClock } from '../support/page-time.ts';
import { openPage, reloadPage } from '../support/settled.ts';
import { closePages, sharedBrowser, sharedStack } from '../support/shared.ts';
import { complaintsOf, expectAccessible, expectNoSidewaysScroll, TEXTS, type TestLanguage } from '../support/site.ts';

const BUILDER = { es: builderEs, en: builderEn };
const SKILLS = { es: skillsEs, en: skillsEn };
const PREFIX = { es: '', en: '/en' };
const LOADED_MS = 15_000;

let stack: TestStack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([sharedStack(), sharedBrowser()]);
});
afterAll(closePages);

/** Presses Tab until the control with this accessible name has the focus: what cannot be reached fails. */
async function tabTo(page: Page, name: string, presses = 60): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
      const label = element instanceof HTMLSelectElement ? element.labels[0] : labels?.[0];
      return (label ?? element)?.textContent?.trim() ?? '';
    });
    if (focused.startsWith(name)) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

/** What has the focus lies between the bars at the top and the one at the thumb. */
async function expectFocusInSight(page: Page): Promise<void> {
  const isCovered = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    if (!box) return true;
    const bar = document.querySelector('[data-part~=section-progress]')?.getBoundingClientRect();
    const header = document.querySelector('[data-part~=nav-bar]')?.getBoundingClientRect();
    return box.top < (header?.bottom ?? 0) - 1 || box.bottom > (bar?.top ?? window.innerHeight) + 1;
  });
  expect(isCovered).toBe(false);
}

async function open(page: Page, path: string): Promise<void> {
  await openPage(page, `${stack.origin}${path}`);
  await page.locator('form [data-part~=profile-section]').first().waitFor();
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await expectFocusInSight(page);
  await page.keyboard.type(text);
}

test('a person without a resume fills in all sections with the keyboard on a phone, and sees their own words as proof', async () => {
  const { site } = TEXTS.es;
  const context = await browser.newContext(PHONE);
  const complaints = complaintsOf(context);
  const page = await context.newPage();

  // From the job's form, as who has no resume would.
  await page.goto(`${stack.origin}/jobs/demo01nurse`);
  const link = page.getByRole('link', { name: site.apply.noResume });
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/create-profile/demo01nurse');
  await page.getByRole('region', { name: builderEs.job.label }).waitFor();

  await write(page, site.apply.firstName, 'Nieves');
  // Enter leads on, as the keyboard of a phone promises.
  await page.keyboard.press('Enter');
  await page.keyboard.type('Prado Alto');
  await write(page, site.apply.phone, '600 123 456');
  await write(page, builderEs.experience.label, 'Enfermera de UCI, Hospital Miralbueno, 2019-2024');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Cuidados intensivos con ventilación mecánica a pacientes críticos.');
  await page.getByText('2 de 7 apartados').first().waitFor();
  await page.getByText(builderEs.draft.kept).first().waitFor({ state: 'attached' });

  // The page is lost in between; nothing else is.
  await reloadPage(page);
  await page.getByText(builderEs.draft.restored).waitFor();
  expect(await page.getByLabel(site.apply.lastName, { exact: true }).inputValue()).toBe('Prado Alto');
  await expectAccessible(page);

  // The bar at the thumb leads to a section.
  await tabTo(page, '2 de 7 apartados');
  await page.keyboard.press('Enter');
  await tabTo(page, builderEs.sections.education.name);
  await page.keyboard.press('Enter');
  await tabTo(page, builderEs.educationLevel.label);
  await expectFocusInSight(page);
  await page.keyboard.type('Grado');
  await write(page, builderEs.education.label, 'Grado en Enfermería, Universidad de Zaragoza, 2016');
  await write(page, skillsEs.label, 'excel, atencion al pac');
  await page.getByRole('listbox').getByRole('option').first().waitFor({ timeout: LOADED_MS });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chips = page.getByRole('list', { name: skillsEs.chosen }).getByRole('button');
  expect(await chips.allTextContents()).toEqual(['excel', 'Atención al paciente']);
  await write(page, builderEs.link.label, 'linkedin.com/in/nieves-prado');
  await write(page, builderEs.aboutMe.label, 'Busco turno de noche en Madrid.');
  await write(page, builderEs.certificates.label, 'Soporte vital avanzado');
  await page.getByText('7 de 7 apartados').first().waitFor();
  await tabTo(page, builderEs.privacy);
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await tabTo(page, builderEs.submitForJob);
  await expectFocusInSight(page);
  await page.keyboard.press('Enter');

  // Done: the words of the specification, and the way to the result.
  const done = page.getByRole('heading', { name: builderEs.done.title });
  await done.waitFor({ timeout: LOADED_MS });
  expect(builderEs.done.title).toBe('Perfil creado exitosamente! Nos pondremos en contacto pronto.');
  expect(await done.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await page.getByText(builderEs.done.text).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('encaje.profile-draft.v1'))).toBeNull();
  await tabTo(page, builderEs.done.link);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/applications/**');
  await page
    .locator('q', { hasText: 'Cuidados intensivos con ventilación mecánica' })
    .first()
    .waitFor({ timeout: 30_000 });
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test('what is typed on a slow line before the page has come alive stays, over an older draft too', async () => {
  const { site } = TEXTS.es;
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('encaje.profile-draft.v1', '{"firstName":"Otro","aboutMe":"Me gusta aprender."}');
  });
  const scripts = await holdScripts(page);
  await page.goto(`${stack.origin}/create-profile`, { waitUntil: 'commit' });
  const firstName = page.getByLabel(site.apply.firstName, { exact: true });
  await firstName.fill('Nieves');
  scripts.release();
  await page.getByText(builderEs.draft.restored).waitFor({ timeout: 30_000 });
  expect(await firstName.inputValue()).toBe('Nieves');
  expect(await page.getByLabel(builderEs.aboutMe.label).inputValue()).toBe('Me gusta aprender.');
  await context.close();
});

test.each<{ language: TestLanguage; look: string; options: BrowserContextOptions }>([
  { language: 'es', look: 'phone, light', options: { ...PHONE, colorScheme: 'light' } },
  { language: 'en', look: 'desktop, dark', options: { ...DESKTOP, colorScheme: 'dark' } },
])('axe finds nothing on the filled and the refused page ($language, $look)', async ({ language, options }) => {
  const { site } = TEXTS[language];
  const builder = BUILDER[language];
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await open(page, `${PREFIX[language]}/create-profile`);
  await page.getByLabel(SKILLS[language].label).pressSequentially('excel, word, cust');
  await page.getByRole('listbox').getByRole('option').first().waitFor({ timeout: LOADED_MS });
  await expectAccessible(page);
  await page.getByRole('button', { name: builder.submit }).click();
  for (const code of ['FIRST_NAME_REQUIRED', 'LAST_NAME_REQUIRED', 'PHONE_REQUIRED'] as const) {
    await page.getByText(site.errors[code], { exact: true }).waitFor();
  }
  const firstName = page.getByLabel(site.apply.firstName, { exact: true });
  expect(await firstName.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await context.close();
});

test('a job that is gone is said kindly, and the profile goes out without it once the server answers', async () => {
  const { site } = TEXTS.es;
  const builder = BUILDER.es;
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await takeOverClock(page);
  await open(page, `/create-profile/nosuchjob`);
  await page.getByRole('heading', { name: builder.job.goneTitle }).waitFor();
  await page.getByRole('button', { name: builder.job.goOn }).click();
  await page.getByLabel(site.apply.firstName, { exact: true }).fill('Abel');
  await page.getByLabel(site.apply.lastName, { exact: true }).fill('Sintonía Falsa');
  await page.getByLabel(site.apply.phone, { exact: true }).fill('600 987 654');
  await page.getByLabel(builder.privacy).check();
  const refuse = (status: number, code: string) =>
    page.route('**/api/profiles', (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status, code }),
      }),
    );
  for (const [status, code] of [
    [429, 'RATE_LIMITED'],
    [503, 'SERVICE_UNAVAILABLE'],
  ] as const) {
    await refuse(status, code);
    await passFillTime(page);
    await page.getByRole('button', { name: builder.submit }).click();
    const failure = page.locator('[data-part~=form-failure]');
    await passTimeUntil(page, failure.getByText(site.errors[code]));
    await failure.getByText(builder.failed).waitFor();
    expect(await page.getByLabel(site.apply.firstName, { exact: true }).inputValue()).toBe('Abel');
    await page.unroute('**/api/profiles');
  }
  // Without a connection it waits, says so, and goes out once there is one.
  await context.setOffline(true);
  await page.getByRole('button', { name: builder.submit }).click();
  await page.getByText(site.offline).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { name: builder.done.title }).waitFor({ timeout: 30_000 });
  await context.close();
});

/** Company requests and contact messages in a real browser: by keyboard alone, through failures and reloads. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contactEn from '../../frontend/src/locales/contact.en.json' with { type: 'json' };
import contactEs from '../../frontend/src/locales/contact.es.json' with { type: 'json' };
import employersEn from '../../frontend/src/locales/employers.en.json' with { type: 'json' };
import employersEs from '../../frontend/src/locales/employers.es.json' with { type: 'json' };
import { PHONE } from '../support/browser.ts';
import { holdScripts } from '../support/held-scripts.ts';
import type { TestStack } from '../support/local-stack.ts';
import { passFillTime, passTimeUntil, takeOverClock } from '../support/page-time.ts';
import { closePages, sharedBrowser, sharedStack } from '../support/shared.ts';
import { complaintsOf, expectAccessible, expectNoSidewaysScroll, TEXTS } from '../support/site.ts';

const AREAS = {
  es: { employers: employersEs, contact: contactEs },
  en: { employers: employersEn, contact: contactEn },
} as const;

let stack: TestStack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([sharedStack(), sharedBrowser()]);
});
afterAll(closePages);

const REQUEST = {
  firstName: 'Tomás',
  lastName: 'Iriarte Vela',
  company: 'Talleres Anzuelo',
  positionsToHire: '3',
  jobTitle: 'Coordinación de almacén',
  phone: '+34 600 123 456',
  email: 'tomas@anzuelo.example',
};
const MESSAGE = {
  firstName: 'Yamile',
  lastName: 'Ocampo',
  email: 'yamile@people.example',
  phone: '',
  message: 'El botón de subir no hace nada en mi teléfono.',
};

/** What is below describes one form after the other; both are built to the same promise. */
const FORMS = [
  { path: '/employers', area: 'employers', api: '**/api/employer-requests', fields: REQUEST },
  { path: '/contact?subject=support', area: 'contact', api: '**/api/contact', fields: MESSAGE },
] as const;

async function open(path: string, options: BrowserContextOptions = PHONE) {
  const context = await browser.newContext({ timezoneId: 'Europe/Madrid', ...options });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await takeOverClock(page);
  await page.goto(stack.origin + path);
  await submitOf(page).and(page.locator(':enabled')).waitFor();
  return { context, page, complaints };
}

const submitOf = (page: Page) => page.locator('form button[type=submit]');

/** Sends the form as someone does who took their time. */
async function send(page: Page): Promise<void> {
  await passFillTime(page);
  await submitOf(page).click();
}

const fieldOf = (page: Page, name: string) => page.locator(`form [name=${name}]`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');

/** Presses Tab until the field has the focus. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Not reached by the Tab key');
}

async function typeByKeyboard(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, async () => (await focused(page)) === name);
    await page.keyboard.type(text);
  }
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await fieldOf(page, name).fill(text);
}

async function expectFilled(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) expect(await fieldOf(page, name).inputValue(), name).toBe(text);
}

test('a company asks for people by keyboard alone on a phone', async () => {
  const { employers } = AREAS.es;
  const { context, page, complaints } = await open('/employers');
  await page.getByText(employers.form.lead).waitFor();
  await typeByKeyboard(page, REQUEST);
  await passFillTime(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const title = employers.sent.title.replace('{{name}}', REQUEST.firstName);
  const heading = page.getByRole('heading', { name: title });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  const tomorrow = /Te respondemos antes de las? \d{1,2}:\d\d de mañana\./;
  await page.locator('[data-part~=thanks-text]', { hasText: tomorrow }).waitFor();
  expect(await page.getByRole('timer').textContent()).toMatch(/24 h 0 min|23 h 59 min/);
  await page.getByText(REQUEST.company).waitFor();
  expect(await page.locator('[data-part~=thanks-reference]').textContent()).toMatch(/^[\w-]{8,}$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // What was promised is still there after a reload.
  const reference = await page.locator('[data-part~=thanks-reference]').textContent();
  await page.reload();
  expect(await page.locator('[data-part~=thanks-reference]').textContent()).toBe(reference);
  expect(complaints).toEqual([]);
  await context.close();
});

test('someone writes to us by keyboard alone on a phone, in English', async () => {
  const { contact } = AREAS.en;
  const { context, page, complaints } = await open('/en/contact');
  await tabTo(page, async () => (await focused(page)) === 'subject');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: contact.subject.billing }).isChecked()).toBe(true);
  const { phone: _none, ...typed } = MESSAGE;
  await typeByKeyboard(page, typed);
  await passFillTime(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: contact.sent.title.replace('{{name}}', MESSAGE.firstName) });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByText(contact.subject.billing).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

describe.each(FORMS)('$path', ({ path, area, api, fields }) => {
  test('refuses in words beside the fields, and takes nothing away', async () => {
    const { site } = TEXTS.es;
    const { context, page } = await open(path);
    const submit = page.locator('form button[type=submit]');
    await submit.click();
    await page.getByText(site.errors.FIRST_NAME_REQUIRED, { exact: true }).waitFor();
    await page.getByText(site.errors.EMAIL_INVALID, { exact: true }).waitFor();
    expect(await focused(page)).toBe('firstName');
    await expectAccessible(page);
    await fill(page, { ...fields, email: 'tomas@' });
    await submit.click();
    await page.getByText(site.errors.EMAIL_INVALID, { exact: true }).waitFor();
    expect(await page.locator('[data-part~=field-error]').count()).toBe(1);
    expect(await focused(page)).toBe('email');
    await expectFilled(page, { ...fields, email: 'tomas@' });
    await context.close();
  });

  test('keeps everything typed when the server cannot be reached, and sends it once when it can', async () => {
    const words = AREAS.es[area];
    const { context, page } = await open(path);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });
    await fill(page, fields);
    await page.route(api, (route) => route.abort('connectionrefused'));
    await send(page);
    await passTimeUntil(page, page.locator('[data-part~=form-failure]'));
    expect(await page.getByText(words.form.failed).count()).toBe(2);
    await expectFilled(page, fields);
    await expectAccessible(page);
    await page.unroute(api);
    await send(page);
    await page.locator('[data-part~=thanks]').waitFor({ timeout: 30_000 });
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys).size).toBe(1);
    await context.close();
  });

  test('keeps what is typed before the page is alive, and cannot be sent until then', async () => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await takeOverClock(page);
    const scripts = await holdScripts(page);
    await page.goto(stack.origin + path, { waitUntil: 'commit' });
    await fill(page, fields);
    expect(await submitOf(page).isDisabled()).toBe(true);
    scripts.release();
    await submitOf(page).and(page.locator(':enabled')).waitFor();
    await expectFilled(page, fields);
    await send(page);
    await page.locator('[data-part~=thanks]').waitFor({ timeout: 30_000 });
    await context.close();
  });

  test('finds the draft again after a reload, until it was sent', async () => {
    const { context, page } = await open(path);
    await fill(page, fields);
    await page.reload();
    await submitOf(page).and(page.locator(':enabled')).waitFor();
    await expectFilled(page, fields);
    await send(page);
    await page.locator('[data-part~=thanks]').waitFor({ timeout: 30_000 });
    const drafts = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.endsWith('.sent')));
    expect(drafts).toEqual([]);
    await context.close();
  });
});

test('no people are no request', async () => {
  const { context, page } = await open('/employers');
  await fill(page, { ...REQUEST, positionsToHire: '0' });
  await page.locator('form button[type=submit]').click();
  await page.getByText(employersEs.refusals.positionsToHire.TOO_SMALL).waitFor();
  expect(await focused(page)).toBe('positionsToHire');
  await context.close();
});

test('hiding the names in the example moves no figure, and its people open by keyboard', async () => {
  const { context, page } = await open('/employers');
  const figures = () => page.locator('[data-part~=shortlist-percent]').allTextContents();
  const before = await figures();
  await page.getByRole('button', { name: employersEs.shortlist.withoutNames }).press('Space');
  await page.getByText(employersEs.shortlist.same).waitFor();
  expect(await page.getByText('Vega Ejemplo').count()).toBe(0);
  expect(await figures()).toEqual(before);
  await page.locator('[data-part~=shortlist] summary').nth(2).press('Enter');
  await page.getByText(employersEs.shortlist.silent).waitFor();
  expect(await page.locator('[data-part~=shortlist] details[open]').count()).toBe(1);
  await expectAccessible(page);
  await context.close();
});

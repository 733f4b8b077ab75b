/** Evaluation on the real stack: opened by the palette, streamed, decided with a reason, and replayed. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import evaluateEs from '../../frontend/src/locales/admin-evaluate.es.json' with { type: 'json' };
import deskEs from '../../frontend/src/locales/admin-overview.es.json' with { type: 'json' };
import { DESKTOP, PHONE } from '../support/browser.ts';
import type { TestStack } from '../support/local-stack.ts';
import { closePages, sharedBrowser, sharedStack } from '../support/shared.ts';
import { complaintsOf, expectAccessible, expectNoSidewaysScroll, signIn, TEXTS } from '../support/site.ts';

const ADMIN = 'admin@encaje.test';
const { admin } = TEXTS.es;
let stack: TestStack;
let browser: Browser;
let stored: Awaited<ReturnType<BrowserContext['storageState']>>;

beforeAll(async () => {
  [stack, browser] = await Promise.all([sharedStack(), sharedBrowser()]);
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await signIn(page, stack.origin, ADMIN, 'es');
  stored = await context.storageState();
  await context.close();
});
afterAll(closePages);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A job that someone has a stored match for, and that person. */
async function someMatch(): Promise<{ talentId: string; jobId: string }> {
  const token = await stack.token(ADMIN);
  const read = async (path: string) => (await stack.api(`/api/admin/${path}`, { token })).body.items;
  const [talent] = (await read('talents')).filter(({ resumeId }: { resumeId: string | null }) => resumeId !== null);
  const [match] = await read(`matches?talentId=${talent.talentId}`);
  return match;
}

test('the palette leads by a few letters to a person, without a complaint about the page’s rules', async () => {
  const context = await browser.newContext({ ...DESKTOP, storageState: stored });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${stack.origin}/admin-panel`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: deskEs.palette.title }).fill('enfermera');
  const person = page.getByRole('group', { name: deskEs.palette.groups.talents }).getByRole('option').first();
  await person.waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin-panel/talents/*');
  // Until the palette has closed, what is typed is its own.
  await page.getByRole('combobox', { name: deskEs.palette.title }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('heading', { name: deskEs.shortcuts.title }).waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a pair is evaluated over the wire, decided with a reason, and replayed as it was', async () => {
  const { talentId, jobId } = await someMatch();
  const context = await browser.newContext({ ...DESKTOP, storageState: stored });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${stack.origin}/admin-panel/evaluate/${jobId}/${talentId}`);
  await button(page, evaluateEs.run.start).click();
  await page.waitForURL(/evaluation=/);
  await page.getByRole('radio', { name: admin.decision.unsuitable }).check();
  await page.getByLabel(evaluateEs.decision.reason, { exact: true }).fill('Busca otro turno.');
  await button(page, evaluateEs.decision.save).click();
  await page.getByText('Busca otro turno.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: evaluateEs.tabs.history, exact: true }).click();
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByText(/no se ha vuelto a calcular nada/).waitFor();
  await page.getByText('Busca otro turno.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('two people for one job stand side by side on a phone', async () => {
  const { jobId } = await someMatch();
  const context = await browser.newContext({ ...PHONE, storageState: stored });
  const page = await context.newPage();
  await page.goto(`${stack.origin}/admin-panel/evaluate?jobId=${jobId}`);
  await button(page, evaluateEs.run.start).click();
  await page.waitForURL(/evaluation=/);
  const names = page.getByRole('table', { name: evaluateEs.results.title }).getByRole('checkbox');
  await names.nth(0).check();
  await names.nth(1).check();
  await page.getByRole('region', { name: admin.list.withSelected }).getByRole('button').first().click();
  await page.getByText(evaluateEs.compare.different).or(page.getByText(evaluateEs.compare.same)).first().waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await context.close();
});

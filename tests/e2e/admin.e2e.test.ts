/** The panel on the real stack: who gets in, and that unsaved work is never lost. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP } from '../support/browser.ts';
import type { TestStack } from '../support/local-stack.ts';
import { closePages, sharedBrowser, sharedStack } from '../support/shared.ts';
import { complaintsOf, openedPopup, signIn, TEXTS } from '../support/site.ts';

const { admin: words, site } = TEXTS.es;
const ADMIN = 'admin@encaje.test';
let stack: TestStack;
let browser: Browser;
let staff: BrowserContext;
let token: string;

beforeAll(async () => {
  [stack, browser] = await Promise.all([sharedStack(), sharedBrowser()]);
  staff = await browser.newContext(DESKTOP);
  const page = await staff.newPage();
  await signIn(page, stack.origin, ADMIN, 'es');
  token = await stack.token(ADMIN);
  await page.close();
});
afterAll(closePages);

async function open(path: string): Promise<Page> {
  const page = await staff.newPage();
  await page.goto(`${stack.origin}/admin-panel/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

test('an account without the claim reads that access is restricted', async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await signIn(page, stack.origin, 'visitor@encaje.test', 'es');
  await page.getByText(words.panel.restricted).waitFor();
  await context.close();
});

test('a deep link is found again after signing in, and going back after signing out shows no panel', async () => {
  const context = await browser.newContext(DESKTOP);
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${stack.origin}/admin-panel/talents?search=a`);
  await page.getByRole('link', { name: words.panel.toSignIn, exact: true }).click();
  const popup = await openedPopup(page, () => page.getByRole('button', { name: words.signIn.google }).click());
  await popup.locator(`[data-account="${ADMIN}"]`).click();
  await page.waitForURL('**/admin-panel/talents?search=a');
  await page.reload();
  await page.getByRole('table').waitFor();
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: site.nav.signOut }).click();
  await page.waitForURL(`${stack.origin}/`);
  await page.goBack();
  await page.getByRole('link', { name: words.panel.toSignIn, exact: true }).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  await context.close();
});

test('a blocked popup offers this window, a cancelled choice says so, and the redirect arrives with a welcome', async () => {
  const context = await browser.newContext(DESKTOP);
  await context.addInitScript(() => {
    window.open = () => null;
  });
  const page = await context.newPage();
  const leave = async () => {
    await page.getByRole('button', { name: words.signIn.google }).click();
    await page.getByText(words.signIn.blocked).waitFor();
    await page.getByRole('button', { name: words.signIn.continueHere }).click();
  };
  await page.goto(`${stack.origin}/admin`);
  await leave();
  await page.locator('a.cancel').click();
  await page.getByText(words.signIn.cancelled).waitFor();
  await leave();
  await page.locator(`[data-account="${ADMIN}"]`).click();
  await page.waitForURL('**/admin-panel**');
  await page.getByText(words.signIn.welcome, { exact: true }).waitFor();
  await context.close();
});

test('a closed sign-in window is asked about once focus is back', async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.goto(`${stack.origin}/admin`);
  const popup = await openedPopup(page, () => page.getByRole('button', { name: words.signIn.google }).click());
  await popup.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText(words.signIn.asking).waitFor();
  await page.getByRole('button', { name: words.signIn.giveUp }).click();
  await page.getByText(words.signIn.cancelled).waitFor();
  await context.close();
});

test('a stage is moved and moved back by undo', async () => {
  const { items } = (await stack.api('/api/admin/applications', { token })).body;
  const path = `/api/admin/applications/${items[0].applicationId}`;
  const page = await open(`applications/${items[0].applicationId}`);
  await page.getByLabel(words.stage.label, { exact: true }).selectOption('interview');
  await page.getByRole('button', { name: words.undo }).waitFor();
  expect((await stack.api(path, { token })).body.stage).toBe('interview');
  await page.getByRole('button', { name: words.undo }).click();
  await expect.poll(async () => (await stack.api(path, { token })).body.stage).toBe('new');
  await page.close();
});

test('a corrected talent stays corrected, and someone else saving first takes no typed word', async () => {
  const { items } = (await stack.api('/api/admin/talents', { token })).body;
  const path = `/api/admin/talents/${items[0].talentId}`;
  const page = await open(`talents/${items[0].talentId}`);
  await page.getByRole('button', { name: words.talent.edit }).click();
  await page.getByLabel(words.talent.location).fill('Villa Clara');
  await page.getByLabel(words.talent.status).selectOption('placed');
  const theirs = { version: items[0].version, phone: '+34 600 000 001' };
  expect((await stack.api(path, { token, method: 'PATCH', body: theirs })).status).toBe(200);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByText(words.talent.conflict).waitFor();
  expect(await page.getByLabel(words.talent.location).inputValue()).toBe('Villa Clara');
  await page.getByRole('button', { name: words.saveAnyway }).click();
  await page.getByRole('button', { name: words.talent.edit }).waitFor();
  await page.reload();
  await page.getByText('Villa Clara').first().waitFor();
  expect((await stack.api(path, { token })).body).toMatchObject({ status: 'placed', phone: theirs.phone });
  await page.close();
});

test('returning from a record finds the filter as it was', async () => {
  const page = await open('applications?stage=new');
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL('**/applications/*');
  await page.locator('[data-part~=back-link]').click();
  await page.waitForURL('**/admin-panel/applications?stage=new');
  await page.close();
});

test('a job is refused in words, created, edited against a conflict, and deleted after a question', async () => {
  const page = await open('jobs/new');
  await page.getByRole('button', { name: words.job.createNow }).click();
  await page.getByText(site.errors.TITLE_REQUIRED).waitFor();
  const required = { title: 'Farolera', company: 'Faro Norte', location: 'Lugo', industry: 'Mar', category: 'Faros' };
  for (const [field, value] of Object.entries({ ...required, description: 'Cuida el faro cada noche.' })) {
    await page.locator(`form [name=${field}]`).fill(value);
  }
  await page.getByRole('button', { name: words.job.createNow }).click();
  await page.waitForURL((url) => /\/jobs\/(?!new)/.test(url.pathname));
  const path = new URL(page.url()).pathname.replace('/admin-panel/', '');
  const other = await open(path);
  await other.locator('[name=title]').fill('Farolera mayor');
  await other.getByRole('button', { name: words.save, exact: true }).click();
  await other.getByText(words.saved, { exact: true }).waitFor();
  await other.close();
  await page.locator('[name=location]').fill('Burela');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByText(words.conflict.title).waitFor();
  expect(await page.locator('[name=location]').inputValue()).toBe('Burela');
  await page.getByRole('button', { name: words.conflict.keepMine }).click();
  const saved = async () => (await stack.api(`/api/admin/${path}`, { token })).body?.location;
  await expect.poll(saved).toBe('Burela');
  await page.getByRole('button', { name: words.job.delete, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.job.delete, exact: true }).click();
  await page.waitForURL('**/admin-panel/jobs');
  expect((await stack.api(`/api/admin/${path}`, { token })).status).toBe(404);
  await page.close();
});

test('a dropped resume without an address is given one and read again while the page stays open', async () => {
  const file = join(stack.dataDir, 'sin-correo.txt');
  const lines = [
    'Nereida Farol Ortiz',
    'Burela, Lugo',
    'Experiencia',
    'Farolera, Faro Norte, 2019 - 2024',
    'Cuidé el faro.',
  ];
  await writeFile(file, lines.join('\n'));
  await promisify(execFile)(process.execPath, ['infra/local/drop.ts', file], {
    env: { ...process.env, PORT: new URL(stack.origin).port, ENCAJE_DATA_DIR: stack.dataDir },
  });
  interface Listed {
    applicationId: string;
    resume: { fileName: string; status: string };
  }
  const failed = async (): Promise<Listed | undefined> =>
    (await stack.api('/api/admin/applications?limit=100', { token })).body.items.find(
      ({ resume }: Listed) => resume.fileName === 'sin-correo.txt' && resume.status === 'failed',
    );
  await expect.poll(failed, { timeout: 15_000 }).toBeTruthy();
  const page = await open(`applications/${(await failed())?.applicationId}`);
  await page.getByRole('textbox', { name: words.application.email }).fill('nereida.farol@people.example');
  await page.getByRole('button', { name: words.application.readAgain }).click();
  await page.getByText(words.resumeStatus.completed, { exact: true }).waitFor({ timeout: 15_000 });
  await page.getByRole('link', { name: words.application.toTalent }).waitFor();
  await page.close();
});

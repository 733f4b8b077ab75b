/** The private fit check in a real browser under the site's CSP: the result appears, and the resume is not sent. */
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fitEn from '../../frontend/src/locales/fit-check.en.json' with { type: 'json' };
import fitEs from '../../frontend/src/locales/fit-check.es.json' with { type: 'json' };
import { DESKTOP, PHONE } from '../support/browser.ts';
import type { TestStack } from '../support/local-stack.ts';
import { brokenPdf, type ResumeContent, resumeDocx, resumePdf, resumeTxt } from '../support/resume-files.ts';
import { settled } from '../support/settled.ts';
import { closePages, sharedBrowser, sharedStack } from '../support/shared.ts';
import { complaintsOf, expectAccessible, expectNoSidewaysScroll, TEXTS } from '../support/site.ts';

let stack: TestStack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([sharedStack(), sharedBrowser()]);
});
afterAll(closePages);

const NURSE: Partial<ResumeContent> = {
  language: 'es',
  summary: 'Enfermera con siete años en cuidados intensivos.',
  jobs: [
    {
      title: 'Enfermera de UCI',
      company: 'Hospital de Valdeherrera',
      dates: '03/2019 - actualidad',
      bullets: ['Cuidé a pacientes críticos con ventilación mecánica.', 'Formé a doce enfermeras nuevas.'],
    },
  ],
  skills: ['Ventilación mecánica', 'Triaje'],
};
const JOB = '/jobs/demo01nurse';
const ENGINE = /\/assets\/(fit[.-]worker|pdf|docx)[\w.-]*\.js$/;
const WAIT = { timeout: 30_000 };

type Named = { name: string; bytes: Uint8Array };

async function openJob(context: BrowserContext, prefix = ''): Promise<{ page: Page; requests: Request[] }> {
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(`${stack.origin}${prefix}${JOB}`);
  await page.locator('#fit-check').scrollIntoViewIfNeeded();
  await page.locator('#fit-check input[type=file]:enabled').waitFor(WAIT);
  await settled(page);
  return { page, requests };
}

/** Drops a file on the zone, as a mouse would. */
async function drop(page: Page, { name, bytes }: Named): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(content)], fileName));
      return data;
    },
    [name, [...bytes]] as [string, number[]],
  );
  await page.locator('#fit-check [data-part~=drop]').dispatchEvent('drop', { dataTransfer: transfer });
}

const choose = (page: Page, { name, bytes }: Named) =>
  page.locator('#fit-check input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });

/** Only the site's own files, only asked for, nothing sent along. */
function expectNothingSent(requests: readonly Request[], secrets: readonly string[]): void {
  for (const request of requests) {
    const url = new URL(request.url());
    expect(`${request.method()} ${url.origin}`).toBe(`GET ${stack.origin}`);
    expect(url.pathname).toMatch(/^\/assets\/[\w.-]+$/);
    expect(url.search).toBe('');
    expect(request.postData()).toBeNull();
    for (const secret of secrets) expect(JSON.stringify(request.headers())).not.toContain(secret);
  }
}

describe.each([
  { language: 'es', prefix: '', fit: fitEs, options: { ...PHONE, colorScheme: 'light' as const } },
  { language: 'en', prefix: '/en', fit: fitEn, options: { ...DESKTOP, colorScheme: 'dark' as const } },
] as const)('in $language', ({ language, prefix, fit, options }) => {
  test('a dropped PDF is compared on the device, fills in the form, and gets the same result when it is sent', async () => {
    const { site } = TEXTS[language];
    const context = await browser.newContext(options);
    const complaints = complaintsOf(context);
    const { page, requests } = await openJob(context, prefix);
    await expectAccessible(page);
    // Nobody has asked yet.
    expect(requests.filter((request) => ENGINE.test(request.url()))).toEqual([]);

    const email = `private.${language}@people.example`;
    const bytes = await resumePdf({ ...NURSE, email });
    const before = requests.length;
    await drop(page, { name: 'cv-privado.pdf', bytes });
    await page.getByRole('heading', { name: fit.result }).waitFor(WAIT);
    const after = requests.slice(before);
    expect(after.some((request) => ENGINE.test(request.url()))).toBe(true);
    expectNothingSent(after, [email, 'cv-privado', 'Lucía']);

    // Every quote is the resume's own words.
    await page.locator('[data-part~=fit-text] summary').click();
    const text = (await page.locator('[data-part~=proven-text]').textContent()) ?? '';
    expect(text).toContain('Cuidé a pacientes críticos');
    await page.locator('[data-part~=more-criteria] summary').click();
    const quotes = await page.locator('#fit-check [data-part~=criterion-quote]').allTextContents();
    expect(quotes.length).toBeGreaterThan(3);
    for (const quote of quotes) expect(text).toContain(quote);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const percent = Number(
      (await page.locator('#fit-check [data-part~=match-percent]').textContent())?.replace(/\D/g, ''),
    );
    expect(percent).toBeGreaterThan(0);
    expectNothingSent(requests.slice(before), [email]);

    // Into the form, and off.
    await page.getByRole('button', { name: fit.use }).click();
    expect(await page.getByLabel(site.apply.firstName, { exact: true }).inputValue()).toBe('Lucía');
    expect(await page.getByLabel(site.apply.email, { exact: true }).inputValue()).toBe(email);
    const note = page.locator('[data-part~=prefilled]');
    expect(await note.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await page.getByLabel(site.apply.privacy).check();
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: site.apply.submit }).click();
    const { applicationId, statusToken } = await (await answered).json();
    await page.getByText(site.apply.doneText).waitFor(WAIT);

    // The server, with the same engine, comes to the same figure.
    await expect
      .poll(
        async () => {
          const followed = await stack.api(`/api/applications/${applicationId}?token=${statusToken}`);
          return followed.body.matches[0]?.percent;
        },
        { timeout: 30_000, interval: 300 },
      )
      .toBe(percent);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('once it has come, the check works without any network, for Word and text files too', async () => {
  const context = await browser.newContext(DESKTOP);
  const { page, requests } = await openJob(context);
  const result = page.getByRole('heading', { name: fitEs.result });
  const again = page.getByRole('button', { name: fitEs.another });
  for (const make of [resumePdf, resumeDocx]) {
    await choose(page, { name: make === resumePdf ? 'a.pdf' : 'a.docx', bytes: await make(NURSE) });
    await result.waitFor(WAIT);
    await again.click();
  }
  const before = requests.length;
  await context.setOffline(true);
  const files = [
    { name: 'b.pdf', bytes: await resumePdf(NURSE) },
    { name: 'b.docx', bytes: await resumeDocx(NURSE) },
    { name: 'b.txt', bytes: resumeTxt(NURSE) },
  ];
  for (const file of files) {
    await choose(page, file);
    await result.waitFor(WAIT);
    expect(await page.locator('[data-part~=fit-result-file]', { hasText: file.name }).count()).toBe(1);
    if (file !== files.at(-1)) await again.click();
  }
  expect(requests.slice(before).map((request) => request.url())).toEqual([]);

  await page.getByRole('button', { name: fitEs.forget }).click();
  expect(await page.getByText('Lucía').count()).toBe(0);
  await context.close();
});

test('a damaged file is said to be damaged, and a PDF without its engine is not', async () => {
  const { site } = TEXTS.es;
  const context = await browser.newContext(PHONE);
  const { page } = await openJob(context);
  await page.route(/\/assets\/pdf[\w.-]*\.js$/, (route) => route.abort());
  await choose(page, { name: 'cv.pdf', bytes: await resumePdf(NURSE) });
  await page.getByRole('heading', { name: fitEs.notLoaded }).waitFor(WAIT);
  await page.getByText(site.errors.NETWORK).waitFor();
  await expectAccessible(page);
  await page.unroute(/\/assets\/pdf[\w.-]*\.js$/);
  await page.getByRole('button', { name: fitEs.another }).click();
  await choose(page, { name: 'roto.pdf', bytes: brokenPdf() });
  await page.getByRole('heading', { name: fitEs.notRead }).waitFor(WAIT);
  await page.getByText(site.errors.FILE_DAMAGED).waitFor();
  await context.close();
});

/** The job list and a job page in a real browser: search, filters, going back to the same place, sharing. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import type { OwnStack } from '../support/local-stack.ts';
import { writeJobs } from '../support/many-jobs.ts';
import { openPage, reloadPage, settled } from '../support/settled.ts';
import { closePages, ownStack, sharedBrowser } from '../support/shared.ts';
import { complaintsOf, expectAccessible, expectNoSidewaysScroll, TEXTS } from '../support/site.ts';

const { jobs: LIST, job: JOB } = TEXTS.es.site;
const DEMO_JOBS = 36;
const FURTHER_JOBS = 120;
const PAGE_SIZE = 20;

let stack: OwnStack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([ownStack(), sharedBrowser()]);
  await writeJobs(stack, FURTHER_JOBS);
});
afterAll(async () => {
  await closePages();
  await stack?.stop();
});

const NOT_FOUND = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

/** Visits an address with a look of its own; the browser must complain about nothing but what is expected. */
async function visiting(
  path: string,
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
  expected: string[] = [],
): Promise<void> {
  const context = await browser.newContext(options);
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await openPage(page, `${stack.origin}${path}`);
  await act(page);
  expect(complaints).toEqual(expected);
  await context.close();
}

const total = (page: Page) => page.locator('#job-results').textContent();
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

async function loadPages(page: Page, count: number): Promise<void> {
  for (let at = 2; at <= count; at++) {
    await page.getByRole('button', { name: LIST.loadMore }).click();
    await page
      .locator('[data-part~=job-list-page]')
      .nth(at - 1)
      .waitFor({ state: 'attached' });
  }
}

describe('the list of jobs', () => {
  test('searches while typing, keeps every letter, and says how many were found', () =>
    visiting('/jobs', DESKTOP, async (page) => {
      expect(await total(page)).toBe(`${DEMO_JOBS + FURTHER_JOBS} empleos`);
      const box = page.getByRole('searchbox');
      await box.pressSequentially('hospital ', { delay: 120 });
      await page.waitForURL('**/jobs?search=hospital');
      // The blank behind the first word is still there for the second one.
      await box.pressSequentially('alborada', { delay: 120 });
      await page.waitForURL('**/jobs?search=hospital+alborada');
      expect(await box.inputValue()).toBe('hospital alborada');
      await page.locator('[data-part~=job-list][aria-busy=false]').waitFor();
      const found = Number.parseInt((await total(page)) ?? '', 10);
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(DEMO_JOBS);
    }));

  test('finds a trade in the other language, says so, and takes it back to the plain words', () =>
    visiting('/jobs?search=soldador', PHONE, async (page) => {
      const card = page.locator('[data-part~=job-list]').getByRole('link', { name: 'Welder (MIG and TIG)' });
      await card.first().waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Buscar «soldador» tal cual' }).click();
      await page.waitForURL((url) => url.searchParams.get('search') === '"soldador"');
      expect(await page.getByRole('searchbox').inputValue()).toBe('"soldador"');
      await card.first().waitFor({ state: 'detached' });

      await reloadPage(page);
      await page.getByRole('button', { name: 'Buscar soldador por su significado' }).click();
      await page.waitForURL((url) => url.searchParams.get('search') === 'soldador');
      await card.first().waitFor();
    }));

  test('asks whether a mistyped word was meant otherwise, and offers the nearest where there is nothing', () =>
    visiting('/en/jobs?search=soldadro+berlin', DESKTOP, async (page) => {
      await page.getByRole('heading', { name: TEXTS.en.site.jobs.nearest }).waitFor();
      expect(
        await page.locator('[data-part~=nearest-jobs]').getByRole('link', { name: 'Welder (MIG and TIG)' }).count(),
      ).toBeGreaterThan(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'soldador berlin?' }).click();
      await page.waitForURL((url) => url.searchParams.get('search') === 'soldador berlin');
    }));

  test('filters by choices with counts, shows them as chips, and lives in the address', () =>
    visiting('/jobs', DESKTOP, async (page) => {
      const policy = page.getByLabel(LIST.filter.remotePolicy, { exact: true });
      const option = policy.locator('option[value=hybrid]');
      const count = Number(/\((\d+)\)$/.exec((await option.textContent()) ?? '')?.[1]);
      await policy.selectOption('hybrid');
      await page.getByRole('heading', { name: `${count} empleos`, exact: true }).waitFor();
      await page.getByLabel(LIST.filter.jobType, { exact: true }).selectOption('full-time');
      await page.waitForURL((url) => url.searchParams.get('jobType') === 'full-time');
      expect(query(page)).toEqual({ remotePolicy: 'hybrid', jobType: 'full-time' });

      await reloadPage(page);
      expect(await policy.inputValue()).toBe('hybrid');
      await page.getByRole('button', { name: 'Quitar filtro Híbrido' }).click();
      await page.waitForURL((url) => !url.searchParams.has('remotePolicy'));
      // The focus does not fall off the page with the chip.
      const left = page.getByRole('button', { name: 'Quitar filtro Jornada completa' });
      expect(await left.evaluate((chip) => chip === document.activeElement)).toBe(true);
      await left.press('Enter');
      await page.waitForURL('**/jobs');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('job-results');
    }));

  test('suggests places by keyboard alone', () =>
    visiting('/jobs', DESKTOP, async (page) => {
      const place = page.getByRole('combobox', { name: LIST.filter.location });
      await place.focus();
      await place.pressSequentially('zarag');
      const first = page.getByRole('listbox').getByRole('option').first();
      // The list is suggested again with what the letters find; then it rests.
      await page.waitForURL((url) => url.searchParams.get('location') === 'zarag');
      await settled(page);
      await first.waitFor();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => place.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'));
      await expectAccessible(page);
      const value = (await first.locator('span').first().textContent()) ?? '';
      expect(value).toMatch(/^Zaragoza/);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('location') === value);
      expect(await page.getByRole('listbox').count()).toBe(0);
      expect(await place.inputValue()).toBe(value);
    }));

  test('says what to do when nothing was found, and takes all filters off at once', () =>
    visiting('/jobs?search=astronauta&remotePolicy=remote', PHONE, async (page) => {
      await page.getByRole('heading', { name: LIST.empty }).waitFor();
      expect(await page.getByRole('main').getByRole('link', { name: LIST.leaveResume }).getAttribute('href')).toBe(
        '/job-seekers',
      );
      await page.getByRole('button', { name: LIST.clear }).last().click();
      await page.getByRole('heading', { name: `${DEMO_JOBS + FURTHER_JOBS} empleos` }).waitFor();
      expect(query(page)).toEqual({});
    }));

  test('has its filters in a panel on phones, which says what it will show and gives the focus back', () =>
    visiting('/jobs', PHONE, async (page) => {
      const open = page.getByRole('button', { name: LIST.filters, exact: true });
      await open.click();
      const panel = page.getByRole('dialog', { name: LIST.filters });
      await panel.getByLabel(LIST.filter.openings, { exact: true }).selectOption('6-10');
      const show = panel.getByRole('button', { name: /^Ver \d+ empleos$/ });
      await page.waitForURL((url) => url.searchParams.get('openings') === '6-10');
      await page.locator('[data-part~=job-list][aria-busy=false]').waitFor({ state: 'attached' });
      await expectAccessible(page);
      const promised = Number.parseInt(((await show.textContent()) ?? '').replace(/\D/g, ''), 10);
      expect(promised).toBeLessThan(DEMO_JOBS + FURTHER_JOBS);
      await show.click();
      await panel.waitFor({ state: 'detached' });
      expect(await total(page)).toBe(`${promised} empleos`);
      const toggle = page.getByRole('button', { name: 'Filtros (1)' });
      expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
      await toggle.click();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      await expectNoSidewaysScroll(page);
    }));

  test.each([
    { name: 'phone', options: PHONE },
    { name: 'desktop', options: DESKTOP },
  ])('is found again at the same place after a job was looked at ($name)', ({ options }) =>
    visiting('/jobs', options, async (page) => {
      await loadPages(page, 4);
      const card = page.locator('[data-part~=job-list-page]').nth(3).locator('a').nth(5);
      await card.scrollIntoViewIfNeeded();
      await settled(page);
      const href = await card.getAttribute('href');
      const before = await card.evaluate((link) => link.getBoundingClientRect().top);
      await card.click();
      await page.locator('article[data-part~=job]').waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      const again = page.locator(`[data-part~=job-list] a[href="${href}"]`);
      await again.waitFor();
      await expect.poll(() => again.evaluate((link) => link.getBoundingClientRect().top)).toBeCloseTo(before, -0.5);
      expect(await again.evaluate((link) => link === document.activeElement)).toBe(true);
      expect(await page.locator('[data-part~=job-list-page]').count()).toBe(4);
    }),
  );

  test('keeps its place and moves the focus to the first new job when more are loaded', () =>
    visiting('/jobs', DESKTOP, async (page) => {
      const more = page.getByRole('button', { name: LIST.loadMore });
      await more.focus();
      const before = await page.evaluate(() => window.scrollY);
      await page.keyboard.press('Enter');
      await page.getByText(`Ves ${2 * PAGE_SIZE} de ${DEMO_JOBS + FURTHER_JOBS}`).waitFor();
      const first = page.locator('[data-part~=job-list-page]').nth(1).locator('a').first();
      await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(2);
    }));
});

describe('jobs near oneself', () => {
  const HERE = { latitude: 41.648823, longitude: -0.889085 };
  const { near: NEAR } = LIST;

  test('are listed once the browser may say where it is, at an address that says it no more exactly than a kilometre', () =>
    visiting('/jobs', { ...PHONE, geolocation: HERE, permissions: ['geolocation'] }, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
      await page.getByRole('button', { name: LIST.filters, exact: true }).click();
      const sheet = page.getByRole('dialog');
      const button = sheet.getByRole('button', { name: NEAR.button });
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(asked.filter((address) => address.includes('lat='))).toEqual([]);
      await button.press('Enter');
      await page.waitForURL((url) => url.searchParams.has('lat'));
      expect(query(page)).toEqual({ lat: '41.65', lng: '-0.89', radiusKm: '30' });
      await sheet.getByLabel(NEAR.radius).selectOption('100');
      await page.waitForURL((url) => url.searchParams.get('radiusKm') === '100');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await sheet.getByRole('button', { name: /^Ver \d+ empleo/ }).click();

      const distance = page.locator('[data-part~=job-card-distance]').first();
      expect(await distance.textContent()).toMatch(/^ · a \d+ km$/);
      const job = page.locator('[data-part~=job-list] a').first();
      await job.click();
      await page.waitForURL('**/jobs/*');
      await page.goBack();
      await distance.waitFor();
      await reloadPage(page);
      const chip = page.getByRole('button', { name: 'Quitar filtro Hasta 100 km de Zaragoza' });
      await chip.waitFor();
      await expectAccessible(page);

      expect(asked.filter((address) => address.includes('lat=41.65')).length).toBeGreaterThan(2);
      expect(asked.filter((address) => /41\.64|0\.88/.test(address))).toEqual([]);
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(stored).not.toMatch(/41\.6|0\.8/);
      await chip.click();
      await page.waitForURL('**/jobs');
      await distance.waitFor({ state: 'detached' });
      expect(await readFile(join(stack.dataDir, 'functions.log'), 'utf8')).not.toMatch(/41\.65|-0\.89/);
    }));

  test('are explained where the browser may not say it, and the list stays as it was', () =>
    visiting('/en/jobs?remotePolicy=hybrid', DESKTOP, async (page) => {
      const texts = TEXTS.en.site.jobs.near;
      const before = await total(page);
      await page.getByRole('button', { name: texts.button }).click();
      await page.getByText(texts.denied).waitFor();
      await expectAccessible(page);
      expect([query(page), await total(page)]).toEqual([{ remotePolicy: 'hybrid' }, before]);
    }));
});

describe('a job', () => {
  test('is passed on by copying its address where the device has no way of its own', async () => {
    const options = { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] };
    await visiting('/jobs/demo01nurse?from=newsletter', options, async (page) => {
      await page.getByRole('button', { name: JOB.share.copy }).click();
      await page.getByText(JOB.share.copied).waitFor();
      const address = `${stack.origin}/jobs/demo01nurse`;
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      const links = page.getByRole('region', { name: JOB.share.title }).getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.map((href) => href.slice(0, 24))).toEqual([
        'https://wa.me/?text=Enfe',
        'https://www.linkedin.com',
        'mailto:?subject=Enfermer',
      ]);
      for (const href of hrefs) expect(decodeURIComponent(href)).toContain(address);
    });
  });

  test('shows the address itself where the browser refuses to copy', () =>
    visiting('/en/jobs/demo01nurse', PHONE, async (page) => {
      await page.evaluate(() => {
        Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('not allowed')) });
      });
      await page.getByRole('button', { name: TEXTS.en.site.job.share.copy }).click();
      await page.getByText(`${stack.origin}/en/jobs/demo01nurse`).waitFor();
      await expectNoSidewaysScroll(page);
    }));

  test('leads on to similar ones, and from there back', () =>
    visiting('/jobs/demo12electric', PHONE, async (page) => {
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      const similar = page.getByRole('region', { name: JOB.similar }).getByRole('link').first();
      const next = (await similar.textContent()) ?? '';
      await similar.click();
      await page.getByRole('heading', { level: 1, name: next }).waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: heading ?? '' }).waitFor();
    }));

  test('that is missing says so and leads back to the list', () => {
    const visit = async (page: Page) => {
      // Inside the site, as a link to a job that has gone since.
      await page.evaluate(() => {
        history.pushState(null, '', '/jobs/nosuchjob');
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      });
      await page.getByRole('heading', { level: 1, name: JOB.missingTitle }).waitFor();
      await page.getByText(JOB.missingText).waitFor();
      await page.getByRole('main').getByRole('link', { name: JOB.back }).last().click();
      await page.waitForURL('**/jobs');
      await page.getByRole('heading', { level: 1, name: LIST.title }).waitFor();
    };
    return visiting('/jobs', PHONE, visit, [NOT_FOUND]);
  });
});

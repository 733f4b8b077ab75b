/** Checks every screen: one heading, a title, no axe findings, no sideways scroll. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import type { TestStack } from '../support/local-stack.ts';
import { goWithin, openPage, settled } from '../support/settled.ts';
import { closePages, sharedBrowser, sharedStack } from '../support/shared.ts';
import { complaintsOf, expectAccessible, expectNoSidewaysScroll, signIn } from '../support/site.ts';
import { letPeopleApply, panelScreens, publicScreens, type Records, type Screen, UNCONFIRMED_NAME } from './screens.ts';

/** Names and looks of the screens are known before anybody has applied. */
const NO_RECORDS = new Proxy({} as Records, { get: () => '' });

let stack: TestStack;
let browser: Browser;
let screens: Map<string, Screen>;
/** The session of the recruiter, for the contexts of both looks. */
let session: Awaited<ReturnType<BrowserContext['storageState']>>;
beforeAll(async () => {
  [stack, browser] = await Promise.all([sharedStack(), sharedBrowser()]);
  const records = await letPeopleApply(stack);
  screens = new Map([...publicScreens(records), ...panelScreens(records)].map((screen) => [screen.name, screen]));
  const context = await browser.newContext(DESKTOP);
  await signIn(await context.newPage(), stack.origin, 'admin@encaje.test', 'es');
  session = await context.storageState();
  await context.close();
});
afterAll(closePages);

const LOOKS = [
  {
    look: 'phone, Spanish, light',
    prefix: '',
    options: { ...PHONE, colorScheme: 'light' as const },
    isSeen: () => true,
  },
  {
    look: 'desktop, English, dark',
    prefix: '/en',
    options: { ...DESKTOP, colorScheme: 'dark' as const },
    isSeen: ({ isWide }: Screen) => isWide === true,
  },
];

/** Fields without a scrollbar that cut their text off, and fields whose marks behind the text have another line height. */
const brokenFields = (page: Page) =>
  page.locator('textarea').evaluateAll((fields: HTMLTextAreaElement[]) =>
    fields
      .filter((field) => {
        const { overflowY, lineHeight } = getComputedStyle(field);
        const behind = field.previousElementSibling?.matches('[aria-hidden]') ? field.previousElementSibling : field;
        const isCut = overflowY === 'hidden' && field.scrollHeight > field.clientHeight + 1;
        return isCut || getComputedStyle(behind).lineHeight !== lineHeight;
      })
      .map(({ id, name }) => name || id),
  );

/** Scrolls down step by step as a person would, so that what waits for that comes alive. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      // A page that draws nothing at the moment would never give a frame.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await settled(page);
}

/** The least that shows one record of a list. */
const ITEM = 'tr, li, article, [role=row], [role=option]';

/** The records of the person who applied in earnest on a screen, as it shows them: the head of her page, or her entries in lists. */
const shownOfHer = (page: Page) =>
  page.evaluate(
    ({ name, item }) => {
      const h1 = document.querySelector('main h1');
      const head = h1?.closest('header') ?? h1;
      if (head?.textContent?.includes(name)) return [head.textContent];
      const isNamed = ({ childNodes }: Element) =>
        [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.includes(name));
      const named = [...document.querySelectorAll('main *')].filter(isNamed);
      return [...new Set(named.map((element) => element.closest(item) ?? element))].map(
        ({ textContent }) => textContent ?? '',
      );
    },
    { name: UNCONFIRMED_NAME, item: ITEM },
  );

/** Expects that each record of hers has the mark, and that a screen which has one shows it. */
async function expectMarked(page: Page, { names }: Screen, mark: string): Promise<void> {
  const shown = await shownOfHer(page);
  expect(shown.filter((words) => !words.toLowerCase().includes(mark))).toEqual([]);
  if (names) expect(shown).not.toEqual([]);
}

async function expectSound(page: Page, { shows }: Pick<Screen, 'shows'> = {}): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[data-part~=skeleton]').first().waitFor({ state: 'detached' });
  if (shows) await page.locator(shows).first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.title()).not.toBe('');
  expect(await brokenFields(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

function found(name: string): Screen {
  const screen = screens.get(name);
  if (!screen) throw new Error(`There is no screen ${name}`);
  return screen;
}

const namesOf = (all: Screen[]) => all.map(({ name }) => name);

describe.each(LOOKS)('$look', ({ prefix, options, isSeen }) => {
  describe('for everybody', () => {
    let context: BrowserContext;
    let page: Page;
    let complaints: string[];
    beforeAll(async () => {
      context = await browser.newContext(options);
      complaints = complaintsOf(context);
      // One tab for all addresses: each is a load of its own, but in a running process with the scripts in its cache.
      page = await context.newPage();
    });
    afterAll(() => context?.close());

    test.each(namesOf(publicScreens(NO_RECORDS).filter(isSeen)))('%s', async (name) => {
      const { path, isMissing, shows } = found(name);
      complaints.length = 0;
      await openPage(page, `${stack.origin}${prefix}${path === '/' && prefix ? '' : path}`);
      await walkDown(page);
      await expectSound(page, { shows });
      expect(await page.locator('html').getAttribute('lang')).toBe(prefix ? 'en' : 'es');
      expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
      expect(complaints.length > 0).toBe(isMissing === true);
    });
  });

  describe('for the staff', () => {
    const OF_STAFF = panelScreens(NO_RECORDS).filter((screen) => isSeen(screen));
    let context: BrowserContext;
    let page: Page;
    beforeAll(async () => {
      const storageState = {
        ...session,
        origins: session.origins.map((origin) => ({
          ...origin,
          localStorage: [
            ...origin.localStorage.filter(({ name }) => name !== 'encaje.language'),
            { name: 'encaje.language', value: prefix ? 'en' : 'es' },
          ],
        })),
      };
      context = await browser.newContext({ ...options, storageState });
      page = await context.newPage();
      await openPage(page, `${stack.origin}/admin-panel`);
    });
    afterAll(() => context?.close());

    test.each(namesOf(OF_STAFF.filter(({ as }) => as === 'admin@encaje.test')))('%s', async (name) => {
      await goWithin(page, found(name).path);
      await expectSound(page, found(name));
      await expectMarked(page, found(name), prefix ? 'unconfirmed' : 'sin confirmar');
      expect(await page.locator('html').getAttribute('lang')).toBe(prefix ? 'en' : 'es');
    });
  });
});

test('an account without the claim: panel-restricted', async () => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await signIn(page, stack.origin, 'visitor@encaje.test', 'es');
  await settled(page);
  await expectSound(page);
  await context.close();
});

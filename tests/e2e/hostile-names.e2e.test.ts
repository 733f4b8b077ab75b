/** The panel's screens with people, companies, files and jobs whose names are markup, turn the direction, or never break. */
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply, confirm, outcome, TXT } from '../support/applying.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { storesOf } from '../support/everything-stored.ts';
import { contactForm, employerForm, post } from '../support/form-filling.ts';
import { eventually, type TestStack } from '../support/local-stack.ts';
import { resumeTxt } from '../support/resume-files.ts';
import { goWithin, openPage } from '../support/settled.ts';
import { closePages, sharedBrowser, sharedStack } from '../support/shared.ts';
import { complaintsOf, expectNoSidewaysScroll, signIn } from '../support/site.ts';

const MARK = `Q${randomUUID().slice(0, 8)}`;
const MARKUP = `${MARK}<img src=x onerror="window.hit=1">`;
const TURNED = '\u202egnp\u2066';
const ENDLESS = 'W'.repeat(95);
const NAMES = { firstName: `${MARKUP}${TURNED}`, lastName: `${MARK}${ENDLESS.slice(0, 80)}` };

interface Records {
  applicationId: string;
  talentId: string;
  matchId: string;
  jobId: string;
  requestId: string;
  messageId: string;
}

let stack: TestStack;
let browser: Browser;
let records: Records;
let session: Awaited<ReturnType<BrowserContext['storageState']>>;
beforeAll(async () => {
  [stack, browser] = await Promise.all([sharedStack(), sharedBrowser()]);
  records = await giveHostileNames();
  const context = await browser.newContext(DESKTOP);
  await signIn(await context.newPage(), stack.origin, 'admin@encaje.test', 'es');
  session = await context.storageState();
  await context.close();
});
afterAll(async () => {
  await closePages();
  // Others look at the newest jobs.
  const token = await stack.token('admin@encaje.test');
  await stack.api(`/api/admin/jobs/${records.jobId}`, { method: 'DELETE', token });
});

async function giveHostileNames(): Promise<Records> {
  const admin = await stack.token('admin@encaje.test');
  const staff = async (path: string, body?: object) =>
    (await stack.api(`/api/admin/${path}`, { method: body ? 'POST' : 'GET', token: admin, body })).body;
  const [known] = (await staff('jobs?limit=1&status=active')).items;
  const { jobId: _id, version: _version, slug: _slug, ...fields } = known;
  const words = { title: `${MARKUP}${ENDLESS}`, company: `${MARKUP}${ENDLESS}`, location: ENDLESS, industry: MARKUP };
  const { jobId } = await staff('jobs', { ...fields, ...words, description: ENDLESS, requirements: [ENDLESS] });
  const email = `${MARK.toLowerCase()}@people.example`;
  const send = async (names: object) => {
    const file = { bytes: resumeTxt({ language: 'es' }), contentType: TXT, fileName: `${MARKUP}${ENDLESS}.txt` };
    const sent = await apply(stack, file, { ...names, email, jobId });
    await outcome(stack, sent, 90);
    await confirm(stack, sent, admin);
    return sent;
  };
  const { applicationId } = await send(NAMES);
  // The same person under another name, for a recruiter to settle.
  await send({ ...NAMES, firstName: `${MARK}otra`, lastName: ENDLESS });
  await storesOf(stack).put(`drops/${MARK}${ENDLESS}<b>.txt`, `${MARK} ${ENDLESS}\n`);
  const wrote = contactForm({ ...NAMES, message: `${MARKUP} ${ENDLESS}` });
  const { messageId } = (await post(stack, '/api/contact', wrote)).body;
  const asked = employerForm({ ...NAMES, company: `${MARKUP}${ENDLESS}`, jobTitle: `${MARKUP}${ENDLESS}` });
  const { requestId } = (await post(stack, '/api/employer-requests', asked)).body;
  const application = await staff(`applications/${applicationId}`);
  const { talentId } = application;
  await staff(`talents/${talentId}/activities`, { kind: 'note', text: `${MARKUP} ${ENDLESS}` });
  await eventually(
    () => staff(`employers/${requestId}`),
    ({ company }) => company !== undefined,
  );
  return { applicationId, talentId, matchId: application.matches[0].matchId, jobId, requestId, messageId };
}

type Path = (records: Records) => string;

const SCREENS: [name: string, path: Path][] = [
  ['overview', () => ''],
  ['applications', () => 'applications'],
  ['board of applications', () => 'applications?view=board'],
  ['application', ({ applicationId }) => `applications/${applicationId}`],
  ['talents', () => `talents?search=${MARK}`],
  ['board of talents', () => `talents?view=board&search=${MARK}`],
  ['talent', ({ talentId }) => `talents/${talentId}`],
  ['activities of a talent', ({ talentId }) => `talents/${talentId}?tab=activities`],
  ['data of a talent', ({ talentId }) => `talents/${talentId}?tab=data`],
  ['match', ({ talentId, matchId }) => `talents/${talentId}/matches/${matchId}`],
  ['jobs', () => `jobs?search=${MARK}`],
  ['job', ({ jobId }) => `jobs/${jobId}`],
  ['ranking', ({ jobId }) => `jobs/${jobId}/ranking`],
  ['pair', ({ jobId, talentId }) => `evaluate/${jobId}/${talentId}`],
  ['employers', () => `employers?search=${MARK}`],
  ['lead', ({ requestId }) => `employers/${requestId}`],
  ['messages', () => 'messages'],
  ['message', ({ messageId }) => `messages/${messageId}`],
  ['processing', () => 'resume-processing'],
  ['outbox', () => 'outbox'],
];

/** What the names must not become on a page. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    hit: (window as { hit?: number }).hit,
    injected: document.querySelectorAll('img[src="x"], main b:empty').length,
    turning: /[\u202a-\u202e\u2066-\u2069]/.test(document.body.textContent ?? ''),
  }));

/** What makes a page wider than its window: elements whose right edge is outside, and that nothing around them cuts off. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const edge = document.documentElement.clientWidth + 1;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > edge && !isCut(element.parentElement))
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 40)}`);
  });

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('on a %s, hostile names are words', (_look, options) => {
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    context = await browser.newContext({ ...options, storageState: session });
    complaints = complaintsOf(context);
    page = await context.newPage();
    page.on('dialog', (dialog) => complaints.push(dialog.message()));
    await openPage(page, `${stack.origin}/admin-panel`);
  });
  afterAll(() => context?.close());

  test.each(SCREENS)('%s', async (_name, path) => {
    complaints.length = 0;
    await goWithin(page, `/admin-panel/${path(records)}`);
    await page
      .getByText(MARK)
      .or(page.locator(`[value*="${MARK}"]`))
      .first()
      .waitFor({ state: 'attached' });
    expect(await traces(page)).toEqual({ hit: undefined, injected: 0, turning: false });
    expect(await stickingOut(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
  });
});

/** Names that are formulas, scripts, headers or paths: followed to every place where names are shown. */
import { randomUUID } from 'node:crypto';
import { JSDOM } from 'jsdom';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import type { Run } from '../../shared/domain/run.ts';
import { apply, outcome, type Sent, TXT, uploadTo } from '../support/applying.ts';
import { contactForm, employerForm, post } from '../support/form-filling.ts';
import { hostileWords } from '../support/hostile-words.ts';
import { eventually, type TestStack } from '../support/local-stack.ts';
import { markedForms } from '../support/marked-forms.ts';
import { resumeTxt } from '../support/resume-files.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
let job: { jobId: string; slug: string; title: string };
let sent: Sent;
let talentId: string;

const MARK = `Z${randomUUID().slice(0, 8)}`;
const { SCRIPT, FORMULA, HEADER, CALENDAR, DIRECTION, PATH, TEMPLATE, WORDS } = hostileWords(MARK);

const call = (method: string, path: string, body?: unknown) =>
  stack.api(`/api/admin/${path}`, { method, body, token: admin });

beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
  const [known] = (await call('GET', 'jobs?limit=1&status=active')).body.items;
  const { jobId: _id, version: _version, slug: _slug, ...fields } = known;
  const hostile = {
    title: `${MARK} ${SCRIPT}`.slice(0, 200),
    company: SCRIPT,
    location: `Vigo ${SCRIPT}`,
    industry: SCRIPT,
    category: FORMULA,
    description: `${SCRIPT}\n]]></description><script>alert(1)</script>`,
    requirements: [SCRIPT, FORMULA],
    benefits: [SCRIPT],
    tags: [SCRIPT, FORMULA],
    companyDescription: SCRIPT,
  };
  job = (await call('POST', 'jobs', { ...fields, ...hostile, status: 'active', public: true })).body;
  const names = { firstName: FORMULA.slice(0, 100), lastName: SCRIPT.slice(0, 100), jobId: job.jobId };
  const file = { bytes: resumeTxt({ language: 'es' }), contentType: TXT, fileName: `${PATH}${DIRECTION}` };
  sent = await apply(stack, file, names);
  await outcome(stack, sent);
  talentId = (await call('GET', `applications/${sent.applicationId}`)).body.talentId;
  await fillEveryField();
});

/** Fields that take no words, or need ones that fit each other. */
const GIVEN = {
  ...{ jobId: undefined, link: undefined, links: [], language: 'es', website: '', fillSeconds: 5 },
  ...{ status: 'active', public: true, salaryMin: 20_000, salaryMax: 30_000, reason: undefined },
};
const made: { path: string; word: string; body: Record<string, unknown> }[] = [];

/** Sends each form that stores names with hostile words in every field that takes words, as the contract has them. */
async function fillEveryField(): Promise<void> {
  const forms: Route[] = [routes.submitProfile, routes.sendContactMessage, routes.requestTalent];
  const kept: Route[] = [routes.createJob, routes.createEmployer];
  for (const word of WORDS) {
    const mark = { word, email: `every.${randomUUID()}@people.example`, phone: '+34 600 123 456' };
    for (const { path, body: schema, access } of [...forms, ...kept]) {
      if (!schema) throw new Error(`${path} has no form`);
      for (const form of markedForms(schema, mark, GIVEN)) {
        const admins = access === 'admin' ? { token: admin } : {};
        const headers = { 'idempotency-key': randomUUID() };
        const answer = await stack.api(path, { method: 'POST', body: form, headers, ...admins });
        expect([path, word, answer.status, answer.body.errors]).toEqual([path, word, 201, undefined]);
        made.push({ path, word, body: answer.body });
      }
    }
  }
}

afterAll(async () => {
  // Others look at the newest jobs.
  for (const { path, body } of made) if (path === '/api/admin/jobs') await call('DELETE', `jobs/${body.jobId}`);
});

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a document runs or loads what a name brought. */
function isClean(html: string): boolean {
  const { document } = new JSDOM(html).window;
  const scripts = [
    ...document.querySelectorAll('script:not([type="application/ld+json"]):not([type="application/json"])'),
  ];
  const images = [...document.querySelectorAll('img[src="x"], [onerror], [onload]')];
  return images.length === 0 && scripts.every((script) => !script.textContent?.includes('alert('));
}

describe('in every field of the contract that takes words', () => {
  const ids: Record<string, [string, string]> = {
    '/api/contact': ['messages', 'messageId'],
    '/api/employer-requests': ['employers', 'requestId'],
    '/api/profiles': ['applications', 'applicationId'],
  };
  /** What is stored of a form, and the name of the field that each text was sent in. */
  const storedOf = async ({ path, body }: (typeof made)[number]) => {
    const [list, id = ''] = ids[path] ?? [];
    const stored = list ? (await call('GET', `${list}/${body[id]}`)).body : body;
    return textsIn(stored).map((text) => ({ text, field: text.split(' ').at(-1) ?? '' }));
  };

  test('no name keeps a line break or turns its direction, and no text keeps signs that are not seen', async () => {
    const stored = await Promise.all(made.map(async (one) => ({ ...one, texts: await storedOf(one) })));
    const ofHeader = stored.filter(({ word }) => word === HEADER).flatMap(({ texts }) => texts);
    // Texts of several lines are no names; those of a summary are joined by its reader.
    const lines = ofHeader.filter(({ text }) => text.includes('\n')).map(({ field }) => field);
    const prose = new Set([...lines, 'aboutMe']);
    const names = ['firstName', 'lastName', 'company', 'title', 'jobTitle', 'location', 'industry', 'skills', 'name'];
    expect(names.filter((name) => prose.has(name))).toEqual([]);
    for (const { path, word, texts } of stored) {
      expect(texts.some(({ text }) => text.includes(MARK))).toBe(true);
      const broken = texts.filter(({ text, field }) => {
        const isTurned = /\p{Bidi_Control}/u.test(text) && !prose.has(field);
        return isTurned || /(?![\n\r\t])\p{Cc}/u.test(text);
      });
      expect([path, word, broken]).toEqual([path, word, []]);
    }
  });

  test('the page of a job shows them as text', async () => {
    const jobs = made.filter(({ path }) => path === '/api/admin/jobs');
    expect(jobs.length).toBeGreaterThan(4);
    for (const { body } of jobs) expect(isClean((await stack.api(`/jobs/${body.slug}`)).body)).toBe(true);
  });
});

describe('in pages', () => {
  test.each(['', '/en'])('%s the job shows them as text, in HTML and for search engines', async (prefix) => {
    const { status, body } = await stack.api(`${prefix}/jobs/${job.slug}`);
    expect(status).toBe(200);
    expect(isClean(body)).toBe(true);
    const { document } = new JSDOM(body).window;
    expect(document.querySelector('h1')?.textContent).toContain(job.title);
    const [posting] = document.querySelectorAll('script[type="application/ld+json"]');
    expect(JSON.parse(posting?.textContent ?? '')).toMatchObject({ '@type': 'JobPosting', title: job.title });
  });

  test('the list and what someone searches for stay text', async () => {
    const { body } = await stack.api(
      `/jobs?search=${encodeURIComponent(SCRIPT)}&location=${encodeURIComponent(SCRIPT)}`,
    );
    expect(isClean(body)).toBe(true);
    expect(isClean((await stack.api(`/jobs?search=${MARK}`)).body)).toBe(true);
    expect(isClean((await stack.api(`/no/${encodeURIComponent(SCRIPT)}`)).body)).toBe(true);
  });

  test.each(['/feeds/jobs.rss', '/en/feeds/jobs.rss', '/feeds/indeed.xml', '/sitemap.xml'])(
    '%s stays well-formed and names the job in full',
    async (path) => {
      const { status, body } = await stack.api(path);
      expect(status).toBe(200);
      const { document } = new JSDOM(body, { contentType: 'application/xml' }).window;
      expect(document.querySelectorAll('script, img').length).toBe(0);
      expect(document.documentElement.textContent).toContain(path === '/sitemap.xml' ? job.slug : job.title);
    },
  );
});

async function exported(records: string, format: string): Promise<string> {
  const { runId } = (await call('POST', 'sync/exports', { records, format })).body;
  await eventually(
    async () => (await call('GET', `sync/runs/${runId}`)).body as Run,
    ({ state }) => state === 'done',
    60,
  );
  const { url } = (await call('GET', `sync/runs/${runId}/file`)).body;
  return (await fetch(url)).text();
}

describe('in files', () => {
  test.each(['talents', 'jobs', 'applications', 'employers', 'messages'])(
    'no cell of the %s is a formula',
    async (records) => {
      const csv = await exported(records, 'csv');
      expect(csv).toContain(MARK);
      const { data, errors } = Papa.parse<string[]>(csv.replace(/^\ufeff/, ''));
      expect(errors.filter(({ type }) => type === 'Quotes')).toEqual([]);
      expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell))).toEqual([]);
    },
  );

  test('a name of a file is one attachment’s name, whatever it holds', async () => {
    const document = { kind: 'document', fileName: `${PATH} ${DIRECTION}`, contentType: TXT, sizeBytes: 4 };
    const added = await call('POST', `talents/${talentId}/activities`, document);
    expect(added.status).toBe(201);
    expect((await uploadTo(added.body.upload, new TextEncoder().encode('text'))).ok).toBe(true);
    const { url } = (await call('GET', `talents/${talentId}/activities/${added.body.activityId}/document`)).body;
    const download = await fetch(url);
    expect(download.status).toBe(200);
    const disposition = download.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w.%!~*'()-]+$/);
    expect(download.headers.get('set-cookie')).toBeNull();
    expect(decodeURIComponent(disposition)).not.toMatch(/[\r\n\u202e\u2066]/);
    expect(download.headers.get('content-type')).toMatch(/^text\/plain/);
  });
});

describe('in messages', () => {
  test('an invitation has the lines and guests that it was given, and no others', async () => {
    const interview = {
      kind: 'interview',
      title: CALENDAR,
      startsAt: '2027-02-01T10:00:00Z',
      place: CALENDAR,
      text: CALENDAR,
      attendees: ['colleague@staff.example'],
    };
    const { status, body } = await call('POST', `talents/${talentId}/activities`, interview);
    expect(status).toBe(201);
    const lines = (body.interview.ics as string).replace(/\r\n[ \t]/g, '').split(/\r\n|\r|\n/);
    const guests = lines.filter((line) => /^ATTENDEE/i.test(line));
    expect(guests.every((line) => !/mailto:eve@evil\.example$/i.test(line))).toBe(true);
    expect(guests).toHaveLength(body.to.length);
    for (const name of ['BEGIN:VEVENT', 'SUMMARY', 'ORGANIZER', 'BEGIN:VCALENDAR'])
      expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
  });

  test('a subject is one line, and a template’s words stay words', async () => {
    const mail = { kind: 'email', subject: `${HEADER} ${TEMPLATE}`, text: TEMPLATE, language: 'es' };
    const added = await call('POST', `talents/${talentId}/activities`, mail);
    expect(added.status).toBe(201);
    expect(added.body.to).toEqual([sent.email]);
    const { items } = (await call('GET', 'outbox?limit=100')).body;
    const own = items.filter((item: { subject: string | null }) => item.subject?.includes(MARK));
    expect(own.length).toBeGreaterThan(0);
    for (const { subject, to } of own) {
      expect(subject).not.toMatch(/[\r\n]/);
      expect(JSON.stringify(to)).not.toContain('evil.example');
    }
  });

  test('visitors’ messages and employers’ requests keep names in one line', async () => {
    const message = await post(stack, '/api/contact', contactForm({ firstName: HEADER.slice(0, 90), message: SCRIPT }));
    expect(message.status).toBe(201);
    const { body } = await call('GET', `messages/${message.body.messageId}`);
    expect(body.firstName).not.toMatch(/[\r\n]/);
    const request = await post(stack, '/api/employer-requests', employerForm({ company: HEADER, jobTitle: DIRECTION }));
    expect(request.status).toBe(201);
    const found = (await call('GET', `employers?search=${MARK}`)).body.items;
    for (const { company, request: asked } of found)
      expect(`${company}${asked?.jobTitle ?? ''}`).not.toMatch(/[\r\n\u202e\u2066]/);
  });
});

const HOSTILE_ADDRESSES = [
  'ana?bcc=eve@evil.example',
  'ana&cc=eve@evil.example',
  'ana\u0000@people.example',
  'ana\u200b@people.example',
  'ana@people.example?subject=x',
  'ana@people.example&body=x',
  'ana@people.example\r\nBcc: eve@evil.example',
  'ana@people.example,eve@evil.example',
  '"ana"@people.example',
  'ana@<script>.example',
  'ana@people.example%0d%0a',
];

describe('as an address', () => {
  const forms: readonly Route[] = [
    routes.submitApplication,
    routes.submitProfile,
    routes.sendContactMessage,
    routes.requestTalent,
  ];

  test.each(forms.map((route) => [route.path, route] as const))(
    '%s takes none that could be more',
    async (path, _route) => {
      const answers = await Promise.all(
        HOSTILE_ADDRESSES.map(async (email) => {
          const { body } = await post(stack, path, { email });
          return body.errors.some((error: { path: string; code: string }) => error.path === 'email') ? [] : email;
        }),
      );
      expect(answers.flat()).toEqual([]);
    },
  );
});

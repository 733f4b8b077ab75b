/** What the site answers where it is no plain page: while data is missing, for lists, and for addresses that moved. */
import { describe, expect, it } from 'vitest';
import { type AnswerSiteDeps, answerSite } from '../../../lambdas/site/answer-site.ts';
import { VISITOR } from '../../../shared/domain/policy.ts';
import { aJob } from '../records.ts';

const OPEN = aJob({ jobId: 'open1', status: 'active', public: true });
const PAUSED = aJob({ jobId: 'paused1', status: 'paused', public: true });

/** A site whose renderer says how it was asked and answers with a status. */
function site(status = 200, isPrivate = false): AnswerSiteDeps {
  return {
    renderer: {
      LISTED_PATHS: ['/', '/en'],
      MOVED_PATHS: { '/candidates': '/job-seekers' },
      renderPage: async ({ pathname }) => ({ status, isPrivate, html: `page ${pathname}` }),
    },
    load: async () => Promise.reject(new Error('No page asked for data')),
    getJob: async () => undefined,
    openJobs: async () => [OPEN, PAUSED],
    settings: async () => ({ feedLanguages: ['es', 'en'] }),
    origin: 'https://jobs.encaje.test',
    onFailure: () => undefined,
    now: () => Date.parse('2026-11-21T09:00:00Z'),
  };
}

const get = (address: string, deps = site()) => {
  const { pathname, search } = new URL(address, deps.origin);
  return answerSite({ path: pathname, search }, VISITOR, deps);
};

describe('a page', () => {
  it('may be kept when it is whole, also to say that something is gone', async () => {
    for (const status of [200, 404, 410]) {
      const answer = await get('/jobs/x', site(status));
      expect(answer).toMatchObject({ status, body: 'page /jobs/x' });
      expect(answer.headers['cache-control']).toContain('s-maxage=60');
    }
  });

  it('without its data asks to come again, and says why to those who look after it', async () => {
    const failures: unknown[] = [];
    const cause = new Error('table unreachable');
    const deps = { ...site(), onFailure: (error: unknown) => failures.push(error) };
    deps.renderer.renderPage = async (_request, { onFailure }) => {
      onFailure(cause);
      return { status: 503, isPrivate: false, html: '' };
    };
    const answer = await get('/jobs', deps);
    expect(answer.headers['retry-after']).toBe('5');
    expect(failures).toEqual([cause]);
    expect((await get('/jobs', site(404))).headers).not.toHaveProperty('retry-after');
  });

  it.each(['lat', 'lng', 'radiusKm'])('is not kept where its address says by %s where someone is', async (name) => {
    expect((await get(`/jobs?search=x&${name}=4`)).headers['cache-control']).toBe('no-store');
    expect((await get('/jobs?search=x')).headers['cache-control']).toContain('s-maxage=60');
  });

  it('is not kept while data is missing, nor when it belongs to one person', async () => {
    expect((await get('/jobs', site(503))).headers['cache-control']).toBe('no-store');
    expect((await get('/applications/x', site(200, true))).headers['cache-control']).toBe('no-store');
  });
});

describe('a job that visitors cannot see', () => {
  const statusOf = async (changes: Parameters<typeof aJob>[0]) => {
    const deps = site();
    deps.renderer.renderPage = async (_request, { isClosed }) => ({
      status: (await isClosed('job1')) ? 410 : 404,
      isPrivate: false,
      html: '',
    });
    deps.getJob = async (jobId) => aJob({ jobId, ...changes });
    return (await get('/jobs/job1', deps)).status;
  };

  it('is gone where it was open once, or came closed and public', async () => {
    expect(await statusOf({ status: 'closed', public: false })).toBe(410);
    expect(await statusOf({ status: 'closed', public: true, publishedAt: null })).toBe(410);
  });

  it('is missing where nobody outside ever could see it, and while it is paused', async () => {
    expect(await statusOf({ status: 'closed', public: false, publishedAt: null })).toBe(404);
    expect(await statusOf({ status: 'paused', public: true })).toBe(404);
    expect(await statusOf({ status: 'draft', public: true, publishedAt: null })).toBe(404);
  });
});

describe('lists', () => {
  it('name open jobs only', async () => {
    for (const path of ['/sitemap.xml', '/feeds/indeed.xml', '/en/feeds/jobs.rss']) {
      const { body, headers } = await get(path);
      expect(headers['content-type']).toContain('xml');
      expect(body).toContain(OPEN.jobId);
      expect(body).not.toContain(PAUSED.jobId);
    }
  });

  it('for job boards and readers are missing pages in a language that the agency has switched off', async () => {
    const deps = { ...site(404), settings: async () => ({ feedLanguages: ['es' as const] }) };
    for (const path of ['/en/feeds/indeed.xml', '/en/feeds/jobs.rss']) {
      expect(await get(path, deps)).toMatchObject({ status: 404, body: `page ${path}` });
    }
    expect((await get('/feeds/indeed.xml', deps)).body).toContain(OPEN.jobId);
    expect((await get('/feeds/jobs.rss', deps)).body).toContain(OPEN.jobId);
  });

  it('that do not exist are missing pages', async () => {
    for (const path of ['/sitemap-7.xml', '/feeds/indeed.xml?page=9', '/feeds/indeed.xml?page=no']) {
      expect((await get(path, site(404))).body).toMatch(/^page /);
    }
  });
});

it('leads on from an address that moved, in its language and with its query', async () => {
  const answer = await get('/en/candidates/?source=fair');
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe('/en/job-seekers?source=fair');
});

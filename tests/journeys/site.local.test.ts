/** The public site for a search engine: whole pages without scripts, addresses per language, lists, status codes. */
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import en from '../../frontend/src/locales/en.json' with { type: 'json' };
import es from '../../frontend/src/locales/es.json' with { type: 'json' };
import type { TestStack } from '../support/local-stack.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
});

const JOB = 'demo01nurse';
const TEXTS = { es, en };
const HOSTILE = '</script><script>alert("x")</script><!-- & "quoted" $& $1';

async function open(path: string) {
  const response = await fetch(stack.origin + path, { redirect: 'manual' });
  const html = await response.text();
  const { document } = new JSDOM(html).window;
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  return { status: response.status, headers: response.headers, html, document, text };
}

function postingIn(document: Document) {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(blocks).toHaveLength(1);
  return JSON.parse(blocks[0]?.textContent ?? '');
}

const descriptionOf = (document: Document) =>
  document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';

async function createJob(changes: Record<string, unknown>): Promise<{ jobId: string; slug: string; version: number }> {
  const body = {
    ...{
      title: 'Soldadora',
      company: 'Taller Norte',
      location: 'Bilbao',
      industry: 'Industria',
      category: 'Soldadura',
    },
    ...{ jobType: 'full-time', experienceLevel: 'mid', status: 'active', public: true, description: 'Soldar con TIG.' },
    ...{ salaryMin: 24_000, salaryMax: 30_000, contactEmail: 'secret-contact@taller.test' },
    ...changes,
  };
  const { status, body: job } = await stack.api('/api/admin/jobs', { method: 'POST', body, token: admin });
  expect(status).toBe(201);
  return job;
}

describe('a job’s page', () => {
  test('shows everything without a script, in the language of its address', async () => {
    const job = (await stack.api(`/api/jobs/${JOB}`)).body;
    for (const [path, language] of [
      [`/jobs/${JOB}`, 'es'],
      [`/en/jobs/${JOB}`, 'en'],
    ] as const) {
      const texts = TEXTS[language].job;
      const page = await open(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.document.documentElement.lang).toBe(language);
      expect(page.document.querySelectorAll('h1')).toHaveLength(1);
      expect(page.text('h1')).toBe(job.title);
      expect(page.text('title')).toContain(job.title);
      const main = page.text('main');
      const headings = [...page.document.querySelectorAll('main h2')].map((heading) => heading.textContent);
      expect(headings).toEqual(expect.arrayContaining([texts.description, texts.requirements, texts.benefits]));
      for (const line of [...job.requirements, ...job.benefits, job.location, job.company])
        expect(main).toContain(line);
      expect(main).toContain(job.description.split('\n')[0]);
      const description = descriptionOf(page.document);
      for (const fact of [job.title, job.company, job.location]) expect(description).toContain(fact);
      expect(description).toContain(texts.summary.split('}}').at(-1)?.trim());
      expect(page.document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toContain(
        `${language}.png`,
      );
    }
  });

  test('names its address in each language, each of which answers in that language and is in the sitemap', async () => {
    const { document } = await open(`/jobs/${JOB}`);
    const { html: map } = await open('/sitemap.xml');
    for (const language of ['es', 'en']) {
      const links = [...document.querySelectorAll(`link[rel="alternate"][hreflang="${language}"]`)];
      expect(links).toHaveLength(1);
      const address = links[0]?.getAttribute('href') ?? '';
      const page = await open(new URL(address).pathname);
      expect(page.status).toBe(200);
      expect(page.document.documentElement.lang).toBe(language);
      const back = page.document.querySelector(`link[rel="alternate"][hreflang="${language}"]`);
      expect(back?.getAttribute('href')).toBe(address);
    }
    const job = (await stack.api(`/api/jobs/${JOB}`)).body;
    expect(map).toContain(`<loc>${stack.origin}/jobs/${job.slug}</loc>`);
    expect(map).toContain(`<loc>${stack.origin}/en/jobs/${job.slug}</loc>`);
  });

  test('carries one JobPosting with what Google for Jobs asks for', async () => {
    const posting = postingIn((await open(`/jobs/${JOB}`)).document);
    const job = (await stack.api(`/api/jobs/${JOB}`)).body;
    expect(posting).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: job.title,
      datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
      hiringOrganization: { '@type': 'Organization', name: job.company },
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress' } },
      employmentType: 'FULL_TIME',
      baseSalary: { currency: job.salaryCurrency, value: { minValue: job.salaryMin, maxValue: job.salaryMax } },
      directApply: true,
    });
    expect(posting.description).toContain(job.requirements[0]);
  });

  test('says one address for a job that is reached by its id and by its slug', async () => {
    const { slug } = (await stack.api(`/api/jobs/${JOB}`)).body;
    const canonical = async (path: string) =>
      (await open(path)).document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(await canonical(`/jobs/${JOB}`)).toBe(`${stack.origin}/jobs/${slug}`);
    expect(await canonical(`/jobs/${slug}`)).toBe(`${stack.origin}/jobs/${slug}`);
  });

  test('keeps to one address, however else a page can be reached', async () => {
    const headOf = async (path: string) => {
      const { status, document } = await open(path);
      const links = [...document.querySelectorAll('link[rel="canonical"], link[hreflang="en"]')];
      return [status, ...links.map((link) => link.getAttribute('href')?.replace(stack.origin, ''))];
    };
    expect(await headOf('/jobs/')).toEqual([200, '/jobs', '/en/jobs']);
    expect(await headOf('/en/about/')).toEqual([200, '/en/about', '/en/about']);
    expect(await headOf(`/create-profile/${JOB}`)).toEqual([200, '/create-profile', '/en/create-profile']);
    expect(await headOf('/en/create-profile/anything')).toEqual([200, '/en/create-profile', '/en/create-profile']);
    for (const path of ['/JOBS', '/en/About', '/ADMIN']) expect(await headOf(path)).toEqual([404]);
  });

  test('keeps hostile words words, and the contact address to itself', async () => {
    const { jobId } = await createJob({ title: HOSTILE, description: HOSTILE });
    const { html, text, document } = await open(`/jobs/${jobId}`);
    expect(text('h1')).toBe(HOSTILE);
    expect(text('title')).toContain(HOSTILE);
    expect(postingIn(document).title).toBe(HOSTILE);
    expect(
      [...document.querySelectorAll('script')].filter((script) => script.textContent?.includes('alert')).length,
    ).toBe(2);
    expect(document.querySelectorAll('script:not([src]):not([type$="json"])')).toHaveLength(0);
    expect(html).not.toContain('secret-contact');
  });

  test('answers 410 once closed, and 404 for what was never public', async () => {
    const job = await createJob({ title: 'Tornera' });
    expect((await open(`/jobs/${job.slug}`)).status).toBe(200);
    const { body: whole } = await stack.api(`/api/admin/jobs/${job.jobId}`, { token: admin });
    const closed = { ...whole, status: 'closed' };
    expect(
      (await stack.api(`/api/admin/jobs/${job.jobId}`, { method: 'PUT', body: closed, token: admin })).status,
    ).toBe(200);
    const gone = await open(`/jobs/${job.slug}`);
    expect(gone.status).toBe(410);
    expect(gone.text('h1')).toBe('Empleo no encontrado');
    const english = await open(`/en/jobs/${job.slug}`);
    expect(english.text('main')).toContain("The job you're looking for doesn't exist or has been removed");
    expect(english.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    for (const id of ['demo92draft', 'demo91paused', 'nosuchjob']) expect((await open(`/jobs/${id}`)).status).toBe(404);
  });
});

describe('lists', () => {
  test('show the jobs and their number in HTML, filtered by the address', async () => {
    const all = await open('/jobs');
    const { total, items } = (await stack.api('/api/jobs?limit=20')).body;
    expect(all.text('main')).toContain(String(total));
    for (const { title } of items) expect(all.text('main')).toContain(title);
    const filtered = await open('/jobs?search=enfermera');
    const found = (await stack.api('/api/jobs?search=enfermera')).body;
    expect(filtered.document.querySelectorAll('main article')).toHaveLength(found.items.length);
    expect(found.items.length).toBeLessThan(total);
  });

  test('describe themselves in the words of their language', async () => {
    for (const [path, { jobs }] of [
      ['/jobs', es],
      ['/en/jobs', en],
    ] as const) {
      const { document, text } = await open(path);
      expect(descriptionOf(document)).toBe(jobs.description);
      expect(text('title')).toContain(jobs.documentTitle);
    }
  });

  test('for search engines and job boards name every open job and no other', async () => {
    const { body } = await stack.api('/api/jobs?limit=100');
    const files = [
      '/sitemap.xml',
      '/feeds/indeed.xml',
      '/en/feeds/indeed.xml',
      '/feeds/jobs.rss',
      '/en/feeds/jobs.rss',
    ];
    for (const path of files) {
      const { status, html } = await open(path);
      expect(status).toBe(200);
      for (const { jobId } of body.items) expect(html, path).toContain(jobId);
      for (const hidden of ['demo90closed', 'demo91paused', 'demo92draft']) expect(html).not.toContain(hidden);
    }
    expect((await open('/robots.txt')).html).toContain(`Sitemap: ${stack.origin}/sitemap.xml`);
  });

  test('name every public page in both languages, and each of them answers', async () => {
    const { html } = await open('/sitemap.xml');
    const pages = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    const fixed = pages.filter((path) => !/\/jobs\/./.test(path));
    const places = [
      '/',
      '/jobs',
      '/job-seekers',
      '/employers',
      '/create-profile',
      '/about',
      '/ai-features',
      '/contact',
    ];
    for (const path of [...places, '/privacy', '/terms']) {
      expect(fixed).toContain(path);
      expect(fixed).toContain(path === '/' ? '/en' : `/en${path}`);
    }
    for (const path of fixed) {
      const { status, document } = await open(path);
      expect(status, path).toBe(200);
      expect(document.querySelectorAll('h1'), path).toHaveLength(1);
      expect(descriptionOf(document).length, path).toBeGreaterThan(50);
      expect(document.documentElement.lang, path).toBe(path.startsWith('/en') ? 'en' : 'es');
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(stack.origin + path);
    }
  });
});

describe('every page', () => {
  test('has a title and a description of its own in each language', async () => {
    const { html } = await open('/sitemap.xml');
    const pages = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    const heads = new Map<string, string>();
    for (const path of pages.filter((page) => !/\/jobs\/./.test(page))) {
      const { text, document } = await open(path);
      for (const words of [text('title'), descriptionOf(document)]) {
        expect(words, path).not.toBe('');
        expect(heads.get(words), `${path} says the same as another page: ${words}`).toBeUndefined();
        heads.set(words, path);
      }
    }
  });

  test('may be kept for a minute at the edge, except those of one person', async () => {
    for (const path of ['/', '/en/jobs', `/jobs/${JOB}`, '/sitemap.xml']) {
      const kept = (await open(path)).headers.get('cache-control');
      expect(kept).toContain('s-maxage=60');
      expect(kept).toContain('stale-while-revalidate');
    }
    for (const path of [
      '/applications/unknown?token=x',
      '/admin',
      '/admin/foo',
      '/admin-panel/jobs',
      '/auth/callback',
    ]) {
      const page = await open(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    }
  });

  test('is Spanish unless its address asks for English, whatever the browser says', async () => {
    const response = await fetch(`${stack.origin}/jobs`, { headers: { 'accept-language': 'en-US,en;q=0.9' } });
    expect(await response.text()).toContain('<html lang="es">');
  });

  test('brings the security headers, also where it is missing', async () => {
    for (const path of ['/', '/nowhere', `/jobs/${JOB}`]) {
      const { headers } = await open(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|same-origin|strict-origin)/);
    }
  });

  test('that does not exist says so with 404; old addresses lead on', async () => {
    const missing = await open('/no-such-page');
    expect(missing.status).toBe(404);
    expect(missing.text('main')).toContain('Lo sentimos, la página que buscas no existe');
    for (const [from, to] of [
      ['/candidates', '/job-seekers'],
      ['/en/candidates', '/en/job-seekers'],
    ] as const) {
      const moved = await open(from);
      expect(moved.status).toBe(301);
      expect(moved.headers.get('location')).toBe(to);
    }
    expect((await open('/assets/no-such-file.js')).status).toBe(404);
  });
});

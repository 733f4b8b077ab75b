/**
 * The feeds as other sites and readers take them apart.
 *
 * @vitest-environment jsdom
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FEED_PAGE_MAX_BYTES,
  type FeedOptions,
  indeedFeed,
  RSS_MAX_ITEMS,
  rssFeed,
} from '../../../lambdas/site/feeds.ts';
import { xmlSafe } from '../../../lambdas/site/xml.ts';
import type { PublicJob } from '../../../shared/domain/job.ts';
import { aJob } from '../records.ts';
import { parseXml, textsOf } from './parse-xml.ts';

const ES: FeedOptions = { origin: 'https://encaje.example', language: 'es', builtAt: '2026-11-21T10:00:00.000Z' };
const EN: FeedOptions = { ...ES, language: 'en' };
const LAMBDA_ANSWER_MAX_BYTES = 6 * 1024 * 1024;

const answeredBytes = (text: string) => Buffer.byteLength(JSON.stringify(text));
const daily = (count: number) =>
  Array.from({ length: count }, (_, day) =>
    aJob({ jobId: `j${day}`, publishedAt: new Date(Date.UTC(2026, 0, 1 + day)).toISOString() }),
  );

function indeed(jobs: readonly PublicJob[], options = ES, page = 1): Element {
  const feed = indeedFeed(jobs, options, page);
  if (!feed) throw new Error(`no page ${page}`);
  return parseXml(feed);
}

const fieldsOf = (job: Element | null) =>
  Object.fromEntries([...(job?.children ?? [])].map((field) => [field.localName, field.textContent]));
const firstJob = (job: PublicJob, options = ES) => fieldsOf(indeed([job], options).querySelector('job'));

/** Every long text of a job as long as it may be, of what takes the most room when written. */
function longest(jobId: string): PublicJob {
  const text = (chars: number) => ']]>'.repeat(chars / 3).padEnd(chars, '<');
  const items = Array.from({ length: 60 }, () => text(500));
  const [description, companyDescription, benefitsDescription] = [text(20_000), text(20_000), text(20_000)];
  const texts = { description, companyDescription, benefitsDescription, requirements: items, benefits: items };
  return aJob({ jobId, title: '&#'.repeat(100), company: '\\'.repeat(200), ...texts });
}

describe('the Indeed feed', () => {
  test('opens with the publisher and the time it was made', () => {
    const head = fieldsOf(indeed([]));
    expect(head).toEqual({
      publisher: 'Encaje',
      publisherurl: 'https://encaje.example',
      lastBuildDate: 'Sat, 21 Nov 2026 10:00:00 GMT',
    });
  });

  test('gives each job with all its fields', () => {
    expect(firstJob(aJob({ requirements: [], remotePolicy: 'hybrid' }))).toEqual({
      title: 'Soldador',
      date: '2026-11-21T09:00:00.000Z',
      referencenumber: 'job1',
      url: 'https://encaje.example/jobs/soldador-zaragoza-espana-job1',
      company: 'Talleres Yunque',
      city: 'Zaragoza',
      state: 'Aragón',
      country: 'ES',
      description: '<p>Soldadura TIG de depósitos de acero inoxidable.</p>',
      salary: '24.000-30.000\u00a0€ al año',
      jobtype: 'fulltime',
      category: 'Taller, Metal',
      experience: 'Con experiencia',
      remotetype: 'Hybrid remote',
    });
  });

  test('is in English around the same text, and links the English page', () => {
    expect(firstJob(aJob({ requirements: [], location: 'Sevilla' }), EN)).toMatchObject({
      title: 'Soldador',
      url: 'https://encaje.example/en/jobs/soldador-sevilla-job1',
      city: 'Sevilla',
      state: 'Andalusia',
      description: '<p>Soldadura TIG de depósitos de acero inoxidable.</p>',
      salary: '€24,000 – €30,000 a year',
      experience: 'Mid level',
    });
  });

  test('leaves out absent values, and gives an unknown place as it is written', () => {
    const job = firstJob(aJob({ location: 'Villarriba del Pozo', salaryMin: null, salaryMax: null }));
    expect(job).toMatchObject({ city: 'Villarriba del Pozo' });
    for (const field of ['state', 'country', 'salary', 'remotetype']) expect(job).not.toHaveProperty(field);
  });

  test('says of remote work that it is, by policy or by type', () => {
    expect(firstJob(aJob({ remotePolicy: 'remote' })).remotetype).toBe('Fully remote');
    expect(firstJob(aJob({ jobType: 'remote' }))).toMatchObject({ remotetype: 'Fully remote', jobtype: 'fulltime' });
  });

  test('keeps the bookkeeping of a job to itself', () => {
    const feed = indeedFeed([aJob({ contactEmail: 'secret@people.example' })], ES);
    expect(feed).not.toContain('secret@people.example');
  });

  test('gives back any title and company', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.constantFrom(']]>', '<![CDATA[', '&amp;'),
        (text, end) => {
          const { title, company } = firstJob(aJob({ title: text + end, company: end + text }));
          const read = (written: string) => xmlSafe(written).replace(/\r\n?/g, '\n');
          return title === read(text + end) && company === read(end + text);
        },
      ),
    );
  });

  test('has the newest first, whatever the order they are listed in', () => {
    const jobs = daily(3);
    const ids = textsOf(indeed(jobs), 'referencenumber');
    expect(ids).toEqual(['j2', 'j1', 'j0']);
    expect(textsOf(indeed(jobs.toReversed()), 'referencenumber')).toEqual(ids);
  });
});

describe('the pages of the Indeed feed', () => {
  const jobs = Array.from({ length: 12 }, (_, index) => longest(`job${index}`));
  const pages = jobs.flatMap((_, index) => indeedFeed(jobs, ES, index + 1) ?? []);

  test('hold every job once and each fits a Lambda answer, even when all jobs are as long as can be', () => {
    expect(pages.length).toBeGreaterThan(1);
    const ids = pages.flatMap((page) => textsOf(parseXml(page), 'referencenumber'));
    expect(ids.sort()).toEqual(jobs.map(({ jobId }) => jobId).sort());
    for (const page of pages) expect(answeredBytes(page)).toBeLessThan(LAMBDA_ANSWER_MAX_BYTES);
  });

  test('are filled as far as they may be', () => {
    const largest = answeredBytes(indeedFeed([longest('job0')], ES) ?? '');
    expect(largest).toBeLessThan(700_000);
    expect(answeredBytes(pages[0] ?? '')).toBeGreaterThan(FEED_PAGE_MAX_BYTES - largest);
  });

  test('are one for few jobs and for none, and no others exist', () => {
    expect(textsOf(indeed(daily(3)), 'referencenumber')).toHaveLength(3);
    expect(textsOf(indeed([]), 'referencenumber')).toEqual([]);
    expect(indeedFeed([], ES, 2)).toBeUndefined();
    for (const page of [0, -1, 2, 1.5, Number.NaN]) expect(indeedFeed(daily(3), ES, page)).toBeUndefined();
  });
});

describe('the RSS feed', () => {
  const rss = (jobs: readonly PublicJob[], options = ES) => parseXml(rssFeed(jobs, options));

  test('describes itself in its language and names its own address', () => {
    const describeFeed = (options: FeedOptions) => {
      const root = rss([], options);
      const self = root.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
      return [
        root.getAttribute('version'),
        textsOf(root, 'language')[0],
        textsOf(root, 'link')[0],
        self?.getAttribute('href'),
      ];
    };
    const english = 'https://encaje.example/en/feeds/jobs.rss';
    expect(describeFeed(ES)).toEqual(['2.0', 'es', `${ES.origin}/jobs`, `${ES.origin}/feeds/jobs.rss`]);
    expect(describeFeed(EN)).toEqual(['2.0', 'en', `${ES.origin}/en/jobs`, english]);
  });

  test('gives each job with its page, its lasting id and the time it was published', () => {
    const item = rss([aJob()], EN).querySelector('item');
    expect(fieldsOf(item)).toMatchObject({
      title: 'Soldador · Talleres Yunque',
      link: 'https://encaje.example/en/jobs/soldador-zaragoza-espana-job1',
      guid: 'encaje:job:job1',
      pubDate: 'Sat, 21 Nov 2026 09:00:00 GMT',
    });
    expect(item?.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
  });

  test('shows text of a job as text: no markup of its own survives', () => {
    const job = aJob({ description: '<script>alert(1)</script> & &lt;b&gt; ]]>', company: '<b>Yunque</b>' });
    const html = textsOf(rss([job]), 'description')[1] ?? '';
    const page = new DOMParser().parseFromString(html, 'text/html').body;
    expect([...page.querySelectorAll('*')].map((element) => element.localName)).toEqual(['p', 'p']);
    expect(page.lastElementChild?.textContent).toBe(job.description);
  });

  test('gives back any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        return textsOf(rss([aJob({ title })]), 'title')[1] === `${xmlSafe(title)} · Talleres Yunque`;
      }),
    );
  });

  test('shortens long descriptions between words, and never inside a character', () => {
    const shown = (description: string) => textsOf(rss([aJob({ description })]), 'description')[1] ?? '';
    expect(shown('palabra '.repeat(200))).toMatch(/(palabra )+palabra…<\/p>$/);
    expect(shown('🧑'.repeat(700))).toMatch(/<p>(🧑){600}…<\/p>$/u);
    expect(shown('x'.repeat(600))).toMatch(/x{600}<\/p>$/);
  });

  test('holds the newest jobs up to its limit, newest first', () => {
    const guids = textsOf(rss(daily(RSS_MAX_ITEMS + 1)), 'guid');
    expect(guids).toHaveLength(RSS_MAX_ITEMS);
    expect([guids[0], guids.at(-1)]).toEqual([`encaje:job:j${RSS_MAX_ITEMS}`, 'encaje:job:j1']);
    expect(textsOf(rss(daily(RSS_MAX_ITEMS)), 'guid')).toHaveLength(RSS_MAX_ITEMS);
  });

  test('fits a Lambda answer when all its jobs are as long as can be', () => {
    const xml = rssFeed(
      Array.from({ length: RSS_MAX_ITEMS }, (_, index) => longest(`job${index}`)),
      ES,
    );
    expect(answeredBytes(xml)).toBeLessThan(LAMBDA_ANSWER_MAX_BYTES / 2);
  });
});

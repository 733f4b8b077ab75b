/** The open jobs as feeds: XML in Indeed's format, and RSS 2.0. */
import type { Language } from '../../shared/domain/field.ts';
import type { PublicJob } from '../../shared/domain/job.ts';
import { isFullyRemote } from '../../shared/domain/job-posting.ts';
import { escapeHtml, jobHtml } from '../../shared/domain/job-text.ts';
import { postalPlace } from '../../shared/taxonomy/index.ts';
import { filled } from './filled.ts';
import { jobPath, olderFirst, postedAt } from './job-addresses.ts';
import { JOB_WORDS, payWords } from './job-words.ts';
import { cdata, XML_DECLARATION, xmlText } from './xml.ts';

/** Where the feeds are, per language. */
export const FEED_PATHS = {
  indeed: { es: '/feeds/indeed.xml', en: '/en/feeds/indeed.xml' },
  rss: { es: '/feeds/jobs.rss', en: '/en/feeds/jobs.rss' },
} as const satisfies Record<string, Record<Language, string>>;

/** Items of the RSS feed: readers come by often and want what is new. */
export const RSS_MAX_ITEMS = 100;

/**
 * Bytes of one page of the Indeed feed, counted as a Lambda sends them: inside JSON. The platform's limit is 6 MB; one
 * job is at most some 600 KB, so a page that is filled up to this never comes near it.
 */
export const FEED_PAGE_MAX_BYTES = 4 * 1024 * 1024;

const PUBLISHER = 'Encaje';
const EXCERPT_MAX_CHARS = 600;

export interface FeedOptions {
  /** Scheme and host, no final slash. */
  origin: string;
  language: Language;
  /** When the feed is made, ISO 8601. */
  builtAt: string;
}

const JOB_TYPES: Record<PublicJob['jobType'], string> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  contract: 'contract',
  internship: 'internship',
  remote: 'fulltime',
};

/** RFC 822 with a four-digit year, as RSS and HTTP write times: `Sat, 21 Nov 2026 09:00:00 GMT`. */
const rfc822 = (time: string) => new Date(time).toUTCString();

const newestFirst = (jobs: readonly PublicJob[]) => jobs.toSorted((a, b) => olderFirst(b, a));

function remoteType(job: PublicJob): string | undefined {
  if (isFullyRemote(job)) return 'Fully remote';
  return job.remotePolicy === 'hybrid' ? 'Hybrid remote' : undefined;
}

function indeedJob(job: PublicJob, { origin, language }: FeedOptions): string {
  const { locality, region, country } = postalPlace(job.location, language);
  const fields: Record<string, string | undefined> = {
    title: job.title,
    date: postedAt(job),
    referencenumber: job.jobId,
    url: origin + jobPath(job, language),
    company: job.company,
    city: locality,
    state: region,
    country,
    description: jobHtml(job, language),
    salary: payWords(job, language),
    jobtype: JOB_TYPES[job.jobType],
    category: `${job.category}, ${job.industry}`,
    experience: JOB_WORDS[language].experience[job.experienceLevel],
    remotetype: remoteType(job),
  };
  const elements = Object.entries(fields).map(([name, value]) => (value ? `<${name}>${cdata(value)}</${name}>` : ''));
  return `<job>${elements.join('')}</job>`;
}

/**
 * The feed of all open jobs, newest first; texts as written, addresses and the words around them in the language. More
 * than `FEED_PAGE_MAX_BYTES` goes on at `?page=2` and on (`page` counts from 1). Undefined where there is no such page.
 * Only open jobs may be passed.
 */
export function indeedFeed(openJobs: readonly PublicJob[], options: FeedOptions, page = 1): string | undefined {
  const items = newestFirst(openJobs).map((job) => indeedJob(job, options));
  const slice = filled(items, { maxBytes: FEED_PAGE_MAX_BYTES })[page - 1];
  if (slice === undefined) return undefined;
  const head = [
    `<publisher>${xmlText(PUBLISHER)}</publisher>`,
    `<publisherurl>${xmlText(options.origin)}</publisherurl>`,
    `<lastBuildDate>${rfc822(options.builtAt)}</lastBuildDate>`,
  ];
  return [XML_DECLARATION, '<source>', ...head, ...items.slice(...slice), '</source>', ''].join('\n');
}

/** The beginning of a text, cut between words where that is possible and never inside a character. */
function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= EXCERPT_MAX_CHARS) return line;
  const cut = characters.slice(0, EXCERPT_MAX_CHARS).join('');
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined)}…`;
}

function rssDescription(job: PublicJob, language: Language): string {
  const facts = [job.company, job.location, payWords(job, language)].filter(Boolean).join(' · ');
  return `<p>${escapeHtml(facts)}</p><p>${escapeHtml(excerpt(job.description))}</p>`;
}

function rssItem(job: PublicJob, { origin, language }: FeedOptions): string {
  return [
    '<item>',
    `<title>${xmlText(`${job.title} · ${job.company}`)}</title>`,
    `<link>${xmlText(origin + jobPath(job, language))}</link>`,
    // Addresses change with the title; the id never does, so a renamed job is not announced again.
    `<guid isPermaLink="false">${xmlText(`encaje:job:${job.jobId}`)}</guid>`,
    `<pubDate>${rfc822(postedAt(job))}</pubDate>`,
    `<category>${xmlText(job.industry)}</category>`,
    `<description>${cdata(rssDescription(job, language))}</description>`,
    '</item>',
  ].join('');
}

/**
 * RSS 2.0 of the newest `RSS_MAX_ITEMS` open jobs, each with its facts and the beginning of its text. Only open jobs may
 * be passed.
 */
export function rssFeed(openJobs: readonly PublicJob[], options: FeedOptions): string {
  const { origin, language, builtAt } = options;
  const { title, description } = JOB_WORDS[language].channel;
  const self = origin + FEED_PATHS.rss[language];
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${xmlText(title)}</title>`,
    `<link>${xmlText(origin + (language === 'en' ? '/en/jobs' : '/jobs'))}</link>`,
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    `<description>${xmlText(description)}</description>`,
    `<language>${language}</language>`,
    `<lastBuildDate>${rfc822(builtAt)}</lastBuildDate>`,
    ...newestFirst(openJobs)
      .slice(0, RSS_MAX_ITEMS)
      .map((job) => rssItem(job, options)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

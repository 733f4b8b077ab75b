/** The list of every public address for search engines, in one file or, when there are many, in several under an index. */
import { LANGUAGES } from '../../shared/domain/field.ts';
import type { PublicJob } from '../../shared/domain/job.ts';
import { jobPath, olderFirst } from './job-addresses.ts';
import { XML_DECLARATION, xmlText } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Addresses per file. The protocol would allow 50,000 and 50 MB, but a Lambda's answer ends at 6 MB: with the longest
 * title and place a job can have, an entry is under 700 bytes, so that a file stays below 3.5 MB.
 */
export const SITEMAP_MAX_URLS = 5_000;

/** A page of the site. */
export interface SitemapEntry {
  /** From the root, with the language: `/en/jobs`. */
  path: string;
  /** ISO 8601; absent where a page has no date of its own. */
  lastModified?: string;
}

type ListedJob = Pick<PublicJob, 'jobId' | 'slug' | 'createdAt' | 'publishedAt' | 'updatedAt'>;

/**
 * Every address there is: the pages as given, then each job in both languages. Jobs come oldest first, so that a new one
 * lands in the last file and the others stay as they were. Only open jobs may be passed.
 */
export function sitemapEntries(pagePaths: readonly string[], openJobs: readonly ListedJob[]): SitemapEntry[] {
  const jobs = openJobs
    .toSorted(olderFirst)
    .flatMap((job) => LANGUAGES.map((language) => ({ path: jobPath(job, language), lastModified: job.updatedAt })));
  return [...pagePaths.map((path) => ({ path })), ...jobs];
}

/** `/sitemap.xml`: all entries, or above `SITEMAP_MAX_URLS` an index of `/sitemap-1.xml` and on. `origin` has no final slash. */
export function sitemap(entries: readonly SitemapEntry[], origin: string): string {
  return entries.length <= SITEMAP_MAX_URLS ? urlSet(entries, origin) : sitemapIndex(entries, origin);
}

/** `/sitemap-<number>.xml`, counted from 1; undefined where there is no such file. */
export function sitemapPart(entries: readonly SitemapEntry[], number: number, origin: string): string | undefined {
  const part = partOf(entries, number);
  return entries.length > SITEMAP_MAX_URLS && part.length > 0 ? urlSet(part, origin) : undefined;
}

/** The number in the path `/sitemap-<number>.xml`, or undefined for any other path. */
export function sitemapNumber(path: string): number | undefined {
  const digits = /^\/sitemap-([1-9]\d{0,4})\.xml$/.exec(path)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function partOf(entries: readonly SitemapEntry[], number: number): readonly SitemapEntry[] {
  return entries.slice((number - 1) * SITEMAP_MAX_URLS, number * SITEMAP_MAX_URLS);
}

function urlSet(entries: readonly SitemapEntry[], origin: string): string {
  return document(
    'urlset',
    entries.map((entry) => element('url', origin + entry.path, entry.lastModified)),
  );
}

function sitemapIndex(entries: readonly SitemapEntry[], origin: string): string {
  const numbers = Array.from({ length: Math.ceil(entries.length / SITEMAP_MAX_URLS) }, (_, index) => index + 1);
  const files = numbers.map((number) => {
    const times = partOf(entries, number).flatMap(({ lastModified }) => lastModified ?? []);
    return element('sitemap', `${origin}/sitemap-${number}.xml`, newest(times));
  });
  return document('sitemapindex', files);
}

function newest(times: readonly string[]): string | undefined {
  return times.reduce<string | undefined>((late, time) => (late === undefined || time > late ? time : late), undefined);
}

function element(name: string, address: string, lastModified: string | undefined): string {
  const time = lastModified === undefined ? '' : `<lastmod>${xmlText(lastModified)}</lastmod>`;
  return `<${name}><loc>${xmlText(address)}</loc>${time}</${name}>`;
}

function document(root: string, lines: readonly string[]): string {
  return [XML_DECLARATION, `<${root} xmlns="${NAMESPACE}">`, ...lines, `</${root}>`, ''].join('\n');
}

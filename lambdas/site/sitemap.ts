/** Builds the sitemap of all public addresses: one file, or several under an index when there are many. */
import { LANGUAGES } from '../../shared/domain/field.ts';
import type { PublicJob } from '../../shared/domain/job.ts';
import { filled } from './filled.ts';
import { jobPath, olderFirst } from './job-addresses.ts';
import { XML_DECLARATION, xmlText } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Addresses per file, as the protocol allows. */
export const SITEMAP_MAX_URLS = 50_000;
/**
 * Bytes of the entries of one file, counted as they are answered: inside JSON. The protocol would allow 50 MB, but a
 * Lambda's answer ends at 6 MB.
 */
export const SITEMAP_MAX_BYTES = 5 * 1024 * 1024;

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

/**
 * `/sitemap.xml`: all entries, or, where they do not fit one file (`SITEMAP_MAX_URLS`, `SITEMAP_MAX_BYTES`), an index of
 * `/sitemap-1.xml` and on. `origin` has no final slash.
 */
export function sitemap(entries: readonly SitemapEntry[], origin: string): string {
  const { lines, files } = filesOf(entries, origin);
  return files.length === 1 ? document('urlset', lines) : sitemapIndex(entries, files, origin);
}

/** `/sitemap-<number>.xml`, counted from 1; undefined where there is no such file. */
export function sitemapPart(entries: readonly SitemapEntry[], number: number, origin: string): string | undefined {
  const { lines, files } = filesOf(entries, origin);
  const slice = files[number - 1];
  return files.length > 1 && slice ? document('urlset', lines.slice(...slice)) : undefined;
}

/** The number in the path `/sitemap-<number>.xml`, or undefined for any other path. */
export function sitemapNumber(path: string): number | undefined {
  const digits = /^\/sitemap-([1-9]\d{0,4})\.xml$/.exec(path)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

type Slices = ReturnType<typeof filled>;

function filesOf(entries: readonly SitemapEntry[], origin: string): { lines: string[]; files: Slices } {
  const lines = entries.map((entry) => element('url', origin + entry.path, entry.lastModified));
  return { lines, files: filled(lines, { maxBytes: SITEMAP_MAX_BYTES, maxLines: SITEMAP_MAX_URLS }) };
}

function sitemapIndex(entries: readonly SitemapEntry[], slices: Slices, origin: string): string {
  const files = slices.map((slice, index) => {
    const times = entries.slice(...slice).flatMap(({ lastModified }) => lastModified ?? []);
    return element('sitemap', `${origin}/sitemap-${index + 1}.xml`, newest(times));
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

/**
 * Every public address, once, in files of a size that can be answered.
 *
 * @vitest-environment jsdom
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  SITEMAP_MAX_BYTES,
  SITEMAP_MAX_URLS,
  type SitemapEntry,
  sitemap,
  sitemapEntries,
  sitemapNumber,
  sitemapPart,
} from '../../../lambdas/site/sitemap.ts';
import { aJob } from '../records.ts';
import { parseXml, textsOf } from './parse-xml.ts';

const ORIGIN = 'https://encaje.example';
const LAMBDA_ANSWER_MAX_BYTES = 6 * 1024 * 1024;

const entries = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/jobs/job-${index}`,
    lastModified: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
  }));

/** Found without a parser, which takes its time for files of this size. */
const addressesIn = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

describe('the entries', () => {
  const early = aJob({ jobId: 'b1', publishedAt: '2026-01-01T00:00:00.000Z' });
  const late = aJob({ jobId: 'a1', publishedAt: '2026-02-01T00:00:00.000Z', updatedAt: '2026-03-01T00:00:00.000Z' });
  const twin = aJob({ jobId: 'c1', publishedAt: '2026-01-01T00:00:00.000Z' });

  test('are the pages, then each job in both languages with the time of its last change', () => {
    expect(sitemapEntries(['/', '/en'], [late])).toEqual([
      { path: '/' },
      { path: '/en' },
      { path: '/jobs/soldador-zaragoza-espana-a1', lastModified: '2026-03-01T00:00:00.000Z' },
      { path: '/en/jobs/soldador-zaragoza-espana-a1', lastModified: '2026-03-01T00:00:00.000Z' },
    ]);
  });

  test('have one order, oldest job first, whatever the order they are listed in', () => {
    const inOrder = sitemapEntries([], [early, twin, late]);
    expect(inOrder.map(({ path }) => path.slice(-2))).toEqual(['b1', 'b1', 'c1', 'c1', 'a1', 'a1']);
    expect(sitemapEntries([], [late, twin, early])).toEqual(inOrder);
  });
});

describe('the sitemap', () => {
  test('names each address whole, and its last change where there is one', () => {
    const root = parseXml(sitemap([{ path: '/' }, ...entries(1)], ORIGIN));
    expect(root.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    expect(root.localName).toBe('urlset');
    expect(textsOf(root, 'loc')).toEqual([`${ORIGIN}/`, `${ORIGIN}/jobs/job-0`]);
    expect(textsOf(root, 'lastmod')).toEqual(['2026-01-01T00:00:00.000Z']);
  });

  test('is well-formed without any entry', () => {
    expect(textsOf(parseXml(sitemap([], ORIGIN)), 'loc')).toEqual([]);
  });

  test('reads back whatever an address holds', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const address = textsOf(parseXml(sitemap([{ path: `${path}?a=1&b='"<>` }], ORIGIN)), 'loc')[0];
        return address === `${ORIGIN}${path}?a=1&b='"<>`;
      }),
    );
  });

  test('is one file up to the limit', () => {
    const full = entries(SITEMAP_MAX_URLS);
    expect(addressesIn(sitemap(full, ORIGIN))).toHaveLength(SITEMAP_MAX_URLS);
    expect(sitemapPart(full, 1, ORIGIN)).toBeUndefined();
  });

  test('is an index of files one address above the limit, and the files hold every address once', () => {
    const all = entries(SITEMAP_MAX_URLS + 1);
    const index = parseXml(sitemap(all, ORIGIN));
    expect(index.localName).toBe('sitemapindex');
    expect(textsOf(index, 'loc')).toEqual([`${ORIGIN}/sitemap-1.xml`, `${ORIGIN}/sitemap-2.xml`]);
    expect(textsOf(index, 'lastmod')).toEqual([all.at(-2)?.lastModified, all.at(-1)?.lastModified]);
    const named = [1, 2].flatMap((number) => addressesIn(sitemapPart(all, number, ORIGIN)));
    expect(named).toEqual(all.map(({ path }) => ORIGIN + path));
  });

  test('has no files beyond those of the index', () => {
    const all = entries(SITEMAP_MAX_URLS + 1);
    expect(sitemapPart(all, 0, ORIGIN)).toBeUndefined();
    expect(sitemapPart(all, 3, ORIGIN)).toBeUndefined();
  });

  test('is parted by size before that many, where addresses are as long as those of jobs can be', () => {
    const title = 'n'.repeat(200);
    const jobs = Array.from({ length: 6_000 }, (_, index) =>
      aJob({ jobId: `${index}`.padStart(40, 'j'), title, location: 'm'.repeat(200) }),
    );
    const all = sitemapEntries([], jobs);
    const origin = `https://${'s'.repeat(100)}.example`;
    const count = textsOf(parseXml(sitemap(all, origin)), 'loc').length;
    const files = Array.from({ length: count }, (_, index) => sitemapPart(all, index + 1, origin) ?? '');
    const sizes = files.map((xml) => Buffer.byteLength(JSON.stringify(xml)));
    expect(count).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThan(LAMBDA_ANSWER_MAX_BYTES * 0.9);
    expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(SITEMAP_MAX_BYTES * 0.99);
    expect(files.flatMap(addressesIn)).toEqual(all.map(({ path }) => origin + path));
  });
});

test('the number of a file is read from its path, and from no other path', () => {
  expect(sitemapNumber('/sitemap-12.xml')).toBe(12);
  for (const path of ['/sitemap.xml', '/sitemap-0.xml', '/sitemap-01.xml', '/sitemap--1.xml', '/en/sitemap-1.xml'])
    expect(sitemapNumber(path)).toBeUndefined();
});

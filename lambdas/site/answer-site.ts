/** Serves every address of the site that is not a file: pages, sitemap, robots and feeds. */
import { PERSONAL_QUERY_KEYS } from '../../shared/contract/query-keys.ts';
import type { Language } from '../../shared/domain/field.ts';
import { isOpenToPublic, type Job, jobIdOf, type PublicJob } from '../../shared/domain/job.ts';
import { jobPosting } from '../../shared/domain/job-posting.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Settings } from '../../shared/domain/settings.ts';
import { postalPlace } from '../../shared/taxonomy/index.ts';
import type { PageAnswer, PageRequest } from '../runtime/page.ts';
import { FEED_PATHS, indeedFeed, rssFeed } from './feeds.ts';
import { robots } from './robots.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { sitemap, sitemapEntries, sitemapNumber, sitemapPart } from './sitemap.ts';

export interface AnswerSiteDeps {
  renderer: SiteRenderer;
  load: Parameters<SiteRenderer['renderPage']>[1]['load'];
  getJob(jobId: string): Promise<Job | undefined>;
  openJobs(): Promise<Job[]>;
  settings(): Promise<Pick<Settings, 'feedLanguages'>>;
  /** Scheme and host of the site. */
  origin: string;
  /** Called with the reason why a page does without its data. */
  onFailure(error: unknown): void;
  /** Milliseconds since 1970. */
  now(): number;
}

/** A minute at the edge, and a day more while a fresh one is being made; browsers ask each time. */
const SHARED_A_MINUTE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';
const NOT_KEPT = 'no-store';
const RETRY_AFTER_SECONDS = 5;

const HTML = 'text/html; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';

function answered(body: string, type: string): PageAnswer {
  return { status: 200, headers: { 'content-type': type, 'cache-control': SHARED_A_MINUTE }, body };
}

/** To a page's own address, where what other sites call it is another; the language stays. */
function movedTo({ path, search }: PageRequest, { renderer }: AnswerSiteDeps): PageAnswer | undefined {
  const [, prefix = '', bare = ''] = /^(\/en)?(\/.*?)\/?$/.exec(path) ?? [];
  const target = renderer.MOVED_PATHS[bare];
  if (!target) return undefined;
  const headers = { location: prefix + target + search, 'cache-control': SHARED_A_MINUTE };
  return { status: 301, headers, body: '' };
}

function languageOfFeed(paths: Record<Language, string>, path: string): Language | undefined {
  return (['es', 'en'] as const).find((language) => paths[language] === path);
}

/** Files that are lists of all open jobs; a feed in a language that the agency has switched off is no address at all. */
async function listing({ path, search }: PageRequest, deps: AnswerSiteDeps): Promise<PageAnswer | undefined> {
  const { origin } = deps;
  if (path === '/robots.txt') return answered(robots(origin), 'text/plain; charset=utf-8');
  const isSitemap = path === '/sitemap.xml' || sitemapNumber(path) !== undefined;
  const indeed = languageOfFeed(FEED_PATHS.indeed, path);
  const rss = languageOfFeed(FEED_PATHS.rss, path);
  if (!isSitemap && !indeed && !rss) return undefined;
  const feed = indeed ?? rss;
  if (feed && !(await deps.settings()).feedLanguages.includes(feed)) return undefined;
  const jobs = (await deps.openJobs()).filter(isOpenToPublic);
  if (isSitemap) return mapOf(path, jobs, deps);
  const options = { origin, builtAt: new Date(deps.now()).toISOString() };
  if (rss) return answered(rssFeed(jobs, { ...options, language: rss }), RSS);
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  const xml = indeed && indeedFeed(jobs, { ...options, language: indeed }, page);
  return xml === undefined ? undefined : answered(xml, XML);
}

function mapOf(path: string, jobs: readonly Job[], { origin, renderer }: AnswerSiteDeps): PageAnswer | undefined {
  const entries = sitemapEntries(renderer.LISTED_PATHS, jobs);
  const number = sitemapNumber(path);
  const xml = number === undefined ? sitemap(entries, origin) : sitemapPart(entries, number, origin);
  return xml === undefined ? undefined : answered(xml, XML);
}

function description(job: PublicJob, address: string): object {
  const language: Language = new URL(address).pathname.startsWith('/en/') ? 'en' : 'es';
  return jobPosting(job, address, { language, place: postalPlace(job.location, language) });
}

async function page(request: PageRequest, deps: AnswerSiteDeps): Promise<PageAnswer> {
  const isClosed = async (reference: string) => {
    const job = await deps.getJob(jobIdOf(reference));
    return job?.status === 'closed' && (job.public || job.publishedAt !== null);
  };
  const { path: pathname, search } = request;
  const rendered = await deps.renderer.renderPage(
    { pathname, search, origin: deps.origin, now: deps.now() },
    { load: deps.load, isClosed, describeJob: description, onFailure: deps.onFailure },
  );
  const isWhole = rendered.status !== 503;
  const asked = new URLSearchParams(search);
  const isPersonal = rendered.isPrivate || PERSONAL_QUERY_KEYS.some((name) => asked.has(name));
  const headers = {
    'content-type': HTML,
    'cache-control': isWhole && !isPersonal ? SHARED_A_MINUTE : NOT_KEPT,
    ...(!isWhole && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  };
  return { status: rendered.status, headers, body: rendered.html };
}

/** The answer to a GET: 200, 301 for addresses that moved, 404, 410 for closed jobs, 503 while data cannot be had. */
export async function answerSite(request: PageRequest, actor: Actor, deps: AnswerSiteDeps): Promise<PageAnswer> {
  authorise(actor, 'jobs.browse');
  return movedTo(request, deps) ?? (await listing(request, deps)) ?? (await page(request, deps));
}

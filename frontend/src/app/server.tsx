/** The entry on the server: renders a public page as complete HTML, ready for hydration. */
import { template } from 'virtual:client-build';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PublicJob } from '../../../shared/domain/job.ts';
import { isAppError } from '../../../shared/errors.ts';
import { setTransport, type Transport } from '../lib/api-client.ts';
import { changeLanguage, i18n, startI18n } from '../lib/i18n.ts';
import { basenameOf, isEnglishAddress, type Language, withoutLanguage } from '../lib/language.ts';
import { HeadCollector, type PageHead } from '../lib/page-head.ts';
import { RenderTime } from '../lib/render-time.ts';
import { inLanguage } from './addresses.ts';
import { App } from './app.tsx';
import { documentOf } from './document.ts';
import { preloadAll } from './loadable.tsx';
import { filesOf } from './page-files.ts';
import { isStaffAddress, NOT_FOUND, PAGES, type PublicPage, pageAt, pathMatch } from './pages.tsx';

export interface PageRequest {
  /** As the browser shows it, language included. */
  pathname: string;
  /** Empty, or with its question mark. */
  search: string;
  /** Scheme and host of the site. */
  origin: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface SiteDeps {
  /** Answers the API's calls; throws `AppError` where the API would refuse. */
  load: Transport;
  /** Whether a job that visitors cannot see once was open and is closed now. */
  isClosed(jobReference: string): Promise<boolean>;
  /** Structured data for search engines about one job. */
  describeJob(job: PublicJob, address: string): object;
  /** Receives the error for which a page is answered with 503. */
  onFailure(error: unknown): void;
}

export interface RenderedPage {
  /** 410 for a closed job, 503 where data is missing that the browser will ask for again. */
  status: 200 | 404 | 410 | 503;
  html: string;
  isPrivate: boolean;
}

type Status = RenderedPage['status'];

/** Every page that lists of pages may name: those with a fixed address, in both languages. */
export const LISTED_PATHS: readonly string[] = PAGES.filter(
  ({ path, isPrivate }) => !isPrivate && !path.includes(':'),
).flatMap(({ path }) => [path, inLanguage(path, 'en')]);

/** Other addresses that lead to a page, without language, each with the page's own. */
export const MOVED_PATHS: Readonly<Record<string, string>> = Object.fromEntries(
  PAGES.flatMap(({ path, also }) => (also ? [[also, path]] : [])),
);

let ready: Promise<void> | undefined;

/** Loads every page and all texts, once per process. */
async function prepare(): Promise<void> {
  await startI18n('es');
  await preloadAll();
  await changeLanguage('en');
}

/** What the page shows without data it will say itself, once it is alive: here only the status is found out. */
function statusWithout(error: unknown, { onFailure }: SiteDeps): Status {
  if (isAppError(error) && error.kind !== 'unavailable') return 200;
  onFailure(error);
  return 503;
}

interface Answered {
  status: Status;
  describes?: PublicJob;
}

async function fetchFor(
  page: PublicPage,
  request: PageRequest,
  client: QueryClient,
  deps: SiteDeps,
): Promise<Answered> {
  if (page === NOT_FOUND) return { status: 404 };
  const { params = {} } = pathMatch(page.path, withoutLanguage(request.pathname)) ?? {};
  const { isClosed, onFailure } = deps;
  try {
    const found = await page.data?.({ client, params, search: request.search, isClosed, onFailure });
    return { status: 200, ...found };
  } catch (error) {
    return { status: statusWithout(error, deps) };
  }
}

function structuredFor(job: PublicJob | undefined, request: PageRequest, deps: SiteDeps): object | undefined {
  if (!job) return undefined;
  const language = isEnglishAddress(request.pathname) ? 'en' : 'es';
  return deps.describeJob(job, request.origin + inLanguage(`/jobs/${job.slug}`, language));
}

/** Renders at once, without a pause in which another request could change the language. */
function render(request: PageRequest, language: Language, client: QueryClient) {
  void i18n.changeLanguage(language);
  if (i18n.language !== language) throw new Error('The language did not change at once');
  let head: PageHead | undefined;
  const collect = (given: PageHead) => {
    head = given;
  };
  const body = renderToString(
    <HeadCollector value={collect}>
      <RenderTime value={{ rendered: request.now }}>
        <StaticRouter basename={basenameOf(request.pathname)} location={request.pathname + request.search}>
          <App data={{ client }} />
        </StaticRouter>
      </RenderTime>
    </HeadCollector>,
  );
  return { body, head };
}

/**
 * Renders the page at an address. The staff's pages come empty: they live in the browser only.
 * Throws what rendering throws; data that cannot be had is no error but a page that will ask for it again.
 */
export async function renderPage(request: PageRequest, deps: SiteDeps): Promise<RenderedPage> {
  ready ??= prepare();
  await ready;
  setTransport(deps.load);
  const language: Language = isEnglishAddress(request.pathname) ? 'en' : 'es';
  const bare = withoutLanguage(request.pathname);
  const isStaff = isStaffAddress(bare);
  const page = pageAt(bare) ?? NOT_FOUND;
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const { status, describes }: Answered = isStaff ? { status: 200 } : await fetchFor(page, request, client, deps);
  const isPrivate = isStaff || page.isPrivate === true;
  const { body, head } = isStaff ? { body: '', head: undefined } : render(request, language, client);
  const html = documentOf({
    template,
    language,
    origin: request.origin,
    path: head?.path ?? bare,
    head,
    body,
    files: isStaff ? { scripts: [], styles: [] } : filesOf(page, language),
    fetched: { now: request.now, queries: dehydrate(client) },
    structured: structuredFor(describes, request, deps),
    isListed: status === 200 && !isPrivate,
  });
  client.clear();
  return { status, html, isPrivate };
}

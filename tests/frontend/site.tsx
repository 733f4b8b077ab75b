/** Renders a page of the site at its address, over a fake network whose answers each test seeds. */
import { act, cleanup, configure, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { resolveAddress } from '../../frontend/src/app/addresses.ts';
import { App } from '../../frontend/src/app/app.tsx';
import { ErrorBoundary } from '../../frontend/src/app/error-boundary.tsx';
import { QueryMemory } from '../../frontend/src/app/loadable.tsx';
import type { QueryHolder } from '../../frontend/src/app/query-scope.tsx';
import { AppRoutes } from '../../frontend/src/app/routes.tsx';
import { SiteRouter } from '../../frontend/src/app/site-router.tsx';
import { Toaster } from '../../frontend/src/app/toaster.tsx';
import { changeLanguage, i18n, startI18n } from '../../frontend/src/lib/i18n.ts';
import { type Language, savedLanguage } from '../../frontend/src/lib/language.ts';
import { dismissToast } from '../../frontend/src/ui/toast-store.ts';

const SHOWN_CHARS = 3_000;
// Parts of a page are imported when they are shown, which takes a busy machine its time.
configure({
  asyncUtilTimeout: 15_000,
  // The default prints the whole document at each look for what is not there yet; its texts say enough.
  getElementError: (message, container) => {
    const texts = (container.textContent ?? '').slice(0, SHOWN_CHARS);
    return Object.assign(new Error(`${message ?? ''}\n\nThe page says: ${texts}`), {
      name: 'TestingLibraryElementError',
    });
  },
});

export interface SentRequest {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Headers;
  body: unknown;
}
/** Answers a request: `[status, body]`. */
export type Answer = (request: SentRequest) => [status: number, body: unknown];

/** Every request of the current test, oldest first. */
export let requests: SentRequest[] = [];
let answers: Record<string, Answer> = {};

/** Answers for `METHOD /path`; anything else is answered as an unknown route. */
export function seed(given: Record<string, Answer>): void {
  answers = { ...answers, ...given };
}

async function fakeFetch(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(address), 'http://localhost');
  const method = init.method ?? 'GET';
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  const request = { method, path: url.pathname, search: url.searchParams, headers: new Headers(init.headers), body };
  requests.push(request);
  const [status, answer] = answers[`${method} ${url.pathname}`]?.(request) ?? [404, { code: 'ROUTE_NOT_FOUND' }];
  return new Response(JSON.stringify(answer), { status });
}

/** A page with what it needs, and without the bars and the footer that every page has around it. */
function PageAlone() {
  const [holder] = useState<QueryHolder>({});
  return (
    <QueryMemory holder={holder}>
      <main id="main" tabIndex={-1}>
        <ErrorBoundary>
          <AppRoutes />
        </ErrorBoundary>
      </main>
      <Toaster />
    </QueryMemory>
  );
}

async function visitAs(address: string, content: ReactNode) {
  const url = new URL(address, 'http://localhost');
  const saved: Language = savedLanguage() ?? 'es';
  const resolved = resolveAddress(url.pathname, saved);
  window.history.replaceState(null, '', resolved.pathname + url.search + url.hash);
  if (i18n.isInitialized) await i18n.changeLanguage(resolved.language);
  else await startI18n(resolved.language);
  return render(<SiteRouter>{content}</SiteRouter>);
}

/** Visits an address as a browser would, with whatever it has stored, and shows the page alone. */
export const visit = (address: string) => visitAs(address, <PageAlone />);

/** The same with the whole site around the page: for what its bars, its footer and its language do. */
export const visitSite = (address: string) => visitAs(address, <App />);

/** As for a new visitor, whatever a test of another file spoke. */
export async function speakSpanish(): Promise<void> {
  if (!i18n.isInitialized) await startI18n('es');
  await changeLanguage('es');
}

/** Longer than a form has to have been open before it is sent. */
const FILL_MS = 3_000;
const realNow = Date.now.bind(Date);
let aheadMs = 0;

/** Lets a form believe that someone took their time to fill it in: the clock of the page goes ahead, nothing waits. */
export function passFillTime(): void {
  aheadMs += FILL_MS;
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
}

/** Takes over the timers of a test, before it visits anything; they go on by themselves as well. */
export function takeOverTimers(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
}

/** Lets so many milliseconds pass at once, with all that happens meanwhile. */
export async function passTime(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Call at the top of a test file: each test starts with empty storage, network and screen. */
export function isolate(): void {
  beforeEach(async () => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    requests = [];
    answers = {};
    vi.stubGlobal('fetch', fakeFetch);
    vi.stubGlobal('scrollTo', () => {});
    // Both languages are loaded once, then the page starts in Spanish as for a new visitor.
    if (!i18n.isInitialized) await startI18n('es');
    await changeLanguage('en');
    await changeLanguage('es');
    window.localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    dismissToast('test');
    if (aheadMs > 0) vi.mocked(Date.now).mockRestore();
    aheadMs = 0;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

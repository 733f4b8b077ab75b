/** Renders the whole site at an address, over a fake network whose answers each test seeds. */
import { cleanup, configure, render } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../../frontend/src/app/app.tsx';
import { SiteRouter } from '../../frontend/src/app/site-router.tsx';
import { changeLanguage, i18n, startI18n } from '../../frontend/src/lib/i18n.ts';
import { type Language, resolveAddress, savedLanguage } from '../../frontend/src/lib/language.ts';
import { dismissToast } from '../../frontend/src/ui/toast-store.ts';

// Parts of a page are imported when they are shown, which takes a busy machine its time.
configure({ asyncUtilTimeout: 15_000 });

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

/** Visits an address as a browser would, with whatever it has stored. */
export async function visit(address: string) {
  const url = new URL(address, 'http://localhost');
  const saved: Language = savedLanguage() ?? 'es';
  const resolved = resolveAddress(url.pathname, saved);
  window.history.replaceState(null, '', resolved.pathname + url.search);
  if (i18n.isInitialized) await i18n.changeLanguage(resolved.language);
  else await startI18n(resolved.language);
  return render(
    <SiteRouter>
      <App />
    </SiteRouter>,
  );
}

/** As for a new visitor, whatever a test of another file spoke. */
export async function speakSpanish(): Promise<void> {
  if (!i18n.isInitialized) await startI18n('es');
  await changeLanguage('es');
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
    vi.unstubAllGlobals();
  });
}

/** The server's build of the site alone, when data cannot be loaded or users differ. */
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SITE_RENDERER } from '../../infra/local/build-site.ts';
import type { SiteRenderer } from '../../lambdas/site/site-renderer.ts';
import { AppError } from '../../shared/errors.ts';

const { renderPage } = (await import(pathToFileURL(SITE_RENDERER).href)) as SiteRenderer;

/** Renders an address where every call of the API fails with `failure`; returns what was reported. */
async function without(pathname: string, failure: Error) {
  const failures: unknown[] = [];
  const request = { pathname, search: '', origin: 'https://encaje.example', now: Date.parse('2026-11-21T09:00:00Z') };
  const rendered = await renderPage(request, {
    load: () => Promise.reject(failure),
    isClosed: async () => false,
    describeJob: () => ({}),
    onFailure: (error) => failures.push(error),
  });
  return { status: rendered.status, html: rendered.html, failures };
}

describe('a page whose data cannot be had', () => {
  it.each(['/', '/en/jobs', '/jobs/demo01nurse'])('is 503 at %s and reports its cause once', async (pathname) => {
    const cause = new AppError('unavailable', 'SERVICE_UNAVAILABLE');
    const { status, failures, html } = await without(pathname, cause);
    expect(status).toBe(503);
    expect(failures).toEqual([cause]);
    expect(html).toContain('name="robots" content="noindex"');
  });

  it('reports a mistake of our own as well', async () => {
    const cause = new TypeError('no such property');
    expect((await without('/jobs', cause)).failures).toEqual([cause]);
  });

  it('reports nothing where the request was refused: the page says so itself', async () => {
    const { status, failures } = await without('/jobs', new AppError('invalid', 'INVALID_INPUT', { errors: [] }));
    expect(status).toBe(200);
    expect(failures).toEqual([]);
  });

  it('is made with the figures to start with where only the settings cannot be had', async () => {
    const cause = new AppError('unavailable', 'SERVICE_UNAVAILABLE');
    const { status, failures, html } = await without('/en/ai-features', cause);
    expect(status).toBe(200);
    expect(failures).toEqual([cause]);
    expect(html).toContain('match accuracy');
  });
});

/** The site's part of the gateway: the finished build, or Vite's development server. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite, isBuildOutdated, SITE_FOLDER } from './build-site.ts';
import { siteFiles } from './site-files.ts';
import type { LocalSettings } from './stack-settings.ts';

export interface Site {
  /** Answers every address itself: pages are made in the browser only, while developing. */
  isLive: boolean;
  listener(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> | void;
  close(): Promise<void>;
}

/** Builds the site first where that is needed, saying so. */
export async function openSite(settings: LocalSettings, log: (line: string) => void): Promise<Site> {
  if (settings.watch) return liveSite();
  if (await isBuildOutdated()) {
    log('Building the site (only when it changed)…');
    const startedAt = performance.now();
    await buildSite();
    log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  }
  return { isLive: false, listener: siteFiles(SITE_FOLDER), close: async () => undefined };
}

async function liveSite(): Promise<Site> {
  const { createServer } = await import('vite');
  const root = fileURLToPath(new URL('../../frontend', import.meta.url));
  const configFile = join(root, 'vite.config.ts');
  const vite = await createServer({ root, configFile, server: { middlewareMode: true }, appType: 'spa' });
  const listener: Site['listener'] = (request, response) => vite.middlewares(request, response);
  return { isLive: true, listener, close: () => vite.close() };
}

/** A real browser for tests: the one inside an npm package where that runs, else an installed Chrome or Chromium. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { tally } from './tally.ts';

const INSTALLED = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** No calls home, no first-run pages; without a sandbox, which needs rights that build servers do not give. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts the browser with further `flags`; close it at the end. `path` is a browser that was found before. */
export async function startBrowser(flags: readonly string[] = [], path?: string): Promise<Browser> {
  tally('browser');
  return chromium.launch({ executablePath: path ?? (await browserPath()), args: [...FLAGS, ...flags] });
}

/** Made without windows, it loads a page with a third of the work of an installed one, and is of the same version everywhere. */
const RUNS_PACKAGED = process.platform === 'linux' && process.arch === 'x64';

/** Where the browser lies; unpacks it where it comes from a package. `CHROME_PATH` names another one. */
export async function browserPath(): Promise<string> {
  const preferred = [process.env.CHROME_PATH ?? '', ...(RUNS_PACKAGED ? [] : INSTALLED)];
  const found = preferred.find((path) => path !== '' && existsSync(path));
  if (found) return found;
  // The package unpacks its shared libraries only if the environment says it runs as a function.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** A phone of the smallest width that the product promises to serve; without motion, which only keeps tests waiting. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
};
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' };

/** A real browser for tests: an installed Chrome or Chromium where there is one, else the one inside an npm package. */
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

/** Where the browser lies; unpacks it where it comes from a package. `CHROME_PATH` names another one. */
export async function browserPath(): Promise<string> {
  const installed = [process.env.CHROME_PATH ?? '', ...INSTALLED].find((path) => path !== '' && existsSync(path));
  if (installed) return installed;
  // The package unpacks its shared libraries only where it believes to run as a function.
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

/**
 * The display font of the site, cut while building to the letters of its languages and the weights of its headings: the
 * package's smallest Latin file is 40.4 KB, and the site allows itself 40.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FONT_ADDRESS = '/assets/bricolage-grotesque-latin-v2.woff2';
const FONT_SOURCE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
/** As the `@font-face` rule says: headings and figures use 400 to 720. */
const WEIGHTS = { min: 400, max: 720 };
const MARKS = '–—‘’‚“”„•…€™−→';

/** Latin-1 without its control characters, which has all of Spanish and English and most names, and typographic marks. */
function letters(): string {
  const codes = [...Array(0x7f - 0x20).keys()].map((at) => 0x20 + at);
  const more = [...Array(0x100 - 0xa0).keys()].map((at) => 0xa0 + at);
  return String.fromCodePoint(...codes, ...more) + MARKS;
}

async function displayFontFile(): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(FONT_SOURCE));
  return subsetFont(whole, letters(), { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
}

/** Serves and emits the font under one fixed address, so that the page can preload it. */
export function displayFont(): Plugin {
  return {
    name: 'encaje-display-font',
    configureServer(server) {
      server.middlewares.use(FONT_ADDRESS, (_request, response, next) => {
        displayFontFile().then((font) => response.setHeader('content-type', 'font/woff2').end(font), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FONT_ADDRESS.slice(1), source: await displayFontFile() });
    },
  };
}

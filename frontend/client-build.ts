/** Hands the finished browser build to the server's build: its page, and which files each part of the site needs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:client-build';
const RESOLVED = `\0${MODULE}`;

/** `import { template, manifest } from 'virtual:client-build'`; throws where the browser's build is missing. */
export function clientBuild(siteFolder: string): Plugin {
  const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
  return {
    name: 'encaje-client-build',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const template = JSON.stringify(read('index.html'));
      const manifest = read('.vite/manifest.json');
      return { code: `export const template = ${template};\nexport const manifest = ${manifest};`, moduleType: 'js' };
    },
  };
}

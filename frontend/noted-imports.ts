/** Notes beside each part of the site that loads by itself where it comes from, so that the server can name its files. */
import type { Plugin } from 'vite';

/** `loadable(() => import('../features/x.tsx')`: what is imported, as written. */
const PART = /loadable\(\s*(\(\) => import\('([^']+)'\))/g;

/** For the server's build: gives what loads a part its `source`, the path that the import names. */
export function notedImports(): Plugin {
  return {
    name: 'encaje-noted-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/app\/pages\.tsx$/ },
      handler: (code) =>
        code.replace(PART, (_all, load, source) => `loadable(Object.assign(${load}, { source: '${source}' })`),
    },
  };
}

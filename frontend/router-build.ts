/** Takes the router's build for production: its own `exports` name only the one with warnings for developers. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const PRODUCTION = join(PACKAGE, 'dist/production/index.mjs');

export function routerBuild(): Plugin {
  return {
    name: 'encaje-router-build',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? PRODUCTION : undefined),
  };
}

/** How the site is built and served in development: React, one display font, output beside the other builds. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkOf } from './chunks.ts';
import { clientBuild } from './client-build.ts';
import { displayFont } from './display-font.ts';
import { madeModules } from './made-modules.ts';
import { notedImports } from './noted-imports.ts';
import { routerBuild } from './router-build.ts';
import { splitTexts } from './split-texts.ts';

/** In development JSON travels as a script, which a browser refuses where the import insists on JSON. */
function plainJsonImports(): Plugin {
  return {
    name: 'encaje-plain-json-imports',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler: (code) => code.replace(/, \{ with: \{ type: 'json' \} \}/g, ''),
    },
  };
}

const SITE = '../dist/site';

/** Short names of classes; they come of path and name, so that both builds agree on them. */
const css = { modules: { generateScopedName: '[hash:base64:5]' } };

/** What the server renders with: one file that brings everything along, so that it can travel with a function. */
const serverBuild = defineConfig({
  plugins: [
    react(),
    plainJsonImports(),
    splitTexts(),
    notedImports(),
    madeModules(),
    clientBuild(join(import.meta.dirname, SITE)),
  ],
  css,
  ssr: { noExternal: true },
  // Without it both builds of React come along, and a function, whose environment names none, would run the slow one.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  build: {
    outDir: '../dist/site-server',
    emptyOutDir: true,
    target: 'node24',
    minify: true,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'server.js' } },
  },
});

/** What the browser loads. */
const browserBuild = defineConfig({
  plugins: [react(), displayFont(), routerBuild(), plainJsonImports(), splitTexts(), madeModules()],
  css,
  server: { host: '127.0.0.1' },
  // The PDF engine weighs more than all else that the fit check needs, so it comes with the first PDF only.
  worker: { format: 'es' },
  build: {
    outDir: SITE,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The server names what a page needs; after that, styles must be there first and scripts find each other.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf(), debugName: 'by imports' }],
        },
      },
    },
  },
});

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? serverBuild : browserBuild));

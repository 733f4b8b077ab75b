/** How the site is built and served in development: React, one display font, output beside the other builds. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { displayFont } from './display-font.ts';
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

export default defineConfig({
  plugins: [react(), displayFont(), plainJsonImports(), splitTexts()],
  server: { host: '127.0.0.1' },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file compresses better than five, and outlives releases in the browser's cache.
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|react-router(-dom)?|i18next|react-i18next)\//,
            },
            { name: 'data', test: /node_modules\/@tanstack\// },
          ],
        },
      },
    },
  },
});

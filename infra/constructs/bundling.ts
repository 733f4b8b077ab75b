/** How code is bundled for a Lambda function, also for the benches that measure bundles. */
import type { BuildOptions } from 'esbuild';
import { taxonomyDataVersion, taxonomyFirstWords, titleLexicon } from '../../shared/taxonomy/index.ts';

// Bundled CommonJS packages call `require` for Node's own modules.
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** The options of esbuild for every module. */
export const BUNDLING = {
  bundle: true,
  minify: true,
  keepNames: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  supported: {
    // Node has them; else esbuild makes each class of letters again at every use.
    'regexp-unicode-property-escapes': true,
    // Texts of the taxonomy's size load a third faster as plain strings.
    'template-literal': false,
  },
  // The names of the taxonomy and the words of titles are filed here and not at every cold start.
  define: {
    TAXONOMY_FIRST_WORDS: JSON.stringify(taxonomyFirstWords()),
    TITLE_LEXICON: JSON.stringify(titleLexicon()),
    TAXONOMY_DATA_VERSION: String(taxonomyDataVersion()),
  },
  banner: { js: REQUIRE },
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions;

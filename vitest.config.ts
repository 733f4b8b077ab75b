/** Four kinds of test by name: plain `.test.ts`, `.test.tsx` in a DOM, `.local.test.ts` over the local stack, `.e2e.test.ts` in a browser. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { madeModules } from './frontend/made-modules.ts';
import { unchangedEmulatorTests } from './tests/support/emulators.ts';
import FileOrder from './tests/support/file-order.ts';
import { LONG_UNIT_FILES } from './tests/support/slow-files.ts';

const SLOW_MS = 120_000;
/** The first file that asks for the product may wait for the demo data. */
const PRODUCT_MS = 300_000;
/** Component tests that begin with a site nobody has used yet. */
const OF_A_FRESH_SITE = ['files-upload', 'sign-in', 'apply-form', 'renewal'].map(
  (name) => `tests/frontend/**/${name}*.test.{ts,tsx}`,
);

/** As many as a small machine has cores: each further one loads the whole site and the taxonomy once more. */
const WORKERS = { maxWorkers: 2 };
const COMPONENTS = {
  environment: './tests/frontend/lasting-dom.ts',
  setupFiles: ['./tests/frontend/without-owner-stacks.ts', './tests/frontend/dialogs.ts'],
  testTimeout: 30_000,
  ...WORKERS,
};
/** CDK's own rules cost six times as much as the rest of a synthesis: `rules.suite.ts` holds one stage against them. */
const SYNTHESIS = { CDK_VALIDATION: 'false' };
/**
 * Node loads these files itself, as it does the product: no transformed copies, and compiled code from the cache. Nothing
 * here mocks a module, which would need Vitest's own loader. While Vitest watches, Vite has to know what each file imports.
 */
const LOADED_BY_NODE = process.argv.includes('run')
  ? { experimental: { viteModuleRunner: false, nodeLoader: false } }
  : {};
/** Plain functions. */
const UNIT = {
  ...LOADED_BY_NODE,
  testTimeout: 30_000,
  hookTimeout: SLOW_MS,
  ...WORKERS,
  // What one file has loaded serves the next.
  isolate: false,
  // The logger writes to the terminal past the test runner.
  env: { POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true', ...SYNTHESIS },
};
/** These files use the whole product, which is started once for all of them. */
const OF_PRODUCT = {
  ...LOADED_BY_NODE,
  // One more than there are cores: these tests wait a part of their time.
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
  testTimeout: SLOW_MS,
  hookTimeout: PRODUCT_MS,
  globalSetup: './tests/support/whole-product.ts',
  isolate: false,
  env: SYNTHESIS,
};

/** Workers find compiled what an earlier worker or run has compiled. */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('./node_modules/.cache/compiled', import.meta.url));

export default defineConfig({
  test: {
    reporters: [
      'default',
      './tests/support/emulators.ts',
      './tests/support/slowest-files.ts',
      './tests/support/closing-line.ts',
    ],
    sequence: { sequencer: FileOrder },
    // A product that is still starting is ended in order.
    teardownTimeout: SLOW_MS,
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.local.test.ts', 'tests/**/*.e2e.test.ts', 'tests/frontend/**', ...LONG_UNIT_FILES],
        },
      },
      // What `npm run test:quick` leaves to the whole check.
      { test: { ...UNIT, name: 'unit, long', include: [...LONG_UNIT_FILES] } },
      {
        plugins: [madeModules()],
        test: {
          ...COMPONENTS,
          name: 'frontend',
          include: ['tests/frontend/**/*.test.{ts,tsx}'],
          exclude: OF_A_FRESH_SITE,
          // Loading the site takes longer than most of its tests; what one file has loaded serves the next.
          isolate: false,
        },
      },
      {
        plugins: [madeModules()],
        test: { ...COMPONENTS, name: 'frontend, fresh', include: OF_A_FRESH_SITE },
      },
      {
        test: {
          name: 'local',
          include: ['tests/**/*.local.test.ts'],
          exclude: unchangedEmulatorTests(process.argv.slice(2)),
          ...OF_PRODUCT,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.e2e.test.ts'],
          ...OF_PRODUCT,
        },
      },
    ],
  },
});

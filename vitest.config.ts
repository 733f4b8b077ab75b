/** Four kinds of test by name: plain `.test.ts`, `.test.tsx` in a DOM, `.local.test.ts` over the local stack, `.e2e.test.ts` in a browser. */
import { defineConfig } from 'vitest/config';
import { measuredFiguresModule } from './frontend/measured-figures.ts';
import { skillNamesModule } from './frontend/skill-names.ts';

const SLOW_MS = 120_000;
/** Component tests that begin with a site nobody has used yet. */
const OF_A_FRESH_SITE = ['files-upload', 'sign-in', 'apply-form'].map((name) => `tests/frontend/**/${name}*.test.tsx`);

const TWO_AT_ONCE = { maxWorkers: 2 };
const COMPONENTS = { environment: 'jsdom', testTimeout: 30_000, ...TWO_AT_ONCE };
/** Each of these files starts the whole product for itself: not beside tests that a busy machine would hold up. */
const APART = {
  ...TWO_AT_ONCE,
  // A busy machine may hold a browser up beyond any patience, once; what is broken fails twice.
  retry: 1,
  sequence: { groupOrder: 1 },
  globalSetup: './tests/support/demo-template.ts',
};

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/closing-line.ts'],
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.local.test.ts', 'tests/**/*.e2e.test.ts', 'tests/frontend/**'],
          testTimeout: 30_000,
          hookTimeout: SLOW_MS,
          ...TWO_AT_ONCE,
          // Plain functions, most of them: what one file has loaded serves the next.
          isolate: false,
          // The logger writes to the terminal past the test runner.
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true' },
        },
      },
      {
        plugins: [measuredFiguresModule(), skillNamesModule()],
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
        plugins: [measuredFiguresModule(), skillNamesModule()],
        test: { ...COMPONENTS, name: 'frontend, fresh', include: OF_A_FRESH_SITE },
      },
      {
        test: {
          name: 'local',
          include: ['tests/**/*.local.test.ts'],
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
          ...APART,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.e2e.test.ts'],
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
          ...APART,
        },
      },
    ],
  },
});

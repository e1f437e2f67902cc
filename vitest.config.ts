import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const testsOf = (packages: string): string => `{${packages}}/**/*.test.{ts,tsx}`;

const ALL = testsOf('shell,mfe-*,shared-*,remote-frame,functions,scripts,bench,stripe-sandbox,testing');
/** Packages without a page, whose tests leave modules and process as they found them. */
const RULES = testsOf(
  'functions,shared-{career,company,domain,interview,jobs,lessons,mentor},stripe-sandbox',
);

/** Unit tests of all packages; what needs emulators or a browser runs elsewhere. */
export default defineConfig({
  define: { __VERSION__: '"0.0.0-test"', __AURA_EMULATORS__: 'true' },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.emulator.test.ts'],
    environment: 'node',
    // By its own place: tests of a remote that was just made run from another root.
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    // Hostile files and property tests take seconds on a busy machine; no test is about time.
    testTimeout: 30_000,
    // The default leaves one core alone, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      // A worker keeps the modules from file to file: most of the time went into loading them again.
      { extends: true, test: { name: 'rules', include: [RULES], isolate: false } },
      { extends: true, test: { name: 'pages and tools', include: [ALL], exclude: [RULES] } },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { basename, join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Packages without a page, whose tests leave modules and process as they found them. */
const RULES = [
  'bench',
  'functions',
  'shared-career',
  'shared-company',
  'shared-domain',
  'shared-interview',
  'shared-jobs',
  'shared-lessons',
  'shared-mentor',
  'stripe-sandbox',
  'testing',
];
const OTHERS = ['shell', 'mfe-*', 'shared-*', 'remote-frame', 'scripts'];
const testsOf = (folders: readonly string[]): string => `{${folders.join(',')}}/**/*.test.{ts,tsx}`;

const ROOT = import.meta.dirname;
const folder = relative(ROOT, process.cwd());
/** Set while Nx runs this as `test` of a package: the counts and times of the files are kept for the check. */
const project = process.env['NX_TASK_TARGET_PROJECT'] && folder;

/** Unit tests, of the package whose folder this is run in or of all; what needs emulators or a browser runs elsewhere. */
export default defineConfig({
  define: { __VERSION__: '"0.0.0-test"', __AURA_EMULATORS__: 'true' },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.emulator.test.ts'],
    environment: 'node',
    // By its own place: tests of a remote that was just made run from another root.
    setupFiles: [join(ROOT, 'vitest.setup.ts')],
    // Hostile files and property tests take seconds on a busy machine; no test is about time.
    testTimeout: 30_000,
    // The default leaves one core alone, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    ...(project && {
      reporters: ['default', ['json', { outputFile: join(ROOT, `.local/reports/test-${project}.json`) }]],
    }),
    // A worker that keeps the modules from file to file saves most of the time, which went into loading them again.
    ...(folder
      ? { include: ['**/*.test.{ts,tsx}'], isolate: !RULES.includes(basename(folder)) }
      : {
          projects: [
            { extends: true, test: { name: 'rules', include: [testsOf(RULES)], isolate: false } },
            {
              extends: true,
              test: { name: 'pages and tools', include: [testsOf(OTHERS)], exclude: [testsOf(RULES)] },
            },
          ],
        }),
  },
});

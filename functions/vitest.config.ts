import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Set while Nx runs a suite: the counts and times of its files are kept for the check. */
const suite = process.env['NX_TASK_TARGET_TARGET'];

/** The suites that need emulators: `npx vitest run --config functions/vitest.config.ts`, from the root. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.emulator.test.ts'],
    globalSetup: ['./test-support/global-setup.ts'],
    setupFiles: ['@aura/testing/seed-properties', './test-support/indexes/hold-indexes.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Each file has a separate database (`test-support/own-database.ts`), so that any can run in parallel. They wait for the
    // emulator a third of their time: four take three quarters of the time of two, on two cores, and six more than four.
    maxWorkers: 4,
    ...(suite && {
      reporters: [
        'default',
        ['json', { outputFile: join(import.meta.dirname, `../.local/reports/${suite}.json`) }],
      ],
    }),
    // A worker keeps the modules from file to file; loading them again took a second for each of the files.
    isolate: false,
  },
});

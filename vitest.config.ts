import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Packages without a page, whose tests leave modules and process as they found them. */
const RULES = [
  'bench',
  'content-tools',
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
const PAGES = ['shell', 'mfe-*', 'shared-*', 'remote-frame', 'gallery', 'scripts'];
const testsOf = (folders: readonly string[]): string => `{${folders.join(',')}}/**/*.test.{ts,tsx}`;

/** Libraries that hold on to the window that they were loaded with, or to what was registered with them. */
const WITH_STATE = ['@atlaskit/pragmatic-drag-and-drop', '@stripe/stripe-js', 'single-spa', 'web-vitals'];

/** Puts files with a page one after the other: a worker is kept from one file to the next of its environment only. */
class PagesTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array: it gives a promise of a new one
    const sorted = await super.sort(files);
    const texts = await Promise.all(sorted.map(({ moduleId }) => readFile(moduleId, 'utf8')));
    const hasPage = (_: unknown, at: number) => (texts[at] ?? '').startsWith('// @vitest-environment');
    return [...sorted.filter(hasPage), ...sorted.filter((file, at) => !hasPage(file, at))];
  }
}

const ROOT = import.meta.dirname;
const folder = relative(ROOT, process.cwd());
/** Set while Nx runs this, for one package or for all: the counts and times of the files are kept for the check. */
const report = process.env['NX_TASK_TARGET_PROJECT'] && (folder ? `test-${folder}` : 'units');

// By their own place: tests of a remote that was just made run from another root.
const SEED = join(ROOT, 'testing/src/seed-properties.ts');
/** Each file gets fresh modules and a new window, in a reused worker. */
const pages = {
  setupFiles: [SEED, join(ROOT, 'vitest.setup.ts')],
  server: { deps: { inline: WITH_STATE } },
};

const rules = { setupFiles: [SEED] };

/** Unit tests, of the package whose folder this is run in or of all; what needs emulators or a browser runs elsewhere. */
export default defineConfig({
  define: { __VERSION__: '"0.0.0-test"', __AURA_EMULATORS__: 'true' },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.emulator.test.ts'],
    // Generated content is a separate target, which Nx runs before the tests.
    globalSetup: report ? [] : [join(ROOT, 'vitest.content.ts')],
    environment: 'node',
    // A worker keeps process and libraries from file to file: most of the time went into loading them again.
    isolate: false,
    sequence: { sequencer: PagesTogether },
    // Hostile files and property tests take long on a busy machine; no test is about time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The default leaves one core alone, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // Packages are tested side by side, and a changed lock file empties the folder.
    fsModuleCachePath: join(ROOT, 'node_modules/.vitest-cache', folder),
    ...(report && {
      reporters: ['default', ['json', { outputFile: join(ROOT, `.local/reports/${report}.json`) }]],
    }),
    ...(folder
      ? { include: ['**/*.test.{ts,tsx}'], ...(RULES.includes(folder) ? rules : pages) }
      : {
          projects: [
            { extends: true, test: { name: 'rules', include: [testsOf(RULES)], ...rules } },
            {
              extends: true,
              test: {
                name: 'pages and tools',
                include: [testsOf(PAGES)],
                exclude: [testsOf(RULES)],
                ...pages,
              },
            },
          ],
        }),
  },
});

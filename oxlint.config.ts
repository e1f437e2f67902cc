import { defineConfig, type OxlintOverride } from 'oxlint';
import { BOUNDARIES, OWNED_LIBRARIES, type Boundary } from './boundaries.ts';

/** What tests of every folder may import besides. */
const FOR_TESTS = ['@aura/testing'];
const TESTS = ['**/*.test.{ts,tsx}', 'testing/**', 'test-support/**'];
/** What reads and checks content may import besides; it is never a part of what is deployed. */
const FOR_AUTHORING = ['@aura/content-tools'];
const AUTHORING = ['content.config.ts', 'src/{authoring,*/authoring}/**/*.ts'];

/** The rules of one folder: for its sources, for its tests, and for what checks its content. */
const importRules = ({ folder, mayImport }: Boundary) => [
  importRule(folder, mayImport, ['**/*.{ts,tsx}']),
  importRule(folder, [...mayImport, ...FOR_TESTS], TESTS),
  importRule(folder, [...mayImport, ...FOR_AUTHORING], AUTHORING),
];

const REMOTE = 'mfe-[a-z0-9-]+';
/** What of remotes others may import; the linter knows no pattern for "everything but". */
const REMOTE_API = '@aura/mfe-*/api';
const REMOTE_BUT_API = `${REMOTE}(/([^a]|a[^p]|ap[^i]|api.).*)?$`;

/** Every package of ours, as the part of its name behind `@aura/`. */
const OURS = [...new Set(BOUNDARIES.map(({ folder }) => folder.split('/')[0] ?? folder))].map((name) =>
  name.replace('mfe-*', REMOTE),
);

/** `no-restricted-imports` for files of a folder: every package of ours that they may not name, and owned libraries. */
function importRule(folder: string, mayImport: readonly string[], files: readonly string[]): OxlintOverride {
  const self = `@aura/${folder}`;
  // The forbidden ones by name: the linter passes over a pattern with a lookahead, and says nothing.
  const forbidden = OURS.filter((name) => !mayImport.includes(`@aura/${name}`)).map((name) =>
    name === REMOTE && mayImport.includes(REMOTE_API) ? REMOTE_BUT_API : name,
  );
  const ours = {
    regex: `^@aura/(${forbidden.join('|')})(/|$)`,
    message: `${self} may import only: ${mayImport.join(', ') || 'nothing of ours'} (boundaries.ts)`,
  };
  const escapes = {
    // Packages have their own `testing` folders.
    regex: `^(\\.\\./)+(${OURS.filter((name) => name !== 'testing').join('|')})/`,
    message: 'import other packages by what they export, never by a relative path',
  };
  const owned = OWNED_LIBRARIES.filter(({ folders }) => !folders.includes(folder.split('/')[0] ?? '')).map(
    ({ library, reason }) => ({
      regex: `^${library}(/|$)`,
      message: reason,
    }),
  );
  return {
    files: files.map((pattern) => `${folder}/${pattern}`),
    rules: { 'no-restricted-imports': ['error', { patterns: [ours, escapes, ...owned] }] },
  };
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'import', 'unicorn', 'oxc', 'jsx-a11y', 'vitest'],
  jsPlugins: ['./lint/line-length.ts'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/dist/**', '**/src/generated/**', '**/node_modules/**', '.nx/**', '.local/**'],
  rules: {
    // Types as well: what two files know of each other is one thing.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    // fast-check documents its default export as the way to use it.
    'import/no-named-as-default-member': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    // The compiler checks returns already; an effect without a clean-up returns nothing.
    'typescript/consistent-return': 'off',
    // Doubles exhaustive-deps, and forbids effects that run when a page changes.
    'react/exhaustive-effect-dependencies': 'off',
    // A live region is a role on a plain element; `output` has other semantics.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Build-time constants are written with underscores by convention.
    'no-underscore-dangle': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'assert*', 'fc.assert'] }],
    'max-lines': ['error', { max: 400, skipComments: true, skipBlankLines: true }],
    'aura/line-length': 'error',
    'no-console': ['error', { allow: ['error', 'warn'] }],
  },
  overrides: [
    ...BOUNDARIES.flatMap(importRules),
    { files: ['**/*.test.{ts,tsx}'], rules: { 'unicorn/consistent-function-scoping': 'off' } },
    // A worker answers its one owner: there is no origin to name.
    { files: ['**/*.worker.ts'], rules: { 'unicorn/require-post-message-target-origin': 'off' } },
    {
      files: ['scripts/**', 'content-tools/src/main.ts', 'bench/**', 'functions/build.ts', 'e2e/**'],
      rules: { 'no-console': 'off' },
    },
  ],
});

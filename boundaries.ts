/**
 * Who may import whom: the only place where this is written down. The linter's configuration is made from it,
 * and so a forbidden import fails `npm run lint` with the reason.
 */
export interface Boundary {
  /** Top-level folder; `mfe-*` means every remote. */
  readonly folder: string;
  /** Packages of ours that it may import; of remotes there is one module that others may, `api`. */
  readonly mayImport: readonly string[];
}

const SHARED = [
  '@aura/shared-domain',
  '@aura/shared-career',
  '@aura/shared-session',
  '@aura/shared-ui',
  '@aura/shared-federation',
];

/** What every remote may build on; the last six know what only some show: documents, job ads, interviews, advice, lessons, companies. */
const FOR_REMOTES = [
  ...SHARED,
  '@aura/shared-pages',
  '@aura/shared-career-ui',
  '@aura/shared-jobs',
  '@aura/shared-interview',
  '@aura/shared-mentor',
  '@aura/shared-lessons',
  '@aura/shared-company',
];

const FOR_FUNCTIONS = [
  '@aura/shared-domain',
  '@aura/shared-career',
  '@aura/shared-jobs',
  '@aura/shared-interview',
  '@aura/shared-mentor',
  '@aura/shared-lessons',
  '@aura/shared-company',
  '@aura/shared-federation',
  // What a remote and its part of the backend agree on.
  '@aura/mfe-*/api',
];

export const BOUNDARIES: readonly Boundary[] = [
  { folder: 'shared-domain', mayImport: [] },
  { folder: 'shared-ui', mayImport: [] },
  { folder: 'shared-career', mayImport: ['@aura/shared-domain'] },
  { folder: 'shared-jobs', mayImport: ['@aura/shared-domain', '@aura/shared-career'] },
  { folder: 'shared-interview', mayImport: ['@aura/shared-domain', '@aura/shared-career'] },
  { folder: 'shared-mentor', mayImport: ['@aura/shared-domain', '@aura/shared-career', '@aura/shared-jobs'] },
  { folder: 'shared-lessons', mayImport: ['@aura/shared-domain'] },
  { folder: 'shared-company', mayImport: ['@aura/shared-domain'] },
  { folder: 'shared-session', mayImport: ['@aura/shared-domain'] },
  {
    folder: 'shared-career-ui',
    mayImport: ['@aura/shared-domain', '@aura/shared-career', '@aura/shared-session', '@aura/shared-ui'],
  },
  { folder: 'shared-pages', mayImport: ['@aura/shared-domain', '@aura/shared-session', '@aura/shared-ui'] },
  { folder: 'shared-federation', mayImport: ['@aura/shared-domain'] },
  { folder: 'functions', mayImport: FOR_FUNCTIONS },
  // Writes pages as the tools do that deploy them.
  { folder: 'functions/pages', mayImport: ['@aura/scripts', '@aura/shared-domain'] },
  {
    folder: 'functions/test-support',
    mayImport: [...FOR_FUNCTIONS, '@aura/scripts', '@aura/stripe-sandbox'],
  },
  { folder: 'stripe-sandbox', mayImport: ['@aura/shared-domain'] },
  { folder: 'gallery', mayImport: ['@aura/shared-ui', '@aura/shared-federation'] },
  {
    folder: 'shell',
    // Of the tools only those that the landing page shows; the engine for trying one line loads on request.
    mayImport: [...SHARED, '@aura/shared-pages', '@aura/shared-company', '@aura/shared-career-ui'],
  },
  { folder: 'mfe-*', mayImport: FOR_REMOTES },
  { folder: 'remote-frame', mayImport: SHARED },
  { folder: 'testing', mayImport: [] },
  { folder: 'content-tools', mayImport: [] },
  {
    folder: 'bench',
    mayImport: [
      '@aura/shared-domain',
      '@aura/shared-career',
      '@aura/shared-jobs',
      '@aura/shared-interview',
      '@aura/shared-mentor',
      '@aura/shared-federation',
      '@aura/scripts',
    ],
  },
  {
    folder: 'e2e',
    mayImport: [
      '@aura/shared-domain',
      '@aura/shared-career',
      '@aura/shared-lessons',
      '@aura/shared-company',
      '@aura/shared-federation',
      '@aura/bench',
      '@aura/scripts',
      '@aura/testing',
    ],
  },
  { folder: 'e2e/sample-remote', mayImport: SHARED },
  {
    folder: 'scripts',
    mayImport: [
      '@aura/shared-domain',
      '@aura/shared-company',
      '@aura/shared-federation',
      '@aura/stripe-sandbox',
      '@aura/testing',
    ],
  },
];

/** Packages of others (a pattern of their names) that only some folders of ours may import, with the reason. */
export const OWNED_LIBRARIES: readonly {
  readonly library: string;
  readonly folders: readonly string[];
  readonly reason: string;
}[] = [
  {
    library: '@?firebase',
    folders: ['shared-session', 'functions', 'scripts'],
    reason: 'the browser reaches Firebase through @aura/shared-session only',
  },
  {
    library: 'react-router(-dom)?',
    folders: ['shared-session'],
    reason: 'the router is shared through the facade @aura/shared-session/router',
  },
  {
    library: 'stripe',
    folders: ['functions', 'stripe-sandbox'],
    reason: 'the secret API of the payment provider is spoken to by the backend alone',
  },
  {
    library: '@stripe',
    folders: ['mfe-*'],
    reason: 'what people pay with is loaded by a remote, on the page where they pay',
  },
  {
    library: 'single-spa',
    folders: ['shell'],
    reason: 'remotes export life cycles; only the shell runs them',
  },
];

import { join } from 'node:path';
import { parsePlace } from '@aura/shared-federation/releases';
import type { Environment } from './environments/environment.ts';
import type { Followed } from './recompose/follow-registry.ts';

/** Functions that are deployed together, and apart from all others. */
export interface Codebase {
  readonly name: string;
  /** Files of the functions' build: the entry, and what it starts. */
  readonly bundles: readonly [string, ...string[]];
  /** What the code reads of this deployment beside itself. */
  readonly deployment: object;
  readonly settings: Environment['settings'];
}

/** Every function, by its codebase. */
export const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  core: [
    'accountDeleted',
    'api',
    'dailyInsights',
    'hourlyAccess',
    'jobAlerts',
    'messageAsked',
    'messageSweep',
    'nightlyBilling',
    'nightlyOrphans',
    'profileBegun',
    'remindersAsked',
    'weeklySnapshots',
  ],
  pages: ['pagesFollow'],
};

/** Bucket that a twin's registry is said to lie in. */
const TWIN_BUCKET = 'twin';

/**
 * The codebases of an environment.
 * @param out folder that the environment is built into; a twin's releases and shells lie there
 */
export const codebasesOf = (environment: Environment, out: string): readonly Codebase[] => [
  {
    name: 'core',
    bundles: ['index.js', 'engine-thread.js'],
    deployment: { secrets: environment.secrets },
    settings: environment.settings,
  },
  { name: 'pages', bundles: ['pages.js'], deployment: followedBy(environment, out), settings: {} },
];

/** What the pages of an environment follow. */
export function followedBy({ remotes, shells }: Environment, out: string): Followed {
  if (remotes.from === 'workspace')
    return { bucket: TWIN_BUCKET, releases: out, shells: join(out, 'shells') };
  const place = parsePlace(remotes.store);
  if (!place.ok || place.value.kind !== 'bucket') throw new Error(`not a bucket: ${remotes.store}`);
  return { bucket: place.value.bucket, releases: remotes.store, shells: shells ?? join(out, 'shells') };
}

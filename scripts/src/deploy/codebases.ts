import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePlace } from '@aura/shared-federation/releases';
import { readCodebases } from '../backend-parts/compose-codebases.ts';
import { ROOT } from '../workspaces/paths.ts';
import { buildFunctionsOrigin, isReal, type Environment } from './environments/environment.ts';
import type { Followed } from './recompose/follow-registry.ts';

/** Functions that are deployed together, and apart from all others. */
export interface Codebase {
  readonly name: string;
  /** Files of the functions' build: the entry, and files that it starts. */
  readonly bundles: readonly [string, ...string[]];
  /** The deployment's description for its code. */
  readonly deployment: object;
  readonly settings: Environment['settings'];
}

const committed = readCodebases(readFileSync(join(ROOT, 'functions/codebases.json'), 'utf8'));
if (!committed.ok) throw new Error(committed.error);
const CODEBASES = Object.entries(committed.value);

/** Codebases that answer calls, in order, with the paths below `/api` that lead to each. */
export const BACKEND = CODEBASES.map(([name, { paths }]) => ({ name, paths }));

/** Writes the pages; answers no calls. */
const PAGES = 'pages';

/** Every function, by its codebase. */
export const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(CODEBASES.map(([name, { functions }]) => [name, functions])),
  [PAGES]: ['pagesFollow'],
};

/** Functions of the first generation: the cloud has events of accounts for no other. They have no revisions. */
export const FIRST_GENERATION: ReadonlySet<string> = new Set(['accountDeleted']);

/** Codebase whose calls answer line by line. */
const STREAMS = 'mentor';
/** Codebases with one of these features run analyses in a worker thread. */
const WITH_THREAD = new Set(['diagnosis', 'tools']);
/** Name of the bucket of a twin's registry. */
const TWIN_BUCKET = 'twin';

/**
 * The codebases of an environment.
 * @param out folder of the environment's build; it contains a twin's releases and shells
 */
export const listCodebases = (environment: Environment, out: string): readonly Codebase[] => [
  ...CODEBASES.map(([name, { features, secrets }]): Codebase => {
    const thread = features.some((feature) => WITH_THREAD.has(feature)) ? ['engine-thread.js'] : [];
    return {
      name,
      bundles: [`${name}.js`, ...thread],
      deployment: {
        secrets: environment.secrets.filter((secret) => secrets.includes(secret)),
        ...findActingAccount(environment, 'aura-functions@'),
      },
      settings: {
        ...environment.settings,
        // Only streams are requested from another origin.
        ...(name === STREAMS && { AURA_ALLOWED_ORIGINS: environment.origin }),
      },
    };
  }),
  {
    name: PAGES,
    bundles: [`${PAGES}.js`],
    deployment: { ...findFollowed(environment, out), ...findActingAccount(environment, 'aura-pages@') },
    settings: {},
  },
];

/** The account that functions act as: `deploy/infra/identities.tf` makes it. A twin has none. */
const findActingAccount = (environment: Environment, serviceAccount: string) =>
  isReal(environment) ? { serviceAccount } : {};

/** The sources that the pages of an environment follow. */
export function findFollowed({ remotes, shells }: Environment, out: string): Followed {
  if (remotes.from === 'workspace')
    return { bucket: TWIN_BUCKET, releases: out, shells: join(out, 'shells') };
  const place = parsePlace(remotes.store);
  if (!place.ok || place.value.kind !== 'bucket') throw new Error(`not a bucket: ${remotes.store}`);
  return { bucket: place.value.bucket, releases: remotes.store, shells: shells ?? join(out, 'shells') };
}

/** Where calls are made that answer line by line: at the function itself, for Hosting gathers whole answers. */
export const streamBaseOf = (environment: Environment): string =>
  `${buildFunctionsOrigin(environment)}/${STREAMS}`;

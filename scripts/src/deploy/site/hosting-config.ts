import { ALIASES, FUNCTIONS_REGION } from '@aura/shared-domain';
import type { Headers } from '../../static-server/headers.ts';

interface Rule {
  readonly source?: string;
  readonly regex?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** One site, as `firebase.json` describes it. */
export interface HostingSite {
  readonly site: string;
  readonly public: string;
  readonly cleanUrls?: boolean;
  readonly trailingSlash?: boolean;
  readonly redirects?: readonly object[];
  readonly rewrites?: readonly object[];
  readonly headers: readonly Rule[];
}

/** Folder of the pages that the application draws in the browser: reachable through rewrites only. */
export const APPLICATIONS = '_app';

const KEPT_FOR_EVER = 'public,max-age=31536000,immutable';
const ASKED_EVERY_TIME = 'no-cache';
/** As `isHashed` of the local server says it. */
const HASHED = '/.*\\.[0-9a-f]{8,}\\.[a-z0-9]+$';
/** A year, as browsers ask of sites that are never without TLS. */
const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } as const;

interface ShellOf {
  readonly site: string;
  /** Functions that answer below `/api`, in order, with the paths that lead to each. */
  readonly backend: readonly { readonly name: string; readonly paths: readonly string[] }[];
  /** Patterns of paths that the application draws in the browser. */
  readonly patterns: readonly string[];
  /** Headers of every answer. */
  readonly security: Headers;
  /** Headers of the files used by pages. */
  readonly ofFiles: Headers;
}

/**
 * The shell's site. Later rules replace a header of earlier ones; the backend's answers are never kept, whatever they
 * say, for Hosting's rules replace the function's.
 */
export function buildShellSite({ site, backend, patterns, security, ofFiles }: ShellOf): HostingSite {
  return {
    site,
    public: 'shell',
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(ALIASES).map(([source, destination]) => ({ source, destination, type: 301 })),
    rewrites: [
      ...backend.flatMap(({ name, paths }) =>
        paths.map((path) => ({
          source: `/api${path}`,
          function: { functionId: name, region: FUNCTIONS_REGION },
        })),
      ),
      ...patterns.map((pattern) => ({
        source: convertToGlob(pattern),
        destination: `/${APPLICATIONS}/${makeApplicationFile(pattern)}`,
      })),
    ],
    headers: [
      {
        source: '**',
        headers: list({ ...security, ...STRICT_TRANSPORT, 'Cache-Control': ASKED_EVERY_TIME }),
      },
      { regex: HASHED, headers: list({ ...ofFiles, 'Cache-Control': KEPT_FOR_EVER }) },
      { source: '/api/**', headers: list({ 'Cache-Control': 'no-store' }) },
      { source: `/${APPLICATIONS}/**`, headers: list({ 'X-Robots-Tag': 'noindex' }) },
    ],
  };
}

/** The site of remotes that no team has released: for a twin or a preview. Its files may be read by any site. */
export const buildRemotesSite = (site: string, ofFiles: Headers): HostingSite => ({
  site,
  public: 'remotes',
  headers: [
    {
      source: '**',
      headers: list({ ...ofFiles, ...STRICT_TRANSPORT, 'Cache-Control': KEPT_FOR_EVER }),
    },
  ],
});

/** File of a pattern's page: `/convite/:token` is `convite__token.html`. */
export const makeApplicationFile = (pattern: string): string =>
  `${pattern.slice(1).replaceAll('/', '__').replaceAll(':', '')}.html`;

/** `/convite/:token` as Hosting writes it. */
const convertToGlob = (pattern: string): string => pattern.replaceAll(/:\w+/g, '*');

const list = (headers: Headers): Rule['headers'] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

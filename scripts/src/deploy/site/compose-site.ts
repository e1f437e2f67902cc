import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import {
  RegistrySourceSchema,
  type Registry,
  type ShellRenderer,
  type SignedRegistry,
} from '@aura/shared-federation';
import * as v from 'valibot';
import { composePages, type Pages } from '../../compose/pages.ts';
import type { ReadRemoteFile } from '../../compose/remote-pages.ts';
import {
  buildFileHeaders,
  inlineScriptHashes,
  inlineStyleHashes,
  buildSecurityHeaders,
} from '../../static-server/headers.ts';
import { buildPolicy } from '../../static-server/policy.ts';
import { APPLICATIONS, makeApplicationFile, buildShellSite, type HostingSite } from './hosting-config.ts';

const TextSchema = v.pipe(v.string(), v.nonEmpty());

/** Facts for writing an environment's pages, besides the shell's build and the registry. */
export const SiteFactsSchema = v.strictObject({
  origin: TextSchema,
  /** Name of the Hosting site. */
  site: TextSchema,
  /** The pages' initial configuration, without the registry's address. */
  config: v.record(v.string(), v.unknown()),
  /** Address of newer registries for open tabs, and the key that verifies them. */
  registry: RegistrySourceSchema,
  /** Functions that answer below `/api`, in order, with the paths that lead to each. */
  backend: v.array(v.strictObject({ name: TextSchema, paths: v.array(TextSchema) })),
  /** Where calls that answer line by line are made: Hosting gathers whole answers. */
  streamBase: TextSchema,
  policy: v.strictObject({
    connect: v.array(TextSchema),
    usesStripe: v.boolean(),
    analytics: v.exactOptional(
      v.strictObject({ measurementId: v.exactOptional(v.string()), pixelId: v.exactOptional(v.string()) }),
    ),
  }),
  /** The moment that pages say they were written at. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /**
   * Whether the registry is of these pages alone: no newer one takes its place, and no search engine lists them. Their
   * origin may ask no other one.
   */
  isPreview: v.exactOptional(v.boolean()),
});
export type SiteFacts = v.InferOutput<typeof SiteFactsSchema>;

interface Written {
  /** The shell's build for the browser. */
  readonly dist: string;
  readonly renderer: ShellRenderer;
  readonly registry: Registry;
  /** The same in its served form; null if the store serves it. */
  readonly signed: SignedRegistry | null;
  readonly readRemoteFile: ReadRemoteFile;
}

export interface ComposedSite {
  /** Path of a file in the site → text. */
  readonly texts: ReadonlyMap<string, string>;
  readonly hosting: HostingSite;
  /** Paths of the pages, one of each kind of address. */
  readonly paths: readonly string[];
  /** Why pages of remotes are not written ahead, a sentence each: the browser draws them. */
  readonly leftOut: readonly string[];
}

/** Hosting refuses what is longer, all headers of a rule together. */
const MAX_POLICY_CHARACTERS = 8_000;

/** Writes the parts of a site that depend on the registry: pages, their shared policy, the text files. */
export async function composeSite(
  facts: SiteFacts,
  { dist, renderer, registry, signed, readRemoteFile }: Written,
): Promise<Result<ComposedSite, string>> {
  const complaints: string[] = [];
  const pages = await composePages(dist, renderer, {
    config: {
      ...facts.config,
      ...(!facts.isPreview && { registry: facts.registry, streamBase: facts.streamBase }),
    },
    site: { origin: facts.origin, registry, now: new Date(facts.at) },
    readRemoteFile,
    complain: (reason) => complaints.push(reason),
  });
  if (!pages.ok) return pages;
  const security = buildHeaders(facts, registry, pages.value);
  const length = security['Content-Security-Policy']?.length ?? 0;
  if (length > MAX_POLICY_CHARACTERS)
    return err(`A política das páginas tem ${length} caracteres; o limite é ${MAX_POLICY_CHARACTERS}.`);
  const patterns = [...pages.value.applications.keys()];
  const { url } = facts.registry;
  return ok({
    texts: new Map([
      ...listTexts(pages.value),
      ...(signed && url.startsWith('/') ? [[url, JSON.stringify(signed)] as const] : []),
    ]),
    hosting: buildShellSite({
      site: facts.site,
      backend: facts.backend,
      patterns,
      security: facts.isPreview ? { ...security, 'X-Robots-Tag': 'noindex' } : security,
      ofFiles: buildFileHeaders(),
    }),
    paths: [...pages.value.prerendered.keys(), ...patterns.map(makeExample)],
    leftOut: complaints,
  });
}

/** Whether Hosting serves a file of a build: it compresses by itself; templates and reports are no files of the site. */
export const isServed = (path: string): boolean => !/\.(br|gz|map)$|\/(app\.html|assets\.json)$/.test(path);

const listTexts = (pages: Pages): readonly (readonly [string, string])[] => [
  ...[...pages.prerendered].map(
    ([path, html]) => [path === '/' ? '/index.html' : `${path}.html`, html] as const,
  ),
  ...[...pages.applications].map(
    ([pattern, html]) => [join('/', APPLICATIONS, makeApplicationFile(pattern)), html] as const,
  ),
  ['/404.html', pages.notFound],
  ...pages.texts,
];

/** An address of a pattern that people could open: `/convite/:token` becomes `/convite/exemplo`. */
const makeExample = (pattern: string): string => pattern.replaceAll(/:\w+/g, 'exemplo');

/** One policy for all pages: Hosting has one rule for them. */
function buildHeaders({ policy }: SiteFacts, registry: Registry, pages: Pages) {
  const all = [...pages.prerendered.values(), ...pages.applications.values(), pages.notFound];
  return buildSecurityHeaders(
    buildPolicy(registry, { ...policy, usesGoogle: true }),
    [...new Set(all.flatMap(inlineScriptHashes))].toSorted(),
    [...new Set(all.flatMap(inlineStyleHashes))].toSorted(),
  );
}

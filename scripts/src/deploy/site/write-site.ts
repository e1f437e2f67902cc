import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import type { RegistrySource } from '@aura/shared-federation';
import { composePages, loadRenderer, type Pages } from '../../compose/pages.ts';
import { REGISTRY_PATH } from '../../static-server/deployment.ts';
import {
  fileHeaders,
  inlineScriptHashes,
  inlineStyleHashes,
  buildRemoteHeaders,
  buildSecurityHeaders,
} from '../../static-server/headers.ts';
import { buildPolicy } from '../../static-server/policy.ts';
import type { Workspaces } from '../../workspaces/discover.ts';
import type { Environment } from '../environments/environment.ts';
import { APPLICATIONS, applicationFile, remotesSite, shellSite, type HostingSite } from './hosting-config.ts';
import { pathOf, registryFor, type SiteRegistry } from './site-registry.ts';

interface Site {
  readonly environment: Environment;
  readonly workspaces: Workspaces;
  /** Folder that the sites are written into: `shell`, and `remotes` where no team releases them. */
  readonly out: string;
  /** The moment that pages say they were written at. */
  readonly now: Date;
}

interface WrittenSite {
  readonly hosting: readonly HostingSite[];
  /** Paths of the pages, one of each kind of address. */
  readonly paths: readonly string[];
  readonly registry: RegistrySource;
}

/** Hosting refuses what is longer, all headers of a rule together. */
const MAX_POLICY_CHARACTERS = 8_000;

/**
 * Writes what Hosting serves: the pages with their one policy, the shell's files, and the remotes where no team releases
 * them. The error is a sentence for the person at the terminal.
 */
export async function writeSite(site: Site): Promise<Result<WrittenSite, string>> {
  const { environment, workspaces, out, now } = site;
  const { shell, remotes } = workspaces;
  const renderer = await loadRenderer(shell.dir);
  if (!renderer.ok) return renderer;
  const registry = await registryFor(environment, remotes);
  if (!registry.ok) return registry;
  const complaints: string[] = [];
  const pages = await composePages(join(shell.dir, 'dist'), renderer.value, {
    config: configOf(environment, registry.value),
    site: { origin: environment.origin, registry: registry.value.registry, now },
    readRemoteFile: registry.value.readRemoteFile,
    complain: (reason) => complaints.push(reason),
  });
  if (!pages.ok) return pages;
  if (complaints.length > 0) return err(`As páginas ficariam incompletas: ${complaints.join(' ')}`);
  const security = headersOf(environment, registry.value, pages.value);
  const length = security['Content-Security-Policy']?.length ?? 0;
  if (length > MAX_POLICY_CHARACTERS)
    return err(`A política das páginas tem ${length} caracteres; o limite é ${MAX_POLICY_CHARACTERS}.`);
  await writeShell({ dist: join(shell.dir, 'dist'), out: join(out, 'shell') }, pages.value, registry.value);
  const { sites } = environment;
  const patterns = [...pages.value.applications.keys()];
  const shellOf = shellSite({ site: sites.shell, patterns, security, ofFiles: fileHeaders() });
  const written = {
    paths: [...pages.value.prerendered.keys(), ...patterns.map(exampleOf)],
    registry: registry.value.source,
  };
  if (environment.remotes.from === 'releases') return ok({ ...written, hosting: [shellOf] });
  for (const { dir, name, version } of remotes) {
    const files = join(dir, 'dist');
    await cp(files, join(out, 'remotes', pathOf({ name, version })), { recursive: true, filter: isServed });
  }
  const remotesOf = remotesSite(sites.remotes, buildRemoteHeaders(environment.origin));
  return ok({ ...written, hosting: [shellOf, remotesOf] });
}

/** An address of a pattern that people could open: `/convite/:token` becomes `/convite/exemplo`. */
const exampleOf = (pattern: string): string => pattern.replaceAll(/:\w+/g, 'exemplo');

/** What the pages read at their start. */
function configOf({ firebase, origin, projectId, analytics }: Environment, { source }: SiteRegistry) {
  return {
    apiBase: '/api',
    firebase: { ...firebase, authDomain: new URL(origin).host, projectId },
    ...(analytics && { analytics }),
    registry: source,
  };
}

/** One policy for all pages: Hosting has one rule for them. */
function headersOf({ usesStripe, analytics }: Environment, { registry }: SiteRegistry, pages: Pages) {
  const all = [...pages.prerendered.values(), ...pages.applications.values(), pages.notFound];
  return buildSecurityHeaders(
    buildPolicy(registry, { connect: [], usesStripe, usesGoogle: true, analytics }),
    [...new Set(all.flatMap(inlineScriptHashes))].toSorted(),
    [...new Set(all.flatMap(inlineStyleHashes))].toSorted(),
  );
}

/** Hosting compresses by itself; templates and reports are no files of the site. */
const isServed = (path: string): boolean => !/\.(br|gz|map)$|\/(app\.html|assets\.json)$/.test(path);

async function writeShell(
  { dist, out }: { readonly dist: string; readonly out: string },
  pages: Pages,
  { signed }: SiteRegistry,
): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await cp(dist, out, { recursive: true, filter: isServed });
  const texts = [
    ...[...pages.prerendered].map(([path, html]) => [path === '/' ? '/index.html' : `${path}.html`, html]),
    ...[...pages.applications].map(([pattern, html]) => [
      `/${APPLICATIONS}/${applicationFile(pattern)}`,
      html,
    ]),
    ['/404.html', pages.notFound],
    ...pages.texts,
    ...(signed ? [[REGISTRY_PATH, JSON.stringify(signed)]] : []),
  ] as const;
  for (const [path = '', text = ''] of texts) {
    const file = join(out, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

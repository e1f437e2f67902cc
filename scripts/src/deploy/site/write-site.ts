import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { loadRenderer } from '../../compose/pages.ts';
import { buildRemoteHeaders } from '../../static-server/headers.ts';
import type { Workspaces } from '../../workspaces/discover.ts';
import { BACKEND, streamBaseOf } from '../codebases.ts';
import { buildFunctionsOrigin, type Environment } from '../environments/environment.ts';
import { composeSite, isServed, type SiteFacts } from './compose-site.ts';
import { buildRemotesSite, type HostingSite } from './hosting-config.ts';
import { buildReleasePath, readRegistryFor, type SiteRegistry } from './site-registry.ts';

interface Site {
  readonly environment: Environment;
  readonly workspaces: Workspaces;
  /** Output folder of the sites: `shell`, and `remotes` if no team releases them. */
  readonly out: string;
  /** The moment that pages say they were written at. */
  readonly now: Date;
}

interface WrittenSite {
  readonly hosting: readonly HostingSite[];
  /** Paths of the pages, one of each kind of address. */
  readonly paths: readonly string[];
  readonly facts: SiteFacts;
}

/**
 * Writes the files for Hosting: the pages with their shared policy, the shell's files, and the remotes if no team
 * releases them. The error is a sentence for the terminal.
 */
export async function writeSite(site: Site): Promise<Result<WrittenSite, string>> {
  const { environment, workspaces, out, now } = site;
  const { shell, remotes } = workspaces;
  const renderer = await loadRenderer(shell.dir);
  if (!renderer.ok) return renderer;
  const registry = await readRegistryFor(environment, remotes, out);
  if (!registry.ok) return registry;
  const facts = collectFacts(environment, registry.value, now);
  const dist = join(shell.dir, 'dist');
  const composed = await composeSite(facts, { dist, renderer: renderer.value, ...registry.value });
  if (!composed.ok) return composed;
  const { texts, hosting, paths, leftOut } = composed.value;
  if (leftOut.length > 0) return err(`As páginas ficariam incompletas: ${leftOut.join(' ')}`);
  await writeShell({ dist, out: join(out, 'shell') }, texts);
  if (environment.remotes.from === 'releases') return ok({ facts, paths, hosting: [hosting] });
  for (const { dir, name, version } of remotes) {
    const files = join(dir, 'dist');
    await cp(files, join(out, 'remotes', buildReleasePath({ name, version })), {
      recursive: true,
      filter: isServed,
    });
  }
  const remotesOf = buildRemotesSite(environment.sites.remotes, buildRemoteHeaders(environment.origin));
  return ok({ facts, paths, hosting: [hosting, remotesOf] });
}

/** The facts for writing an environment's pages, at every writing. */
function collectFacts(environment: Environment, { source }: SiteRegistry, now: Date): SiteFacts {
  const { analytics, firebase, origin, projectId, sites, usesStripe } = environment;
  return {
    origin,
    site: sites.shell,
    config: {
      apiBase: '/api',
      firebase: { ...firebase, authDomain: new URL(origin).host, projectId },
      ...(analytics && { analytics }),
    },
    registry: source,
    backend: BACKEND,
    streamBase: streamBaseOf(environment),
    policy: { connect: [buildFunctionsOrigin(environment)], usesStripe, ...(analytics && { analytics }) },
    at: now.toISOString(),
  };
}

async function writeShell(
  { dist, out }: { readonly dist: string; readonly out: string },
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await cp(dist, out, { recursive: true, filter: isServed });
  for (const [path, text] of texts) {
    const file = join(out, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

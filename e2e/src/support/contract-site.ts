import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EMPTY_REGISTRY, type Descriptor, type Release } from '@aura/shared-federation/contract';
import type { ShellRenderer } from '@aura/shared-federation';
import { findFreePort } from '@aura/scripts/free-port';
import { serveSite } from '@aura/scripts/site';
import { storedNames, storedVersion, unpack } from '../stored/stored.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** A build that a site is put together from. */
interface Built {
  readonly name: string;
  readonly dist: string;
}

/** The currently built remotes. */
function presentRemotes(): Built[] {
  const folders = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  return folders.map((folder) => ({
    name: folder.slice('mfe-'.length),
    dist: resolve(ROOT, folder, 'dist'),
  }));
}

/** Takes what is kept of a build out of the repository. */
async function unpacked(name: string): Promise<string> {
  const version = await storedVersion(name);
  if (version === null) throw new Error(`nothing is kept as ${name}: run npm run contracts:keep`);
  const folder = resolve(ROOT, '.local/contracts', name);
  await rm(folder, { recursive: true, force: true });
  await unpack(name, version, folder);
  return folder;
}

export interface ContractSite {
  readonly origin: string;
  readonly releases: readonly Release[];
  /** Whether the shell has its own page at a path: before the remotes', even if the page has moved since. */
  readonly isOfShell: (path: string) => boolean;
  readonly close: () => void;
}

/**
 * Serves a shell with remotes of another time.
 * @param shell `previous` with the present remotes, or `present` with the previous ones
 */
export async function openContractSite(shell: 'previous' | 'present'): Promise<ContractSite> {
  const shellDir = shell === 'present' ? resolve(ROOT, 'shell') : await unpacked('shell');
  const remotes = shell === 'previous' ? presentRemotes() : await previousRemotes();
  const parts = [];
  for (const { dist } of remotes) {
    const port = await findFreePort();
    const descriptor = JSON.parse(readFileSync(resolve(dist, 'descriptor.json'), 'utf8')) as Descriptor;
    parts.push({ port, dist, descriptor });
  }
  const releases = parts.map(({ port, descriptor }) => ({
    baseUrl: `http://localhost:${port}/${descriptor.version}/`,
    descriptor,
  }));
  const registry = { ...EMPTY_REGISTRY, remotes: releases.map((current) => ({ current })) };
  const site = await serveSite({ shellDir, registry, remotes: parts });
  if (!site.ok) throw new Error(site.error);
  const own = await shellPaths(shellDir);
  const isOfShell = (path: string): boolean => own.has(path);
  return { origin: site.value.origin, releases, isOfShell, close: site.value.close };
}

/** Addresses of a built shell's own pages. */
async function shellPaths(shellDir: string): Promise<ReadonlySet<string>> {
  const module = pathToFileURL(resolve(shellDir, 'dist-render/render.mjs')).href;
  const renderer = (await import(module)) as ShellRenderer;
  const site = { origin: 'http://localhost', registry: EMPTY_REGISTRY, now: new Date() };
  return new Set([...renderer.staticPaths(), ...renderer.applicationPatterns(site)]);
}

async function previousRemotes(): Promise<Built[]> {
  const names = await storedNames('remotes');
  return Promise.all(names.map(async (name) => ({ name, dist: await unpacked(`remotes/${name}`) })));
}

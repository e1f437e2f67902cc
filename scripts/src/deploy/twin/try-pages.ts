import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result } from '@aura/shared-domain';
import type { Registry, Release } from '@aura/shared-federation';
import {
  commit,
  openFolderStore,
  LAYOUT,
  publish,
  readNewest,
  extractPublicKey,
  rollback,
  stage,
  stopStage,
  type ChangeMeta,
  type Outcome,
} from '@aura/shared-federation/releases';
import { computePatience } from '../../machine/compute-patience.ts';
import { readLocalSigningKey } from '../../releases/local-signing-key.ts';
import { buildFolderPath } from '../build.ts';
import type { Environment } from '../environments/environment.ts';
import { buildReleasePath, TWIN_KEY } from '../site/site-registry.ts';
import type { Ask } from '../verify/ask.ts';
import type { Check } from '../verify/verify.ts';

/** On a machine with free cores, a registry that has changed is in the pages by then. */
const FOLLOWED_WITHIN_MS = 20_000;
const AGAIN_AFTER_MS = 250;

interface Step {
  readonly label: string;
  readonly action: ChangeMeta['action'];
  readonly change: (registry: Registry) => Outcome;
}

/**
 * Gives a version to a part of the people and takes it back as the guard does; then gives it to everybody and goes back. The
 * home page is asked each time until it carries what holds now.
 */
export async function tryPages(
  environment: Environment,
  ask: Ask,
  say: (line: string) => void,
): Promise<Result<readonly Check[], string>> {
  const folder = buildFolderPath(environment);
  const store = openFolderStore(folder);
  const key = await readLocalSigningKey(TWIN_KEY);
  if (!key.ok) return key;
  const newest = await readNewest(store, extractPublicKey(key.value));
  if (!newest.ok) return newest;
  const current = newest.value?.remotes[0]?.current;
  if (!current) return ok([]);
  const { name } = current.descriptor;
  const next = await copyRelease(folder, current, environment.remotes.origin);
  const audience = { kind: 'percent', percent: 10, seed: 'twin' } as const;
  const steps: readonly Step[] = [
    { label: 'liberada em parte', action: 'stage', change: (registry) => stage(registry, next, audience) },
    { label: 'recolhida pela guarda', action: 'stop-stage', change: (registry) => stopStage(registry, name) },
    { label: 'publicada', action: 'publish', change: (registry) => publish(registry, next) },
    { label: 'desfeita', action: 'rollback', change: (registry) => rollback(registry, name, { past: [] }) },
  ];
  const checks: Check[] = [];
  for (const { label, action, change } of steps) {
    const at = new Date().toISOString();
    const committed = await commit(store, key.value, change, { action, remote: name, by: 'guard', at });
    if (!committed.ok) return committed;
    const { revision } = committed.value.registry;
    const startedAt = Date.now();
    const shown = await waitUntilTrue(async () => {
      const { body } = await ask(`${environment.origin}/`);
      return body.includes(`"revision":${revision},`);
    });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    say(`Versão ${label}: nas páginas em ${seconds} s.`);
    const problem = shown ? null : `a página inicial não traz a revisão ${revision} depois de ${seconds} s`;
    checks.push({ name: `versão ${label} nas páginas`, problem });
  }
  return ok(checks);
}

/** The same version once more, under another number. */
async function copyRelease(folder: string, release: Release, origin: string): Promise<Release> {
  const { name, version } = release.descriptor;
  const descriptor = { ...release.descriptor, version: '99.0.0' };
  await cp(
    join(folder, LAYOUT.version(name, version)),
    join(folder, LAYOUT.version(name, descriptor.version)),
    { recursive: true },
  );
  return { baseUrl: `${origin}/${buildReleasePath(descriptor)}`, descriptor };
}

async function waitUntilTrue(isTrue: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + computePatience(FOLLOWED_WITHIN_MS);
  while (Date.now() < end) {
    if (await isTrue()) return true;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  }
  return false;
}

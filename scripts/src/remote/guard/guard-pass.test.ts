import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok, computeOperationsHealth, type OperationsHealth } from '@aura/shared-domain';
import type { Registry } from '@aura/shared-federation';
import { commit, readHistory, publish, stage, type Outcome } from '@aura/shared-federation/releases';
import { releaseWith } from '@aura/shared-federation/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReleases, type Releases } from '../../releases/open-releases.ts';
import { guardPass } from './guard-pass.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const EVERYBODY = { kind: 'percent', percent: 50, seed: 's' } as const;
const tools = (version: string) => releaseWith({ name: 'tools', version, owner: 'plataforma' });

let root = '';
let releases: Releases;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aura-guard-'));
  const opened = await openReleases(root, {});
  if (!opened.ok) throw new Error(opened.error);
  releases = opened.value;
});
afterEach(() => rm(root, { recursive: true }));

async function change(action: 'publish' | 'stage', apply: (registry: Registry) => Outcome): Promise<void> {
  const meta = { action, remote: 'tools', by: 'ana', at: NOW.toISOString() };
  const signers = await releases.signers('plataforma');
  if (!signers.ok) throw new Error(signers.error);
  const done = await commit(releases.store, signers.value, apply, meta);
  if (!done.ok) throw new Error(done.error);
}
const publishTools = (version: string) => change('publish', (registry) => publish(registry, tools(version)));
const stageTools = (version: string) =>
  change('stage', (registry) => stage(registry, tools(version), EVERYBODY));

/** Figures of the staged version that are bad enough to stop it, beside good ones of the current version. */
const troubled = (version: string): OperationsHealth =>
  computeOperationsHealth(
    [
      { day: '2026-11-21', remote: 'tools', version: '1.0.0', openings: { account: { tried: 500 } } },
      { day: '2026-11-21', remote: 'tools', version, openings: { account: { tried: 84, failed: 9 } } },
    ],
    NOW,
  );

const pass = (readHealth: () => Promise<OperationsHealth>) =>
  guardPass({ releases, readHealth: async () => ok(await readHealth()), now: () => NOW });
const newest = async () => {
  const revisions = await readHistory(releases.store, releases.publicKey);
  return revisions.ok ? revisions.value.at(-1) : undefined;
};

test('a staged version that does too badly is taken back, and the log says why', async () => {
  await publishTools('1.0.0');
  await stageTools('1.1.0');
  expect(await pass(async () => troubled('1.1.0'))).toMatchObject({
    ok: true,
    value: [{ id: 'tools@1.1.0', verdict: { kind: 'stop' } }],
  });
  expect(await newest()).toMatchObject({
    registry: { revision: 3, remotes: [{ current: { descriptor: { version: '1.0.0' } } }] },
    change: {
      action: 'stop-stage',
      remote: 'tools',
      version: '1.1.0',
      by: 'guarda',
      key: 'guard',
      reason: 'parada por si: 10,7 % de 84 aberturas com erro (limite 5 %)',
    },
  });
  expect((await newest())?.registry.remotes[0]).not.toHaveProperty('staged');
  // Another pass finds nothing to do.
  expect(await pass(async () => troubled('1.1.0'))).toEqual(ok([]));
});

test('a staged version that does well stays', async () => {
  await publishTools('1.0.0');
  await stageTools('1.1.0');
  const counts = { openings: { account: { tried: 90 } } };
  const health = computeOperationsHealth(
    [{ day: '2026-11-21', remote: 'tools', version: '1.1.0', ...counts }],
    NOW,
  );
  expect(await pass(async () => health)).toMatchObject({ value: [{ verdict: { kind: 'keep' } }] });
  expect((await newest())?.registry.revision).toBe(2);
});

test('a newly staged version is not the judged one', async () => {
  await publishTools('1.0.0');
  await stageTools('1.1.0');
  await pass(async () => {
    await stageTools('1.2.0');
    return troubled('1.1.0');
  });
  const staged = (await newest())?.registry.remotes[0]?.staged;
  expect(staged?.release.descriptor.version).toBe('1.2.0');
});

test('without a staged version nothing is requested, and missing figures stop nothing', async () => {
  const unavailable = async () => err('O banco de dados não respondeu.');
  await publishTools('1.0.0');
  expect(await guardPass({ releases, readHealth: unavailable, now: () => NOW })).toEqual(ok([]));
  await stageTools('1.1.0');
  expect(await guardPass({ releases, readHealth: unavailable, now: () => NOW })).toMatchObject({ ok: false });
  expect((await newest())?.registry.revision).toBe(2);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSigningKeys, extractPublicKey, readOwners } from '@aura/shared-federation/releases';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFunctionSettings } from './function-settings.ts';
import { openReleases } from './open-releases.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aura-function-settings-'));
});
afterEach(() => rm(root, { recursive: true }));

test('the functions may act for a team before its first release', async () => {
  const settings = await readFunctionSettings(root, {}, ['trilhas', 'pessoas', 'trilhas']);
  const keys = parseSigningKeys(settings['AURA_OWNER_KEY'] ?? '[]');
  const releases = await openReleases(root, {});
  if (!keys.ok || !releases.ok) throw new Error('no keys');
  const table = await readOwners(releases.value.store, releases.value.publicKey);
  if (!table.ok || !table.value) throw new Error('no table');
  const { pessoas, trilhas } = table.value.owners.teams;
  expect(keys.value.map(extractPublicKey)).toEqual([pessoas, trilhas]);
});

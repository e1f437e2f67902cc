import { join } from 'node:path';
import { openRegistry } from '@aura/shared-federation';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testReleases, type TestReleases } from '../compose/releases.testing.ts';
import { freePort } from '../ports/free-port.ts';
import { localBaseUrl } from '../releases/open-releases.ts';
import { serveAll, type ServedPlatform } from './serve-all.ts';
import { writeTestShell } from './shell.testing.ts';

let releases: TestReleases;
let platform: ServedPlatform | undefined;
beforeEach(async () => {
  releases = await testReleases();
  await writeTestShell(join(releases.dir, 'shell'));
});
afterEach(async () => {
  platform?.close();
  await releases.close();
});

/** Whether the registry of the platform is signed with the key of the store that it is made of. */
async function isSignedByStore(isOfThisMachine: boolean): Promise<boolean> {
  const shell = { dir: join(releases.dir, 'shell'), port: await freePort() };
  const { signingKey, publicKey, store, folder } = releases;
  const opened = {
    store,
    folder,
    signingKey,
    publicKey,
    isOfThisMachine,
    privateStore: null,
    baseUrlOf: localBaseUrl,
  };
  const served = await serveAll({ shell, remotes: [] }, opened);
  if (!served.ok) throw new Error(served.error);
  platform = served.value;
  const answer = await fetch(`${platform.origin}/registry.json`);
  return (await openRegistry(await answer.json(), publicKey)).ok;
}

it('signs what it serves as the store of this machine does', async () => {
  expect(await isSignedByStore(true)).toBe(true);
});

it('never signs a registry that allows overrides with the key of a store that others read', async () => {
  expect(await isSignedByStore(false)).toBe(false);
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openRegistry } from '@aura/shared-federation';
import { makeRootSigner } from '@aura/shared-federation/releases';
import { releaseWith } from '@aura/shared-federation/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testReleases, type TestReleases } from '../compose/releases.testing.ts';
import { findFreePort } from '../ports/free-port.ts';
import { buildLocalBaseUrl } from '../releases/open-releases.ts';
import { listenLocally } from './start-listening.ts';
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

/** The platform of an empty working copy. */
async function start(isOfThisMachine: boolean): Promise<ServedPlatform> {
  const shell = { dir: join(releases.dir, 'shell'), port: await findFreePort() };
  const manifest = { aura: { shell: { port: shell.port } } };
  await writeFile(join(shell.dir, 'package.json'), JSON.stringify(manifest));
  const { signingKey, publicKey, store, folder } = releases;
  const opened = {
    store,
    folder,
    signingKey,
    publicKey,
    isOfThisMachine,
    signers: async () => ({ ok: true, value: makeRootSigner(signingKey) }) as const,
    ownerKeys: null,
    privateStore: null,
    baseUrlOf: buildLocalBaseUrl,
  };
  const served = await serveAll({ shell, remotes: [] }, opened, releases.dir);
  if (!served.ok) throw new Error(served.error);
  return (platform = served.value);
}

/** Whether the platform's registry is signed with the key of its store. */
async function isSignedByStore(isOfThisMachine: boolean): Promise<boolean> {
  const { origin } = await start(isOfThisMachine);
  const answer = await fetch(`${origin}/registry.json`);
  return (await openRegistry(await answer.json(), releases.publicKey)).ok;
}

it('signs what it serves as the store of this machine does', async () => {
  expect(await isSignedByStore(true)).toBe(true);
});

it('never signs a registry that allows overrides with the key of a store that others read', async () => {
  expect(await isSignedByStore(false)).toBe(false);
});

/** Makes a remote in the working copy, and puts a first version of it into the store. */
async function releaseNewRemote() {
  const port = await findFreePort();
  const manifest = { version: '0.1.0', aura: { remote: { name: 'trilhas', port } } };
  await mkdir(join(releases.dir, 'mfe-trilhas'));
  await writeFile(join(releases.dir, 'mfe-trilhas/package.json'), JSON.stringify(manifest));
  const baseUrl = `http://localhost:${port}/0.1.0/`;
  return { port, release: { ...releaseWith({ name: 'trilhas', version: '0.1.0' }), baseUrl } };
}

it('serves the first release of a remote that did not exist when it was started', async () => {
  const { origin } = await start(true);
  const { release } = await releaseNewRemote();
  await releases.release(release);
  expect(await (await fetch(`${origin}/`)).text()).toContain(release.baseUrl);
  const entry = await fetch(`${release.baseUrl}remoteEntry.js`);
  expect(await entry.text()).toBe('released 0.1.0');
  expect(entry.headers.get('access-control-allow-origin')).toBe(origin);
});

it('opens the port of a new remote as soon as another program has left it', async () => {
  const { origin } = await start(true);
  const { port, release } = await releaseNewRemote();
  const other = await listenLocally(port, (_req, res) => res.writeHead(404).end());
  if (!other.ok) throw new Error(other.error);
  await releases.release(release);
  await fetch(`${origin}/`);
  expect((await fetch(`${release.baseUrl}remoteEntry.js`)).status).toBe(404);
  other.value.close();
  await fetch(`${origin}/`);
  expect((await fetch(`${release.baseUrl}remoteEntry.js`)).status).toBe(200);
});

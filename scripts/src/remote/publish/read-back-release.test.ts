import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseWith } from '@aura/shared-federation/testing';
import { openFolderStore, LAYOUT } from '@aura/shared-federation/releases';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFreePort } from '../../ports/free-port.ts';
import { isTaken } from '../../ports/probe.ts';
import { buildLocalBaseUrl } from '../../releases/open-releases.ts';
import { integrityOf } from '../cli/working-copy.testing.ts';
import { listenLocally, type Listening } from '../../static-server/start-listening.ts';
import { parseShellOrigin, readBackRelease } from './read-back-release.ts';

let folder = '';
let other: Listening | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aura-read-back-'));
});
afterEach(async () => {
  other?.close();
  other = undefined;
  await rm(folder, { recursive: true });
});

/** A release in the folder's store, of a remote with a separate port. */
async function stored() {
  const remote = { name: 'tools', version: '1.0.0', dir: '/w/mfe-tools', port: await findFreePort() };
  const { descriptor } = releaseWith({
    name: 'tools',
    entry: { file: 'remoteEntry.js', integrity: integrityOf('entry') },
  });
  const descriptorText = Buffer.from(JSON.stringify(descriptor));
  const store = openFolderStore(folder);
  await store.create(LAYOUT.file('tools', '1.0.0', 'remoteEntry.js'), Buffer.from('entry'));
  await store.create(LAYOUT.file('tools', '1.0.0', 'descriptor.json'), descriptorText);
  const release = { descriptor, baseUrl: buildLocalBaseUrl(remote, '1.0.0') };
  return { remote, release, descriptorText, store };
}
const read = async (given: Awaited<ReturnType<typeof stored>>, shellPort?: number) =>
  readBackRelease(
    { releases: { folder }, shellPort: shellPort ?? (await findFreePort()), shellOrigin: undefined },
    given,
  );
async function hold(port: number): Promise<void> {
  const held = await listenLocally(port, (_req, res) => res.writeHead(404).end());
  if (!held.ok) throw new Error(held.error);
  other = held.value;
}

test('without a running platform the files are served only for that moment', async () => {
  const given = await stored();
  expect(await read(given)).toEqual({ ok: true, value: null });
  expect(await isTaken(given.remote.port)).toBe(false);
});

test('a file that is served otherwise than it was built is refused by its address', async () => {
  const given = await stored();
  await given.store.replace(LAYOUT.file('tools', '1.0.0', 'remoteEntry.js'), Buffer.from('other'));
  expect(await read(given)).toMatchObject({
    ok: false,
    error: expect.stringContaining(`${given.release.baseUrl}remoteEntry.js`),
  });
});

test('the refusal mentions a development server on the port of the remote', async () => {
  const given = await stored();
  await hold(given.remote.port);
  expect(await read(given)).toMatchObject({
    ok: false,
    error: expect.stringMatching(/estado 404 .*"npx nx dev mfe-tools" .* porta \d+: encerre-o/),
  });
});

test('a platform that runs is trusted to serve, and found out where it does not', async () => {
  const given = await stored();
  const shellPort = await findFreePort();
  await hold(shellPort);
  expect(await read(given, shellPort)).toMatchObject({
    ok: false,
    error: expect.stringContaining('ECONNREFUSED'),
  });
});

test('a store elsewhere needs the origin of the pages', async () => {
  const given = await stored();
  const elsewhere = { releases: { folder: null }, shellPort: 1, shellOrigin: undefined };
  expect(await readBackRelease(elsewhere, given)).toMatchObject({
    ok: false,
    error: expect.stringContaining('AURA_SHELL_ORIGIN'),
  });
  expect(parseShellOrigin('https://aura.example')).toMatchObject({ ok: true });
  expect(parseShellOrigin('https://aura.example/')).toMatchObject({ ok: false });
});

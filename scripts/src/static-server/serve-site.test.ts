import { join } from 'node:path';
import {
  EMPTY_REGISTRY,
  openRegistry,
  RegistrySourceSchema,
  listReleases,
  type Release,
} from '@aura/shared-federation';
import { LAYOUT } from '@aura/shared-federation/releases';
import { releaseWith } from '@aura/shared-federation/testing';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testReleases, type TestReleases } from '../compose/releases.testing.ts';
import { createSiteRegistry } from '../compose/site-registry.ts';
import { findFreePort } from '../ports/free-port.ts';
import { serveSite, type ServedSite, type SiteParts } from './serve-site.ts';
import { writeTestShell } from './shell.testing.ts';

let releases: TestReleases;
let site: ServedSite | undefined;
let complaints: string[];
beforeEach(async () => {
  releases = await testReleases();
  complaints = [];
  await writeTestShell(join(releases.dir, 'shell'));
});
afterEach(async () => {
  site?.close();
  site = undefined;
  await releases.close();
});

async function serve(parts: Omit<SiteParts, 'shellDir'>): Promise<ServedSite> {
  const shellDir = join(releases.dir, 'shell');
  const served = await serveSite({ shellDir, complain: (reason) => complaints.push(reason), ...parts });
  if (!served.ok) throw new Error(served.error);
  return (site = served.value);
}

/** A version of the one remote whose origin is on this port. */
const tools = (version: string, port: number): Release => ({
  ...releaseWith({ name: 'tools', version }),
  baseUrl: `http://localhost:${port}/${version}/`,
});

/** A site whose remote has 1.1.0 in the working copy. */
async function liveSite() {
  const port = await findFreePort();
  const remote = await releases.build(tools('1.1.0', port), port);
  const registry = createSiteRegistry({
    releases,
    remotes: [remote],
    complain: (reason) => complaints.push(reason),
  });
  const released = join(releases.folder, LAYOUT.remotes, 'tools');
  const remotes = [{ port, dist: join(remote.dir, 'dist'), released }];
  const { origin } = await serve({ registry, signingKey: releases.signingKey, remotes });
  return { port, get: async (path: string) => (await fetch(origin + path)).text() };
}

it('follows what is released while it is served', async () => {
  const { port, get } = await liveSite();
  expect(await get('/')).toContain('1.1.0');
  await releases.release(tools('1.0.0', port));
  expect(await get('/')).toContain('1.0.0');
  expect(await get('/versions.txt')).toBe('1.0.0');
  await releases.release(tools('1.2.0', port));
  expect(await get('/tools')).toContain(`href="http://localhost:${port}/1.2.0/remoteEntry.js"`);
});

it('gives every version that its registry names', async () => {
  const { port } = await liveSite();
  await releases.release(tools('1.0.0', port));
  await releases.release(tools('1.0.1', port));
  await fetch(`${site?.origin}/`);
  const urls = site?.registry().remotes.flatMap(listReleases) ?? [];
  const bodies = urls.map(async ({ baseUrl }) => (await fetch(`${baseUrl}remoteEntry.js`)).text());
  expect(await Promise.all(bodies)).toEqual(['released 1.0.1', 'released 1.0.0']);
});

it('keeps the last good pages where the next registry is refused, and says why once', async () => {
  const { port, get } = await liveSite();
  await releases.release(tools('1.0.0', port));
  await get('/');
  await releases.spoil(2);
  expect([await get('/'), await get('/')]).toEqual([
    expect.stringContaining('1.0.0'),
    expect.stringContaining('1.0.0'),
  ]);
  expect(complaints).toEqual([expect.stringContaining('revisions/000002.json')]);
});

it('signs its registry with a key that its pages know', async () => {
  const { port, get } = await liveSite();
  await releases.release(tools('1.0.0', port));
  const page = await get('/');
  const config: unknown = JSON.parse(/id="aura-config">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  const { registry } = v.parse(v.object({ registry: RegistrySourceSchema }), config);
  expect(registry).toEqual({ url: '/registry.json', key: releases.publicKey });
  const opened = await openRegistry(JSON.parse(await get(registry.url)), registry.key);
  expect(opened).toEqual({ ok: true, value: site?.registry() });
});

it('serves a registry that stays, by default on a free port with a key of chance', async () => {
  const { origin } = await serve({ registry: { ...EMPTY_REGISTRY, revision: 7 } });
  const page = await fetch(`${origin}/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('"revision":7')]);
  expect(page.headers.get('content-security-policy')).not.toContain('localhost');
});

it('says what is missing where the shell was not built', async () => {
  const served = await serveSite({ shellDir: join(releases.dir, 'nothing'), registry: EMPTY_REGISTRY });
  expect(served).toMatchObject({ ok: false, error: expect.stringContaining('render.mjs') });
});

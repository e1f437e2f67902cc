import { rm, writeFile } from 'node:fs/promises';
import { listReleases, type Registry } from '@aura/shared-federation';
import { retire } from '@aura/shared-federation/releases';
import { releaseWith, makeRoute } from '@aura/shared-federation/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RemoteWorkspace } from '../workspaces/discover.ts';
import { testReleases, type TestReleases } from './releases.testing.ts';
import { createSiteRegistry } from './site-registry.ts';
import { buildDescriptorPath } from './working-copy.ts';

const tools = (version: string) => releaseWith({ name: 'tools', version });

let releases: TestReleases;
let remotes: readonly RemoteWorkspace[];
let complaints: string[];
beforeEach(async () => {
  releases = await testReleases();
  const billing = releaseWith({ name: 'billing', version: '0.1.0' });
  remotes = [await releases.build(tools('1.1.0'), 4312), await releases.build(billing, 4313)];
  complaints = [];
});
afterEach(() => releases.close());

const feed = () => createSiteRegistry({ releases, remotes, complain: (reason) => complaints.push(reason) });

async function read(from = feed()): Promise<Registry> {
  const registry = await from.read();
  if (!registry.ok) throw new Error(registry.error);
  return registry.value;
}
const versions = ({ remotes: all }: Registry) =>
  all.map((remote) => listReleases(remote).map(({ baseUrl }) => baseUrl));
const WORKING_COPY = [['http://localhost:4312/1.1.0/'], ['http://localhost:4313/0.1.0/']];

it('is the working copy if nothing was released', async () => {
  const registry = await read();
  expect([registry.revision, registry.overrides]).toEqual([0, 'localhost']);
  expect(versions(registry)).toEqual(WORKING_COPY);
});

it('prefers a release to the working copy, which serves remotes without a release', async () => {
  await releases.release(tools('1.0.0'));
  await releases.release(tools('1.0.1'));
  const registry = await read();
  expect([registry.revision, registry.overrides]).toEqual([2, 'localhost']);
  expect(versions(registry)).toEqual([
    ['https://tools.example/1.0.1/', 'https://tools.example/1.0.0/'],
    ['http://localhost:4313/0.1.0/'],
  ]);
});

it('needs no build of a remote that was released', async () => {
  await releases.release(tools('1.0.0'));
  await rm(`${releases.dir}/tools`, { recursive: true });
  expect(versions(await read())).toHaveLength(2);
});

it('leaves out a retired remote, even if the working copy has a build of it', async () => {
  await releases.release(tools('1.0.0'));
  await releases.change((registry) => retire(registry, 'tools'));
  expect(versions(await read())).toEqual([['http://localhost:4313/0.1.0/']]);
});

it('begins with the working copy if the store’s registry is refused, and says why once', async () => {
  await releases.spoil(1);
  const site = feed();
  expect(versions(await read(site))).toEqual(WORKING_COPY);
  await read(site);
  expect(complaints).toEqual([expect.stringContaining('revisions/000001.json')]);
  expect(site.released()).toBeNull();
});

it('keeps the last good registry of the store if the next is refused', async () => {
  await releases.release(tools('1.0.0'));
  const site = feed();
  await read(site);
  await releases.spoil(2);
  expect(versions(await read(site))[0]).toEqual(['https://tools.example/1.0.0/']);
  expect(site.released()?.revision).toBe(1);
  expect(complaints).toHaveLength(1);
});

it('refuses a released remote that claims a page of the working copy, with both named', async () => {
  await releases.release(releaseWith({ name: 'plans', routes: [makeRoute('/billing')] }));
  expect(versions(await read())).toEqual(WORKING_COPY);
  expect(complaints).toEqual([expect.stringContaining('/billing is claimed by plans and billing')]);
});

it('names a remote that was not built, or whose descriptor cannot be read', async () => {
  await rm(buildDescriptorPath(remotes[1] as RemoteWorkspace));
  expect(await feed().read()).toMatchObject({ ok: false, error: expect.stringContaining('billing') });
  await writeFile(buildDescriptorPath(remotes[1] as RemoteWorkspace), '{"name": "bil');
  expect(await feed().read()).toMatchObject({ ok: false, error: expect.stringContaining('billing') });
  expect(complaints).toEqual([]);
});

it('gets a new stamp only by a release and by a build', async () => {
  const site = feed();
  const stamps = [await site.stamp(), await site.stamp()];
  await releases.release(tools('1.0.0'));
  stamps.push(await site.stamp());
  await writeFile(buildDescriptorPath(remotes[1] as RemoteWorkspace), 'a build of another length');
  stamps.push(await site.stamp());
  expect(stamps[1]).toBe(stamps[0]);
  expect(new Set(stamps).size).toBe(3);
});

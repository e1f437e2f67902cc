import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseWith } from '@aura/shared-federation/testing';
import {
  openFolderStore,
  preview,
  publish,
  rollback,
  type ReleaseStore,
} from '@aura/shared-federation/releases';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testReleases, type TestReleases } from '../../compose/releases.testing.ts';
import { openHosting, type Hosting } from '../hosting/hosting.ts';
import { createHostingStandIn } from '../hosting/hosting-stand-in.ts';
import { keepKit, chooseKit } from '../shells/kit.ts';
import { previewSite } from '../preview/preview-site.ts';
import { recompose, type Sources } from './recompose.ts';
import { switchShell } from './release-site.ts';

const APP =
  '<head><!--aura:head--><script type="application/json" id="aura-config"></script>' +
  '<script type="application/json" id="aura-registry"></script></head><!--aura:noscript--><div id="root"><!--aura:page--></div>';
const RENDERER = `
export const staticPaths = () => ['/'];
export const renderPage = async (path, site) => ({ head: '', body: site.registry.remotes.map(({ current }) => current.descriptor.version).join() });
export const renderNotFound = async () => ({ head: '', body: '' });
export const applicationPatterns = () => ['/convite/:token'];
export const renderHead = () => '';
export const earlyScript = () => 'early()';
export const textFiles = () => ({ 'robots.txt': 'User-agent: *' });
`;

let releases: TestReleases;
let shells: ReleaseStore;
let standIn: ReturnType<typeof createHostingStandIn>;
let hosting: Hosting;
let dir = '';
beforeEach(async () => {
  releases = await testReleases();
  dir = await mkdtemp(join(tmpdir(), 'aura-recompose-'));
  shells = openFolderStore(join(dir, 'shells'));
  standIn = createHostingStandIn();
  hosting = openHosting({ site: 'aura', api: await standIn.listen(), accessToken: async () => 'token' });
  await change('1.0.0');
});
afterEach(async () => {
  standIn.close();
  await releases.close();
  await rm(dir, { recursive: true });
});

const change = (version: string) =>
  releases.change((registry) => publish(registry, releaseWith({ name: 'tools', version })));
const sources = (): Sources => ({ shells, releases: releases.store, hosting: () => hosting });
const home = () => standIn.released()?.files.get('/index.html')?.toString();
const labels = () => standIn.released()?.labels;

/** A build of the shell with one script of the given name; people get it from now on. */
async function deployShell(script: string, renderer = RENDERER): Promise<string> {
  const build = join(dir, script);
  const files: Readonly<Record<string, string>> = {
    'dist/app.html': APP,
    'dist/assets.json': JSON.stringify({ scripts: [], styles: [], fonts: [] }),
    [`dist/${script}`]: `run("${script}")`,
    'dist-render/render.mjs': renderer,
  };
  await mkdir(join(build, 'dist'), { recursive: true });
  await mkdir(join(build, 'dist-render'));
  for (const [path, text] of Object.entries(files)) await writeFile(join(build, path), text);
  const kit = await keepKit(shells, {
    dir: build,
    texts: { '/build.json': '{}' },
    facts: {
      origin: 'https://aura.example',
      site: 'aura',
      config: { apiBase: '/api' },
      registry: { url: '/registry.json', key: releases.publicKey },
      backend: [{ name: 'core', paths: ['/**'] }],
      streamBase: 'https://functions.example/mentor',
      policy: { connect: [], usesStripe: false },
      at: '2026-11-21T12:00:00.000Z',
    },
  });
  await chooseKit(shells, kit.version);
  return kit.version;
}

describe('pages follow the registry', () => {
  test('a release reaches visitors, and so does its rollback, in a newer revision', async () => {
    const shell = await deployShell('start.11111111.js');
    await recompose(sources());
    expect([home(), labels()]).toEqual([expect.stringContaining('>1.0.0<'), { revision: '1', shell }]);
    await change('1.1.0');
    expect(await recompose(sources())).toEqual({
      ok: true,
      value: { revision: 2, shell, isNew: true, leftOut: [] },
    });
    expect(home()).toContain('>1.1.0<');
    await releases.change((registry) => rollback(registry, 'tools', { past: [] }));
    await recompose(sources());
    expect([home(), labels()]).toEqual([expect.stringContaining('>1.0.0<'), { revision: '3', shell }]);
    const answered = JSON.parse(standIn.released()?.files.get('/registry.json')?.toString() ?? '') as {
      payload: string;
    };
    expect(JSON.parse(answered.payload)).toMatchObject({ revision: 3 });
  });

  test('a repeated event changes nothing, and files that Hosting has are not sent again', async () => {
    await deployShell('start.11111111.js');
    await recompose(sources());
    const sent = standIn.uploads();
    expect(await recompose(sources())).toMatchObject({ value: { isNew: false } });
    expect(standIn.uploads()).toBe(sent);
    await change('1.1.0');
    await recompose(sources());
    // The page of the address and of the application, the one of no address, and the registry.
    expect(standIn.uploads() - sent).toBe(4);
  });

  test('two runs at once end with the newest revision, whoever releases last', async () => {
    await deployShell('start.11111111.js');
    await recompose(sources());
    await change('1.1.0');
    let slow = true;
    const delayed: Hosting = {
      ...hosting,
      // A second event is carried out whole after the first one has looked for the last time.
      release: async (version, channel) => {
        if (slow) {
          slow = false;
          await change('1.2.0');
          await recompose(sources());
        }
        await hosting.release(version, channel);
      },
    };
    await recompose({ ...sources(), hosting: () => delayed });
    expect([home(), labels()]).toMatchObject([expect.stringContaining('>1.2.0<'), { revision: '3' }]);
  });

  test('refuses to go back in revision, where a store of before was put back', async () => {
    await deployShell('start.11111111.js');
    const before = join(dir, 'before');
    await cp(releases.folder, before, { recursive: true });
    await change('1.1.0');
    await recompose(sources());
    expect(await recompose({ ...sources(), releases: openFolderStore(before) })).toMatchObject({
      ok: false,
      error: { isFinal: true, text: expect.stringContaining('mais antiga') as string },
    });
    expect(labels()).toMatchObject({ revision: '2' });
  });
});

describe('the shell', () => {
  test('files of the last three builds stay for tabs that are open; older ones go', async () => {
    for (const number of [1, 2, 3, 4]) await deployShell(`start.${String(number).repeat(8)}.js`);
    await recompose(sources());
    const scripts = [...(standIn.released()?.files.keys() ?? [])].filter((path) => path.endsWith('.js'));
    expect(scripts.toSorted()).toEqual(['/start.22222222.js', '/start.33333333.js', '/start.44444444.js']);
  });

  test('going back to a build of before is written with the newest registry', async () => {
    const first = await deployShell('start.11111111.js');
    await deployShell('start.22222222.js');
    await recompose(sources());
    await change('1.1.0');
    await chooseKit(shells, first);
    await recompose(sources());
    expect([home(), labels()]).toMatchObject([
      expect.stringContaining('>1.1.0<'),
      { revision: '2', shell: first },
    ]);
  });

  test('a release whose pages cannot be written is not used, and the next change is still shown', async () => {
    const first = await deployShell('start.11111111.js');
    await recompose(sources());
    const broken = await deployShell('start.22222222.js', 'throw new Error("broken");');
    await chooseKit(shells, first);
    expect(await switchShell(broken, sources())).toMatchObject({ ok: false });
    await change('1.1.0');
    await recompose(sources());
    expect([home(), labels()]).toMatchObject([expect.stringContaining('>1.1.0<'), { shell: first }]);
  });

  test('answers with the headers, rewrites and redirects of its build', async () => {
    await deployShell('start.11111111.js');
    await recompose(sources());
    expect(standIn.released()?.config).toMatchObject({
      cleanUrls: true,
      trailingSlashBehavior: 'REMOVE',
      rewrites: [
        { glob: '/api/**', run: { serviceId: 'core' } },
        { glob: '/convite/*', path: '/_app/convite__token.html' },
      ],
    });
  });
});

describe('a preview', () => {
  const HEADER = '"X-Robots-Tag":"noindex"';

  test('the version of a pull request is shown beside the site, which stays unchanged', async () => {
    await deployShell('start.11111111.js');
    await recompose(sources());
    const next = releaseWith({ name: 'tools', version: '1.1.0' });
    await releases.change((registry) => preview(registry, next));
    await recompose(sources());
    const remote = { name: 'tools', version: '1.1.0' };
    const shown = await previewSite({ pull: 12, remote }, sources());
    expect(shown).toMatchObject({ ok: true, value: expect.stringContaining('pr-12') as string });
    const page = standIn.released('pr-12')?.files.get('/index.html')?.toString() ?? '';
    expect(page).toContain('>1.1.0<');
    expect(home()).toContain('>1.0.0<');
    // A newer registry would take the version of the pull request away again.
    expect([home()?.includes('/registry.json'), page.includes('/registry.json')]).toEqual([true, false]);
    // Its origin is not one that the streams answer.
    expect([home()?.includes('functions.example'), page.includes('functions.example')]).toEqual([
      true,
      false,
    ]);
    const headers = (channel: string) =>
      JSON.stringify(standIn.released(channel)?.config).split('"glob":"**"')[1];
    expect(headers('pr-12')?.split('glob')[0]).toContain(HEADER);
    expect(headers('live')?.split('glob')[0]).not.toContain(HEADER);
  });

  test('an unreleased version is refused', async () => {
    await deployShell('start.11111111.js');
    const remote = { name: 'tools', version: '2.0.0' };
    expect(await previewSite({ pull: 12, remote }, sources())).toMatchObject({
      ok: false,
      error: expect.stringContaining('tools@2.0.0') as string,
    });
  });
});

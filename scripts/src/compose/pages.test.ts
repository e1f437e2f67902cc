import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_REGISTRY, type ShellRenderer } from '@aura/shared-federation';
import { releaseWith, makeRoute } from '@aura/shared-federation/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inlineScriptHashes } from '../static-server/headers.ts';
import { composePages, loadRenderer } from './pages.ts';

const APP =
  '<head><!--aura:head--><script type="application/json" id="aura-config"></script>' +
  '<script type="application/json" id="aura-registry"></script></head><!--aura:noscript--><div id="root"><!--aura:page--></div>';
const ASSETS = {
  scripts: [{ path: '/start.js', integrity: 'sha384-script' }],
  federation: [{ path: '/federation.js', integrity: 'sha384-federation' }],
  styles: [{ path: '/styles.css', integrity: 'sha384-style' }],
  fonts: ['/text.woff2'],
};
const RENDERER: ShellRenderer = {
  staticPaths: () => ['/sobre'],
  renderPage: async (path, { origin }) => ({
    head: `<title>${origin}${path}</title>`,
    body: '<h1>$& $1</h1>',
  }),
  renderNotFound: async () => ({ head: '<title>Nada</title>', body: '<h1>Nada</h1>' }),
  applicationPatterns: () => ['/perfil', '/tools', '/vagas'],
  renderHead: (pattern) => `<title>${pattern}</title>`,
  earlyScript: () => 'early()',
  textFiles: () => ({ 'robots.txt': 'User-agent: *' }),
};
const REGISTRY = {
  ...EMPTY_REGISTRY,
  remotes: [
    {
      current: releaseWith({
        name: 'tools',
        routes: [makeRoute('/tools'), makeRoute('/vagas', 'signedIn')],
      }),
    },
  ],
};
const ENTRY = 'href="https://tools.example/1.0.0/remoteEntry.js"';
const SITE = {
  origin: 'https://aura.example',
  registry: REGISTRY,
  now: new Date('2026-11-21T12:00:00Z'),
};

let dist = '';
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'aura-pages-'));
});
afterEach(() => rm(dist, { recursive: true }));

async function compose(app: string) {
  await writeFile(join(dist, 'app.html'), app);
  await writeFile(join(dist, 'assets.json'), JSON.stringify(ASSETS));
  return composePages(dist, RENDERER, { config: { a: 1 }, site: SITE });
}

describe('composePages', () => {
  it('writes a page with its head, its content and the data that the application reads at start', async () => {
    const pages = await compose(APP);
    if (!pages.ok) throw new Error(pages.error);
    const html = pages.value.prerendered.get('/sobre') ?? '';
    expect(html).toContain('<title>https://aura.example/sobre</title>');
    expect(html).toContain('<div id="root"><h1>$& $1</h1></div>');
    expect(html).toContain('id="aura-config">{"a":1}</script>');
    expect(html).toContain('<link rel="stylesheet" href="/styles.css" integrity="sha384-style"');
    expect(inlineScriptHashes(html)).toHaveLength(1);
    expect(pages.value.notFound).toContain('<h1>Nada</h1>');
    expect(pages.value.texts.get('/robots.txt')).toBe('User-agent: *');
  });
  it('asks for the application at once only where the page begins empty', async () => {
    const pages = await compose(APP);
    if (!pages.ok) throw new Error(pages.error);
    const preload = 'as="script" href="/start.js" integrity="sha384-script"';
    expect(pages.value.applications.get('/perfil')).toContain(preload);
    expect(pages.value.applications.get('/perfil')).toContain('<title>/perfil</title>');
    expect(pages.value.applications.get('/perfil')).toContain('<noscript>');
    expect(pages.value.prerendered.get('/sobre')).not.toContain(preload);
    expect(pages.value.prerendered.get('/sobre')).not.toContain('<noscript>');
  });
  it('asks for a remote together with its page, and nowhere else', async () => {
    const pages = await compose(APP);
    if (!pages.ok) throw new Error(pages.error);
    const { applications, prerendered } = pages.value;
    for (const text of [ENTRY, 'href="/federation.js"']) {
      expect(applications.get('/tools')).toContain(`<link rel="preload" as="script" ${text}`);
      expect(applications.get('/perfil')).not.toContain(text);
      expect(prerendered.get('/sobre')).not.toContain(text);
    }
  });
  it('writes the page that a remote brought, and keeps the remote for known devices', async () => {
    await writeFile(join(dist, 'app.html'), APP);
    await writeFile(join(dist, 'assets.json'), JSON.stringify(ASSETS));
    const html = '<h1>Ferramentas</h1>';
    const integrity = `sha384-${createHash('sha384').update(html).digest('base64')}`;
    const current = releaseWith({
      name: 'tools',
      routes: [{ ...makeRoute('/tools'), page: 'page-tools.html' }, makeRoute('/vagas', 'signedIn')],
      assets: [{ file: 'page-tools.html', kind: 'page', integrity, initial: false }],
    });
    const render: ShellRenderer = {
      ...RENDERER,
      renderPage: async (path, { remotePages }) => ({
        head: `<title>${path}</title>`,
        body: `<main>${remotePages?.get(path) ?? ''}</main>`,
      }),
    };
    const pages = await composePages(dist, render, {
      config: {},
      site: { ...SITE, registry: { ...EMPTY_REGISTRY, remotes: [{ current }] } },
      readRemoteFile: async () => Buffer.from(html),
    });
    if (!pages.ok) throw new Error(pages.error);
    const page = pages.value.prerendered.get('/tools') ?? '';
    expect(page).toContain(`<main>${html}</main>`);
    expect(page).not.toContain('<noscript>');
    expect(page).toContain(`<link data-rel="preload" as="script" ${ENTRY}`);
    expect(page).not.toContain('<link rel="preload" as="script"');
    expect(pages.value.prerendered.has('/vagas')).toBe(false);
  });
  it('contains what remotes declare, even if none of their pages is written', async () => {
    const text = JSON.stringify({ extensions: [{ point: 'help', title: 'Como?', path: '/tools' }] });
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    const current = releaseWith({
      name: 'tools',
      routes: [{ ...makeRoute('/tools'), page: 'page-tools.html' }],
      assets: [{ file: 'declarations.json', kind: 'tooling', integrity, initial: false }],
    });
    const complaints: string[] = [];
    const place = '<script type="application/json" id="aura-extensions"></script></head>';
    await writeFile(join(dist, 'app.html'), APP.replace('</head>', place));
    await writeFile(join(dist, 'assets.json'), JSON.stringify(ASSETS));
    const pages = await composePages(dist, RENDERER, {
      config: {},
      site: { ...SITE, registry: { ...EMPTY_REGISTRY, remotes: [{ current }] } },
      readRemoteFile: async () => Buffer.from(text),
      writesRemotePages: false,
      complain: (reason) => complaints.push(reason),
    });
    expect(pages.ok && pages.value.applications.get('/tools')).toContain(`{"${integrity}":[{"point":"help"`);
    expect([pages.ok && [...pages.value.prerendered.keys()], complaints]).toEqual([['/sobre'], []]);
  });
  it('wakes links for known devices by a script after them', async () => {
    const pages = await compose(APP);
    const html = pages.ok ? (pages.value.applications.get('/vagas') ?? '') : '';
    expect(html).toContain(`<link data-rel="preload" as="script" ${ENTRY}`);
    expect(html).not.toContain(`<link rel="preload" as="script" ${ENTRY}`);
    expect(html.indexOf(ENTRY)).toBeLessThan(html.indexOf('early()'));
    expect(html.indexOf('early()')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });
  it('takes a shell of an earlier build, which does not name its federation chunk', async () => {
    const { federation: _, ...older } = ASSETS;
    await writeFile(join(dist, 'app.html'), APP);
    await writeFile(join(dist, 'assets.json'), JSON.stringify(older));
    const pages = await composePages(dist, RENDERER, { config: {}, site: SITE });
    expect(pages.ok && pages.value.applications.get('/tools')).toContain(ENTRY);
  });
  it('says which file is missing where the shell was not built', async () => {
    const pages = await composePages(join(dist, 'nothing'), RENDERER, { config: {}, site: SITE });
    expect(pages).toMatchObject({ ok: false, error: expect.stringContaining('app.html') });
  });
  it.each(['aura-config', 'aura:page'])('says that %s has no place', async (place) => {
    const pages = await compose(APP.replace(place, 'other'));
    expect(pages).toMatchObject({ ok: false, error: expect.stringContaining(place) });
  });
  it('says which file is missing where the shell has no renderer', async () => {
    const renderer = await loadRenderer(join(dist, 'nothing'));
    expect(renderer).toMatchObject({ ok: false, error: expect.stringContaining('render.mjs') });
  });
});

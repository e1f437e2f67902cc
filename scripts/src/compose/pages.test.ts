import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composePages, pathOf } from './pages.ts';

const PAGE =
  '<script type="application/json" id="aura-config"></script><script type="application/json" id="aura-registry"></script>';

let dist = '';
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'aura-pages-'));
});
afterEach(() => rm(dist, { recursive: true }));

describe('composePages', () => {
  it('fills the application page and the prerendered ones', async () => {
    await mkdir(join(dist, 'sobre'));
    await writeFile(join(dist, 'app.html'), `app${PAGE}`);
    await writeFile(join(dist, 'sobre/index.html'), `sobre${PAGE}`);
    const pages = await composePages(dist, { config: { a: 1 }, registry: { schema: 1 } });
    if (!pages.ok) throw new Error(pages.error);
    expect(pages.value.app).toMatch(/^app.*\{"a":1\}.*\{"schema":1\}/);
    expect(pages.value.prerendered.get('/sobre')).toMatch(/^sobre.*\{"schema":1\}/);
  });
  it('says which file is missing where the shell was not built', async () => {
    const pages = await composePages(join(dist, 'nothing'), { config: {}, registry: {} });
    expect(pages).toMatchObject({ ok: false, error: expect.stringContaining('app.html') });
  });
  it('says which page lacks a placeholder', async () => {
    await writeFile(join(dist, 'app.html'), '<body></body>');
    const pages = await composePages(dist, { config: {}, registry: {} });
    expect(pages).toMatchObject({ ok: false, error: expect.stringMatching(/app\.html.*aura-config/) });
  });
});

describe('pathOf', () => {
  it.each([
    ['index.html', '/'],
    ['sobre.html', '/sobre'],
    ['ajuda/index.html', '/ajuda'],
    ['ajuda/conta.html', '/ajuda/conta'],
  ])('%s answers %s', (file, path) => expect(pathOf(file)).toBe(path));
});

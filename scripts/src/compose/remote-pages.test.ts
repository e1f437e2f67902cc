import { createHash } from 'node:crypto';
import { EMPTY_REGISTRY, type Release } from '@aura/shared-federation';
import { releaseWith, makeRoute } from '@aura/shared-federation/testing';
import { beforeEach, expect, it } from 'vitest';
import { renderRemotePages } from './remote-pages.ts';

const HTML = '<h1 class="shell_title mfe_x">Planos</h1>';
const FILES: Readonly<Record<string, string>> = {
  'page-planos.1.html': HTML,
  'plans.css': '.mfe_x { color: red }',
  'first.css': '.mfe_y { color: blue }',
  'later.css': '.mfe_z { color: green }',
};
const SHELL_CSS = '.shell_title{font-size:2rem}';
const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

let changed: Record<string, string | null> = {};
let complaints: string[] = [];
beforeEach(() => {
  changed = {};
  complaints = [];
});

const release = (given: Partial<Release['descriptor']> = {}): Release =>
  releaseWith({
    name: 'billing',
    routes: [
      { ...makeRoute('/planos'), page: 'page-planos.1.html', files: ['plans.css'] },
      makeRoute('/outra'),
    ],
    assets: [
      { file: 'page-planos.1.html', kind: 'page', integrity: hash(HTML), initial: false },
      ...['first.css', 'later.css', 'plans.css'].map((file) => ({
        file,
        kind: 'style' as const,
        integrity: hash(FILES[file] ?? ''),
        initial: file === 'first.css',
      })),
    ],
    ...given,
  });

const pagesOf = (current: Release, shellCss = SHELL_CSS) =>
  renderRemotePages({
    registry: { ...EMPTY_REGISTRY, remotes: [{ current, staged: STAGED }] },
    read: async ({ descriptor }, file) => {
      const text = file in changed ? changed[file] : FILES[file];
      return descriptor.version === '9.0.0' || typeof text !== 'string' ? null : Buffer.from(text);
    },
    shellCss,
    complain: (reason) => complaints.push(reason),
  });
const STAGED = {
  release: release({ version: '9.0.0' }),
  audience: { kind: 'role' as const, role: 'gestor_rh' as const },
};

it('returns the page of the current version, with only the styles of its first paint', async () => {
  const pages = await pagesOf(release());
  expect([...pages.keys()]).toEqual(['/planos']);
  expect(pages.get('/planos')).toEqual({ html: HTML, css: `${FILES['first.css']}${FILES['plans.css']}` });
  expect(complaints).toEqual([]);
});

it.each(['page-planos.1.html', 'plans.css'])(
  'leaves a page out where %s is another file, or is gone',
  async (file) => {
    for (const contents of ['another file', null]) {
      changed = { [file]: contents };
      expect((await pagesOf(release())).size).toBe(0);
    }
    expect(complaints).toEqual([expect.stringContaining('/planos'), expect.stringContaining('/planos')]);
  },
);

it('leaves a page out that was made for the components of another shell', async () => {
  expect((await pagesOf(release(), '.shell_other{}')).size).toBe(0);
  expect(complaints).toEqual([expect.stringContaining('shell_title')]);
});

it('leaves out pages that this shell cannot run, and pages for one audience', async () => {
  expect((await pagesOf(release({ shellApi: { min: 90, max: 90 } }))).size).toBe(0);
  expect((await pagesOf(release({ audience: 'gestor_rh' }))).size).toBe(0);
});

import type { Access } from '@aura/shared-domain';
import type { RegistryRemote } from '@aura/shared-federation';
import { releaseWith, makeRoute } from '@aura/shared-federation/testing';
import { expect, it } from 'vitest';
import { computePointHints, computeRemoteHints } from './remote-hints.ts';

const integrity = `sha384-${'B'.repeat(64)}`;
const asset = (file: string, kind: 'script' | 'style' | 'worker', initial = false) =>
  ({ file, kind, integrity, initial }) as const;

const release = (access: Access = 'public', change: Partial<Parameters<typeof releaseWith>[0]> = {}) =>
  releaseWith({
    name: 'tools',
    routes: [{ ...makeRoute('/ferramentas', access), files: ['page.js', 'page.css'] }],
    assets: [
      asset('app.js', 'script', true),
      asset('page.js', 'script'),
      asset('page.css', 'style'),
      asset('later.js', 'script'),
      asset('reader.worker.js', 'worker', true),
    ],
    ...change,
  });

const hintsOf = (remote: RegistryRemote, pattern = '/ferramentas') =>
  computeRemoteHints(pattern, { remotes: [{ current: releaseWith({ name: 'billing' }) }, remote] });

it('names the entry, its first files and the files of the page', () => {
  const hints = hintsOf({ current: release() });
  expect(hints?.origins).toEqual(['https://tools.example']);
  expect(hints?.files.map(({ href, kind }) => `${kind} ${href}`)).toEqual([
    'script https://tools.example/1.0.0/remoteEntry.js',
    'script https://tools.example/1.0.0/app.js',
    'script https://tools.example/1.0.0/page.js',
    'style https://tools.example/1.0.0/page.css',
  ]);
  expect(hints?.files.at(-1)?.integrity).toBe(integrity);
});

it.each([
  ['public', 'everybody'],
  ['signedIn', 'returning'],
  ['diagnosed', 'returning'],
] as const)('a page with access "%s" is for %s', (access, whom) => {
  expect(hintsOf({ current: release(access) })?.whom).toBe(whom);
});

it('names nothing that is for one audience', () => {
  expect(hintsOf({ current: release('gestor_rh') })).toBeNull();
  expect(hintsOf({ current: release('signedIn', { audience: 'professionals' }) })).toBeNull();
});

it('names nothing if the version depends on the person, or does not run', () => {
  const audience = { kind: 'percent', percent: 10, seed: '' } as const;
  const staged = { release: release('public', { version: '2.0.0' }), audience };
  expect(hintsOf({ current: release(), staged })).toBeNull();
  expect(hintsOf({ current: release('public', { shellApi: { min: 99, max: 99 } }) })).toBeNull();
});

it('names nothing for a page that is not a remote’s', () => {
  expect(hintsOf({ current: release() }, '/perfil')).toBeNull();
});

it('names extensions for returning people on a page of the shell, and leaves out those for a role', () => {
  const declared = { file: 'declarations.json', kind: 'tooling', integrity, initial: false } as const;
  const current = release('public', { assets: [...release().descriptor.assets, declared] });
  const card = (name: string, file: string) => ({
    point: 'panel.card' as const,
    name,
    order: 1,
    files: [file],
  });
  const extensions = {
    [integrity]: [
      card('uso', 'page.js'),
      { ...card('equipe', 'later.js'), role: 'gestor_rh' as const },
      { point: 'help', title: 'Como uso?', path: '/ferramentas' } as const,
    ],
  };
  const hints = computePointHints('panel.card', { remotes: [{ current }] }, extensions);
  expect(hints).toMatchObject({ origins: ['https://tools.example'], whom: 'returning' });
  expect(hints?.files.map(({ href }) => href)).toEqual([
    'https://tools.example/1.0.0/remoteEntry.js',
    'https://tools.example/1.0.0/page.js',
  ]);
  expect(computePointHints('settings.section', { remotes: [{ current }] }, extensions)).toBeNull();
});

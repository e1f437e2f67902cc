import { expect, test } from 'vitest';
import { makeEntry } from '@aura/shared-federation/testing';
import { resolveRoute } from './resolve-route.ts';

const remotes = [makeEntry({ name: 'ferramentas' })];

test('an address is an alias, a page of the shell, a page of a remote or unknown', () => {
  expect(resolveRoute(remotes, '/cadastro', '?next=%2Fperfil')).toEqual({
    kind: 'alias',
    to: '/signup?next=%2Fperfil',
  });
  expect(resolveRoute(remotes, '/perfil')).toMatchObject({ kind: 'shell', access: 'signedIn' });
  expect(resolveRoute(remotes, '/perfil/')).toMatchObject({ kind: 'shell', path: '/perfil' });
  expect(resolveRoute(remotes, '/recursos/primeiros-90-dias')).toMatchObject({ page: '/recursos/:slug' });
  expect(resolveRoute(remotes, '/recursos/nada')).toEqual({ kind: 'unknown' });
  expect(resolveRoute(remotes, '/ferramentas')).toMatchObject({ kind: 'remote', entry: remotes[0] });
  expect(resolveRoute(remotes, '/nada')).toEqual({ kind: 'unknown' });
});

test('a remote cannot take over a page of the shell', () => {
  const greedy = makeEntry({ name: 'login' });
  expect(resolveRoute([greedy], '/login').kind).toBe('shell');
});

import { EMPTY_REGISTRY } from '@aura/shared-federation/contract';
import { releaseWith, makeRoute } from '@aura/shared-federation/testing';
import { expect, test } from 'vitest';
import { buildPatternHead, listRemotePatterns } from './remote-pages.ts';

const version = (text: string, ...paths: string[]) =>
  releaseWith({ name: 'tools', version: text, routes: paths.map((path) => makeRoute(path)) });
const registry = {
  ...EMPTY_REGISTRY,
  remotes: [
    {
      current: version('1.1.0', '/ferramentas'),
      previous: version('1.0.0', '/ferramentas', '/antiga'),
      staged: {
        release: version('2.0.0', '/ferramentas', '/nova'),
        audience: { kind: 'role' as const, role: 'gestor_rh' as const },
      },
    },
  ],
};

test('every page that somebody gets has an address, each once; a page that was taken away has none', () => {
  expect(listRemotePatterns(registry)).toEqual(['/ferramentas', '/nova']);
});

test('a page that only some people get is kept from search engines', () => {
  expect(buildPatternHead(registry, '/nova')).toMatchObject({ title: 'Uma página', isListed: false });
  expect(buildPatternHead(registry, '/ferramentas')).toMatchObject({ title: 'Uma página', isListed: true });
});

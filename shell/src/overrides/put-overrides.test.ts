import { EMPTY_REGISTRY, type Registry } from '@aura/shared-federation/contract';
import { releaseWith, makeRoute } from '@aura/shared-federation/testing';
import { expect, test } from 'vitest';
import { putOverrides } from './put-overrides.ts';

const released: Registry = {
  ...EMPTY_REGISTRY,
  overrides: 'localhost',
  remotes: [
    { current: releaseWith({ name: 'tools' }), previous: releaseWith({ name: 'tools', version: '0.9.0' }) },
    { current: releaseWith({ name: 'billing' }) },
  ],
};
const local = (name: string, path = `/${name}`) => ({
  ...releaseWith({ name, version: '9.9.9', routes: [makeRoute(path)] }),
  baseUrl: 'http://localhost:4311/',
});
const put = (...releases: ReturnType<typeof local>[]) => {
  const states = releases.map(({ baseUrl, descriptor }) => ({
    name: descriptor.name,
    address: baseUrl,
    failure: null,
  }));
  return putOverrides(released, { releases, states });
};

test('a local version replaces a remote completely, without a release behind it', () => {
  const release = local('tools');
  expect(put(release).registry.remotes).toEqual([{ current: release }, released.remotes[1]]);
});

test('an unreleased remote is added', () => {
  const release = local('new-one');
  expect(put(release).registry.remotes).toEqual([...released.remotes, { current: release }]);
});

test('a local version that claims the page of another remote is left out with the reason, the rest stays', () => {
  const { registry, states } = put(local('tools'), local('new-one', '/billing'));
  expect(registry.remotes).toEqual([{ current: local('tools') }, released.remotes[1]]);
  expect(states.map(({ failure }) => failure)).toEqual([
    null,
    'registry: path /billing is claimed by billing and new-one',
  ]);
});

test('without overrides the registry is the same object', () => {
  expect(put().registry).toBe(released);
});

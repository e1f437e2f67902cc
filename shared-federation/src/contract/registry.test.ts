import { describe, expect, test } from 'vitest';
import { releaseWith, makeRoute } from '../testing/index.ts';
import { EMPTY_REGISTRY, parseRegistry, type RegistryRemote } from './registry.ts';
import type { Release } from './release.ts';

const remote = (name: string, path = `/${name}`): RegistryRemote => ({
  current: releaseWith({ name, routes: [makeRoute(path)] }),
});
const registry = (...remotes: unknown[]) => ({ ...EMPTY_REGISTRY, revision: 3, remotes });
const reason = (...remotes: unknown[]) => {
  const parsed = parseRegistry(registry(...remotes));
  return parsed.ok ? null : parsed.error;
};
const changed = (change: object) => {
  const { current } = remote('tools');
  return { current: { ...current, descriptor: { ...current.descriptor, ...change } } };
};

describe('parseRegistry', () => {
  test('a registry reads back the same from JSON', () => {
    const audience = { kind: 'percent', percent: 10, seed: 'tools@2.0.0' };
    const staged = { release: releaseWith({ name: 'tools', version: '2.0.0' }), audience };
    const written = registry({ ...remote('tools'), staged, previous: releaseWith({ name: 'tools' }) });
    expect(parseRegistry(JSON.parse(JSON.stringify(written)))).toEqual({ ok: true, value: written });
  });

  test('a path or a name claimed twice is refused with both claimants', () => {
    expect(reason(remote('tools', '/x'), remote('billing', '/x'))).toBe(
      'registry: path /x is claimed by tools and billing',
    );
    expect(reason(remote('tools', '/x'), remote('tools', '/y'))).toContain('name tools');
  });

  test('a retired or blocked item with versions is refused', () => {
    const blocked = ['1.0.0'];
    expect(reason({ ...remote('tools'), blocked })).toBe(
      'registry: tools@1.0.0 is blocked and stands among the versions',
    );
    const both = { ...registry(remote('tools')), retired: [{ name: 'tools' }] };
    expect(parseRegistry(both)).toEqual({ ok: false, error: 'registry: tools is retired and has versions' });
    const kept = { ...registry(), retired: [{ name: 'tools', blocked }] };
    expect(parseRegistry(kept)).toEqual({ ok: true, value: kept });
  });

  test('a path is claimed by every version that somebody may get', () => {
    const release: Release = releaseWith({ name: 'billing', routes: [makeRoute('/tools')] });
    const staged = { release, audience: { kind: 'role', role: 'gestor_rh' } };
    expect(reason(remote('tools'), { ...remote('billing'), staged })).toContain('path /tools');
    expect(reason(remote('tools'), { ...remote('billing'), previous: release })).toContain('path /tools');
  });

  test('a version of another remote is refused', () => {
    expect(reason({ ...remote('tools'), previous: releaseWith({ name: 'billing' }) })).toBe(
      'registry: billing@1.0.0 stands among the versions of tools',
    );
  });

  test.each([
    [
      'a file that leaves the folder',
      { entry: { file: '../evil.js', integrity: `sha384-${'A'.repeat(64)}` } },
    ],
    ['a file of another origin', { entry: { file: 'https://evil.example/x.js', integrity: '' } }],
    ['a missing integrity', { entry: { file: 'remoteEntry.js' } }],
    ['a weak integrity', { entry: { file: 'remoteEntry.js', integrity: 'md5-AAAA' } }],
    ['an unknown access', { routes: [{ ...makeRoute('/a'), access: 'anyone' }] }],
    ['an empty range of the contract', { shellApi: { min: 2, max: 1 } }],
  ])('%s is refused with a reason', (_, change) => {
    expect(reason(changed(change))).toMatch(/^registry: remotes\.0\.current\.descriptor/);
  });

  test.each([0, 100, 12.5])('a share of %s percent is refused', (percent) => {
    const audience = { kind: 'percent', percent, seed: '' };
    const staged = { release: releaseWith({ name: 'tools' }), audience };
    expect(reason({ ...remote('tools'), staged })).toContain('staged.audience.percent');
  });

  test('an address that is not http is refused', () => {
    const current = { ...releaseWith({ name: 'tools' }), baseUrl: 'javascript:alert(1)/' };
    expect(parseRegistry(registry({ current })).ok).toBe(false);
  });
});

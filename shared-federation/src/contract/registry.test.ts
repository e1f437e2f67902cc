import { describe, expect, test } from 'vitest';
import type { Descriptor } from './descriptor.ts';
import { parseRegistry } from './registry.ts';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;
const descriptor = (name: string, path = `/${name}`): Descriptor => ({
  schema: 1,
  name,
  version: '1.0.0',
  shellApi: { min: 1, max: 1 },
  audience: 'everyone',
  routes: [
    { path, access: 'public', title: 'Uma página', description: 'Uma página de teste com descrição.' },
  ],
  navigation: [],
  container: `mfe_${name}`,
  entry: { file: 'remoteEntry.1a2b.js', integrity: INTEGRITY },
  assets: [],
});
const entry = (value: unknown) => ({ descriptor: value, baseUrl: 'https://a.example/1.0.0/' });
const reason = (...remotes: unknown[]) => {
  const parsed = parseRegistry({ schema: 1, remotes });
  return parsed.ok ? null : parsed.error;
};

describe('registry', () => {
  test('what is written as JSON reads back the same', () => {
    const registry = { schema: 1, remotes: [entry(descriptor('tools'))] };
    expect(parseRegistry(JSON.parse(JSON.stringify(registry)))).toEqual({ ok: true, value: registry });
  });

  test('a path or a name claimed twice is refused with both claimants', () => {
    expect(reason(entry(descriptor('tools', '/x')), entry(descriptor('billing', '/x')))).toBe(
      'registry: path /x is claimed by tools and billing',
    );
    expect(reason(entry(descriptor('tools', '/x')), entry(descriptor('tools', '/y')))).toContain(
      'name tools',
    );
  });

  test.each([
    ['a file that leaves the folder', { entry: { file: '../evil.js', integrity: INTEGRITY } }],
    ['a file of another origin', { entry: { file: 'https://evil.example/x.js', integrity: INTEGRITY } }],
    ['a missing integrity', { entry: { file: 'remoteEntry.js' } }],
    ['a weak integrity', { entry: { file: 'remoteEntry.js', integrity: 'md5-AAAA' } }],
    ['an unknown access', { routes: [{ ...descriptor('a').routes[0], access: 'anyone' }] }],
    ['an unknown field', { inlineScript: 'alert(1)' }],
  ])('%s is refused with a reason', (_, change) => {
    expect(reason(entry({ ...descriptor('tools'), ...change }))).toMatch(/^registry: remotes\.0\.descriptor/);
  });

  test('an address that is not http is refused', () => {
    const remotes = [{ descriptor: descriptor('tools'), baseUrl: 'javascript:alert(1)/' }];
    expect(parseRegistry({ schema: 1, remotes }).ok).toBe(false);
  });
});

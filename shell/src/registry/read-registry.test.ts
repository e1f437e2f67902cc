// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readRegistry, readRegistrySource } from './read-registry.ts';

function pageWith(id: string, text: string): void {
  const script = document.createElement('script');
  Object.assign(script, { type: 'application/json', id, textContent: text });
  document.head.append(script);
}
const source = { url: '/registry.json', key: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' } };

beforeEach(() => document.head.replaceChildren());

test.each(['', '{', '[]'])('a page whose registry is %j has none, with a reason', (text) => {
  pageWith('aura-registry', text);
  expect(readRegistry(document)).toEqual({ ok: false, error: expect.stringMatching(/^registry: /) });
});

test('the place of newer registries is a part of the configuration', () => {
  pageWith('aura-config', JSON.stringify({ apiBase: '/api', registry: source }));
  expect(readRegistrySource(document)).toEqual(source);
});

test.each([
  ['no configuration', ''],
  ['none', '{"apiBase":"/api"}'],
  [
    'one of another origin without a scheme',
    JSON.stringify({ registry: { ...source, url: '//evil.example' } }),
  ],
  ['one without a key', JSON.stringify({ registry: { url: source.url } })],
])('a page with %s keeps its own', (_, text) => {
  pageWith('aura-config', text);
  expect(readRegistrySource(document)).toBeNull();
});

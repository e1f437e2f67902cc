import type { Registry } from '@aura/shared-federation';
import { releaseWith } from '@aura/shared-federation/testing';
import { expect, it } from 'vitest';
import { buildSecurityHeaders } from './headers.ts';
import { buildPolicy } from './policy.ts';

const at = (origin: string, version: string) => ({
  ...releaseWith({ name: 'tools', version }),
  baseUrl: `${origin}/tools/${version}/`,
});
const registry = (overrides: Registry['overrides']): Registry => ({
  schema: 2,
  revision: 1,
  overrides,
  remotes: [
    {
      current: at('https://b.example', '1.1.0'),
      previous: at('https://a.example', '1.0.0'),
      staged: { release: at('https://c.example', '2.0.0'), audience: { kind: 'role', role: 'gestor_rh' } },
    },
    { current: releaseWith({ name: 'billing' }) },
    { current: { ...releaseWith({ name: 'cockpit' }), baseUrl: 'https://b.example/cockpit/1.0.0/' } },
  ],
});

function sources(overrides: Registry['overrides'], directive: string): string[] {
  const policy = buildSecurityHeaders(buildPolicy(registry(overrides), { connect: ['https://api.example'] }));
  const all = (policy['Content-Security-Policy'] ?? '').split('; ').map((part) => part.split(' '));
  return all.find(([name]) => name === directive)?.slice(1) ?? [];
}
const ORIGINS = ['https://b.example', 'https://a.example', 'https://c.example', 'https://billing.example'];
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

it('allows the origins of every version that somebody may get, each once', () => {
  expect(buildPolicy(registry('none'), { connect: [] }).remoteOrigins).toEqual(ORIGINS);
});

it('allows this machine where the registry lets remotes be overridden', () => {
  for (const directive of ['script-src', 'style-src', 'font-src', 'connect-src'])
    expect(sources('localhost', directive)).toEqual(expect.arrayContaining(THIS_MACHINE));
});

it('never allows this machine where it does not', () => {
  for (const directive of ['script-src', 'style-src', 'font-src', 'connect-src'])
    expect(sources('none', directive).join(' ')).not.toMatch(/localhost|127\.0\.0\.1|\*/);
  expect(sources('none', 'connect-src')).toEqual(["'self'", ...ORIGINS, 'https://api.example']);
});

it('lets the bundler of every remote make its policy', () => {
  expect(sources('none', 'trusted-types')).toEqual(
    expect.arrayContaining(['aura-mfe-tools', 'aura-mfe-billing', 'aura-mfe-cockpit']),
  );
});

it('lets a remote that was never released make its policy only where remotes may be overridden', () => {
  expect(sources('localhost', 'trusted-types')).toContain('*');
  expect(sources('none', 'trusted-types')).not.toContain('*');
});

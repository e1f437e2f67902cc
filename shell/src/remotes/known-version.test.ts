import type { RegistryRemote } from '@aura/shared-federation/contract';
import { releaseWith } from '@aura/shared-federation/testing';
import { expect, test } from 'vitest';
import { isDecided } from './known-version.ts';

const plain: RegistryRemote = { current: releaseWith({ name: 'billing' }) };
const staged: RegistryRemote = {
  current: releaseWith({ name: 'tools' }),
  staged: {
    release: releaseWith({ name: 'tools', version: '2.0.0' }),
    audience: { kind: 'role', role: 'gestor_rh' },
  },
};
const remotes = { remotes: [plain, staged] };

test('only a remote with a staged version waits for a session on its way', () => {
  expect(isDecided('tools', remotes, { status: 'loading' })).toBe(false);
  expect(isDecided('billing', remotes, { status: 'loading' })).toBe(true);
  expect(isDecided('tools', remotes, { status: 'signedOut' })).toBe(true);
  expect(isDecided('tools', { remotes: [plain] }, { status: 'loading' })).toBe(true);
  const wanted = { name: 'billing', version: '2.0.0' };
  expect(isDecided('billing', remotes, { status: 'loading' }, wanted)).toBe(false);
  expect(isDecided('billing', remotes, { status: 'signedOut' }, wanted)).toBe(true);
});

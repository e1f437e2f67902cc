import { SHELL_API } from '@aura/shared-federation/contract';
import { releaseWith } from '@aura/shared-federation/testing';
import { expect, test } from 'vitest';
import { previewState } from './preview-state.ts';

const tools = (version: string, more = {}) => releaseWith({ name: 'tools', version, ...more });
const TOO_NEW = { shellApi: { min: SHELL_API + 1, max: SHELL_API + 1 } };
const registry = {
  remotes: [
    {
      current: tools('1.0.0'),
      staged: { release: tools('1.1.0'), audience: { kind: 'role', role: 'gestor_rh' } as const },
      previews: [tools('2.0.0'), tools('3.0.0', TOO_NEW)],
    },
  ],
};
const AROUND = { registry, session: 'signedIn', isLocal: false, mounted: null } as const;
const wanted = (version: string) => ({ text: `tools@${version}`, preview: { name: 'tools', version } });

test.each([
  ['2.0.0', 'shown'],
  ['1.1.0', 'shown'],
  ['3.0.0', 'incompatible'],
  // The one that everybody has is no version for a test, and neither is one that the registry does not name.
  ['1.0.0', 'unknown'],
  ['9.9.9', 'unknown'],
])('tools@%s is %s to somebody with an account', (version, state) => {
  expect(previewState(wanted(version), AROUND)).toBe(state);
});

test('a visitor is asked for an account once this is known, except for a page of this machine', () => {
  expect(previewState(wanted('2.0.0'), { ...AROUND, session: 'signedOut' })).toBe('signIn');
  expect(previewState(wanted('2.0.0'), { ...AROUND, session: 'loading' })).toBe('none');
  expect(previewState(wanted('2.0.0'), { ...AROUND, session: 'signedOut', isLocal: true })).toBe('shown');
  expect(previewState(wanted('9.9.9'), { ...AROUND, session: 'signedOut' })).toBe('unknown');
});

test('another version in its place is told', () => {
  expect(previewState(wanted('2.0.0'), { ...AROUND, mounted: tools('2.0.0') })).toBe('shown');
  expect(previewState(wanted('2.0.0'), { ...AROUND, mounted: tools('1.0.0') })).toBe('replaced');
});

test('an empty or invalid version counts as none', () => {
  expect(previewState(null, AROUND)).toBe('none');
  expect(previewState({ text: 'x', preview: null }, AROUND)).toBe('malformed');
});

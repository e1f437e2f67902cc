import { createProfile, type Profile } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { guardRoute } from './guard-route.ts';
import { LOADING, SIGNED_OUT, type SessionState } from './state.ts';

const as = (more: Partial<Profile> = {}): SessionState => ({
  status: 'signedIn',
  user: { uid: 'ana', email: null, emailVerified: false, providers: [] },
  profile: { ...createProfile('Ana'), ...more },
});
const login = { kind: 'redirect', to: '/login?next=%2Fperfil%3Faba%3D1' };

test.each([
  ['public', LOADING, { kind: 'allow' }],
  ['public', SIGNED_OUT, { kind: 'allow' }],
  ['signedIn', LOADING, { kind: 'wait' }],
  ['signedIn', SIGNED_OUT, login],
  ['diagnosed', SIGNED_OUT, login],
  ['gestor_rh', SIGNED_OUT, login],
  ['signedIn', as(), { kind: 'allow' }],
  ['diagnosed', as(), { kind: 'undiagnosed' }],
  ['diagnosed', as({ diagnosticoCompleto: true }), { kind: 'allow' }],
  ['gestor_rh', as(), { kind: 'restricted' }],
  ['gestor_rh', as({ role: 'gestor_rh' }), { kind: 'allow' }],
] as const)('%s for %j gives %j', (access, state, decision) => {
  expect(guardRoute(access, state, '/perfil?aba=1')).toEqual(decision);
});

test('nobody is sent to the login before the session is verified', () => {
  expect(guardRoute('signedIn', SIGNED_OUT, '/perfil', false)).toEqual({ kind: 'wait' });
  expect(guardRoute('public', SIGNED_OUT, '/', false)).toEqual({ kind: 'allow' });
  expect(guardRoute('signedIn', as(), '/perfil', false)).toEqual({ kind: 'allow' });
});

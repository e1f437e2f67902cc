import type { SessionState } from '@aura/shared-session/host';
import { expect, test } from 'vitest';
import { mayWarmUp } from './warm-up.ts';

const signedIn = (role: string | undefined, diagnosticoCompleto = false): SessionState =>
  ({ status: 'signedIn', user: {}, profile: { role, diagnosticoCompleto } }) as unknown as SessionState;

const ANONYMOUS = { session: { status: 'signedOut' }, isVerified: false, isExpected: false } as const;
const RETURNING = { session: { status: 'loading' }, isVerified: false, isExpected: true } as const;
const SIGNED_OUT = { session: { status: 'signedOut' }, isVerified: true, isExpected: false } as const;
const person = (session: SessionState) => ({ session, isVerified: true, isExpected: true });

test('a page that anybody may see is fetched for anybody', () => {
  for (const visitor of [ANONYMOUS, RETURNING, SIGNED_OUT]) expect(mayWarmUp('public', visitor)).toBe(true);
});

test('a page behind the login is preloaded for people who are likely to be let in', () => {
  expect(mayWarmUp('signedIn', ANONYMOUS)).toBe(false);
  expect(mayWarmUp('signedIn', SIGNED_OUT)).toBe(false);
  expect(mayWarmUp('signedIn', RETURNING)).toBe(true);
  expect(mayWarmUp('diagnosed', person(signedIn(undefined)))).toBe(false);
  expect(mayWarmUp('diagnosed', person(signedIn(undefined, true)))).toBe(true);
});

test('a page of managers is preloaded only for managers', () => {
  for (const visitor of [ANONYMOUS, RETURNING, SIGNED_OUT, person(signedIn('professional'))])
    expect(mayWarmUp('gestor_rh', visitor)).toBe(false);
  expect(mayWarmUp('gestor_rh', person(signedIn('gestor_rh')))).toBe(true);
});

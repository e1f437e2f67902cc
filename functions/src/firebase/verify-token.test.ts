import { initializeApp } from 'firebase-admin/app';
import { getAuth, type DecodedIdToken } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgedToken } from '../../test-support/people.ts';
import { tokenVerifier } from './verify-token.ts';

const failing = (code: string) =>
  tokenVerifier({ verifyIdToken: () => Promise.reject(Object.assign(new Error('x'), { code })) });

describe('tokenVerifier', () => {
  it('gives the uid of a good token', async () => {
    const verify = tokenVerifier({
      verifyIdToken: async (token) => ({ uid: `${token}!` }) as DecodedIdToken,
    });
    expect(await verify('ana')).toEqual({ ok: true, value: 'ana!' });
  });

  it.each(['auth/argument-error', 'auth/id-token-expired', 'auth/user-disabled'])(
    'blames the token for %s',
    async (code) => expect(await failing(code)('t')).toEqual({ ok: false, error: 'rejected' }),
  );

  it.each(['auth/internal-error', 'app/network-error', ''])(
    'does not blame the token for "%s"',
    async (code) => expect(await failing(code)('t')).toEqual({ ok: false, error: 'unavailable' }),
  );
});

describe('the verifier of a real project', () => {
  beforeEach(() => void vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', ''));
  afterEach(() => void vi.unstubAllEnvs());
  const verify = tokenVerifier(getAuth(initializeApp({ projectId: 'aura-producao' }, 'verify-token-test')));

  // All of these are refused by what they say of themselves, before any key would be fetched.
  it.each([
    ['unsigned, as the emulator makes them', {}],
    [
      'unsigned, for the right project',
      { aud: 'aura-producao', iss: 'https://securetoken.google.com/aura-producao' },
    ],
  ])('refuses a token %s', async (_, claims) => {
    expect(await verify(forgedToken('ana', claims))).toEqual({ ok: false, error: 'rejected' });
  });

  it('refuses a token signed with a secret', async () => {
    const [, payload] = forgedToken('ana', { aud: 'aura-producao' }).split('.');
    const header = Buffer.from('{"alg":"HS256","typ":"JWT","kid":"k"}').toString('base64url');
    expect(await verify(`${header}.${payload}.c2VncmVkbw`)).toEqual({ ok: false, error: 'rejected' });
  });
});

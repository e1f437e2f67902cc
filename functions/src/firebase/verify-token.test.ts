import { initializeApp } from 'firebase-admin/app';
import { getAuth, type DecodedIdToken } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgeToken } from '../../test-support/people.ts';
import { createTokenVerifier } from './verify-token.ts';

const failing = (code: string) =>
  createTokenVerifier({ verifyIdToken: () => Promise.reject(Object.assign(new Error('x'), { code })) });

const SHORT = { revoked: false };

describe('createTokenVerifier', () => {
  it('gives the uid of a good token, and when its person signed in', async () => {
    const verify = createTokenVerifier({
      verifyIdToken: async (token) => ({ uid: `${token}!`, auth_time: 1_800_000_000 }) as DecodedIdToken,
    });
    const signedInAt = new Date(1_800_000_000_000);
    const value = {
      uid: 'ana!',
      email: null,
      signedInAt,
      isOperator: false,
      hasSecondFactor: false,
      companyId: null,
    };
    expect(await verify('ana', SHORT)).toEqual({ ok: true, value });
  });

  it.each([
    [true, true],
    ['true', false],
    [1, false],
  ])('takes the claim operator: %j for an operator: %j', async (operator, isOperator) => {
    const verify = createTokenVerifier({
      verifyIdToken: async () =>
        ({ uid: 'ana', auth_time: 1_800_000_000, operator }) as unknown as DecodedIdToken,
    });
    expect(await verify('t', SHORT)).toMatchObject({ ok: true, value: { isOperator } });
  });

  it.each([
    [{ sign_in_second_factor: 'totp' }, true],
    [{ sign_in_provider: 'password' }, false],
    [{ sign_in_second_factor: true }, false],
    [undefined, false],
  ])('takes %j for a sign-in with a second factor: %j', async (firebase, hasSecondFactor) => {
    const verify = createTokenVerifier({
      verifyIdToken: async () =>
        ({ uid: 'ana', auth_time: 1_800_000_000, firebase }) as unknown as DecodedIdToken,
    });
    expect(await verify('t', SHORT)).toMatchObject({ ok: true, value: { hasSecondFactor } });
  });

  it.each([
    ['ana@empresa.example', 'ana@empresa.example'],
    ['', null],
    [undefined, null],
    [['ana@empresa.example'], null],
  ])('takes %j for the address %j', async (claim, email) => {
    const verify = createTokenVerifier({
      verifyIdToken: async () =>
        ({ uid: 'ana', auth_time: 1_800_000_000, email: claim }) as unknown as DecodedIdToken,
    });
    expect(await verify('t', SHORT)).toMatchObject({ ok: true, value: { email } });
  });

  it.each([
    [{ role: 'gestor_rh', company: 'acme-1' }, 'acme-1'],
    [{ role: 'gestor_rh' }, null],
    [{ company: 'acme-1' }, null],
    [{ role: 'usuario', company: 'acme-1' }, null],
    [{ role: ['gestor_rh'], company: 'acme-1' }, null],
    [{ role: 'gestor_rh', company: 'acme/people' }, null],
    [{ role: 'gestor_rh', company: '' }, null],
    [{ role: 'gestor_rh', company: ['acme-1'] }, null],
  ])('takes claims %j for a manager of %j', async (claims, companyId) => {
    const verify = createTokenVerifier({
      verifyIdToken: async () =>
        ({ uid: 'ana', auth_time: 1_800_000_000, ...claims }) as unknown as DecodedIdToken,
    });
    expect(await verify('t', SHORT)).toMatchObject({ ok: true, value: { companyId } });
  });

  it('refuses a revoked token where it is asked to look', async () => {
    const verify = createTokenVerifier({
      verifyIdToken: async (_, checkRevoked) => {
        if (checkRevoked) throw Object.assign(new Error('x'), { code: 'auth/id-token-revoked' });
        return { uid: 'ana', auth_time: 1_800_000_000 } as DecodedIdToken;
      },
    });
    expect(await verify('t', { revoked: true })).toEqual({ ok: false, error: 'rejected' });
    expect(await verify('t', SHORT)).toMatchObject({ ok: true });
  });

  it.each(['auth/argument-error', 'auth/id-token-expired', 'auth/user-disabled'])(
    'blames the token for %s',
    async (code) => expect(await failing(code)('t', SHORT)).toEqual({ ok: false, error: 'rejected' }),
  );

  it.each(['auth/internal-error', 'app/network-error', ''])(
    'does not blame the token for "%s"',
    async (code) => expect(await failing(code)('t', SHORT)).toEqual({ ok: false, error: 'unavailable' }),
  );
});

describe('the verifier of a real project', () => {
  beforeEach(() => void vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', ''));
  afterEach(() => void vi.unstubAllEnvs());
  const verify = createTokenVerifier(
    getAuth(initializeApp({ projectId: 'aura-producao' }, 'verify-token-test')),
  );

  // All of these are refused by what they say of themselves, before any key would be fetched.
  it.each([
    ['unsigned, as the emulator makes them', {}],
    [
      'unsigned, for the right project',
      { aud: 'aura-producao', iss: 'https://securetoken.google.com/aura-producao' },
    ],
  ])('refuses a token %s', async (_, claims) => {
    expect(await verify(forgeToken('ana', claims), SHORT)).toEqual({ ok: false, error: 'rejected' });
  });

  it('refuses a token signed with a secret', async () => {
    const [, payload] = forgeToken('ana', { aud: 'aura-producao' }).split('.');
    const header = Buffer.from('{"alg":"HS256","typ":"JWT","kid":"k"}').toString('base64url');
    expect(await verify(`${header}.${payload}.c2VncmVkbw`, SHORT)).toEqual({ ok: false, error: 'rejected' });
  });
});

import { createPublicKey, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import { CompactSign, SignJWT, type CompactJWSHeaderParameters } from 'jose';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { badgeSettings, flipped, newKey } from '../../test-support/badge-keys.ts';
import { buildCredential } from './credential.ts';
import { getKeyring, type PublishedKey } from './keyring.ts';
import { readCredential } from './read-credential.ts';
import { signCredential } from './issue-credential.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const signingKey = newKey();
const keys = getKeyring(badgeSettings({ signingKey }));
const [published] = keys.published as [PublishedKey];
const credential = buildCredential({
  badge: 'voz_de_dono',
  uuid: '7d4f5a52-8a3d-8f11-9b67-0c8ce1f0a2b3',
  email: 'ana@exemplo.com',
  awardedAt: NOW,
  siteUrl: 'https://aura.example',
});
const sign = (key = signingKey) => {
  const { signer } = getKeyring(badgeSettings({ signingKey: key }));
  return signer ? signCredential(credential, signer) : Promise.reject(new Error('no key'));
};
const token = await sign();
const read = (text: string) => readCredential(text, keys, NOW);

/** Whether a library of other people takes the token for one of the published key. */
function isValidElsewhere(text: string): boolean {
  try {
    jwt.verify(text, createPublicKey({ key: { ...published }, format: 'jwk' }), {
      algorithms: ['RS256'],
      clockTimestamp: NOW.getTime() / 1000,
    });
    return true;
  } catch {
    return false;
  }
}

/** A token of the credential with another header or payload, signed with a key. */
function forged(
  header: Partial<CompactJWSHeaderParameters>,
  key: KeyObject | Uint8Array,
  payload: object = credential,
) {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const usual = { alg: 'RS256', typ: 'JWT', kid: published.kid };
  return new CompactSign(bytes).setProtectedHeader({ ...usual, ...header }).sign(key);
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signatureFails = { ok: false, error: 'signature' };
const nothingReadable = { ok: false, error: 'unreadable' };

describe('a token as it was signed', () => {
  it('is read, here and by another library with the published key', async () => {
    expect(await read(token)).toEqual({ ok: true, value: credential });
    expect(isValidElsewhere(token)).toBe(true);
  });

  it('has only the header fields of the standard', () => {
    const { header } = jwt.decode(token, { complete: true }) ?? {};
    const { kid, kty, n, e } = published;
    expect(header).toEqual({ alg: 'RS256', typ: 'JWT', kid, jwk: { kty, n, e } });
  });

  it('is still read after the key was replaced, with the earlier one known', async () => {
    const later = badgeSettings({ signingKey: newKey(2048), earlierKeys: [createPublicKey(signingKey)] });
    expect((await readCredential(token, getKeyring(later), NOW)).ok).toBe(true);
    expect(await readCredential(token, getKeyring({ ...later, earlierKeys: [] }), NOW)).toEqual(
      signatureFails,
    );
  });
});

describe('a token that was changed', () => {
  it('is refused with one bit turned over, at every place', async () => {
    for (let at = 0; at < token.length; at += 1) {
      const changed = flipped(token, at, at % 7);
      expect((await read(changed)).ok, `place ${at}`).toBe(false);
      expect(isValidElsewhere(changed), `place ${at}, elsewhere`).toBe(false);
    }
  });

  it('is refused with another character at any place', async () => {
    const place = fc.nat({ max: token.length - 1 });
    const character = fc.string({ minLength: 1, maxLength: 1, unit: 'binary-ascii' });
    const refused = fc.asyncProperty(place, character, async (at, char) => {
      fc.pre(char !== token[at]);
      const changed = token.slice(0, at) + char + token.slice(at + 1);
      expect((await read(changed)).ok).toBe(false);
      expect(isValidElsewhere(changed)).toBe(false);
    });
    await fc.assert(refused, { numRuns: 300 });
  });

  it('is refused even if the change is in unused bits of the last character', async () => {
    const short = newKey(2048);
    const other = await sign(short);
    const ofShort = getKeyring(badgeSettings({ signingKey: short }));
    expect((await readCredential(other, ofShort, NOW)).ok).toBe(true);
    expect(await readCredential(flipped(other, other.length - 1, 0), ofShort, NOW)).toEqual(signatureFails);
    expect(await readCredential(`${other}=`, ofShort, NOW)).toEqual(signatureFails);
  });
});

describe('a token of somebody else', () => {
  const foreign = newKey(2048);
  const { n = '', e = '' } = createPublicKey(foreign).export({ format: 'jwk' });
  const jwk = { kty: 'RSA', n, e } as const;
  const pem = createPublicKey(signingKey).export({ format: 'pem', type: 'spki' });

  it.each([
    ['brings its own key, under the name of ours', () => forged({ jwk }, foreign)],
    [
      'brings its own key, under its own name',
      () => forged({ jwk, kid: 'https://outra.example#1' }, foreign),
    ],
    ['names no key', () => forged({ jwk, kid: '' }, foreign)],
    ['is signed with our public key as a secret', () => forged({ alg: 'HS256' }, Buffer.from(pem))],
    ['is signed by another method of ours', () => forged({ alg: 'PS256' }, signingKey)],
  ])('%s: refused', async (_, forge) => {
    const text = await forge();
    expect(await read(text)).toEqual(signatureFails);
  });

  it.each(['none', 'None', 'NONE'])('is not signed at all (%s): refused', async (alg) => {
    const unsigned = `${base64url({ alg, typ: 'JWT', kid: published.kid })}.${base64url(credential)}.`;
    expect(await read(unsigned)).toEqual(signatureFails);
  });
});

describe('a text that is no credential', () => {
  it.each(['', 'a', 'a.b', 'a.b.c', 'a.b.c.d', '{}', '..', `${token}.${token}`, 'e30.e30.e30'])(
    '%j is refused',
    async (text) => expect((await read(text)).ok).toBe(false),
  );

  it.each([
    ['says nothing', {}],
    ['wraps the credential, as version 1.1 did', { vc: credential }],
    ['has another context', { ...credential, '@context': ['https://www.w3.org/2018/credentials/v1'] }],
    ['is of another type', { ...credential, type: ['VerifiableCredential'] }],
    [
      'has an id that is a path',
      { ...credential, id: 'urn:uuid:../users/ana', jti: 'urn:uuid:../users/ana' },
    ],
    ['is of another issuer than it says', { ...credential, iss: 'https://outra.example' }],
  ])('signed by us, but %s: unreadable', async (_, payload) => {
    expect(await read(await forged({}, signingKey, payload))).toEqual(nothingReadable);
  });

  it('signed by us, but no JSON: unreadable', async () => {
    const text = await new CompactSign(new TextEncoder().encode('oi'))
      .setProtectedHeader({ alg: 'RS256', kid: published.kid })
      .sign(signingKey);
    expect(await read(text)).toEqual(nothingReadable);
  });

  it('signed by us for another purpose: unreadable', async () => {
    const text = await new SignJWT({ uid: 'ana' })
      .setProtectedHeader({ alg: 'RS256', kid: published.kid })
      .sign(signingKey);
    expect(await read(text)).toEqual(nothingReadable);
  });
});

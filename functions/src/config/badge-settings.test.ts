import { createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBadgeSettings } from './badge-settings.ts';
import { DEVELOPMENT_BADGE_KEY } from './development-badge-key.ts';

const read = (env: Record<string, string>) => readBadgeSettings(env, 'aura-producao', false);
const readDemo = (env: Record<string, string>) => readBadgeSettings(env, 'demo-aura', true);

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const JWK = privateKey.export({ format: 'jwk' });
const PEM = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const text = (jwk: JsonWebKey) => JSON.stringify(jwk);
const set = (...keys: JsonWebKey[]) => JSON.stringify({ keys });

describe('readBadgeSettings', () => {
  it('signs nothing in a real project without a key, and knows no key', () => {
    expect(read({})).toEqual({
      siteUrl: 'https://aura-producao.web.app',
      signingKey: null,
      earlierKeys: [],
      ignored: [],
    });
  });

  it('signs with the key of the repository in a demo project', () => {
    const { siteUrl, signingKey } = readDemo({});
    expect(siteUrl).toBe('http://localhost:4310');
    expect(signingKey?.export({ format: 'jwk' })).toEqual(DEVELOPMENT_BADGE_KEY);
  });

  it.each([
    ['JSON Web Key', text(JWK)],
    ['PEM', PEM],
    ['PEM in one line', PEM.replaceAll('\n', '\\n')],
  ])('reads a key written as %s, in a demo project too', (_, key) => {
    for (const { signingKey, ignored } of [
      read({ AURA_BADGE_KEY: key }),
      readDemo({ AURA_BADGE_KEY: key }),
    ]) {
      expect(signingKey?.equals(privateKey)).toBe(true);
      expect(ignored).toEqual([]);
    }
  });

  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ format: 'jwk' });
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  it.each([
    ['no key', 'segredo'],
    ['a key whose parts do not belong together', text({ ...JWK, p: '', q: '' })],
    ['a key that is too weak', text(weak)],
    ['a key of another kind', text(curve)],
    ['the key that everybody can read in the repository', text(DEVELOPMENT_BADGE_KEY)],
  ])('leaves %s out and names the variable', (_, key) => {
    expect(read({ AURA_BADGE_KEY: key })).toMatchObject({ signingKey: null, ignored: ['AURA_BADGE_KEY'] });
  });

  it('keeps the public half of the keys that signed before', () => {
    const { earlierKeys, ignored } = read({ AURA_BADGE_EARLIER_KEYS: set(JWK) });
    expect(earlierKeys.map((key) => [key.type, key.equals(publicKey)])).toEqual([['public', true]]);
    expect(ignored).toEqual([]);
  });

  it.each([
    ['no set', text(publicKey.export({ format: 'jwk' }))],
    ['no JSON', PEM],
    [
      'a set with the key of the repository',
      set(JWK, createPublicKey({ key: DEVELOPMENT_BADGE_KEY, format: 'jwk' }).export({ format: 'jwk' })),
    ],
    ['a set with a key that is none', set(JWK, { kty: 'RSA', n: '' })],
  ])('names earlier keys that are %s', (_, keys) => {
    expect(read({ AURA_BADGE_EARLIER_KEYS: keys })).toMatchObject({
      earlierKeys: [],
      ignored: ['AURA_BADGE_EARLIER_KEYS'],
    });
  });

  it.each([
    ['https://aura.example/', 'https://aura.example', []],
    ['https://aura.example/pt?x#y', 'https://aura.example', []],
    ['http://aura.example', 'https://aura-producao.web.app', ['AURA_SITE_URL']],
    ['http://localhost:4310', 'https://aura-producao.web.app', ['AURA_SITE_URL']],
    ['aura.example', 'https://aura-producao.web.app', ['AURA_SITE_URL']],
  ])('takes %s for the site at %s', (given, siteUrl, ignored) => {
    expect(read({ AURA_SITE_URL: given })).toMatchObject({ siteUrl, ignored });
  });
});

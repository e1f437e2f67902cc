import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import type { BadgeSettings } from '../config/badge-settings.ts';
import { buildKeyAddress } from './issuer.ts';

/** A public RSA key as others are given it (RFC 7517). */
interface PublicJwk {
  readonly kty: 'RSA';
  readonly n: string;
  readonly e: string;
}

/** An entry of the set of keys. */
export interface PublishedKey extends PublicJwk {
  readonly kid: string;
  readonly alg: 'RS256';
  readonly use: 'sig';
}

/** Signs, and says which key it was. */
export interface Signer {
  readonly key: KeyObject;
  readonly kid: string;
  readonly jwk: PublicJwk;
}

/** The keys of the platform: the one that signs now, and all whose signatures count. */
export interface Keyring {
  readonly signer: Signer | null;
  readonly published: readonly PublishedKey[];
  /** The key that a credential names, null for one that is not ours. */
  readonly find: (kid: unknown) => KeyObject | null;
}

/** The keys of a configuration. */
export function getKeyring({ siteUrl, signingKey, earlierKeys }: BadgeSettings): Keyring {
  const current = signingKey && createPublicKey(signingKey);
  const keys = new Map(
    [...earlierKeys, ...(current ? [current] : [])].map((key) => [computeThumbprint(key), key]),
  );
  const kidOf = (key: KeyObject) => buildKeyAddress(siteUrl, computeThumbprint(key));
  return {
    signer: signingKey && current && { key: signingKey, kid: kidOf(current), jwk: exportJwk(current) },
    published: [...keys.values()].map((key) => ({
      ...exportJwk(key),
      kid: kidOf(key),
      alg: 'RS256',
      use: 'sig',
    })),
    // By its thumbprint alone: a site that moved to another address still knows its keys.
    find: (kid) =>
      (typeof kid === 'string' ? keys.get(kid.slice(kid.lastIndexOf('#') + 1)) : undefined) ?? null,
  };
}

function exportJwk(key: KeyObject): PublicJwk {
  const { n = '', e = '' } = key.export({ format: 'jwk' });
  return { kty: 'RSA', n, e };
}

/** RFC 7638: the members that make the key, in alphabetical order. */
function computeThumbprint(key: KeyObject): string {
  const { kty, n, e } = exportJwk(key);
  return createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');
}

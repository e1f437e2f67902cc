import {
  createPrivateKey,
  createPublicKey,
  sign,
  verify,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import * as v from 'valibot';
import { isAllowedAddress } from './allowed-address.ts';
import { DEVELOPMENT_BADGE_KEY } from './development-badge-key.ts';
import { createSettingReader, type Env } from './setting-reader.ts';

/** The issuer of badge credentials, and its keys. */
export interface BadgeSettings {
  /** Origin of the site; the addresses in a credential begin with it. */
  readonly siteUrl: string;
  /** Private RSA key; null without one, and then no credential is issued. */
  readonly signingKey: KeyObject | null;
  /** Earlier public RSA keys: their signatures stay valid. */
  readonly earlierKeys: readonly KeyObject[];
  /** Variables that were left out, because they could not be what they have to be. Names alone. */
  readonly ignored: readonly string[];
}

const LOCAL_SITE = 'http://localhost:4310';
/** RS256 asks for 2048 bits at least (RFC 7518, 3.3). */
const MIN_KEY_BITS = 2048;
/** Replacement of line breaks in PEM texts for single-line variables. */
const ESCAPED_BREAK = '\\n';

const KeySetSchema = v.object({ keys: v.array(v.looseObject({ kty: v.literal('RSA') })) });

/**
 * Reads AURA_SITE_URL, the public address of the site (Firebase Hosting's by default), AURA_BADGE_KEY, a private RSA
 * key as JSON Web Key or PEM, and AURA_BADGE_EARLIER_KEYS, public ones as JSON Web Key Set. A demo project without a
 * key uses the repository's; no other project accepts that one.
 */
export function readBadgeSettings(env: Env, projectId: string, isDemo: boolean): BadgeSettings {
  const { read, ignored } = createSettingReader(env);
  const site = read('AURA_SITE_URL', (text) =>
    isAllowedAddress(text, isDemo) ? new URL(text).origin : null,
  );
  const key = read('AURA_BADGE_KEY', (text) => checkKey(parsePrivateKey(text), isDemo));
  const earlierKeys = read('AURA_BADGE_EARLIER_KEYS', (text) => parsePublicKeys(text, isDemo)) ?? [];
  return {
    siteUrl: site ?? (isDemo ? LOCAL_SITE : `https://${projectId}.web.app`),
    signingKey: key ?? (isDemo ? DEVELOPMENT_KEY : null),
    earlierKeys,
    ignored,
  };
}

const DEVELOPMENT_KEY = createPrivateKey({ key: DEVELOPMENT_BADGE_KEY, format: 'jwk' });

function parsePrivateKey(text: string): KeyObject | null {
  try {
    const key = text.startsWith('{')
      ? createPrivateKey({ key: JSON.parse(text) as JsonWebKey, format: 'jwk' })
      : createPrivateKey(text.replaceAll(ESCAPED_BREAK, '\n'));
    return fitsItself(key) ? key : null;
  } catch {
    return null;
  }
}

/** Whether the private part belongs to the public one: reading a key does not look. */
function fitsItself(key: KeyObject): boolean {
  const sample = Buffer.from('sample');
  return verify('sha256', sample, createPublicKey(key), sign('sha256', sample, key));
}

/** All keys of the set, or null if one of them is invalid: silently dropping a key would invalidate badges. */
function parsePublicKeys(text: string, isDemo: boolean): readonly KeyObject[] | null {
  try {
    const set = v.safeParse(KeySetSchema, JSON.parse(text));
    if (!set.success) return null;
    const keys = set.output.keys.map((key) => checkKey(createPublicKey({ key, format: 'jwk' }), isDemo));
    const all = keys.filter((key) => key !== null);
    return all.length === keys.length ? all : null;
  } catch {
    return null;
  }
}

function checkKey(key: KeyObject | null, isDemo: boolean): KeyObject | null {
  if (!key || key.asymmetricKeyType !== 'rsa') return null;
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < MIN_KEY_BITS) return null;
  return isDemo || key.export({ format: 'jwk' }).n !== DEVELOPMENT_BADGE_KEY.n ? key : null;
}

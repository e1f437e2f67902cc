import * as v from 'valibot';
import { RegistryKeySchema, type RegistryKey } from '@aura/shared-federation/contract';
import {
  parsePlace,
  parsePrivatePlace,
  parseSigningKey,
  parseSigningKeys,
  extractPublicKey,
  storeAt,
  type Place,
  type ReleaseStore,
  type SigningKey,
} from '@aura/shared-federation/releases';
import { createSettingReader, type Env } from './setting-reader.ts';

/** The store of the remotes' releases, and the keys for changes. */
export interface ReleaseSettings {
  /** Null if no store is configured. */
  readonly store: ReleaseStore | null;
  /** Source maps; null if none are stored. */
  readonly privateStore: ReleaseStore | null;
  /** Checks the registry; null if no key is configured. */
  readonly registryKey: RegistryKey | null;
  /** The root key, which signs entries without an owner; null if it is stored elsewhere. */
  readonly signingKey: SigningKey | null;
  /** Keys of teams: a team's entries change only with its key. */
  readonly ownerKeys: readonly SigningKey[];
  /** Contracts of the shells that people use, besides that of this build. */
  readonly liveApis: readonly number[];
  /** Variables that were left out, because they could not be what they have to be. Names alone. */
  readonly ignored: readonly string[];
}

const PublicKeySchema = v.pipe(v.string(), v.parseJson(), RegistryKeySchema);
const LiveApisSchema = v.pipe(v.string(), v.regex(/^\d+(\s*,\s*\d+)*$/));

/**
 * Reads AURA_RELEASES (`gs://bucket/prefix`, or the absolute path of a folder), AURA_RELEASES_PRIVATE (the same, for
 * source maps), AURA_SIGNING_KEY (the private root key as JSON Web Key, a secret), AURA_REGISTRY_KEY (its public half,
 * if the root key is stored elsewhere), AURA_OWNER_KEY (private keys of teams, one or an array, a secret) and
 * AURA_LIVE_SHELL_APIS (`1,2`). There are no defaults: unset values are null.
 */
export function readReleaseSettings(env: Env): ReleaseSettings {
  const { read, ignored } = createSettingReader(env);
  const place = read('AURA_RELEASES', parseFixedPlace);
  const privatePlace = place && read('AURA_RELEASES_PRIVATE', (text) => parseFixedPrivatePlace(text, place));
  const signingKey = read('AURA_SIGNING_KEY', (text) => {
    const key = parseSigningKey(text);
    return key.ok ? key.value : null;
  });
  const ownerKeys = read('AURA_OWNER_KEY', (text) => {
    const keys = parseSigningKeys(text);
    return keys.ok ? keys.value : null;
  });
  const registryKey = read('AURA_REGISTRY_KEY', (text) => {
    const key = v.safeParse(PublicKeySchema, text);
    return key.success ? key.output : null;
  });
  const liveApis = read('AURA_LIVE_SHELL_APIS', (text) =>
    v.is(LiveApisSchema, text) ? text.split(',').map(Number) : null,
  );
  return {
    store: place && storeAt(place, '/'),
    privateStore: privatePlace && storeAt(privatePlace, '/'),
    registryKey: signingKey ? extractPublicKey(signingKey) : registryKey,
    signingKey,
    ownerKeys: ownerKeys ?? [],
    liveApis: liveApis ?? [],
    ignored,
  };
}

function parseFixedPlace(text: string): Place | null {
  const place = parsePlace(text);
  return place.ok && isFixed(place.value) ? place.value : null;
}

function parseFixedPrivatePlace(text: string, beside: Place): Place | null {
  const place = parsePrivatePlace(text, beside, '/');
  return place.ok && place.value && isFixed(place.value) ? place.value : null;
}

/** The folder that a server happens to run in means nothing. */
const isFixed = (place: Place): boolean => place.kind === 'bucket' || place.path.startsWith('/');

import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { RegistryKeySchema, type RegistryKey } from '@aura/shared-federation';
import {
  resolveFolder,
  LAYOUT,
  parsePlace,
  parsePrivatePlace,
  parseSigningKeys,
  extractPublicKey,
  makeRootSigner,
  storeAt,
  type Place,
  type ReleaseStore,
  type Signers,
  type SigningKey,
} from '@aura/shared-federation/releases';
import * as v from 'valibot';
import type { RemoteWorkspace } from '../workspaces/discover.ts';
import { readLocalSigners } from './local-owners.ts';
import { readLocalSigningKey } from './local-signing-key.ts';

/** The configured store of releases with everything that is needed to read and change it. */
export interface Releases {
  readonly store: ReleaseStore;
  /** Stores the source maps of versions; null without such a store. It is never served. */
  readonly privateStore: ReleaseStore | null;
  /** Folder of the store; null for a store that is not on this machine. */
  readonly folder: string | null;
  /** The root key; null for callers with only a team's key or the guard's. */
  readonly signingKey: SigningKey | null;
  /**
   * The keys that sign changes. The error is a sentence for the terminal.
   * @param owner the signing team; on this machine it gets a key if it has none
   */
  readonly signers: (owner?: string) => Promise<Result<Signers, string>>;
  /** Folder of the teams' local keys; null if they come from the environment. */
  readonly ownerKeys: string | null;
  readonly publicKey: RegistryKey;
  /** Whether only this machine uses the store and its key. */
  readonly isOfThisMachine: boolean;
  /** Address under which the files of a version are served; ends with a slash. */
  readonly baseUrlOf: (remote: Pick<RemoteWorkspace, 'name' | 'port'>, version: string) => string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens the store configured in the environment: `AURA_RELEASES` (a folder, or `gs://bucket/prefix`),
 * `AURA_RELEASES_URL` (its public address), `AURA_RELEASES_PRIVATE` (another folder or bucket, which is not served)
 * and keys: `AURA_SIGNING_KEY` (the root's) or `AURA_REGISTRY_KEY` (its public half), `AURA_OWNER_KEY` (of one team,
 * or an array), `AURA_GUARD_KEY`. Without them it is a folder of this machine with local keys. The error is a sentence
 * for the terminal.
 * @param root the repository
 */
export async function openReleases(root: string, env: Environment): Promise<Result<Releases, string>> {
  const place = parsePlace(env['AURA_RELEASES'] ?? '.local/releases');
  if (!place.ok) return place;
  const privatePlace = parsePrivatePlace(env['AURA_RELEASES_PRIVATE'], place.value, root);
  if (!privatePlace.ok) return privatePlace;
  const publicUrl = parsePublicUrl(env['AURA_RELEASES_URL']);
  if (!publicUrl.ok) return publicUrl;
  const isOfThisMachine = place.value.kind === 'folder' && !KEYS.some((name) => env[name] !== undefined);
  const keys = isOfThisMachine ? await readLocalKeys(root) : readGivenKeys(env);
  if (!keys.ok) return keys;
  const lies = openPlace(place.value, root, publicUrl.value);
  const { root: signingKey, rootKey } = keys.value;
  const dir = join(root, '.local/owner-keys');
  return ok({
    ...lies,
    privateStore: privatePlace.value && storeAt(privatePlace.value, root),
    signingKey,
    publicKey: rootKey,
    ownerKeys: isOfThisMachine ? dir : null,
    signers: async (owner) =>
      isOfThisMachine && signingKey
        ? readLocalSigners({ store: lies.store, root: signingKey, dir }, owner)
        : ok(keys.value),
    isOfThisMachine,
  });
}

/** Variables with a key: if one is set, no local key is used. */
const KEYS = ['AURA_SIGNING_KEY', 'AURA_REGISTRY_KEY', 'AURA_OWNER_KEY', 'AURA_GUARD_KEY'] as const;

async function readLocalKeys(root: string): Promise<Result<Signers, string>> {
  const key = await readLocalSigningKey(join(root, '.local/releases-key.json'));
  return key.ok ? ok(makeRootSigner(key.value)) : key;
}

function openPlace(place: Place, root: string, publicUrl: string | null) {
  if (place.kind === 'bucket') {
    const { bucket, prefix } = place;
    const standard = `https://storage.googleapis.com/${bucket}/${prefix === '' ? '' : `${prefix}/`}`;
    return { store: storeAt(place, root), folder: null, baseUrlOf: under(publicUrl ?? standard) };
  }
  const baseUrlOf = publicUrl === null ? buildLocalBaseUrl : under(publicUrl);
  return { store: storeAt(place, root), folder: resolveFolder(place, root), baseUrlOf };
}

/** Addresses in a directly served store. */
const under =
  (base: string): Releases['baseUrlOf'] =>
  ({ name }, version) =>
    `${base}${LAYOUT.version(name, version)}/`;

/** Address at which `npm start` serves a version of a remote. */
export const buildLocalBaseUrl: Releases['baseUrlOf'] = ({ port }, version) =>
  `http://localhost:${port}/${version}/`;

function parsePublicUrl(text: string | undefined): Result<string | null, string> {
  if (text === undefined) return ok(null);
  if (/^https?:\/\/[^?#]+\/$/.test(text) && URL.canParse(text)) return ok(text);
  return err(`AURA_RELEASES_URL deve ser um endereço http(s) terminado em barra; é "${text}".`);
}

/** The keys of the environment: at least the public half of the root key has to be known. */
function readGivenKeys(env: Environment): Result<Signers, string> {
  const root = readKeys(env, 'AURA_SIGNING_KEY');
  if (!root.ok) return root;
  const owners = readKeys(env, 'AURA_OWNER_KEY');
  if (!owners.ok) return owners;
  const guard = readKeys(env, 'AURA_GUARD_KEY');
  if (!guard.ok) return guard;
  const [rootKey = null] = root.value;
  const known = rootKey ? ok(extractPublicKey(rootKey)) : readRegistryKey(env['AURA_REGISTRY_KEY']);
  if (!known.ok) return known;
  return ok({ rootKey: known.value, root: rootKey, owners: owners.value, guard: guard.value[0] ?? null });
}

function readKeys(env: Environment, name: string): Result<readonly SigningKey[], string> {
  const text = env[name];
  if (text === undefined) return ok([]);
  const parsed = parseSigningKeys(text);
  return parsed.ok ? parsed : err(`${name} ${parsed.error}.`);
}

const PublicKeySchema = v.pipe(v.string(), v.parseJson(), RegistryKeySchema);

function readRegistryKey(text: string | undefined): Result<RegistryKey, string> {
  if (text === undefined)
    return err(
      'Falta AURA_SIGNING_KEY, ou AURA_REGISTRY_KEY com a metade pública da chave raiz para quem só tem a de uma equipe.',
    );
  const parsed = v.safeParse(PublicKeySchema, text);
  return parsed.success
    ? ok(parsed.output)
    : err('AURA_REGISTRY_KEY não é uma chave pública em formato JWK.');
}

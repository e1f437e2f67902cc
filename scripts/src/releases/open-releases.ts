import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import type { RegistryKey } from '@aura/shared-federation';
import {
  folderOf,
  LAYOUT,
  parsePlace,
  parsePrivatePlace,
  parseSigningKey,
  publicKeyOf,
  storeAt,
  type Place,
  type ReleaseStore,
  type SigningKey,
} from '@aura/shared-federation/releases';
import type { RemoteWorkspace } from '../workspaces/discover.ts';
import { localSigningKey } from './local-signing-key.ts';

/** The configured store of releases with everything that is needed to read and change it. */
export interface Releases {
  readonly store: ReleaseStore;
  /** Keeps the source maps of versions; null where there is no such store. Nothing of it is ever served. */
  readonly privateStore: ReleaseStore | null;
  /** Folder of the store; null for a store that is not on this machine. */
  readonly folder: string | null;
  readonly signingKey: SigningKey;
  readonly publicKey: RegistryKey;
  /** Whether the store and its key are of this machine alone: nobody else reads what is signed here. */
  readonly isOfThisMachine: boolean;
  /** Address under which the files of a version are served; ends with a slash. */
  readonly baseUrlOf: (remote: Pick<RemoteWorkspace, 'name' | 'port'>, version: string) => string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens the store that the environment names: `AURA_RELEASES` (a folder, or `gs://bucket/prefix`),
 * `AURA_RELEASES_URL` (its public address), `AURA_RELEASES_PRIVATE` (another folder or bucket, for what is not served)
 * and `AURA_SIGNING_KEY`. Without them it is a folder of this machine with a key of its own. The error is a sentence for the person at the terminal.
 * @param root the repository
 */
export async function openReleases(root: string, env: Environment): Promise<Result<Releases, string>> {
  const place = parsePlace(env['AURA_RELEASES'] ?? '.local/releases');
  if (!place.ok) return place;
  const privatePlace = parsePrivatePlace(env['AURA_RELEASES_PRIVATE'], place.value, root);
  if (!privatePlace.ok) return privatePlace;
  const publicUrl = parsePublicUrl(env['AURA_RELEASES_URL']);
  if (!publicUrl.ok) return publicUrl;
  const givenKey = env['AURA_SIGNING_KEY'];
  const key = await signingKeyFor(place.value, root, givenKey);
  if (!key.ok) return key;
  return ok({
    ...opened(place.value, root, publicUrl.value),
    privateStore: privatePlace.value && storeAt(privatePlace.value, root),
    signingKey: key.value,
    publicKey: publicKeyOf(key.value),
    isOfThisMachine: place.value.kind === 'folder' && givenKey === undefined,
  });
}

function opened(place: Place, root: string, publicUrl: string | null) {
  if (place.kind === 'bucket') {
    const { bucket, prefix } = place;
    const standard = `https://storage.googleapis.com/${bucket}/${prefix === '' ? '' : `${prefix}/`}`;
    return { store: storeAt(place, root), folder: null, baseUrlOf: under(publicUrl ?? standard) };
  }
  const baseUrlOf = publicUrl === null ? localBaseUrl : under(publicUrl);
  return { store: storeAt(place, root), folder: folderOf(place, root), baseUrlOf };
}

/** Addresses in a store that is served as it lies there. */
const under =
  (base: string): Releases['baseUrlOf'] =>
  ({ name }, version) =>
    `${base}${LAYOUT.version(name, version)}/`;

/** Address at which `npm start` serves a version of a remote. */
export const localBaseUrl: Releases['baseUrlOf'] = ({ port }, version) =>
  `http://localhost:${port}/${version}/`;

function parsePublicUrl(text: string | undefined): Result<string | null, string> {
  if (text === undefined) return ok(null);
  if (/^https?:\/\/[^?#]+\/$/.test(text) && URL.canParse(text)) return ok(text);
  return err(`AURA_RELEASES_URL deve ser um endereço http(s) terminado em barra; é "${text}".`);
}

async function signingKeyFor(
  place: Place,
  root: string,
  text: string | undefined,
): Promise<Result<SigningKey, string>> {
  if (text !== undefined) {
    const parsed = parseSigningKey(text);
    return parsed.ok ? parsed : err(`AURA_SIGNING_KEY ${parsed.error}.`);
  }
  if (place.kind === 'folder') return localSigningKey(join(root, '.local/releases-key.json'));
  return err('Falta AURA_SIGNING_KEY: fora desta máquina, o registro é assinado com a chave do projeto.');
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { MAP_FOLDER, SCRIPT_INTEGRITY } from '../build/source-map.ts';
import type { Descriptor } from '../contract/index.ts';
import { listFiles } from './built-release.ts';
import { PRIVATE_LAYOUT } from './layout.ts';
import { reachStorage } from './reachable.ts';
import type { ReleaseStore } from './store.ts';

const StoredMapSchema = v.object({
  version: v.literal(3),
  /** Paths below the repository. */
  sources: v.array(v.string()),
  /** Texts of our own sources. */
  sourcesContent: v.array(v.nullable(v.string())),
  names: v.array(v.string()),
  mappings: v.string(),
  [SCRIPT_INTEGRITY]: v.string(),
});
const StoredMapTextSchema = v.pipe(v.string(), v.parseJson(), StoredMapSchema);

/** The source map of one released script. */
export type StoredMap = Omit<v.InferOutput<typeof StoredMapSchema>, typeof SCRIPT_INTEGRITY>;

/** Source maps of a build, by the name of the script that each is of. */
export type BuiltMaps = ReadonlyMap<string, Uint8Array>;

const SUFFIX = '.map';

/** Reads the source maps next to a build; empty if there are none. @param dir folder of the remote */
export async function readMaps(dir: string): Promise<BuiltMaps> {
  const folder = join(dir, MAP_FOLDER);
  const names = await readdir(folder).catch(() => []);
  const maps = new Map<string, Uint8Array>();
  for (const name of names.filter((one) => one.endsWith(SUFFIX)).toSorted())
    maps.set(name.slice(0, -SUFFIX.length), await readFile(join(folder, name)));
  return maps;
}

/** Sentences about maps that are not of the scripts that are about to be released; none where all of them are. */
export function mapFaults(descriptor: Descriptor, maps: BuiltMaps): readonly string[] {
  const integrities = new Map(listFiles(descriptor).map(({ file, integrity }) => [file, integrity]));
  return [...maps].flatMap(([script, text]) => {
    const map = readMap(text);
    const isInStep = map !== null && map[SCRIPT_INTEGRITY] === integrities.get(script);
    return isInStep ? [] : [`O mapa de fontes de ${script} não é deste arquivo. Compile de novo.`];
  });
}

/** Keeps the source maps of a version in the private store. Doing it again changes nothing. */
export const keepMaps = (
  store: ReleaseStore,
  { name, version }: Descriptor,
  maps: BuiltMaps,
): Promise<Result<null, string>> =>
  reachStorage(async () => {
    // A map that is there already is of the same bytes of the script, wherever it was made.
    for (const [script, text] of maps)
      await store.create(PRIVATE_LAYOUT.map(name, version, script), gzipSync(text));
    return ok(null);
  });

/**
 * The stored map of a release's script; null for older releases without maps, and for files outside the release. A map
 * of different bytes is an error.
 */
export const readStoredMap = (
  store: ReleaseStore,
  descriptor: Descriptor,
  script: string,
): Promise<Result<StoredMap | null, string>> =>
  reachStorage(async () => {
    const listed = listFiles(descriptor).find(({ file }) => file === script);
    if (!listed) return ok(null);
    const { name, version } = descriptor;
    const path = PRIVATE_LAYOUT.map(name, version, script);
    const stored = await store.read(path);
    if (!stored) return ok(null);
    const map = readMap(gunzipSync(stored));
    if (map && map[SCRIPT_INTEGRITY] === listed.integrity) return ok(map);
    return err(`${path} não é o mapa de fontes do arquivo que foi publicado.`);
  });

function readMap(bytes: Uint8Array): v.InferOutput<typeof StoredMapSchema> | null {
  const read = v.safeParse(StoredMapTextSchema, new TextDecoder().decode(bytes));
  return read.success ? read.output : null;
}

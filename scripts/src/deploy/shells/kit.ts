import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { err, ok, type Result } from '@aura/shared-domain';
import type { ReleaseStore } from '@aura/shared-federation/releases';
import * as v from 'valibot';
import { isServed, SiteFactsSchema, type SiteFacts } from '../site/compose-site.ts';

const HashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const VersionSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const FilesSchema = v.record(v.string(), HashSchema);

/** A build of the shell that pages can be written with, without a working copy. */
const KitSchema = v.strictObject({
  version: VersionSchema,
  facts: SiteFactsSchema,
  /** Path in the site → hash of the file. */
  served: FilesSchema,
  /** Path in the build → hash of a file that only the composition reads. */
  parts: FilesSchema,
});
export type Kit = v.InferOutput<typeof KitSchema>;

/** Which kit a site is written with, and which ones it was written with before, newest first. */
const CurrentSchema = v.strictObject({ current: VersionSchema, former: v.array(VersionSchema) });
export type Current = v.InferOutput<typeof CurrentSchema>;

/** Paths in a store of kits. A file is compressed, and its name is the hash that Hosting uses for it. */
const PLACES = {
  current: 'current.json',
  kit: (version: string) => `shells/${version}.json`,
  file: (hash: string) => `files/${hash}`,
} as const;

/** As many kits as one can go back to. */
const KEPT = 20;

/** A file as Hosting takes it. */
export interface PackedFile {
  readonly hash: string;
  readonly packed: Uint8Array;
}

/** Compresses a file; its hash is that of the compressed bytes. */
export function packFile(contents: string | Uint8Array): PackedFile {
  const packed = gzipSync(contents, { level: 9 });
  return { hash: createHash('sha256').update(packed).digest('hex'), packed };
}

interface Build {
  /** The shell's folder, with `dist` and `dist-render`. */
  readonly dir: string;
  readonly facts: SiteFacts;
  /** More files of the site: path → text. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Keeps a build of the shell. The same build and facts make the same kit, and nothing that is there is written anew. */
export async function keepKit(store: ReleaseStore, { dir, facts, texts }: Build): Promise<Kit> {
  const served: Record<string, string> = {};
  const parts: Record<string, string> = {};
  const keep = async (contents: string | Uint8Array): Promise<string> => {
    const { hash, packed } = packFile(contents);
    await store.create(PLACES.file(hash), packed);
    return hash;
  };
  for (const path of await listFilesBelow(join(dir, 'dist'))) {
    if (/\.(br|gz|map)$/.test(path)) continue;
    const hash = await keep(await readFile(join(dir, 'dist', path)));
    if (isServed(`/${path}`)) served[`/${path}`] = hash;
    else parts[`dist/${path}`] = hash;
  }
  for (const path of await listFilesBelow(join(dir, 'dist-render'))) {
    if (!path.endsWith('.map'))
      parts[`dist-render/${path}`] = await keep(await readFile(join(dir, 'dist-render', path)));
  }
  for (const [path, text] of Object.entries(texts)) served[path] = await keep(text);
  const contents = { facts, served, parts };
  const version = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 16);
  const kit = { version, ...contents };
  await store.create(PLACES.kit(version), encodeJson(kit));
  return kit;
}

/** Copies a kit from one store to another; existing content stays. */
export async function copyKit(kit: Kit, from: ReleaseStore, to: ReleaseStore): Promise<void> {
  for (const hash of new Set([...Object.values(kit.served), ...Object.values(kit.parts)])) {
    const packed = await from.read(PLACES.file(hash));
    if (packed) await to.create(PLACES.file(hash), packed);
  }
  // Last: a kit that can be read is whole.
  await to.create(PLACES.kit(kit.version), encodeJson(kit));
}

/** Reads a kit. The error is a sentence for the person at the terminal. */
export async function readKit(store: ReleaseStore, version: string): Promise<Result<Kit, string>> {
  const read = parse(KitSchema, await store.read(PLACES.kit(version)));
  return read ? ok(read) : err(`A compilação ${version} do shell não está guardada, ou não pode ser lida.`);
}

/** Reads one file of a kit in its stored, compressed form. */
export async function readPacked(store: ReleaseStore, hash: string): Promise<Uint8Array> {
  const packed = await store.read(PLACES.file(hash));
  if (!packed) throw new Error(`file ${hash} of a kit is missing`);
  return packed;
}

/** Unpacks a kit into a folder: `dist` and `dist-render` as the build left them. */
export async function unpackKit(store: ReleaseStore, kit: Kit, folder: string): Promise<void> {
  const served = Object.entries(kit.served).map(([path, hash]) => [`dist${path}`, hash] as const);
  for (const [path, hash] of [...served, ...Object.entries(kit.parts)]) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, gunzipSync(await readPacked(store, hash)));
  }
}

/** Which kit a site is written with; null before the first. */
export const readCurrent = async (store: ReleaseStore): Promise<Current | null> =>
  parse(CurrentSchema, await store.read(PLACES.current));

/** Selects a kit for writing the site; the earlier one stays available for a rollback. */
export async function chooseKit(store: ReleaseStore, version: string): Promise<Current> {
  const before = await readCurrent(store);
  const known = before ? [before.current, ...before.former] : [];
  const former = known.filter((each) => each !== version).slice(0, KEPT);
  const current: Current = { current: version, former };
  await store.replace(PLACES.current, encodeJson(current));
  return current;
}

async function listFilesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

const encodeJson = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value)}\n`);

function parse<S extends v.GenericSchema>(schema: S, bytes: Uint8Array | null): v.InferOutput<S> | null {
  if (!bytes) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), new TextDecoder().decode(bytes));
  return read.success ? read.output : null;
}

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { err, ok, type Result } from '@aura/shared-domain';
import { HashSchema } from './accounts.ts';

const FileSchema = v.object({ lines: v.number(), sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
/** Facts about one file of a backup. */
export type FileFacts = v.InferOutput<typeof FileSchema>;

const ManifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    format: v.literal(1),
    project: v.string(),
    takenAt: v.string(),
    documents: FileSchema,
    accounts: FileSchema,
    /** Documents of each collection. */
    collections: v.record(v.string(), v.number()),
    /** How passwords were hashed; null in the emulator. */
    hash: v.nullable(HashSchema),
  }),
);
export type Manifest = v.InferOutput<typeof ManifestSchema>;

const MANIFEST = 'manifest.json';
const makeFileName = (kind: 'documents' | 'accounts'): string => `${kind}.ndjson.gz`;
/** The backup contains personal texts and password hashes: only its owner may read it. */
const OWNER_ONLY = { mode: 0o600 } as const;

/** Creates a folder for a new backup; the error is a sentence if the folder is not empty. */
export async function prepareFolder(folder: string): Promise<Result<null, string>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length === 0) return ok(null);
  return err(`A pasta ${folder} não está vazia: cada cópia tem uma pasta sua.`);
}

/**
 * Writes values as lines of a compressed file, as they come.
 * @param look sees each of them
 */
export async function writeLines<T>(
  folder: string,
  kind: 'documents' | 'accounts',
  { values, look }: { readonly values: AsyncIterable<T>; readonly look?: (value: T) => void },
): Promise<FileFacts> {
  const digest = digestLines();
  async function* lines(): AsyncGenerator<string> {
    for await (const value of values) {
      look?.(value);
      yield digest.add(value);
    }
  }
  const file = createWriteStream(join(folder, makeFileName(kind)), OWNER_ONLY);
  await pipeline(Readable.from(lines()), createGzip(), file);
  return digest.facts();
}

/** Counts values and digests them in their order. */
export function digestLines() {
  const hash = createHash('sha256');
  let lines = 0;
  return {
    /** Gives the line of the value. */
    add(value: unknown): string {
      const line = `${JSON.stringify(value)}\n`;
      hash.update(line);
      lines += 1;
      return line;
    },
    facts: (): FileFacts => ({ lines, sha256: hash.digest('hex') }),
  };
}

/** Ends a backup: without its manifest a folder is none. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const partial = join(folder, `${MANIFEST}.partial`);
  await writeFile(partial, `${JSON.stringify(manifest, null, 2)}\n`, OWNER_ONLY);
  await rename(partial, join(folder, MANIFEST));
}

/** The manifest of a backup whose files are whole; the error is a sentence. */
export async function readBackup(
  folder: string,
  schemas: Readonly<Record<'documents' | 'accounts', v.GenericSchema>>,
): Promise<Result<Manifest, string>> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) return err(`Em ${folder} não há uma cópia terminada (falta ${MANIFEST}).`);
  const manifest = v.safeParse(ManifestSchema, text);
  if (!manifest.success) return err(`O ${MANIFEST} de ${folder} está danificado.`);
  for (const kind of ['documents', 'accounts'] as const) {
    const digest = digestLines();
    try {
      for await (const value of readLines(folder, kind, schemas[kind])) digest.add(value);
    } catch {
      return err(describeDamage(folder, kind));
    }
    if (!isSameFile(digest.facts(), manifest.output[kind])) return err(describeDamage(folder, kind));
  }
  return ok(manifest.output);
}

/** Whether two files hold the same values in the same order. */
export const isSameFile = (one: FileFacts, other: FileFacts): boolean =>
  one.lines === other.lines && one.sha256 === other.sha256;

const describeDamage = (folder: string, kind: 'documents' | 'accounts'): string =>
  `A cópia está danificada: ${join(folder, makeFileName(kind))} não é o que foi guardado. Nada foi escrito.`;

/** The values of a file, one after another. Throws if the file or a line is incomplete. */
export async function* readLines<T>(
  folder: string,
  kind: 'documents' | 'accounts',
  schema: v.GenericSchema<unknown, T>,
): AsyncGenerator<T> {
  const LineSchema = v.pipe(v.string(), v.parseJson(), schema);
  const unzipped = createGunzip();
  const read = pipeline(createReadStream(join(folder, makeFileName(kind))), unzipped);
  read.catch(() => undefined);
  for await (const line of createInterface({ input: unzipped, crlfDelay: Infinity }))
    yield v.parse(LineSchema, line);
  await read;
}

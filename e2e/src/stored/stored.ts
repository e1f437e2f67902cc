import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * Released builds that are kept in the repository, file by file and compressed: the previous shell and the previous
 * version of every remote, against which the present ones are tried.
 */
const STORED = resolve(import.meta.dirname, '../../stored');

/** Kept of a build are the files that a browser or a server reads; what is compressed beside them can be made again. */
const isKept = (path: string): boolean => !/\.(br|gz)$/.test(path) && !path.endsWith('modules.json');

/**
 * Keeps a build in the place of what was kept under this name.
 * @param name such as `remotes/tools`
 * @param parts folders of the build: name in the store → path
 */
export async function keep(
  name: string,
  version: string,
  parts: Readonly<Record<string, string>>,
): Promise<void> {
  await rm(join(STORED, name), { recursive: true, force: true });
  for (const [part, folder] of Object.entries(parts)) {
    for (const path of (await filesUnder(folder)).filter(isKept)) {
      const target = join(STORED, name, version, part, `${path}.br`);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, compress(await readFile(join(folder, path))));
    }
  }
}

/** Version kept under a name; null without one. */
export async function storedVersion(name: string): Promise<string | null> {
  const versions = await readdir(join(STORED, name)).catch(() => []);
  return versions[0] ?? null;
}

/** Names of the kept builds below a folder, such as `remotes`. */
export const storedNames = (folder: string): Promise<string[]> =>
  readdir(join(STORED, folder)).catch(() => []);

/** Unpacks a kept build into a folder. */
export async function unpack(name: string, version: string, into: string): Promise<void> {
  const source = join(STORED, name, version);
  for (const path of await filesUnder(source)) {
    const target = join(into, path.replace(/\.br$/, ''));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, brotliDecompressSync(await readFile(join(source, path))));
  }
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

function compress(bytes: Buffer): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params });
}

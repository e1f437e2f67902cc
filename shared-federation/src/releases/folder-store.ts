import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ReleaseStore } from './store.ts';
import { storePath } from './store-path.ts';

/** Prefix of partially written files; no path of a store begins like this, so they are never read. */
const TEMPORARY = '.writing-';

/** A store in a folder of this machine, made when something is first written. Several processes may use it at once. */
export function openFolderStore(dir: string): ReleaseStore {
  const absolute = (path: string): string => join(dir, storePath(path));

  return {
    read: async (path) => readFile(absolute(path)).catch(nullWhere('ENOENT')),

    async create(path, contents) {
      const target = absolute(path);
      return withTemporary(target, contents, (temporary) =>
        // Unlike a rename, a link fails if the name exists; and a name never refers to a partial file.
        link(temporary, target).then(() => true, falseWhere('EEXIST')),
      );
    },

    async replace(path, contents) {
      const target = absolute(path);
      await withTemporary(target, contents, (temporary) => rename(temporary, target));
    },

    async list(folder) {
      const entries = await readdir(absolute(folder), { recursive: true, withFileTypes: true }).catch(
        nullWhere('ENOENT'),
      );
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.startsWith(TEMPORARY))
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .toSorted();
    },
  };
}

/** Writes a complete temporary file next to the target, passes it on, and deletes it. */
async function withTemporary<T>(
  target: string,
  contents: Uint8Array,
  handOver: (temporary: string) => Promise<T>,
): Promise<T> {
  await mkdir(dirname(target), { recursive: true });
  const temporary = join(dirname(target), TEMPORARY + randomUUID());
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(contents);
      // Sync first: a name that survives a power cut must refer to complete contents.
      await file.sync();
    } finally {
      await file.close();
    }
    return await handOver(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
}

const nullWhere =
  (code: string) =>
  (error: NodeJS.ErrnoException): null => {
    if (error.code === code) return null;
    throw error;
  };

const falseWhere =
  (code: string) =>
  (error: NodeJS.ErrnoException): false => {
    if (error.code === code) return false;
    throw error;
  };

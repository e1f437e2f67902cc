import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Digest of a folder: of the names and contents of its files, in the order of their names. Equal folders have equal
 * digests, whenever and wherever they were written.
 * @returns SHA-256 as hexadecimal digits
 */
export async function digestFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n${digestText(await readFile(join(folder, file)))}\n`);
  return hash.digest('hex');
}

/** SHA-256 of a text or of bytes, as hexadecimal digits. */
export const digestText = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex');

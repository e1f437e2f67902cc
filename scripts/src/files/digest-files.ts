import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** SHA-256 as hexadecimal digits. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** SHA-256 of each file below a folder as hexadecimal digits, by its path in it, in the order of the paths. */
export async function digestFiles(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
  const digests: Record<string, string> = {};
  for (const file of files) {
    digests[file] = digestOf(await readFile(join(folder, file)));
  }
  return digests;
}

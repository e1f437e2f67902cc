import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Replaces the contents of a served folder: readers get each file in its old or its new form, and new files exist
 * before old ones are deleted.
 * @param files path, beginning with a slash → contents
 */
export async function replaceFolder(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const [path, contents] of files) {
    const target = join(folder, path);
    const before = await readFile(target).catch(() => null);
    if (before?.equals(contents)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.new`, contents);
    await rename(`${target}.new`, target);
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(path.slice(folder.length))) await rm(path);
  }
}

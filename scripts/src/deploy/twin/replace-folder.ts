import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Makes a folder hold exactly these files, while it is served: readers get each file as it was or as it is, and what is
 * new is there before what is gone goes.
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

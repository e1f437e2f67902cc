import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Modules } from '../define-content.ts';

/** Where a package keeps what is made from its content; ignored by git. */
const GENERATED = 'src/generated';
const STAMP = '.made-from';

/** The fingerprint of a package's modules; null if there are none. */
export const readStamp = async (dir: string): Promise<string | null> =>
  readFile(join(dir, GENERATED, STAMP), 'utf8').catch(() => null);

/** Writes the modules of a package, and takes away those of content that is gone. What is the same is not touched. */
export async function writeGenerated(dir: string, files: Modules, stamp: string): Promise<void> {
  const folder = join(dir, GENERATED);
  await mkdir(folder, { recursive: true });
  await rm(join(folder, STAMP), { force: true });
  const present = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of present.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    if (!Object.hasOwn(files, name)) await rm(path);
  }
  for (const [name, text] of Object.entries(files)) await writeIfChanged(join(folder, name), text);
  // Last, so that a run that is interrupted is made again.
  await writeFile(join(folder, STAMP), stamp);
}

async function writeIfChanged(path: string, text: string): Promise<void> {
  const old = await readFile(path, 'utf8').catch(() => null);
  if (old === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Path of a program in the folders of PATH; null if it is missing. */
export async function findProgram(name: string, path = process.env['PATH'] ?? ''): Promise<string | null> {
  for (const folder of path.split(delimiter)) {
    const candidate = join(folder, name);
    if (folder && (await isExecutable(candidate))) return candidate;
  }
  return null;
}

/** Whether a file exists and may be run. */
export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { NewRemote } from './prepare-remote.ts';

/**
 * Gives the folders of a new remote to its team in `CODEOWNERS`, each in its block, by name.
 * @param root the repository
 */
export async function recordOwners(
  root: string,
  { dir, backendDir, definition }: Pick<NewRemote, 'dir' | 'backendDir' | 'definition'>,
): Promise<void> {
  const file = join(root, 'CODEOWNERS');
  const folders = [`/${basename(dir)}/`, `/functions/src/${basename(backendDir)}/`];
  const written = await readFile(file, 'utf8');
  await writeFile(
    file,
    folders.reduce((text, folder) => insertOwner(text, folder, `@aura/${definition.owner}`), written),
  );
}

/** The text with one more line, before the first line of its block that follows it by name. */
function insertOwner(text: string, folder: string, team: string): string {
  const lines = text.split('\n');
  const column = Math.max(...lines.map((line) => /^\/\S+ +(?=@)/u.exec(line)?.[0].length ?? 0));
  const depth = countParts(folder);
  const isSibling = (line: string): boolean =>
    line.startsWith('/') && countParts(line.split(' ')[0] ?? '') === depth;
  const after = lines.findIndex((line) => isSibling(line) && line > folder);
  const at = after === -1 ? lines.findLastIndex(isSibling) + 1 : after;
  return lines.toSpliced(at, 0, `${folder} `.padEnd(column) + team).join('\n');
}

const countParts = (folder: string): number => folder.split('/').length;

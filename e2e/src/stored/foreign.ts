import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Remotes that other tool chains build, in folders outside of the workspace. Their builds are kept, so that the
 * journeys need none of these tool chains.
 */
const EXAMPLES = resolve(import.meta.dirname, '../../../examples');

/** Under which name a build is kept → the folder that it was made in. */
export const FOREIGN = {
  mural: join(EXAMPLES, 'vite-remote'),
  agenda: join(EXAMPLES, 'webpack-remote'),
} as const;
export type ForeignName = keyof typeof FOREIGN;

/** What a build of such a folder depends on, as one text: another one where a build would differ. */
export function sourcesDigest(dir: string): string {
  const names = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const sources = readdirSync(join(dir, 'src')).map((name) => join('src', name));
  const hash = createHash('sha256');
  for (const name of [...names, ...sources].toSorted())
    hash.update(`${name}\n`).update(readFileSync(join(dir, name)));
  return hash.digest('hex');
}

/** Digests of the kept builds' sources: the workspace alone cannot rebuild them. */
const DIGESTS = resolve(import.meta.dirname, '../../stored/foreign-sources.json');

/** Records the current sources. */
export function keepDigests(): void {
  const digests = Object.fromEntries(
    Object.entries(FOREIGN).map(([name, dir]) => [name, sourcesDigest(dir)]),
  );
  writeFileSync(DIGESTS, `${JSON.stringify(digests, null, 2)}\n`);
}

/** Digest of a kept build's sources. */
export const keptDigest = (name: ForeignName): string | undefined =>
  (JSON.parse(readFileSync(DIGESTS, 'utf8')) as Partial<Record<ForeignName, string>>)[name];

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const LockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      integrity: v.optional(v.string()),
      hasInstallScript: v.optional(v.boolean(), false),
      link: v.optional(v.boolean(), false),
    }),
  ),
});

/** A package of others that the lock file names. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** As the package says; null where it says none. */
  readonly licence: string | null;
  /** Subresource integrity of its archive; null where the lock has none. */
  readonly integrity: string | null;
  readonly runsOnInstall: boolean;
}

const FOLDER = 'node_modules/';

/** Every package of others in the lock file of a workspace, once for each of its versions, by name. */
export function readLock(root: string): readonly LockedPackage[] {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = v.parse(v.pipe(v.string(), v.parseJson(), LockSchema), text);
  const found = new Map<string, LockedPackage>();
  for (const [path, { version = '', license, integrity, hasInstallScript, link }] of Object.entries(
    packages,
  )) {
    if (!path.includes(FOLDER) || link) continue;
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    found.set(`${name}@${version}`, {
      name,
      version,
      licence: license ?? null,
      integrity: integrity ?? null,
      runsOnInstall: hasInstallScript,
    });
  }
  return [...found.values()].toSorted((a, b) => (a.name === b.name ? 0 : a.name < b.name ? -1 : 1));
}

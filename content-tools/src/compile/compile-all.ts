import { join } from 'node:path';
import type { Fault } from '../source.ts';
import { compilePackage } from './compile-package.ts';
import { Fingerprints } from './fingerprint.ts';
import { findPackages } from './packages.ts';
import { readStamp } from './write-generated.ts';

export interface Compiled {
  readonly folder: string;
  readonly faults: readonly Fault[];
  /** None of its inputs has changed since the last time. */
  readonly isSame: boolean;
}

/**
 * Brings what is made from content up to date, each package after those that it depends on.
 * @param only folders of packages; null for all
 */
export async function compileAll(root: string, only: readonly string[] | null): Promise<readonly Compiled[]> {
  const packages = (await findPackages(root)).filter(({ hasContent }) => hasContent);
  const wanted = packages.filter(({ folder }) => only === null || only.includes(folder));
  const needed = new Set(wanted.flatMap(({ folder, below }) => [folder, ...below]));
  const fingerprints = new Fingerprints(root);
  const compiled: Compiled[] = [];
  for (const one of packages.filter(({ folder }) => needed.has(folder))) {
    const { folder } = one;
    const fingerprint = await fingerprints.of(one);
    const isSame = (await readStamp(join(root, folder))) === fingerprint;
    const faults = isSame ? [] : await compilePackage(root, folder, fingerprint);
    compiled.push({ folder, faults, isSame });
    // What depends on it would stumble over what is missing.
    if (faults.length > 0) break;
  }
  return compiled;
}

import { err, ok, type Result } from '@aura/shared-domain';
import type { Lock, LockedPackage, Manifest } from './lock-schema.ts';

type Places = ReadonlyMap<string, LockedPackage>;

/** A package to place, and its dependent. */
interface Wanted {
  readonly name: string;
  /** Location of the dependent in the workspace's lock. */
  readonly from: string;
  /** Location of the dependent in the pruned lock. */
  readonly at: string;
  /** Whether it may be missing. */
  readonly isOptional: boolean;
}

/**
 * The part of the workspace's lock that a package needs in production, so that it can be installed separately with the
 * tested versions. Its direct dependencies are placed first, at the top: a transitive dependency of another version
 * must not replace them. The error names packages that are missing in the lock, or belong to this workspace.
 * @param folder of the package in the workspace, such as `functions`
 */
export function pruneLock(lock: Lock, folder: string, manifest: Manifest): Result<Lock, string> {
  const places = new Map<string, LockedPackage>();
  const sources = new Map<string, string>();
  const queue: Wanted[] = [];
  const place = (key: string, source: string): void => {
    const found = lock.packages[source];
    if (!found) return;
    places.set(key, withoutMarks(found));
    sources.set(key, source);
    queue.push(...wantsOf(found, source, key));
  };

  for (const name of Object.keys(manifest.dependencies)) {
    const source = resolveIn(lock, folder, name);
    if (source === null) return err(`${name} is not in the lock.`);
    if (!source.includes(MODULES)) return err(`${name} is a package of this workspace.`);
    place(`${MODULES}${name}`, source);
  }
  for (let next = queue.shift(); next; next = queue.shift()) {
    const source = resolveIn(lock, next.from, next.name);
    if (source === null) {
      if (next.isOptional) continue;
      return err(`${next.name}, which ${next.from} needs, is not in the lock.`);
    }
    const seen = findSeenFrom(places, next.at, next.name);
    if (seen !== null && sources.get(seen) === source) continue;
    const top = `${MODULES}${next.name}`;
    place(places.has(top) ? `${next.at}/${top}` : top, source);
  }
  const { name, version, engines, dependencies } = manifest;
  const none = { optionalDependencies: {}, peerDependencies: {}, peerDependenciesMeta: {} };
  const root: LockedPackage = { name, version, engines, dependencies, ...none };
  const sorted = [...places].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return ok({ lockfileVersion: 3, packages: { '': root, ...Object.fromEntries(sorted) } });
}

const MODULES = 'node_modules/';

/** Marks of the workspace's lock say who needed a package there; here everything is needed. */
const withoutMarks = (found: LockedPackage): LockedPackage => ({
  ...found,
  dev: undefined,
  devOptional: undefined,
  peer: undefined,
});

function wantsOf(found: LockedPackage, from: string, at: string): Wanted[] {
  const wanted = (names: Readonly<Record<string, string>>, isOptional: boolean): Wanted[] =>
    Object.keys(names).map((name) => ({ name, from, at, isOptional }));
  const peers = Object.entries(found.peerDependencies).filter(
    ([name]) => found.peerDependenciesMeta[name]?.optional !== true,
  );
  return [
    ...wanted(found.dependencies, false),
    ...wanted(found.optionalDependencies, true),
    ...wanted(Object.fromEntries(peers), false),
  ];
}

/** Where Node would find a package from a folder; null if it would not. */
function resolveIn({ packages }: Lock, from: string, name: string): string | null {
  for (const key of listCandidates(from, name)) {
    const found = packages[key];
    if (found) return found.link ? (found.resolved ?? null) : key;
  }
  return null;
}

const findSeenFrom = (places: Places, at: string, name: string): string | null =>
  listCandidates(at, name).find((key) => places.has(key)) ?? null;

/** The places that Node looks at, nearest first. */
function listCandidates(from: string, name: string): string[] {
  const keys: string[] = [];
  for (let at: string | null = from; at !== null; at = findOutside(at)) {
    keys.push(`${at === '' ? '' : `${at}/`}${MODULES}${name}`);
  }
  return keys;
}

/** The next outer folder that may contain packages; null at the root. */
function findOutside(at: string): string | null {
  if (at === '') return null;
  const cut = at.lastIndexOf(`/${MODULES}`);
  return cut >= 0 ? at.slice(0, cut) : '';
}

import { err, ok, type Result } from '@aura/shared-domain';
import type { Registry, RegistryKey } from '../contract/index.ts';
import { LAYOUT } from './layout.ts';
import { reachStorage } from './reachable.ts';
import { readNewestRevision, readRevision, listRevisionPaths, type Revision } from './revision.ts';
import type { ReleaseStore } from './store.ts';

/** Number of parallel requests. */
const AT_ONCE = 16;

/** The current registry; null before the first release. The error is a sentence for the terminal. */
export const readNewest = (store: ReleaseStore, key: RegistryKey): Promise<Result<Registry | null, string>> =>
  reachStorage(async () => {
    const newest = await readNewestRevision(store, key);
    return newest.ok ? ok(newest.value?.registry ?? null) : newest;
  });

/** Everything that was ever done, oldest first. A gap or a revision that is not genuine is an error that names it. */
export const readHistory = (
  store: ReleaseStore,
  key: RegistryKey,
): Promise<Result<readonly Revision[], string>> =>
  reachStorage(async () => {
    const paths = await listRevisionPaths(store);
    const revisions: Revision[] = [];
    for (let start = 0; start < paths.length; start += AT_ONCE) {
      const batch = paths.slice(start, start + AT_ONCE);
      const read = await Promise.all(batch.map((path) => readRevision(store, path, key)));
      for (const revision of read) {
        const settled = await settle(store, key, revision, revisions.at(-1));
        if (!settled.ok) return settled;
        revisions.push(settled.value);
      }
    }
    const gap = revisions.findIndex(({ registry }, index) => registry.revision !== index + 1);
    return gap === -1 ? ok(revisions) : err(`Falta ${LAYOUT.revision(gap + 1)} no armazenamento.`);
  });

/** A revision combined with entries of the previous one, if its owners have not signed everything. */
async function settle(
  store: ReleaseStore,
  key: RegistryKey,
  read: Result<Revision, string>,
  before: Revision | undefined,
): Promise<Result<Revision, string>> {
  if (!read.ok || read.value.isWhole || !before) return read;
  return readRevision(store, LAYOUT.revision(read.value.registry.revision), key, before.registry);
}

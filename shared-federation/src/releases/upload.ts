import { err, ok, type Result } from '@aura/shared-domain';
import { releaseId, type Descriptor } from '../contract/index.ts';
import { listCompressedNames, DESCRIPTOR_FILE, listFiles, type BuiltRelease } from './built-release.ts';
import { findFileFault } from './check-release.ts';
import { LAYOUT } from './layout.ts';
import { reachStorage } from './reachable.ts';
import type { ReleaseStore } from './store.ts';

/**
 * Stores the files of a build next to those of earlier versions. Repeating it changes nothing; a version stored with
 * other contents is refused. The descriptor is written last: if it exists, the release is complete.
 */
export const upload = (
  store: ReleaseStore,
  { descriptor, files }: BuiltRelease,
): Promise<Result<null, string>> =>
  reachStorage(async () => {
    const { name, version } = descriptor;
    const put = async (file: string) => putFile(store, LAYOUT.file(name, version, file), files.get(file));
    const free = await checkFree(store, { descriptor, files });
    if (!free.ok) return free;
    for (const file of [...listFiles(descriptor).map((listed) => listed.file), DESCRIPTOR_FILE]) {
      // Another machine may compress differently: whichever copy is there says the same.
      for (const copy of listCompressedNames(file)) await put(copy);
      if (!(await put(file))) return err(describeTaken(descriptor, file));
    }
    return ok(null);
  });

/** Refuses a build whose version is stored with other contents: the same check as in `upload`, with one read. */
export const checkFree = (
  store: ReleaseStore,
  { descriptor, files }: BuiltRelease,
): Promise<Result<null, string>> =>
  reachStorage(async () => {
    const { name, version } = descriptor;
    const text = files.get(DESCRIPTOR_FILE);
    const stored = await store.read(LAYOUT.file(name, version, DESCRIPTOR_FILE));
    const isOther = stored && text && !Buffer.from(text).equals(stored);
    return isOther ? err(describeTaken(descriptor, DESCRIPTOR_FILE)) : ok(null);
  });

/** False if other contents are already stored. */
async function putFile(
  store: ReleaseStore,
  path: string,
  contents: Uint8Array | undefined,
): Promise<boolean> {
  if (!contents || (await store.create(path, contents))) return true;
  const stored = await store.read(path);
  return stored !== null && Buffer.from(contents).equals(stored);
}

const describeTaken = (descriptor: Descriptor, file: string): string =>
  `${releaseId(descriptor)} já está no armazenamento com outro ${file}: aumente a versão no package.json do remoto.`;

/** Checks that a version is stored as it was released, before people get it. */
export const checkStored = (store: ReleaseStore, descriptor: Descriptor): Promise<Result<null, string>> =>
  reachStorage(async () => {
    const { name, version } = descriptor;
    for (const { file, integrity } of listFiles(descriptor)) {
      const [fault] = findFileFault(file, integrity, await store.read(LAYOUT.file(name, version, file)));
      if (fault) return err(`${releaseId(descriptor)} não está inteira no armazenamento. ${fault}`);
    }
    return ok(null);
  });

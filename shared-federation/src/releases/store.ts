/**
 * Storage of releases: a local folder or a bucket. Paths are relative, with slashes. Only `replace` changes existing
 * files; it is used for the one pointer that readers follow. If the storage is unreachable, calls reject; callers turn
 * that into a sentence.
 */
export interface ReleaseStore {
  /** Contents of a file; null if it does not exist. */
  readonly read: (path: string) => Promise<Uint8Array | null>;
  /** Writes a new file atomically. False if it already exists. */
  readonly create: (path: string, contents: Uint8Array) => Promise<boolean>;
  /** Writes a file whether it is there or not; readers see the old or the new one, never a part. */
  readonly replace: (path: string, contents: Uint8Array) => Promise<void>;
  /** Paths of all files under a folder, sorted. */
  readonly list: (folder: string) => Promise<readonly string[]>;
}

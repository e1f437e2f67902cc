/**
 * Where releases lie: a folder of this machine or a bucket. Paths are relative, with slashes. Nothing but `replace`
 * ever changes what stands there, and that is used for the one pointer that readers follow. A storage that cannot be
 * reached rejects; whoever uses the port turns that into a sentence.
 */
export interface ReleaseStore {
  /** Contents of a file; null where there is none. */
  readonly read: (path: string) => Promise<Uint8Array | null>;
  /** Writes a file that is not there yet, whole or not at all. False where somebody else was first. */
  readonly create: (path: string, contents: Uint8Array) => Promise<boolean>;
  /** Writes a file whether it is there or not; readers see the old or the new one, never a part. */
  readonly replace: (path: string, contents: Uint8Array) => Promise<void>;
  /** Paths of all files under a folder, sorted. */
  readonly list: (folder: string) => Promise<readonly string[]>;
}

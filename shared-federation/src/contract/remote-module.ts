/** What the shell hands to a remote when it mounts it. */
export interface MountProps {
  /** Where the remote draws; emptied by the shell after unmount. */
  readonly domElement: HTMLElement;
  /** Address of the remote's files, with a final slash. */
  readonly baseUrl: string;
  /** Integrity of one of the remote's files, for what it fetches itself (workers). */
  readonly integrityOf: (file: string) => string | undefined;
  /** Called for an error that the remote's own boundary could not hold; the shell shows its fallback. */
  readonly onCrash: (error: unknown) => void;
}

/** What a remote exposes as `./app`: the life cycles of single-spa. */
export interface RemoteModule {
  readonly bootstrap?: () => Promise<void>;
  readonly mount: (props: MountProps) => Promise<void>;
  readonly unmount: (props: MountProps) => Promise<void>;
}

/**
 * What the entry of a remote finds on the element that executes it (`document.currentScript`). Shells of earlier builds
 * put nothing there.
 */
export interface EntryElement {
  /** Integrity of one of the remote's files, as the registry has it now; nothing for a file that it does not name. */
  readonly integrityOf: (file: string) => string | undefined;
}

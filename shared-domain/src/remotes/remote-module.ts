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
  /** Called once, before the first mount. */
  readonly bootstrap?: () => Promise<void>;
  /** Draws. */
  readonly mount: (props: MountProps) => Promise<void>;
  /** Takes away everything that was drawn. */
  readonly unmount: (props: MountProps) => Promise<void>;
}

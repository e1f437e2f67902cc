/** Props that the shell passes to a remote at mounting. */
export interface MountProps {
  /** Element for the remote; the shell empties it after unmount. */
  readonly domElement: HTMLElement;
  /** Address of the remote's files, with a final slash. */
  readonly baseUrl: string;
  /** Integrity of one of the remote's files, for files that it fetches itself (workers). */
  readonly integrityOf: (file: string) => string | undefined;
  /** Called for an error that the remote's own boundary could not hold; the shell shows its fallback. */
  readonly onCrash: (error: unknown) => void;
}

/** The exports of a remote's `./app`: the life cycles of single-spa. */
export interface RemoteModule {
  /** Called once, before the first mount. */
  readonly bootstrap?: () => Promise<void>;
  /** Draws. */
  readonly mount: (props: MountProps) => Promise<void>;
  /** Takes away everything that was drawn. */
  readonly unmount: (props: MountProps) => Promise<void>;
}

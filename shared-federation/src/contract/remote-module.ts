export type { MountProps, RemoteModule } from '@aura/shared-domain';

/** Data for a remote's entry on its script element (`document.currentScript`). Older shells set none. */
export interface EntryElement {
  /** Integrity of one of the remote's files, as the registry has it now; nothing for a file that it does not name. */
  readonly integrityOf: (file: string) => string | undefined;
}

export type { MountProps, RemoteModule } from '@aura/shared-domain';

/**
 * What the entry of a remote finds on the element that executes it (`document.currentScript`). Shells of earlier builds
 * put nothing there.
 */
export interface EntryElement {
  /** Integrity of one of the remote's files, as the registry has it now; nothing for a file that it does not name. */
  readonly integrityOf: (file: string) => string | undefined;
}

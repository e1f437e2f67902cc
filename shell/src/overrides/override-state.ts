import type { Release } from '@aura/shared-federation/contract';

/** State of one local address that a developer has put in place of a released remote. */
export interface OverrideState {
  /** Name of the remote. */
  readonly name: string;
  /** Address of the development server, with a final slash. */
  readonly address: string;
  /** Why the released version stays; null if the local one is used. */
  readonly failure: string | null;
}

/** Local versions of remotes, and the state of each address. */
export interface OverrideSet {
  readonly releases: readonly Release[];
  readonly states: readonly OverrideState[];
}

export const NO_OVERRIDES: OverrideSet = { releases: [], states: [] };

/** Storage key of the addresses: name of the remote → address, as JSON. */
export const OVERRIDES_KEY = 'aura.overrides';

import type { Release } from '@aura/shared-federation/contract';

/** What became of one local address that a developer has put in the place of a released remote. */
export interface OverrideState {
  /** Name of the remote. */
  readonly name: string;
  /** Address of the development server, with a final slash. */
  readonly address: string;
  /** Why the released version stays; null where the local one is used. */
  readonly failure: string | null;
}

/** Local versions of remotes, and what became of each address. */
export interface OverrideSet {
  readonly releases: readonly Release[];
  readonly states: readonly OverrideState[];
}

export const NO_OVERRIDES: OverrideSet = { releases: [], states: [] };

/** Where the addresses are remembered: name of the remote → address, as JSON. */
export const OVERRIDES_KEY = 'aura.overrides';

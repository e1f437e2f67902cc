import type { JobQuery, Posting } from '@aura/shared-domain';

/** How forgiving a search has to be. */
export type Mode = 'exact' | 'forgiving';

/** An index that is measured. */
export interface Engine {
  /** Ids of the postings found that meet the filters, best first, at most `limit`. */
  readonly search: (query: JobQuery, mode: Mode, limit: number) => readonly string[];
  /** The input of a process start: bytes, and the same engine from them. */
  readonly snapshot: () => Uint8Array | string;
  readonly restore: (snapshot: Uint8Array | string) => unknown;
}

export interface EngineMaker {
  readonly name: string;
  readonly build: (postings: readonly Posting[]) => Engine;
}

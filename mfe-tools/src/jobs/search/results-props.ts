import type { JobSearchResponse } from '@aura/shared-domain';
import type { SearchState } from './search-state.ts';

/** What the list of results and its parts are given. */
export interface ResultsProps {
  readonly state: SearchState;
  readonly results: JobSearchResponse;
  /** When the person requested this search, milliseconds since 1970. */
  readonly searchedAt: number;
  readonly busy: boolean;
  readonly now: Date;
  /** The posting that is open beside the list. */
  readonly openId: string | null;
  readonly onChange: (state: SearchState) => void;
}

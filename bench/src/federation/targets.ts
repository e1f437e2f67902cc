import { RELEASE_BUDGETS } from '@aura/shared-federation/releases';

/** What federation may cost, as ratios to a monolith of the same sources and as counts. */
export const TARGETS = {
  /** Script of a public page of the shell before any interaction. */
  publicBytesRatio: 1.02,
  /** Script of a remote's page that is opened by its address. */
  remoteBytesRatio: 1.2,
  /** The part of it that is not the remote's own. */
  frameworkBytesRatio: 1.25,
  /** Upper end of the interval of the largest paint. */
  lcpRatioUpper: 1.1,
  /** Round trips to enter a remote for the first time, with nothing fetched ahead. */
  hopsCold: 1,
  /** Compressed bytes (gzip) of a remote's entry. */
  entryBytes: RELEASE_BUDGETS.entry,
} as const;

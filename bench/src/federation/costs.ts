import { chainDepth } from '../pages/depth.ts';
import type { Exchange } from '../pages/network-log.ts';
import { bytesByKind, totalOf } from '../pages/transfer.ts';

/** What was transferred, as it came: compressed, with the headers. */
export interface Cost {
  readonly scriptBytes: number;
  readonly totalBytes: number;
  readonly requests: number;
}

/** The cost of opening a page. */
export interface OpeningCost extends Cost {
  /** Steps of the longest chain of requests before the largest paint; see `chainDepth`. */
  readonly depth: number;
}

/** Sums up what came over the network; files of the cache cost nothing. */
export function costOf(exchanges: readonly Exchange[]): Cost {
  const transferred = exchanges.filter(({ bytes }) => bytes > 0);
  const bytes = bytesByKind(transferred);
  return { scriptBytes: bytes.script, totalBytes: totalOf(bytes), requests: transferred.length };
}

interface Opened {
  readonly exchanges: readonly Exchange[];
  readonly largestPaintAt: number;
}

/** The cost of a page that was opened by its address. */
export const getOpeningCost = ({ exchanges, largestPaintAt }: Opened): OpeningCost => ({
  ...costOf(exchanges),
  depth: chainDepth(exchanges, largestPaintAt),
});

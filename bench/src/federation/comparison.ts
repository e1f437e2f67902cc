import type { BuiltRemote } from './built-remotes.ts';
import type { Cost } from './costs.ts';
import type { Both, Counts } from './count.ts';
import { sharedCopies } from './shared-copies.ts';
import { TARGETS } from './targets.ts';
import type { Timings } from './time.ts';
import { verdictOf, type Timing, type Verdict } from './verdict.ts';

/** What federation costs against a monolith of the same sources; every ratio is federated to monolith. */
export interface Comparison {
  /** Script of the home page before any interaction. */
  readonly publicBytesRatio: number;
  /** Script of a remote's page that is opened by its address, of the worst one. */
  readonly remoteBytesRatio: number;
  /** Script besides the remote's own files, of the worst page. */
  readonly frameworkBytesRatio: number;
  /** Round trips to enter a remote, of the worst one. */
  readonly hopsCold: number;
  readonly hopsAfterHover: number;
  /** The same of the monolith. */
  readonly monolithHops: { readonly cold: number; readonly afterHover: number };
  /** Largest paint of the page whose interval ends highest; null without times. */
  readonly lcpRatio: number | null;
  readonly lcpRatioUpper: number | null;
  /** That page's monolith against itself. */
  readonly lcpControl: Timing['control'] | null;
  readonly lcpVerdict: Verdict | null;
  readonly counts: Counts;
  readonly timings: Timings | null;
  /** Remote → compressed bytes (gzip) of its entry. */
  readonly entryBytes: Readonly<Record<string, number>>;
  /** Shared package → copies of it in all builds together. */
  readonly sharedCopies: Readonly<Record<string, number>>;
}

/** The figures that the targets are about, out of everything that was measured. */
export function comparisonOf(
  remotes: readonly Pick<BuiltRemote, 'definition' | 'entryBytes' | 'libraries'>[],
  counts: Counts,
  timings: Timings | null,
): Comparison {
  const { home, remotes: pages } = counts;
  const paint = timings && worst(Object.values(timings.largestPaint));
  return {
    publicBytesRatio: ratioOf(scriptBytes(home)),
    remoteBytesRatio: highest(pages, ({ opened }) => ratioOf(scriptBytes(opened))),
    frameworkBytesRatio: highest(pages, ({ frameworkBytes }) => ratioOf(frameworkBytes)),
    hopsCold: highest(pages, ({ cold }) => cold.federated.hops),
    hopsAfterHover: highest(pages, ({ hovered }) => hovered.federated.hops),
    monolithHops: {
      cold: highest(pages, ({ cold }) => cold.monolith.hops),
      afterHover: highest(pages, ({ hovered }) => hovered.monolith.hops),
    },
    lcpRatio: paint?.ratio.median ?? null,
    lcpRatioUpper: paint?.ratio.upper ?? null,
    lcpControl: paint?.control ?? null,
    lcpVerdict: timings && worstVerdict(Object.values(timings.largestPaint)),
    counts,
    timings,
    entryBytes: Object.fromEntries(
      remotes.map(({ definition, entryBytes }) => [definition.name, entryBytes] as const),
    ),
    sharedCopies: sharedCopies(remotes),
  };
}

const ratioOf = ({ federated, monolith }: Both<number>): number => federated / monolith;

const scriptBytes = ({ federated, monolith }: Both<Cost>): Both<number> => ({
  federated: federated.scriptBytes,
  monolith: monolith.scriptBytes,
});

const highest = <T>(items: readonly T[], of: (item: T) => number): number => Math.max(...items.map(of));

const worst = (timings: readonly Timing[]): Timing | null =>
  timings.toSorted((a, b) => b.ratio.upper - a.ratio.upper)[0] ?? null;

/** A missed target outweighs an inconclusive page, and that outweighs those which pass. */
function worstVerdict(timings: readonly Timing[]): Verdict {
  const verdicts = timings.map((timing) => verdictOf(timing, TARGETS.lcpRatioUpper));
  const order: readonly Verdict[] = ['missed', 'inconclusive'];
  return order.find((verdict) => verdicts.includes(verdict)) ?? 'held';
}

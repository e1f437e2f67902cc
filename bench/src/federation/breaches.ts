import type { Comparison } from './comparison.ts';
import { TARGETS } from './targets.ts';

/** What can be counted of a comparison: the same in every run, so that it can be asserted in one. */
type Counted = Pick<
  Comparison,
  | 'publicBytesRatio'
  | 'remoteBytesRatio'
  | 'frameworkBytesRatio'
  | 'hopsCold'
  | 'hopsAfterHover'
  | 'monolithHops'
  | 'entryBytes'
  | 'sharedCopies'
>;

/** Costs with an absolute limit, without a monolith for comparison. */
export type OwnCosts = Pick<Comparison, 'hopsCold' | 'entryBytes' | 'sharedCopies'>;

type Limit = readonly [name: string, value: number, limit: number];

/** Every target that the counts miss, each as a sentence. */
export function countBreaches(comparison: Counted): string[] {
  const { hopsAfterHover, monolithHops } = comparison;
  return missed([
    ...(['publicBytesRatio', 'remoteBytesRatio', 'frameworkBytesRatio'] as const).map(
      (name) => [name, comparison[name], TARGETS[name]] as const,
    ),
    ['hopsAfterHover', hopsAfterHover, monolithHops.afterHover],
    ...ownLimits(comparison),
  ]);
}

/** The targets among them that federation misses by itself. */
export const ownBreaches = (costs: OwnCosts): string[] => missed(ownLimits(costs));

const ownLimits = ({ hopsCold, entryBytes, sharedCopies }: OwnCosts): readonly Limit[] => [
  ['hopsCold', hopsCold, TARGETS.hopsCold],
  ...Object.entries(entryBytes).map(
    ([name, bytes]) => [`entry of ${name}`, bytes, TARGETS.entryBytes] as const,
  ),
  ...Object.entries(sharedCopies).map(([name, copies]) => [`copies of ${name}`, copies, 1] as const),
];

const missed = (limits: readonly Limit[]): string[] =>
  limits
    .filter(([, value, limit]) => !(value <= limit))
    .map(([name, value, limit]) => `${name} is ${shown(value)}, allowed is ${shown(limit)}.`);

/** Missed time targets, as sentences: an inconclusive measurement is no pass. Empty without times. */
export function timeBreaches({ lcpVerdict, lcpRatioUpper }: Comparison): string[] {
  if (lcpVerdict === null || lcpVerdict === 'held') return [];
  return lcpVerdict === 'missed'
    ? [`lcpRatioUpper is ${shown(lcpRatioUpper ?? Number.NaN)}, allowed is ${TARGETS.lcpRatioUpper}.`]
    : ['lcpRatioUpper is inconclusive: the monolith differs too much from itself on this machine.'];
}

const shown = (value: number): string => (Number.isInteger(value) ? `${value}` : value.toFixed(3));

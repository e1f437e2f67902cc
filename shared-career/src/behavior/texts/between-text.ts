import { ARCHETYPES, type BehaviorResult } from '@aura/shared-domain';
import { UNDECIDED } from '../../generated/behavior-undecided.ts';
import type { HowTo } from './archetype-text.ts';
import { type Axes, BORDER } from '../scoring/axes.ts';

/** Texts for a result without a tendency. */
export interface BetweenText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What would help to tell. */
  readonly wouldHelp: readonly string[];
  readonly howTo: HowTo;
}

/** What the clear axis shows and the other one does not; one paragraph for both where neither tells. */
function describeFindings({ outer, inner }: Axes): string[] {
  const isUnclear = { outer: Math.abs(outer) < BORDER, inner: Math.abs(inner) < BORDER };
  if (isUnclear.outer && isUnclear.inner) return [UNDECIDED.bothUnclear];
  return isUnclear.outer
    ? [UNDECIDED.clear.inner[inner > 0 ? 'more' : 'less'], UNDECIDED.unclear.outer]
    : [UNDECIDED.clear.outer[outer > 0 ? 'more' : 'less'], UNDECIDED.unclear.inner];
}

/** Explains what a result without a tendency leaves open, and what would help. */
export function describeBetween(result: Pick<BehaviorResult, 'between' | 'outer' | 'inner'>): BetweenText {
  const names = result.between?.map((id) => ARCHETYPES[id].name) ?? [];
  const unclear = (['outer', 'inner'] as const).filter((axis) => Math.abs(result[axis]) < BORDER);
  return {
    title: names.length === 0 ? 'Tendência indefinida' : `Indefinido entre ${names.join(' e ')}`,
    paragraphs: [describeFindings(result).join(' '), UNDECIDED.noGuess],
    wouldHelp: [...unclear.map((axis) => UNDECIDED.wouldHelp[axis]), ...UNDECIDED.again],
    howTo: UNDECIDED.howTo,
  };
}

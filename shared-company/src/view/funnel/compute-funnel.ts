import { FUNNEL_STEPS, type CompanyOverview, type FunnelStep, type ShareCell } from '@aura/shared-domain';
import { shareCell, makeWholeCell } from '../cells/share-cell.ts';
import type { Minimums } from '../visibility/minimums.ts';
import { countOf, type CountedPart } from '../visibility/part.ts';
import type { Seen } from '../visibility/seen.ts';

/** Both ends of a period. */
interface Ends {
  readonly now: Seen<CountedPart>;
  readonly before: Seen<CountedPart>;
}

/**
 * Progress of people, and the values at the beginning of the period. Each step is shown as published: rounding can
 * make two steps equal, and nothing is smoothed.
 */
export const computeFunnel = ({ now, before }: Ends, minimums: Minimums): CompanyOverview['funnel'] =>
  FUNNEL_STEPS.map((step) => ({
    step,
    now: makeStepCell(step, now, minimums),
    before: makeStepCell(step, before, minimums),
  }));

const makeStepCell = (step: FunnelStep, seen: Seen<CountedPart>, minimums: Minimums): ShareCell =>
  step === 'invited' ? makeWholeCell(seen) : shareCell(seen, (part) => countOf([part], step), minimums);

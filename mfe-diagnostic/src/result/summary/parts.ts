import { takeWithHeaviest, type DiagnosisResult, type Gap, type PlanTask } from '@aura/shared-domain';
import { compareResults } from '../difference/difference.ts';

/** One displayed part of the number. */
export interface Part {
  readonly id: string;
  readonly label: string;
  /** Share of the whole, 0 to 1. */
  readonly weight: number;
  /** 0 to 100; null if there was nothing to measure. */
  readonly value: number | null;
  /** The previous value; null if the two cannot be compared. */
  readonly before: number | null;
}

/** The parts of a score, with those of the diagnosis before where both were measured by one rule. */
export function listParts(after: DiagnosisResult, before: DiagnosisResult | null): Part[] {
  const difference = before && compareResults(before, after);
  const then =
    difference?.incomparable.length === 0
      ? new Map(difference.parts.map((part) => [part.id, part.before]))
      : new Map<string, number | null>();
  return after.readiness.dimensions.map(({ id, label, weight, value }) => ({
    id,
    label,
    weight,
    value,
    before: then.get(id) ?? null,
  }));
}

/** The gaps of the first screen: the first ones, the last of which gives way to the one that costs most unless it blocks. */
export function selectShownGaps(gaps: readonly Gap[], count: number): readonly Gap[] {
  const first = gaps.slice(0, count);
  return first.at(-1)?.kind === 'blocker' ? first : takeWithHeaviest(gaps, count);
}

/** The one task to begin with: the first open one by its horizon. */
export const findFirstOpenTask = (tasks: readonly PlanTask[]): PlanTask | null =>
  tasks.toSorted((a, b) => a.horizon - b.horizon).find(({ completed }) => !completed) ?? null;

import type { Deduction, Dimension, Evidence } from '@aura/shared-domain';
import { keepDistinctLines } from '../../wording/distinct.ts';
import { LINKEDIN_LABELS, LINKEDIN_WEIGHTS, type LinkedInDimensionId, MOST_SPANS } from './weights.ts';

/** The message when points are lost. Without a line to quote, it says what was looked for and where. */
interface Loss {
  readonly message: string;
  readonly action: string;
  readonly evidence?: readonly Evidence[];
}

/** A part of a dimension. `earned` of null means that it cannot be graded: its points go to the other parts. */
export interface Part {
  readonly id: string;
  readonly points: number;
  /** Share of the points, 0 to 1. */
  readonly earned: number | null;
  /** Spans that earned them. */
  readonly evidence: readonly Evidence[];
  readonly loss: Loss;
}

export interface GradedDimension {
  readonly dimension: Dimension;
  readonly deductions: readonly Deduction[];
}

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
const sumAll = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

type Graded = Part & { readonly earned: number };

function listDeductions(id: LinkedInDimensionId, parts: readonly Graded[], lost: number): Deduction[] {
  const points = sumAll(parts.map((part) => part.points));
  const rounded = parts.map((part) => roundToTenth((100 * part.points * (1 - part.earned)) / points));
  // What rounding adds or takes is settled with the largest one, so that the sum is what the value says.
  const largest = rounded.indexOf(Math.max(...rounded));
  const rest = roundToTenth(lost - sumAll(rounded));
  return parts.flatMap((part, index): Deduction[] => {
    const own = roundToTenth((rounded[index] ?? 0) + (index === largest ? rest : 0));
    if (own <= 0) return [];
    return [
      {
        id: `${id}.${part.id}`,
        dimensionId: id,
        points: own,
        message: part.loss.message,
        action: part.loss.action,
        evidence: keepDistinctLines(part.loss.evidence ?? []).slice(0, MOST_SPANS),
      },
    ];
  });
}

/**
 * A dimension from its parts: the share of points that they earned, and the loss of each; the deductions add up to 100
 * minus the value. Null if no part can be graded.
 * @param rule how it is counted and what was found, in Portuguese
 */
export function gradeDimension(
  id: LinkedInDimensionId,
  parts: readonly Part[],
  rule: string,
): GradedDimension {
  const graded = parts.filter((part): part is Graded => part.earned !== null);
  const points = sumAll(graded.map((part) => part.points));
  const earned = sumAll(graded.map((part) => part.points * part.earned));
  const value = points === 0 ? null : roundToTenth((100 * earned) / points);
  const deductions = value === null ? [] : listDeductions(id, graded, 100 - value);
  const [worst] = deductions.toSorted((one, other) => other.points - one.points);
  return {
    dimension: {
      id,
      label: LINKEDIN_LABELS[id],
      weight: LINKEDIN_WEIGHTS[id],
      value,
      rule,
      evidence: keepDistinctLines(graded.flatMap(({ evidence }) => evidence)).slice(0, 3 * MOST_SPANS),
      ...(worst ? { howToImprove: worst.action } : {}),
    },
    deductions,
  };
}

/** A dimension that the source does not tell about. */
export function leaveUngraded(id: LinkedInDimensionId, rule: string): GradedDimension {
  return gradeDimension(id, [], rule);
}

import { MET_CREDIT } from '../../matching/grade.ts';
import { OPEN_COUNTS } from '../weights.ts';
import type { Graded } from './grade-requirement.ts';
import type { GradedRequirement } from './measure.ts';

/** The share of a requirement that the score counts, 0 to 1. */
export const computeCounted = ({ credit, counted }: Graded): number => counted ?? credit;

/** The share of the demanded weight that the CV shows, with a doubt where little is demanded. */
function computeShownShare(requirements: readonly GradedRequirement[]): number {
  let [asked, shown] = [OPEN_COUNTS.doubt, OPEN_COUNTS.doubt * OPEN_COUNTS.assumed];
  for (const { requirement, graded } of requirements)
    if (graded && requirement.necessity === 'mandatory') {
      asked += requirement.weight;
      if (graded.credit >= MET_CREDIT) shown += requirement.weight;
    }
  return shown / asked;
}

/**
 * Counts the open findings like the rest: what a CV does not tell clearly is mostly there in people whose CV shows most
 * demands, and mostly not in people whose CV shows few of them.
 */
export function countOpenFindings<T extends GradedRequirement>(requirements: readonly T[]): T[] {
  const { none, all } = OPEN_COUNTS;
  const share = Math.min(1, Math.max(0, (computeShownShare(requirements) - none) / (all - none)));
  return requirements.map((one) => {
    const { graded } = one;
    return graded?.open === true && graded.credit < MET_CREDIT && share > graded.credit
      ? { ...one, graded: { ...graded, counted: share } }
      : one;
  });
}

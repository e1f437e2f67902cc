import type { AnswerAnalysis, AnswerPoint } from '@aura/shared-domain';
import { ANSWER_WEIGHTS, type Finding, type GradedReading, SHOWN } from '../scoring/index.ts';

const computeWeight = ({ dimensionId, points }: Finding): number => ANSWER_WEIGHTS[dimensionId] * points;

/** The findings that weigh most in the score, each matter once, one of each dimension first. */
function selectWeightiest<T extends Finding>(findings: readonly T[]): T[] {
  const sorted = findings
    .toSorted((a, b) => computeWeight(b) - computeWeight(a))
    .filter(
      ({ matter }, at, all) =>
        matter === undefined || all.findIndex((other) => other.matter === matter) === at,
    );
  const firsts = sorted.filter(
    (one, at) => sorted.findIndex(({ dimensionId }) => dimensionId === one.dimensionId) === at,
  );
  return [...firsts, ...sorted.filter((one) => !firsts.includes(one))].slice(0, SHOWN.points);
}

const makePoint = ({ dimensionId, evidence }: Finding, text: string): AnswerPoint => ({
  dimensionId,
  text,
  evidence: [...evidence],
});

/** What went well and what to improve, at most two each: the findings that weigh most. */
export function selectPoints({
  strengths,
  losses,
}: Pick<GradedReading, 'strengths' | 'losses'>): Pick<AnswerAnalysis, 'worked' | 'improve'> {
  return {
    worked: selectWeightiest(strengths).map((one) => makePoint(one, one.text)),
    improve: selectWeightiest(losses.filter((one) => computeWeight(one) >= SHOWN.leastImprovement)).map(
      (one) => makePoint(one, `${one.text} ${one.action}`),
    ),
  };
}

import type { AnswerAnalysis, AnswerPoint } from '@aura/shared-domain';
import { ANSWER_WEIGHTS, type Finding, type GradedReading, SHOWN } from '../scoring/index.ts';

const weight = ({ dimensionId, points }: Finding): number => ANSWER_WEIGHTS[dimensionId] * points;

/** The findings that weigh most in the score, each matter once, one of each dimension first. */
function weightiest<T extends Finding>(findings: readonly T[]): T[] {
  const sorted = findings
    .toSorted((a, b) => weight(b) - weight(a))
    .filter(
      ({ matter }, at, all) =>
        matter === undefined || all.findIndex((other) => other.matter === matter) === at,
    );
  const firsts = sorted.filter(
    (one, at) => sorted.findIndex(({ dimensionId }) => dimensionId === one.dimensionId) === at,
  );
  return [...firsts, ...sorted.filter((one) => !firsts.includes(one))].slice(0, SHOWN.points);
}

const point = ({ dimensionId, evidence }: Finding, text: string): AnswerPoint => ({
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
    worked: weightiest(strengths).map((one) => point(one, one.text)),
    improve: weightiest(losses.filter((one) => weight(one) >= SHOWN.leastImprovement)).map((one) =>
      point(one, `${one.text} ${one.action}`),
    ),
  };
}

import type { AnswerDimension, Dimension, Evidence } from '@aura/shared-domain';
import type { TextRange } from '@aura/shared-career';
import { ANSWER_LABELS, ANSWER_WEIGHTS, SHOWN } from './table.ts';

/** Something that an answer does well or lacks, in Portuguese, with what shows it. */
export interface Finding {
  readonly dimensionId: AnswerDimension;
  /** What it is worth in its dimension, of 100. */
  readonly points: number;
  readonly text: string;
  readonly evidence: readonly Evidence[];
  /** What it is about, where two dimensions speak of the same thing: a person reads of it once. */
  readonly matter?: 'result';
}

export interface Loss extends Finding {
  /** What to do about it. */
  readonly action: string;
}

/** A dimension with what earned it and what it lost. */
export interface GradedDimension {
  readonly dimension: Dimension;
  readonly strengths: readonly Finding[];
  readonly losses: readonly Loss[];
}

/** Spans of the answer as evidence. @param docId id of the question. */
export const buildEvidence = (text: string, docId: string, ranges: readonly TextRange[]): Evidence[] =>
  ranges.slice(0, SHOWN.evidence).map(({ start, end }) => ({
    source: 'answer',
    docId,
    start,
    end,
    excerpt: text.slice(start, end),
  }));

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** Rises fast at first and slowly near the end: 0 at 0, 1 from 1 on. */
export const saturate = (x: number, k: number): number => Math.min(1, (x * (1 + k)) / (x + k));

/** Puts a dimension together. @param how it is counted. */
export function buildDimension(
  id: AnswerDimension,
  value: number,
  how: string,
  found: { strengths: readonly Omit<Finding, 'dimensionId'>[]; losses: readonly Omit<Loss, 'dimensionId'>[] },
): GradedDimension {
  const own = <T extends object>(one: T): T & { dimensionId: AnswerDimension } => ({
    ...one,
    dimensionId: id,
  });
  const strengths = found.strengths.map(own);
  const losses = found.losses.filter(({ points }) => points > 0).map(own);
  const [worst] = losses.toSorted((a, b) => b.points - a.points);
  const evidence = [...strengths, ...losses].flatMap((one) => one.evidence);
  return {
    dimension: {
      id,
      label: ANSWER_LABELS[id],
      weight: ANSWER_WEIGHTS[id],
      value: roundToTenth(clamp(value, 0, 100)),
      rule: [how, ...losses.map(({ text }) => text)].join(' '),
      evidence: evidence
        .filter(
          (one, at) =>
            evidence.findIndex((other) => other.start === one.start && other.end === one.end) === at,
        )
        .slice(0, 2 * SHOWN.evidence),
      ...(worst ? { howToImprove: worst.action } : {}),
    },
    strengths,
    losses,
  };
}

import type { Deduction, Dimension, Evidence, JobReading, Requirement } from '@aura/shared-domain';
import { keepDistinctLines } from '../../wording/distinct.ts';
import { MATCH_WEIGHTS, SHOWN_EVIDENCE } from '../weights.ts';
import type { Candidate } from './candidate.ts';
import type { Graded, RelatedYears } from './grade-requirement.ts';
import { type Loss, toDeductions, toTenth } from './losses.ts';
import type { FittedJob } from './title-fit.ts';

export type DimensionId = keyof typeof MATCH_WEIGHTS;

/** A requirement with its grade; null if only the person can answer it. */
export interface GradedRequirement {
  readonly requirement: Requirement;
  readonly graded: Graded | null;
  readonly why: string;
}

/** Everything that the dimensions of a match follow from. */
export interface Setting {
  readonly candidate: Candidate;
  readonly job: JobReading;
  /** The line of the ad that holds its title. */
  readonly titleLine: Evidence | null;
  readonly fitted: readonly FittedJob[];
  readonly related: RelatedYears;
  readonly requirements: readonly GradedRequirement[];
}

/** A dimension with its losses. */
export interface Measured {
  readonly dimension: Dimension;
  readonly deductions: readonly Deduction[];
}

const LABELS: Readonly<Record<DimensionId, string>> = {
  mandatory: 'Requisitos obrigatórios',
  desirable: 'Requisitos desejáveis',
  title: 'Cargo',
  seniority: 'Senioridade',
  qualification: 'Tempo, formação e idiomas',
  activities: 'Atividades',
};

/** A dimension that the ad gives nothing to measure by: its weight goes to the others. */
export function leaveSilent(id: DimensionId, rule: string): Measured {
  const dimension: Dimension = {
    id,
    label: LABELS[id],
    weight: MATCH_WEIGHTS[id],
    value: null,
    rule,
    evidence: [],
  };
  return { dimension, deductions: [] };
}

/** A graded dimension. `losses` add up to 100 minus `raw`. */
export function makeMeasured(
  id: DimensionId,
  raw: number,
  rule: string,
  losses: readonly Loss[],
  evidence: readonly Evidence[],
): Measured {
  const value = toTenth(Math.min(100, Math.max(0, raw)));
  const deductions = toDeductions(id, value, losses);
  const worst = deductions.toSorted((a, b) => b.points - a.points)[0];
  return {
    dimension: {
      id,
      label: LABELS[id],
      weight: MATCH_WEIGHTS[id],
      value,
      rule,
      evidence: keepDistinctLines(evidence).slice(0, SHOWN_EVIDENCE),
      ...(worst ? { howToImprove: worst.action } : {}),
    },
    deductions,
  };
}

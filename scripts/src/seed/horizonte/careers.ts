import type { Grade } from '@aura/shared-domain';

/** A skill of the goal that people of a department share. */
export interface GoalSkill {
  /** Id and name as the catalogue of skills has them. */
  readonly id: string;
  readonly label: string;
  /** Weight in the goal, 0 to 1. */
  readonly weight: number;
  /** 1 (days) to 5 (years). */
  readonly effort: number;
  /** How well it is known in the department, 0 to 1. */
  readonly known: number;
}

export interface Career {
  /** The occupation that they aim at. */
  readonly occupationId: string;
  readonly title: string;
  readonly skills: readonly GoalSkill[];
}

/** Lessons that people of the company read. */
export const LESSONS = [
  'feedback-construtivo',
  'dizer-nao-no-trabalho',
  'conversa-de-carreira',
  'primeiros-90-dias',
  'aprender-com-pouco-tempo',
] as const;

/** Credit of each grade of evidence, as the diagnosis counts it. */
export const CREDIT: Readonly<Record<Grade, number>> = {
  proven: 1,
  listed: 0.7,
  inferred: 0.6,
  declared: 0.4,
  adjacent: 0.3,
  absent: 0,
};

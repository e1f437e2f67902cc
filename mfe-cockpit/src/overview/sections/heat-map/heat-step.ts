import { LEAST_COVERAGE } from '@aura/shared-domain';

/** Steps of the colour of a cell, from nothing proven to nearly all. */
export const HEAT_STEPS = [0, 1, 2, 3, 4] as const;
export type HeatStep = (typeof HEAT_STEPS)[number];

/** The step of a value from 0 to 1: fifths. */
export const computeHeatStep = (value: number): HeatStep =>
  HEAT_STEPS.findLast((step) => value >= step / HEAT_STEPS.length) ?? 0;

/** Whether fewer than half of a group were assessed: then no colour speaks for all of it. */
export const isThin = (coverage: number | null): boolean => coverage !== null && coverage < LEAST_COVERAGE;

/** "40 a 59": the points of a step. */
export const describeStepPoints = (step: HeatStep): string =>
  step === 4 ? '80 a 100' : `${step * 20} a ${step * 20 + 19}`;

import { STEP_TEXTS } from '../generated/steps.ts';
import type { StepId } from './steps.ts';

/** The remaining time from the first of these steps on: "cerca de 6 minutos". */
export function formatTimeLeft(steps: readonly StepId[]): string {
  const minutes = Math.ceil(steps.reduce((sum, step) => sum + STEP_TEXTS[step].minutes, 0));
  return minutes <= 1 ? 'menos de 1 minuto' : `cerca de ${minutes} minutos`;
}

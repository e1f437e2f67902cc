import type { DiagnosisVariant } from '@aura/shared-domain';

/** Steps of the wizard in their order; the ids are also what the address shows (`?passo=…`). */
export const STEP_IDS = [
  'objetivo',
  'curriculo',
  'conferencia',
  'experiencias',
  'interesses',
  'ancoras',
  'competencias',
  'contexto',
  'revisao',
] as const;
export type StepId = (typeof STEP_IDS)[number];

const QUICK_STEPS: ReadonlySet<StepId> = new Set([
  'objetivo',
  'curriculo',
  'conferencia',
  'competencias',
  'revisao',
]);

/** Name of the query parameter that holds the step. */
export const STEP_PARAM = 'passo';

interface Progress {
  readonly variant: DiagnosisVariant;
  readonly hasResume: boolean;
}

/** The person's steps: the check of the CV exists only after a CV was read. */
export function listSteps({ variant, hasResume }: Progress): readonly StepId[] {
  return STEP_IDS.filter(
    (id) => (variant === 'full' || QUICK_STEPS.has(id)) && (hasResume || id !== 'conferencia'),
  );
}

/** The step that an address asks for; one that does not exist (yet) leads to the closest before it. */
export function parseStepParam(param: string | null, progress: Progress): StepId | null {
  const asked = STEP_IDS.findIndex((id) => id === param);
  if (asked < 0) return null;
  const steps = listSteps(progress);
  return steps.findLast((id) => STEP_IDS.indexOf(id) <= asked) ?? null;
}

/** The step before (-1) or after (+1); null beyond either end. */
export function findStepBeside(step: StepId, offset: -1 | 1, progress: Progress): StepId | null {
  const steps = listSteps(progress);
  return steps[steps.indexOf(step) + offset] ?? null;
}

/** Entries of the progress bar: checking the CV belongs to the step of the CV, so the count never changes. */
export function listStepperSteps(variant: DiagnosisVariant): readonly StepId[] {
  return listSteps({ variant, hasResume: false });
}

/** Position of a step in {@link listStepperSteps}. */
export function findStepperIndex(step: StepId, variant: DiagnosisVariant): number {
  return listStepperSteps(variant).indexOf(step === 'conferencia' ? 'curriculo' : step);
}

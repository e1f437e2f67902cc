import type { StepId } from './steps.ts';
import type { WizardState } from './state.ts';

const CHECKS: Readonly<Record<StepId, (state: WizardState) => boolean>> = {
  objetivo: ({ goal }) => goal.exploring || goal.title.trim() === '',
  curriculo: ({ resume }) => resume === null,
  conferencia: () => false,
  experiencias: ({ hiddenExperiences }) =>
    hiddenExperiences.every((entry) => entry.description.trim() === ''),
  interesses: ({ interests }) => Object.keys(interests.ratings).length === 0,
  ancoras: ({ anchors }) => Object.keys(anchors).length === 0,
  competencias: ({ selfRatings }) => Object.values(selfRatings).every((rating) => rating.level === null),
  contexto: ({ context }) =>
    context.hoursPerWeek === null && context.budget === null && context.accessibility.trim() === '',
  revisao: () => false,
};

/** Whether a step gives the diagnosis nothing to work with; leaving it is then called skipping. */
export const isStepEmpty = (step: StepId, state: WizardState): boolean => CHECKS[step](state);

/** Whether leaving a step behind is skipping it; to go without a target role is an answer. */
export const isStepSkipped = (step: StepId, state: WizardState): boolean =>
  isStepEmpty(step, state) && !(step === 'objetivo' && state.goal.exploring);

import type { Dispatch } from 'react';
import type { AnswerAction } from '../wizard/reducer.ts';
import type { WizardState } from '../wizard/state.ts';
import type { StepId } from '../wizard/steps.ts';

/** Props of every step. */
export interface StepProps {
  readonly state: WizardState;
  readonly dispatch: Dispatch<AnswerAction>;
  readonly goTo: (step: StepId) => void;
}

import type { DiagnosisVariant } from '@aura/shared-domain';
import { createStateFrom, type Earlier } from './measure-again.ts';
import { reduceWizard, type WizardAction } from './reducer.ts';
import { createInitialState, type WizardState } from './state.ts';

export type SessionAction =
  | WizardAction
  | { readonly type: 'started'; readonly variant: DiagnosisVariant }
  | { readonly type: 'measuredAgain'; readonly earlier: Earlier }
  | { readonly type: 'discarded' };

/** The wizard with its beginning and end: null means that nothing was started. */
export function reduceSession(state: WizardState | null, action: SessionAction): WizardState | null {
  if (action.type === 'started') return createInitialState(action.variant);
  if (action.type === 'measuredAgain') return createStateFrom(action.earlier);
  if (action.type === 'discarded') return null;
  return state && reduceWizard(state, action);
}

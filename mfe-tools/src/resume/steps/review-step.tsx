import { ResumeReview } from '@aura/shared-career-ui';
import type { StepProps } from './step-props.ts';

/** What was read, for the person to correct before anything is scored. */
export function ReviewStep({ state, dispatch }: StepProps) {
  if (!state.resume) return null;
  return (
    <ResumeReview
      draft={state.resume}
      lead="A análise só acontece quando você pedir, no próximo passo."
      onEdit={(structure) => dispatch({ type: 'resumeEdited', structure })}
      onRemovePersonalData={() => dispatch({ type: 'personalDataRemoved' })}
    />
  );
}

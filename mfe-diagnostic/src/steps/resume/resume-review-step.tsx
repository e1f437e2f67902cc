import { ResumeReview } from '@aura/shared-career-ui';
import type { StepProps } from '../step-props.ts';

/** What was read from the CV, for the person to correct before anything is analysed. */
export default function ResumeReviewStep({ state, dispatch }: StepProps) {
  if (!state.resume) return null;
  return (
    <ResumeReview
      draft={state.resume}
      lead="O diagnóstico só acontece quando você enviar, no último passo."
      onEdit={(structure) => dispatch({ type: 'resumeEdited', structure })}
      onRemovePersonalData={() => dispatch({ type: 'personalDataRemoved' })}
    />
  );
}

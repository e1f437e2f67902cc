import { ResumeReview } from '@aura/shared-career-ui';
import { RESUME_WORKER } from './worker.ts';
import type { StepProps } from '../step-props.ts';

/** The reading of the CV, which the person corrects before the analysis. */
export default function ResumeReviewStep({ state, dispatch }: StepProps) {
  if (!state.resume) return null;
  return (
    <ResumeReview
      worker={RESUME_WORKER}
      draft={state.resume}
      lead="O diagnóstico só acontece quando você enviar, no último passo."
      onEdit={(structure) => dispatch({ type: 'resumeEdited', structure })}
      onRemovePersonalData={() => dispatch({ type: 'personalDataRemoved' })}
    />
  );
}

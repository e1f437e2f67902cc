import { ResumeIntake, type ResumeDraft } from '@aura/shared-career-ui';
import { useCallback } from 'react';
import type { StepProps } from '../step-props.ts';
import { RESUME_WORKER } from './worker.ts';
import { ChosenResume } from './chosen-resume.tsx';

/** The CV: from a file, as text, or the one that the profile already holds. */
export default function ResumeStep({ state, dispatch, goTo }: StepProps) {
  const onRead = useCallback(
    (resume: ResumeDraft) => {
      dispatch({ type: 'resumeRead', resume });
      goTo('conferencia');
    },
    [dispatch, goTo],
  );
  return (
    <ResumeIntake
      worker={RESUME_WORKER}
      hasResume={state.resume !== null}
      pastedText={state.pastedText}
      onPaste={(text) => dispatch({ type: 'textPasted', text })}
      onRead={onRead}
    >
      {state.resume && (
        <ChosenResume
          resume={state.resume}
          onReview={() => goTo('conferencia')}
          onDrop={() => dispatch({ type: 'resumeDropped' })}
        />
      )}
    </ResumeIntake>
  );
}

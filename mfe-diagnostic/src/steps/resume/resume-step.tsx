import { ResumeIntake, type ResumeDraft } from '@aura/shared-career-ui';
import { useCallback, useContext } from 'react';
import type { StepProps } from '../step-props.ts';
import { RESUME_WORKER } from './worker.ts';
import { ChosenResume } from './chosen-resume.tsx';
import { TellReading, TEXT_FORM } from './pasted-text.ts';

/** The CV: from a file, as text, or the one that the profile already holds. */
export default function ResumeStep({ state, dispatch, goTo }: StepProps) {
  const onRead = useCallback(
    (resume: ResumeDraft) => {
      dispatch({ type: 'resumeRead', resume });
      goTo('conferencia');
    },
    [dispatch, goTo],
  );
  const onReading = useContext(TellReading);
  return (
    <ResumeIntake
      worker={RESUME_WORKER}
      hasResume={state.resume !== null}
      pastedText={state.pastedText}
      onPaste={(text) => dispatch({ type: 'textPasted', text })}
      onRead={onRead}
      // Without a CV the bar of the wizard reads the text: it stays in sight below a long one.
      textForm={state.resume === null ? TEXT_FORM : undefined}
      onReading={onReading}
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

import type { OptimizerState } from '../state.ts';
import type { OptimizerAction } from '../reducer.ts';
import type { StepProps } from '../../steps/tool-steps.tsx';
import { PlanLimit, ResumeIntake, type ResumeDraft } from '@aura/shared-career-ui';
import { navigate } from '@aura/shared-session/router';
import { Notice } from '@aura/shared-ui';
import { useCallback } from 'react';
import { RESUME_LIMIT } from '../limit.ts';
import { stepPath } from '../paths.ts';
import { RESUME_WORKER } from '../worker.ts';

/** The CV: from a file, as text, or the one that the profile already holds. */
export function IntakeStep({ state, dispatch }: StepProps<OptimizerState, OptimizerAction>) {
  const onRead = useCallback(
    (resume: ResumeDraft) => {
      dispatch({ type: 'resumeRead', resume });
      // That of the profile was checked in the diagnosis; the step before the last still leads back to its fields.
      navigate(stepPath(resume.source === 'profile' ? 'alvo' : 'conferencia'));
    },
    [dispatch],
  );
  return (
    <ResumeIntake
      worker={RESUME_WORKER}
      hasResume={state.resume !== null}
      pastedText={state.pastedText}
      onPaste={(text) => dispatch({ type: 'textPasted', text })}
      onRead={onRead}
    >
      <PlanLimit of={RESUME_LIMIT} brief onlyWhenSpent />
      {state.resume && (
        <Notice tone="success" title={state.resume.label}>
          Este currículo já foi lido. Continue para conferir os campos, ou troque por outro.
        </Notice>
      )}
    </ResumeIntake>
  );
}

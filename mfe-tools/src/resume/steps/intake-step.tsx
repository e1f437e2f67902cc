import type { OptimizerState } from '../state.ts';
import type { OptimizerAction } from '../reducer.ts';
import type { StepProps } from '../../steps/tool-steps.tsx';
import { PlanLimit, ResumeIntake, type ResumeDraft } from '@aura/shared-career-ui';
import { renderResumeText } from '@aura/shared-career/render';
import { ok } from '@aura/shared-domain';
import { useAsked } from '@aura/shared-pages/data';
import { useSession } from '@aura/shared-session';
import { navigate } from '@aura/shared-session/router';
import { Notice } from '@aura/shared-ui';
import { useCallback, useState } from 'react';
import type { BaseVersion } from '../line/base-version.ts';
import { readBaseVersion } from '../line/read-base-version.ts';
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
  const newest = useNewestVersion();
  return (
    <ResumeIntake
      worker={RESUME_WORKER}
      hasResume={state.resume !== null}
      pastedText={state.pastedText}
      onPaste={(text) => dispatch({ type: 'textPasted', text })}
      onRead={onRead}
      newest={newest}
    >
      <PlanLimit of={RESUME_LIMIT} brief onlyWhenSpent />
      {state.resume && (
        <Notice tone="success" title={`Currículo escolhido: ${state.resume.label}`}>
          Ele já foi lido, e a análise parte dele. Continue, ou envie outro: o novo toma o lugar deste.
        </Notice>
      )}
    </ResumeIntake>
  );
}

/** The version that was written or analysed after the profile's CV, so that its lines are not lost; null without one. */
function useNewestVersion() {
  const session = useSession();
  const [profile] = useState(session.status === 'signedIn' ? session.profile : null);
  const { value: base } = useAsked<BaseVersion | null>(
    useCallback(async () => (profile ? readBaseVersion(profile) : ok(null)), [profile]),
  );
  if (!base || base.id === null) return null;
  return {
    text: renderResumeText(base.input.resume),
    label: 'Sua versão mais nova',
    button: 'Usar a versão mais nova do meu currículo',
  };
}

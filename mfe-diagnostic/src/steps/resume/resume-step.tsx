import { RESUME_LIMITS, type ReadResume } from '@aura/shared-domain';
import { DocumentIntake, draftOf, resumeWorkerOf, type DocumentOrigin } from '@aura/shared-career-ui';
import { useSession } from '@aura/shared-session';
import { useCallback } from 'react';
import type { StepProps } from '../step-props.ts';
import { ChosenResume } from './chosen-resume.tsx';

const WORKER = resumeWorkerOf('diagnostic');

/** The CV: from a file, as text, or the one that the profile already holds. */
export default function ResumeStep({ state, dispatch, goTo }: StepProps) {
  const session = useSession();
  const stored = session.status === 'signedIn' ? session.profile.resumeText : '';
  const onRead = useCallback(
    (read: ReadResume, origin: DocumentOrigin) => {
      dispatch({ type: 'resumeRead', resume: draftOf(read, origin) });
      goTo('conferencia');
    },
    [dispatch, goTo],
  );
  return (
    <DocumentIntake
      worker={WORKER}
      onRead={onRead}
      texts={{
        reading: 'Lendo seu currículo',
        drop: state.resume ? 'Trocar por outro arquivo' : 'Escolha ou arraste seu currículo',
        hint: `PDF, DOCX, TXT ou JSON Resume, até ${RESUME_LIMITS.bytes / 1024 / 1024} MB e ${RESUME_LIMITS.pages} páginas. O arquivo não sai do seu aparelho.`,
        paste: 'Prefiro colar o texto',
        pasteLabel: 'Texto do currículo',
      }}
      stored={
        stored
          ? {
              text: stored,
              label: 'Currículo do seu perfil',
              button: 'Usar o currículo que já está no meu perfil',
            }
          : null
      }
      pastedText={state.pastedText}
      onPaste={(text) => dispatch({ type: 'textPasted', text })}
    >
      {state.resume && (
        <ChosenResume
          resume={state.resume}
          onReview={() => goTo('conferencia')}
          onDrop={() => dispatch({ type: 'resumeDropped' })}
        />
      )}
    </DocumentIntake>
  );
}

import { RESUME_LIMITS, type ReadResume } from '@aura/shared-domain';
import { DocumentIntake, draftOf, resumeWorkerOf, type DocumentOrigin } from '@aura/shared-career-ui';
import { useSession } from '@aura/shared-session';
import { navigate } from '@aura/shared-session/router';
import { Notice } from '@aura/shared-ui';
import { useCallback } from 'react';
import { stepPath } from '../paths.ts';
import type { StepProps } from './step-props.ts';

const WORKER = resumeWorkerOf('tools');

/** The CV: from a file, as text, or the one that the profile already holds. */
export function IntakeStep({ state, dispatch }: StepProps) {
  const session = useSession();
  const stored = session.status === 'signedIn' ? session.profile.resumeText : '';
  const onRead = useCallback(
    (read: ReadResume, origin: DocumentOrigin) => {
      dispatch({ type: 'resumeRead', resume: draftOf(read, origin) });
      navigate(stepPath('conferencia'));
    },
    [dispatch],
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
          ? { text: stored, label: 'Currículo do seu perfil', button: 'Usar o currículo do meu perfil' }
          : null
      }
      pastedText={state.pastedText}
      onPaste={(text) => dispatch({ type: 'textPasted', text })}
    >
      {state.resume && (
        <Notice tone="success" title={state.resume.label}>
          Este currículo já foi lido. Continue para conferir os campos, ou troque por outro.
        </Notice>
      )}
    </DocumentIntake>
  );
}

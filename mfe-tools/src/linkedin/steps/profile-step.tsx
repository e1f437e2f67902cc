import type { LinkedInState } from '../state.ts';
import type { LinkedInAction } from '../reducer.ts';
import type { StepProps } from '../../steps/tool-steps.tsx';
import { DocumentIntake, PlanLimit, type DocumentOrigin } from '@aura/shared-career-ui';
import { isAbsentProfile, LINKEDIN_FILE_BYTES, RESUME_LIMITS } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { navigate } from '@aura/shared-session/router';
import { Button, Notice } from '@aura/shared-ui';
import { useCallback } from 'react';
import { LINKEDIN_LIMIT } from '../limit.ts';
import { stepPath } from '../paths.ts';
import { PROFILE_WORKER, type ReadProfile } from '../read-profile.ts';
import styles from '../../tools.module.css';

/** The profile: from LinkedIn's own files, or as the text of its page. */
export function ProfileStep({ state, dispatch }: StepProps<LinkedInState, LinkedInAction>) {
  const session = useSession();
  const name = session.status === 'signedIn' ? session.profile.name : '';
  const goWithout = () => {
    dispatch({ type: 'profileMissing', name });
    navigate(stepPath('alvo'));
  };
  const onRead = useCallback(
    (read: ReadProfile, { label }: DocumentOrigin) => {
      dispatch({ type: 'profileRead', read, label });
      navigate(stepPath('conferencia'));
    },
    [dispatch],
  );
  return (
    <>
      <p className={styles['row']}>
        <Button variant="secondary" onClick={goWithout}>
          Ainda não tenho perfil
        </Button>
        <span className={styles['note']}>Escrevemos os textos dele a partir do seu currículo.</span>
      </p>
      <DocumentIntake
        worker={PROFILE_WORKER}
        onRead={onRead}
        texts={{
          reading: 'Lendo seu perfil',
          drop: state.read ? 'Trocar por outro arquivo' : 'Escolha ou arraste o ZIP ou o PDF',
          hint:
            `ZIP da cópia dos dados, até ${LINKEDIN_FILE_BYTES / 1024 / 1024} MB, ou PDF do perfil, até ${RESUME_LIMITS.bytes / 1024 / 1024} ` +
            'MB. O arquivo não sai do seu aparelho; mensagens e contatos do ZIP não são lidos.',
          paste: 'Prefiro colar o texto do perfil',
          pasteLabel: 'Texto do perfil',
        }}
        pastedText={state.pastedText}
        onPaste={(text) => dispatch({ type: 'textPasted', text })}
      >
        <PlanLimit of={LINKEDIN_LIMIT} brief onlyWhenSpent />
        {state.read && !isAbsentProfile(state.read.profile) && (
          <Notice tone="success" title={state.label}>
            Este perfil já foi lido. Continue para conferir os campos, ou troque por outro.
          </Notice>
        )}
      </DocumentIntake>
    </>
  );
}

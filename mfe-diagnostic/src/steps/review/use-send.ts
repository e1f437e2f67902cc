import { renderResumeText } from '@aura/shared-career';
import { type DiagnosisAnswers, diagnosisEndpoint } from '@aura/shared-domain';
import { call, refreshProfile, updateProfile } from '@aura/shared-session';
import { navigate } from '@aura/shared-session/router';
import { showToast } from '@aura/shared-ui';
import { useEffect, useRef, useState, type Dispatch } from 'react';
import { announceBadges } from '@aura/shared-career-ui';
import { withOffline } from '@aura/shared-pages/data';
import { submitDiagnosis, type SubmitFailure } from '../../submit/submit-diagnosis.ts';
import type { WizardState } from '../../wizard/state.ts';
import type { SessionAction } from '../../wizard/wizard-state.ts';

interface Options {
  readonly state: WizardState;
  readonly answers: DiagnosisAnswers;
  readonly dispatch: Dispatch<SessionAction>;
  readonly clearDraft: () => Promise<void>;
}

/** Sends the answers once at a time; after a success the wizard is over and the result is shown. */
export function useSend({ state, answers, dispatch, clearDraft }: Options) {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const send = async () => {
    setSending(true);
    setFailure(null);
    const requestId = state.requestId ?? crypto.randomUUID();
    dispatch({ type: 'requestPrepared', requestId });
    const made = await submitDiagnosis(
      { requestId, variant: state.variant, answers },
      { renderResumeText, updateProfile, callDiagnosis: (body) => call(diagnosisEndpoint, body) },
    );
    if (!made.ok) {
      setSending(false);
      setFailure({ ...made.error, message: withOffline(made.error.message) });
      return;
    }
    const [refreshed] = await Promise.all([refreshProfile(), clearDraft()]);
    if (!refreshed.ok) showToast({ kind: 'error', text: withOffline(refreshed.error.message) });
    announceBadges(made.value.newBadges);
    if (!left.current) return navigate('/diagnostico/resultado');
    // Do not redirect a person who has left the page.
    dispatch({ type: 'discarded' });
    showToast({ kind: 'success', text: 'Seu diagnóstico ficou pronto: veja em Resultado do diagnóstico.' });
  };
  return { sending, failure, send, refuse: setFailure };
}

import { useAutosave } from '@aura/shared-career-ui';
import { loadDraft, useSession } from '@aura/shared-session';
import { useSearchParams } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { useEffect, useReducer, useState } from 'react';
import styles from '../tools.module.css';
import { Home } from './home.tsx';
import { reduceLinkedIn } from './reducer.ts';
import { RunPage } from './result/run-page.tsx';
import { initialState, parseDraft, STEPS, type LinkedInState, type Step } from './state.ts';
import { StepFrame } from './steps/step-frame.tsx';
import { ComparePage } from './versions/compare-page.tsx';

/** `/otimizador-linkedin`, once it is known who is there and what they left behind. */
export default function LinkedInPage() {
  const session = useSession();
  if (session.status !== 'signedIn') return <Spinner />;
  const goal = session.profile.careerProfile.objetivos_carreira[0] ?? '';
  return <WithDraft key={session.user.uid} goal={goal} />;
}

function WithDraft({ goal }: { readonly goal: string }) {
  const [initial, setInitial] = useState<LinkedInState | null>(null);
  useEffect(() => {
    let left = false;
    void loadDraft('linkedin').then((stored) => {
      if (!left) setInitial((stored.ok && parseDraft(stored.value)) || initialState(goal));
    });
    return () => {
      left = true;
    };
  }, [goal]);
  return initial ? <Optimizer initial={initial} /> : <Spinner label="Procurando o que você deixou aqui…" />;
}

const stepOf = (value: string | null): Step | null => STEPS.find((step) => step === value) ?? null;

const entered = ({ step }: LinkedInState) => step;

function Optimizer({ initial }: { readonly initial: LinkedInState }) {
  const [state, dispatch] = useReducer(reduceLinkedIn, initial);
  const [params] = useSearchParams();
  const saving = useAutosave({ tool: 'linkedin', state, loaded: initial, urgent: entered });
  const runId = params.get('versao');
  const compared = params.get('comparar');
  const asked = stepOf(params.get('etapa'));
  const step = asked !== null && !state.read ? 'perfil' : asked;
  return (
    <div className={runId ? `${styles['page']} ${styles['wide']}` : styles['page']}>
      {compared ? (
        <ComparePage ids={compared.split(',')} />
      ) : runId ? (
        <RunPage key={runId} runId={runId} />
      ) : step ? (
        <StepFrame step={step} state={state} dispatch={dispatch} saving={saving} />
      ) : (
        <Home state={state} />
      )}
    </div>
  );
}

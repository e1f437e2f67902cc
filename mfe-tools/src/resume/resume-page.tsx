import { SavedState, useAutosave } from '@aura/shared-career-ui';
import { loadDraft, useSession } from '@aura/shared-session';
import { useSearchParams } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { useEffect, useReducer, useState } from 'react';
import styles from '../tools.module.css';
import { Home } from './home.tsx';
import { reduceOptimizer } from './reducer.ts';
import { RunPage } from './result/run-page.tsx';
import { initialState, parseDraft, STEPS, type OptimizerState, type Step } from './state.ts';
import { StepFrame } from './steps/step-frame.tsx';
import { ComparePage } from './versions/compare-page.tsx';

/** `/otimizador-curriculo`, once it is known who is there and what they left behind. */
export default function ResumePage() {
  const session = useSession();
  if (session.status !== 'signedIn') return <Spinner />;
  const goal = session.profile.careerProfile.objetivos_carreira[0] ?? '';
  return <WithDraft key={session.user.uid} goal={goal} />;
}

function WithDraft({ goal }: { readonly goal: string }) {
  const [initial, setInitial] = useState<OptimizerState | null>(null);
  useEffect(() => {
    let left = false;
    void loadDraft('resume').then((stored) => {
      if (!left) setInitial((stored.ok && parseDraft(stored.value)) || initialState(goal));
    });
    return () => {
      left = true;
    };
  }, [goal]);
  return initial ? <Optimizer initial={initial} /> : <Spinner label="Procurando o que você deixou aqui…" />;
}

const stepOf = (value: string | null): Step | null => STEPS.find((step) => step === value) ?? null;

/** What was accepted is a decision: it is stored at once, as a change of step is. */
const urgent = ({ step, work }: OptimizerState) => `${step} ${JSON.stringify(work)}`;

function Optimizer({ initial }: { readonly initial: OptimizerState }) {
  const [state, dispatch] = useReducer(reduceOptimizer, initial);
  const [params] = useSearchParams();
  const saving = useAutosave({ tool: 'resume', state, loaded: initial, urgent });
  const runId = params.get('versao');
  const compared = params.get('comparar');
  const asked = stepOf(params.get('etapa'));
  const step = asked !== null && asked !== 'curriculo' && !state.resume ? 'curriculo' : asked;
  return (
    <div className={runId ? `${styles['page']} ${styles['wide']}` : styles['page']}>
      {compared ? (
        <ComparePage ids={compared.split(',')} />
      ) : runId ? (
        <>
          <RunPage key={runId} runId={runId} state={state} dispatch={dispatch} />
          <SavedState saving={saving} />
        </>
      ) : step ? (
        <StepFrame step={step} state={state} dispatch={dispatch} saving={saving} />
      ) : (
        <Home state={state} />
      )}
    </div>
  );
}

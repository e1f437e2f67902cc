import { PageHeader } from '@aura/shared-ui';
import { useCallback, useReducer } from 'react';
import { useAutosave } from '@aura/shared-career-ui';
import type { StoredDraft } from '../draft/parse-draft.ts';
import { diagnosisDraft } from '../draft/stored-draft.ts';
import type { StoredDiagnosis } from '../result/versions/records.ts';
import page from '../page.module.css';
import { Intro } from './intro.tsx';
import type { WizardState } from './state.ts';
import { StepFrame } from './step-frame.tsx';
import { focusPageTitle, useStepFocus } from './use-step-focus.ts';
import { useStep } from './use-step.ts';
import { reduceSession } from './wizard-state.ts';

const stepOf = ({ step }: WizardState) => step;

interface Props {
  readonly initial: WizardState | null;
  readonly draft: StoredDraft['kind'] | 'unreachable';
  /** The newest diagnosis, whose answers may be begun with. */
  readonly earlier: StoredDiagnosis | null;
}

/** The whole wizard: the introduction without a step in the address, otherwise that step. */
export function Wizard({ initial, draft, earlier }: Props) {
  const [state, dispatch] = useReducer(reduceSession, initial);
  const { step, goTo, leave } = useStep(state);
  useStepFocus(step);
  const autosave = useAutosave({ draft: diagnosisDraft, state, loaded: initial, urgent: stepOf });

  const discard = useCallback(async () => {
    await autosave.clear();
    dispatch({ type: 'discarded' });
    focusPageTitle();
  }, [autosave]);

  return (
    <div className={page['page']}>
      {state && step ? (
        <>
          <PageHeader
            eyebrow={state.variant === 'full' ? 'Diagnóstico completo' : 'Diagnóstico rápido'}
            title="Diagnóstico de carreira"
          />
          <StepFrame
            state={state}
            step={step}
            dispatch={dispatch}
            goTo={goTo}
            leave={leave}
            autosave={autosave}
          />
        </>
      ) : (
        <Intro
          state={state}
          draft={draft}
          onStart={(variant) => {
            dispatch({ type: 'started', variant });
            goTo('objetivo');
          }}
          earlier={earlier}
          onMeasureAgain={(known) => {
            dispatch({ type: 'measuredAgain', earlier: known });
            goTo('revisao');
          }}
          onResume={goTo}
          onDiscard={discard}
        />
      )}
    </div>
  );
}

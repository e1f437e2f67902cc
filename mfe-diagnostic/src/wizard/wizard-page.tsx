import { useAsked } from '@aura/shared-pages/data';
import { ok } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { Spinner } from '@aura/shared-ui';
import { diagnosisDraft } from '../draft/stored-draft.ts';
import { parseDraft, type StoredDraft } from '../draft/parse-draft.ts';
import { readNewestDiagnosis, type StoredDiagnosis } from '../result/versions/records.ts';
import { useCallback, useReducer } from 'react';
import { dropTriedResume, readTriedResume, useAutosave } from '@aura/shared-career-ui';
import { CompactHeader } from '../header/compact-header.tsx';
import page from '../page.module.css';
import { Intro } from './intro.tsx';
import type { WizardState } from './state.ts';
import { StepFrame } from './step-frame.tsx';
import { focusPageTitle, useStepFocus } from './use-step-focus.ts';
import { useStep } from './use-step.ts';
import { reduceSession } from './wizard-state.ts';

const readStep = ({ step }: WizardState) => step;

interface Props {
  readonly initial: WizardState | null;
  readonly draft: StoredDraft['kind'] | 'unreachable';
  /** The newest diagnosis, whose answers may be begun with. */
  readonly earlier: StoredDiagnosis | null;
}

/** The whole wizard: the introduction without a step in the address, otherwise that step. */
function Wizard({ initial, draft, earlier }: Props) {
  const [state, dispatch] = useReducer(reduceSession, initial);
  const { step, goTo, leave } = useStep(state);
  useStepFocus(step);
  const autosave = useAutosave({ draft: diagnosisDraft, state, loaded: initial, urgent: readStep });

  const discard = useCallback(async () => {
    await autosave.clear();
    dispatch({ type: 'discarded' });
    focusPageTitle();
  }, [autosave]);

  return (
    <div className={page['page']}>
      {state && step ? (
        <>
          <CompactHeader
            title="Diagnóstico de carreira"
            lead={state.variant === 'full' ? 'Diagnóstico completo' : 'Diagnóstico rápido'}
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
            const tried = readTriedResume(new Date());
            if (tried && tried !== 'expired') dispatch({ type: 'resumeRead', resume: tried });
            dropTriedResume();
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

type Left = StoredDraft | { readonly kind: 'unreachable' };

/** Loads the stored draft; the wizard can begin even if it cannot be read. */
async function loadLeft() {
  const [stored, earlier] = await Promise.all([diagnosisDraft.load(), readNewestDiagnosis()]);
  const draft: Left = stored.ok ? parseDraft(stored.value) : { kind: 'unreachable' };
  return ok({ draft, earlier });
}

/** The wizard, once the person and their draft are known. */
export default function WizardPage() {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : null;
  return uid === null ? <Spinner /> : <WithDraft key={uid} />;
}

function WithDraft() {
  const { value } = useAsked(loadLeft);
  if (!value) return <Spinner label="Procurando um diagnóstico em andamento…" />;
  const { draft, earlier } = value;
  return (
    <Wizard initial={draft.kind === 'found' ? draft.state : null} draft={draft.kind} earlier={earlier} />
  );
}

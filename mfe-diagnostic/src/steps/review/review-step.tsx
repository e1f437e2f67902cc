import { renderResumeText } from '@aura/shared-career';
import { LimitRefusal, PlanLimit } from '@aura/shared-career-ui';
import type { DiagnosisVariant, Profile } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { Button, Notice } from '@aura/shared-ui';
import { type Dispatch, useMemo, useState } from 'react';
import { limitRefusal } from '../../submit/limit.ts';
import { QUICK_LIMIT } from '../../submit/quick-limit.ts';
import { findCleared } from '../../submit/profile-change.ts';
import { buildAnswers } from '../../wizard/answers.ts';
import type { WizardState } from '../../wizard/state.ts';
import type { SessionAction } from '../../wizard/wizard-state.ts';
import type { StepId } from '../../wizard/steps.ts';
import { listAskedSkills } from '../skills/asked-skills.ts';
import styles from '../steps.module.css';
import { ClearingDialog } from './clearing-dialog.tsx';
import { Summary } from './summary-list.tsx';
import { summariseAnswers } from './summary.ts';
import { useSend } from './use-send.ts';
import type { SubmitFailure } from '../../submit/submit-diagnosis.ts';

interface Props {
  readonly failure: SubmitFailure;
  readonly onRetry: () => void;
}

const TITLE = 'O diagnóstico não foi feito';
const KEPT = 'Suas respostas continuam aqui.';

/** Why nothing came back, and the way on. The answers are untouched. */
function SendFailure({ failure: { kind, message }, onRetry }: Props) {
  if (kind === 'limit') return <LimitRefusal of={QUICK_LIMIT} title={TITLE} kept={KEPT} />;
  // The same answers would be refused again: the message says what to change.
  const action = kind !== 'answers' && (
    <Button variant="secondary" onClick={onRetry}>
      Tentar novamente
    </Button>
  );
  return (
    <Notice tone="error" title={TITLE} action={action}>
      <p>{message}</p>
      <p>{KEPT}</p>
    </Notice>
  );
}

export interface ReviewStepProps {
  readonly state: WizardState;
  readonly dispatch: Dispatch<SessionAction>;
  readonly goTo: (step: StepId) => void;
  readonly clearDraft: () => Promise<void>;
}

const findRefusal = (profile: Profile, variant: DiagnosisVariant) =>
  limitRefusal(profile, variant, new Date());

/** The last look, and the sending. */
export default function ReviewStep({ state, dispatch, goTo, clearDraft }: ReviewStepProps) {
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const skillIds = useMemo(
    () => listAskedSkills(state.goal, state.variant).map(({ skillId }) => skillId),
    [state.goal, state.variant],
  );
  const answers = buildAnswers(state, skillIds);
  const { sending, failure, send, refuse } = useSend({ state, answers, dispatch, clearDraft });

  const start = () => {
    if (session.status !== 'signedIn') return;
    const resumeText = answers.resume && renderResumeText(answers.resume);
    const cleared = findCleared(session.profile, { resumeText, goal: answers.goal.title });
    if (!cleared) return void send();
    const refusal = findRefusal(session.profile, state.variant);
    if (refusal) refuse(refusal);
    else setAsking(true);
  };

  return (
    <div>
      <div className={styles['fields']}>
        <Summary entries={summariseAnswers(state, answers, skillIds.length)} goTo={goTo} />
        {state.variant === 'quick' && (
          <Notice
            tone="info"
            title="Quer um retrato mais fiel?"
            action={
              <Button
                variant="secondary"
                onClick={() => {
                  dispatch({ type: 'variantChosen', variant: 'full' });
                  goTo('experiencias');
                }}
              >
                Continuar como completo
              </Button>
            }
          >
            O diagnóstico completo aproveita tudo o que você já respondeu e não conta no limite mensal.
          </Notice>
        )}
        {state.variant === 'quick' && <PlanLimit of={QUICK_LIMIT} onlyWhenSpent />}
        <p className={styles['note']}>
          Ao enviar, o texto conferido do currículo, o objetivo e as respostas são analisados e salvos na sua
          conta. O arquivo original não é enviado.
        </p>
        {failure && <SendFailure failure={failure} onRetry={start} />}
        <p role="status" className={styles['note']}>
          {sending && 'Analisando suas respostas. Costuma levar poucos segundos.'}
        </p>
      </div>
      <LowerBar>
        <Button size="lg" busy={sending} onClick={start}>
          {sending ? 'Fazendo seu diagnóstico…' : 'Enviar e ver o resultado'}
        </Button>
      </LowerBar>
      <ClearingDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void send();
        }}
      />
    </div>
  );
}

import { LowerBar } from '@aura/shared-pages/lower-bar';
import { Button } from '@aura/shared-ui';
import { hasUnreadText, TEXT_FORM } from '../steps/resume/pasted-text.ts';
import { isStepEmpty } from './step-empty.ts';
import styles from './step-navigation.module.css';
import type { WizardState } from './state.ts';
import { findStepBeside, type StepId } from './steps.ts';
import { readProgress } from './use-step.ts';

interface Props {
  readonly state: WizardState;
  readonly step: StepId;
  readonly goTo: (step: StepId) => void;
  readonly leave: () => void;
  /** Whether the step shows one question of several, and not the last. */
  readonly hasMore: boolean;
  /** Whether a CV is being read. */
  readonly reading: boolean;
}

/**
 * Back and on. A step that says nothing is skipped, not continued: the button says which of the two happens, and
 * skipping is never what catches the eye. Neither is leaving a step in the middle of its questions. The buttons stay
 * in sight: many steps fill several screens of a phone. A text that was pasted is read from here.
 */
export function StepNavigation({ state, step, goTo, leave, hasMore, reading }: Props) {
  const before = findStepBeside(step, -1, readProgress(state));
  const after = findStepBeside(step, 1, readProgress(state));
  const empty = isStepEmpty(step, state);
  const onLabel = hasMore ? 'Pular o resto' : 'Continuar';
  const readsText = step === 'curriculo' && hasUnreadText(state);
  const buttons = (
    <>
      <Button variant="quiet" onClick={() => (before ? goTo(before) : leave())}>
        Voltar
      </Button>
      {readsText && (
        <Button type="submit" form={TEXT_FORM} busy={reading}>
          {reading ? 'Lendo o texto…' : 'Ler este texto'}
        </Button>
      )}
      {after && !readsText && (
        <Button variant={empty || hasMore ? 'quiet' : 'primary'} onClick={() => goTo(after)}>
          {empty ? skipLabel(step, state) : onLabel}
        </Button>
      )}
    </>
  );
  return after ? <LowerBar>{buttons}</LowerBar> : <div className={styles['bar']}>{buttons}</div>;
}

function skipLabel(step: StepId, state: WizardState): string {
  if (step === 'curriculo') return 'Não tenho currículo agora';
  if (step === 'objetivo' && state.goal.exploring) return 'Continuar sem cargo-alvo';
  return 'Pular este passo';
}

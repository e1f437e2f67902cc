import { Button } from '@aura/shared-ui';
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
}

/**
 * Back and on. A step that says nothing is skipped, not continued: the button says which of the two happens, and
 * skipping is never what catches the eye. Neither is leaving a step in the middle of its questions. Under the fields of a
 * CV, which fill several screens of a phone, the buttons stay in sight.
 */
export function StepNavigation({ state, step, goTo, leave, hasMore }: Props) {
  const before = findStepBeside(step, -1, readProgress(state));
  const after = findStepBeside(step, 1, readProgress(state));
  const empty = isStepEmpty(step, state);
  const onLabel = hasMore ? 'Pular o resto' : 'Continuar';
  return (
    <div
      {...(step === 'conferencia'
        ? { className: `${styles['bar']} ${styles['stays']}`, 'data-lower-bar': '' }
        : { className: styles['bar'] })}
    >
      <Button variant="quiet" onClick={() => (before ? goTo(before) : leave())}>
        Voltar
      </Button>
      {after && (
        <Button variant={empty || hasMore ? 'quiet' : 'primary'} onClick={() => goTo(after)}>
          {empty ? skipLabel(step, state) : onLabel}
        </Button>
      )}
    </div>
  );
}

function skipLabel(step: StepId, state: WizardState): string {
  if (step === 'curriculo') return 'Não tenho currículo agora';
  if (step === 'objetivo' && state.goal.exploring) return 'Continuar sem cargo-alvo';
  return 'Pular este passo';
}

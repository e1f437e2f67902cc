import { type DraftSaving, SavedState } from '@aura/shared-career-ui';
import { Spinner, Stepper } from '@aura/shared-ui';
import { Suspense, useEffect, useState, type Dispatch } from 'react';
import { preloadStep, ReviewStep, STEP_COMPONENTS, type AnswerStepId } from '../steps/index.ts';
import { TellMoreQuestions } from '../steps/one-by-one/more-questions.ts';
import { TellReading } from '../steps/resume/pasted-text.ts';
import type { SessionAction } from './wizard-state.ts';
import type { WizardState } from './state.ts';
import { isStepEmpty, isStepSkipped } from './step-empty.ts';
import styles from './step-frame.module.css';
import { STEP_TEXTS } from '../generated/steps.ts';
import { formatTimeLeft } from './step-texts.ts';
import { StepNavigation } from './step-navigation.tsx';
import { findStepBeside, findStepperIndex, listStepperSteps, listSteps, type StepId } from './steps.ts';
import { readProgress } from './use-step.ts';
import { STEP_HEADING_ID } from './use-step-focus.ts';

interface Props {
  readonly state: WizardState;
  readonly step: StepId;
  readonly dispatch: Dispatch<SessionAction>;
  readonly goTo: (step: StepId) => void;
  readonly leave: () => void;
  readonly autosave: DraftSaving;
}

/** One step with the frame of every step: progress, heading, buttons, the state of the draft. */
export function StepFrame({ state, step, dispatch, goTo, leave, autosave }: Props) {
  const text = STEP_TEXTS[step];
  const stepper = listStepperSteps(state.variant);
  const steps = listSteps(readProgress(state));
  const ahead = steps.slice(steps.indexOf(step));
  const next = findStepBeside(step, 1, readProgress(state));
  const [hasMore, setHasMore] = useState(false);
  const [reading, setReading] = useState(false);
  useEffect(() => dispatch({ type: 'stepEntered', step }), [dispatch, step]);
  useEffect(() => {
    if (next) preloadStep(next);
  }, [next]);

  return (
    <>
      <div className={styles['progress']}>
        <Stepper
          steps={stepper.map((id) => ({
            id,
            label: STEP_TEXTS[id].label,
            skipped: isStepSkipped(id, state),
          }))}
          current={findStepperIndex(step, state.variant)}
          onSelect={(index) => goTo(stepper[index] ?? step)}
        />
        <p className={styles['left']}>Daqui até o fim: {formatTimeLeft(ahead)}</p>
      </div>
      <div className={styles['frame']}>
        <section className={styles['step']} aria-labelledby={STEP_HEADING_ID}>
          <h2 id={STEP_HEADING_ID} tabIndex={-1} className={styles['title']}>
            {text.title}
          </h2>
          <p className={styles['lead']}>{text.lead}</p>
          <Suspense fallback={<Spinner />}>
            {step === 'revisao' ? (
              <ReviewStep state={state} dispatch={dispatch} goTo={goTo} clearDraft={autosave.clear} />
            ) : (
              <TellMoreQuestions value={setHasMore}>
                <TellReading value={setReading}>
                  <StepBody key={step} step={step} state={state} dispatch={dispatch} goTo={goTo} />
                </TellReading>
              </TellMoreQuestions>
            )}
          </Suspense>
        </section>
        {isStepEmpty(step, state) && text.ifSkipped && <p className={styles['skip']}>{text.ifSkipped}</p>}
        <StepNavigation
          state={state}
          step={step}
          goTo={goTo}
          leave={leave}
          hasMore={hasMore}
          reading={reading}
        />
      </div>
      <SavedState saving={autosave} />
    </>
  );
}

function StepBody({ step, ...props }: Pick<Props, 'state' | 'dispatch' | 'goTo'> & { step: AnswerStepId }) {
  const Step = STEP_COMPONENTS[step];
  return <Step {...props} />;
}

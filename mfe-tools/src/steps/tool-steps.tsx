import { SavedState, type DraftSaving } from '@aura/shared-career-ui';
import { formatCount } from '@aura/shared-domain';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { Link, navigate } from '@aura/shared-session/router';
import { Button, buttonClass, PageHeader, Stepper } from '@aura/shared-ui';
import { useEffect, useRef, type ComponentType, type Dispatch } from 'react';
import styles from '../tools.module.css';

/** A step as the person reads it. */
export interface StepText<Step extends string> {
  readonly id: Step;
  readonly label: string;
  readonly title: string;
  readonly lead: string;
}

/** What the body of a step is given. */
export interface StepProps<State, Action> {
  readonly state: State;
  readonly dispatch: Dispatch<Action>;
}

interface StepEntered<Step> {
  readonly type: 'stepEntered';
  readonly step: Step;
}

interface Props<Step extends string, State, Action> extends StepProps<State, Action> {
  readonly dispatch: Dispatch<Action> & Dispatch<StepEntered<Step>>;
  /** Name of the tool. */
  readonly title: string;
  readonly steps: readonly StepText<Step>[];
  readonly step: Step;
  readonly pathOf: (step: Step) => string;
  readonly home: string;
  /** Whether there is something to go on with. */
  readonly mayContinue: boolean;
  readonly saving: DraftSaving;
  /** Fields on the step that want a second look. */
  readonly toCheck?: number;
  readonly bodies: Readonly<Record<Step, ComponentType<StepProps<State, Action>>>>;
}

/** One step on the way to an analysis, with what surrounds every step. */
export function ToolSteps<Step extends string, State, Action>(props: Props<Step, State, Action>) {
  const {
    title,
    steps,
    step,
    pathOf,
    home,
    mayContinue,
    saving,
    state,
    dispatch,
    toCheck = 0,
    bodies,
  } = props;
  const Body: ComponentType<StepProps<State, Action>> = bodies[step];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dispatch({ type: 'stepEntered', step });
    heading.current?.focus();
  }, [dispatch, step]);
  const index = steps.findIndex(({ id }) => id === step);
  const text = steps[index];
  const before = steps[index - 1];
  const after = mayContinue ? steps[index + 1] : undefined;
  const ways = (
    <>
      <Button variant="quiet" onClick={() => navigate(before ? pathOf(before.id) : home)}>
        Voltar
      </Button>
      {toCheck > 0 && (
        <p className={styles['note']}>{formatCount(toCheck, 'campo', 'campos')} para conferir</p>
      )}
      {after && <Button onClick={() => navigate(pathOf(after.id))}>Continuar</Button>}
    </>
  );
  return (
    <>
      <PageHeader title={title} />
      <Stepper
        steps={steps.map(({ id, label }) => ({ id, label }))}
        current={index}
        onSelect={(at) => navigate(pathOf(steps[at]?.id ?? step))}
      />
      <div className={after ? undefined : styles['fields']}>
        <section className={styles['fields']} aria-labelledby="step-title">
          <h2 id="step-title" ref={heading} tabIndex={-1} className={styles['step']}>
            {text?.title}
          </h2>
          <p>{text?.lead}</p>
          <Body state={state} dispatch={dispatch} />
        </section>
        {/* The last step has a main call of its own. */}
        {after ? <LowerBar>{ways}</LowerBar> : <div className={styles['row']}>{ways}</div>}
      </div>
      <div className={styles['row']}>
        <SavedState saving={saving} />
        <Link className={buttonClass({ variant: 'quiet' })} to={home}>
          Guardar e sair
        </Link>
      </div>
    </>
  );
}

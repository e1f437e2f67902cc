import { SavedState, type DraftSaving } from '@aura/shared-career-ui';
import { navigate } from '@aura/shared-session/router';
import { Button, PageHeader, Stepper } from '@aura/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from '../tools.module.css';

/** A step as the person reads it. */
export interface StepText<Step extends string> {
  readonly id: Step;
  readonly label: string;
  readonly title: string;
  readonly lead: string;
}

interface Props<Step extends string> {
  /** Name of the tool. */
  readonly title: string;
  readonly steps: readonly StepText<Step>[];
  readonly step: Step;
  readonly pathOf: (step: Step) => string;
  readonly home: string;
  /** Whether there is something to go on with. */
  readonly mayContinue: boolean;
  readonly onEnter: (step: Step) => void;
  readonly saving: DraftSaving;
  readonly children: ReactNode;
}

/** One step on the way to an analysis, with what surrounds every step. */
export function ToolSteps<Step extends string>(props: Props<Step>) {
  const { title, steps, step, pathOf, home, mayContinue, onEnter, saving, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    onEnter(step);
    heading.current?.focus();
  }, [onEnter, step]);
  const index = steps.findIndex(({ id }) => id === step);
  const text = steps[index];
  const before = steps[index - 1];
  const after = mayContinue ? steps[index + 1] : undefined;
  return (
    <>
      <PageHeader eyebrow="Ferramentas" title={title} />
      <Stepper
        steps={steps.map(({ id, label }) => ({ id, label }))}
        current={index}
        onSelect={(at) => navigate(pathOf(steps[at]?.id ?? step))}
      />
      <section className={styles['fields']} aria-labelledby="step-title">
        <h2 id="step-title" ref={heading} tabIndex={-1} className={styles['step']}>
          {text?.title}
        </h2>
        <p>{text?.lead}</p>
        {children}
      </section>
      <div className={styles['row']}>
        <Button variant="quiet" onClick={() => navigate(before ? pathOf(before.id) : home)}>
          Voltar
        </Button>
        {after && <Button onClick={() => navigate(pathOf(after.id))}>Continuar</Button>}
      </div>
      <SavedState saving={saving} />
    </>
  );
}

import { Bar } from '../bar/bar.tsx';
import { computeFraction } from '../bar/fraction.ts';
import { Step } from './step.tsx';
import styles from './stepper.module.css';

/** Progress in a sequence of steps: the list if there is room, one line and a bar on phones. */
export function Stepper({
  steps,
  current,
  onSelect,
}: {
  /** In their order: an id of its own, what the person reads, and whether it was passed without an answer. */
  readonly steps: readonly { readonly id: string; readonly label: string; readonly skipped?: boolean }[];
  /** Index of the step in progress, from 0. */
  readonly current: number;
  /** Makes the steps already done selectable. */
  readonly onSelect?: ((index: number) => void) | undefined;
}) {
  const position = `Passo ${current + 1} de ${steps.length}`;
  const label = steps[current]?.label;
  return (
    <nav className={styles['stepper']} aria-label="Etapas">
      <div className={styles['compact']}>
        <p className={styles['position']}>{label ? `${position} · ${label}` : position}</p>
        <Bar share={computeFraction(current + 1, steps.length)} />
      </div>
      <ol className={styles['list']}>
        {steps.map((step, index) => (
          <Step key={step.id} step={step} index={index} current={current} onSelect={onSelect} />
        ))}
      </ol>
    </nav>
  );
}

import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

/** One step of a sequence. */
export interface StepInfo {
  /** Its own among the steps. */
  readonly id: string;
  /** What the person reads. */
  readonly label: string;
}

interface StepProps {
  readonly step: StepInfo;
  readonly index: number;
  readonly current: number;
  readonly onSelect: ((index: number) => void) | undefined;
}

/** One step: done, in progress or ahead. */
export function Step({ step, index, current, onSelect }: StepProps) {
  const done = index < current;
  const content = (
    <>
      <span className={styles['number']} aria-hidden="true">
        {done ? <Icon name="check" size={14} /> : index + 1}
      </span>
      <span className={styles['label']}>
        {step.label}
        {done && <VisuallyHidden> (concluída)</VisuallyHidden>}
      </span>
    </>
  );
  const state = done ? 'done' : index === current ? 'current' : 'ahead';
  return (
    <li className={styles['step']} data-state={state} aria-current={index === current ? 'step' : undefined}>
      {done && onSelect ? (
        <button type="button" className={styles['mark']} onClick={() => onSelect(index)}>
          {content}
        </button>
      ) : (
        <span className={styles['mark']}>{content}</span>
      )}
    </li>
  );
}

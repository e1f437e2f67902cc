import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

interface StepProps {
  /** One that was skipped is not called done. */
  readonly step: { readonly label: string; readonly skipped?: boolean };
  readonly index: number;
  readonly current: number;
  readonly onSelect: ((index: number) => void) | undefined;
}

/** One step: done, skipped, in progress or ahead. */
export function Step({ step, index, current, onSelect }: StepProps) {
  const past = index < current;
  const skipped = past && step.skipped === true;
  const done = past && !skipped;
  const content = (
    <>
      <span className={styles['number']} aria-hidden="true">
        {done ? <Icon name="check" size={14} /> : index + 1}
      </span>
      <span className={styles['label']}>
        {step.label}
        {done && <VisuallyHidden> (concluída)</VisuallyHidden>}
        {skipped && <em className={styles['skipped']}> (pulada)</em>}
      </span>
    </>
  );
  const ahead = index === current ? 'current' : 'ahead';
  const state = done ? 'done' : ahead;
  return (
    <li className={styles['step']} data-state={state} aria-current={index === current ? 'step' : undefined}>
      {past && onSelect ? (
        <button type="button" className={styles['mark']} onClick={() => onSelect(index)}>
          {content}
        </button>
      ) : (
        <span className={styles['mark']}>{content}</span>
      )}
    </li>
  );
}

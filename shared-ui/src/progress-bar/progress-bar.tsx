import { useId } from 'react';
import { Bar } from '../bar/bar.tsx';
import { computeFraction } from '../bar/fraction.ts';
import styles from '../bar/labelled-bar.module.css';

/** How far a task has come. */
export function ProgressBar({
  label,
  value,
  detail,
}: {
  /** What is shown. */
  readonly label: string;
  /** From 0 to 1; what is outside is brought to the nearest end. */
  readonly value: number;
  /** The progress in words, instead of the percentage: "3 de 7 etapas". */
  readonly detail?: string | undefined;
}) {
  const labelId = useId();
  const share = computeFraction(value);
  const text = detail ?? `${Math.round(share * 100)}%`;
  return (
    <div className={styles['block']}>
      <div className={styles['text']} aria-hidden="true">
        <span id={labelId} className={styles['label']}>
          {label}
        </span>
        <span className={styles['value']}>{text}</span>
      </div>
      <Bar share={share}>
        <progress value={share} max={1} aria-labelledby={labelId} aria-valuetext={text} />
      </Bar>
    </div>
  );
}

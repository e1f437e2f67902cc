import { useId } from 'react';
import { Bar } from '../bar/bar.tsx';
import { computeFraction } from '../bar/fraction.ts';
import { joinClassNames } from '../class-names/class-names.ts';
import styles from '../bar/labelled-bar.module.css';

/** A measured quantity. Without a value it is plain text over a dashed track, not a meter at zero. */
export function Meter({
  label,
  value,
  max = 100,
  text,
}: {
  /** What is shown. */
  readonly label: string;
  /** From 0 to `max`; null when it was not measured. */
  readonly value: number | null;
  /** 100 unless told. */
  readonly max?: number | undefined;
  /** The value in words or figures ("72 de 100", "Sem dados ainda"): the bar only repeats it. */
  readonly text: string;
}) {
  const labelId = useId();
  const known = value !== null;
  return (
    <div className={joinClassNames(styles['block'], !known && styles['unknown'])}>
      <div className={styles['text']} aria-hidden={known || undefined}>
        <span id={labelId} className={styles['label']}>
          {label}
        </span>
        <span className={styles['value']}>{text}</span>
      </div>
      <Bar share={known ? computeFraction(value, max) : null}>
        {known && <meter value={value} min={0} max={max} aria-labelledby={labelId} aria-valuetext={text} />}
      </Bar>
    </div>
  );
}

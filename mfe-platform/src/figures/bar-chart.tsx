import { useId } from 'react';
import styles from './bar-chart.module.css';

interface Props {
  /** What it shows, in words. */
  readonly title: string;
  /** One for each value, in its order. */
  readonly labels: readonly string[];
  /** None below 0. */
  readonly values: readonly number[];
  readonly format: (value: number) => string;
}

/** Share of a bar's place that is gap. */
const GAP = 0.3;

/** Numbers over time as bars from 0 to the largest. A table on the page has to say the same. */
export function BarChart({ title, labels, values, format }: Props) {
  const titleId = useId();
  const most = Math.max(...values, 0);
  const place = 100 / Math.max(1, values.length);
  const last = values.at(-1) ?? 0;
  return (
    <figure className={styles['chart']}>
      <figcaption id={titleId} className={styles['title']}>
        {title}
      </figcaption>
      <p className={styles['most']}>
        Até {format(most)}; na semana atual, {format(last)}
      </p>
      <svg
        className={styles['drawing']}
        width="100%"
        height="120"
        role="img"
        aria-labelledby={titleId}
        focusable="false"
      >
        <line className={styles['axis']} x1="0" y1="100%" x2="100%" y2="100%" />
        {values.map((value, at) => {
          const height = most === 0 ? 0 : (value / most) * 100;
          return (
            <rect
              key={labels[at]}
              className={styles['bar']}
              x={`${(at + GAP / 2) * place}%`}
              y={`${100 - height}%`}
              width={`${place * (1 - GAP)}%`}
              height={`${height}%`}
              rx="2"
            />
          );
        })}
      </svg>
      <div className={styles['ends']} aria-hidden="true">
        <span>{labels[0]}</span>
        <span>{labels.at(-1)}</span>
      </div>
    </figure>
  );
}

import { useId } from 'react';
import styles from './line-chart.module.css';
import { computeLinePoints, type CourseEntry } from './line-points.ts';

interface Props {
  /** The content of the chart, in words. */
  readonly title: string;
  readonly course: readonly CourseEntry[];
  /** Names of the first and the last entry. */
  readonly ends: readonly [string, string];
}

const LINES = [100, 50, 0];

/** A number from 0 to 100 over time. Positions are percentages, so that it fits every width without scaling its texts. */
export function LineChart({ title, course, ends }: Props) {
  const titleId = useId();
  const { points, stretches } = computeLinePoints(course);
  return (
    <div className={styles['chart']}>
      <div className={styles['scale']} aria-hidden="true">
        {LINES.map((value) => (
          <span key={value}>{value}</span>
        ))}
      </div>
      <svg
        className={styles['drawing']}
        width="100%"
        height="160"
        role="img"
        aria-labelledby={titleId}
        focusable="false"
      >
        <title id={titleId}>{title}</title>
        {LINES.map((value) => (
          <line
            key={value}
            className={styles['grid']}
            x1="0"
            y1={`${100 - value}%`}
            x2="100%"
            y2={`${100 - value}%`}
          />
        ))}
        {stretches.map(({ id, from, to }) => (
          <line
            key={id}
            className={styles['line']}
            x1={`${from.x}%`}
            y1={`${from.y}%`}
            x2={`${to.x}%`}
            y2={`${to.y}%`}
          />
        ))}
        {points.map(({ id, x, y }) => (
          <circle key={id} className={styles['point']} cx={`${x}%`} cy={`${y}%`} r="3.5" />
        ))}
      </svg>
      <div className={styles['ends']} aria-hidden="true">
        {ends.map((end, at) => (
          <span key={at === 0 ? 'first' : 'last'}>{end}</span>
        ))}
      </div>
    </div>
  );
}

import { formatValue } from '@aura/shared-career-ui';
import styles from './line-chart.module.css';

interface ChartPoint {
  readonly id: string;
  /** Below the point. */
  readonly label: string;
  /** 0 to 100. */
  readonly value: number;
}

interface Props {
  /** Text for screen readers; a table next to the chart has the numbers. */
  readonly title: string;
  readonly points: readonly ChartPoint[];
}

/** Where one band ends and the next begins. */
const MARKS = [0, 40, 60, 80, 100];
const WIDTH = 640;
const HEIGHT = 220;
const MARGIN = { top: 16, right: 24, bottom: 32, left: 40 } as const;

const computeY = (value: number): number =>
  MARGIN.top + (1 - value / 100) * (HEIGHT - MARGIN.top - MARGIN.bottom);

function computeX(index: number, count: number): number {
  const width = WIDTH - MARGIN.left - MARGIN.right;
  return MARGIN.left + (count === 1 ? width / 2 : (index / (count - 1)) * width);
}

/** Values over time on the scale of all scores. */
export function LineChart({ title, points }: Props) {
  const places = points.map(({ value }, index) => `${computeX(index, points.length)},${computeY(value)}`);
  const shown = (index: number) => index === 0 || index === points.length - 1;
  return (
    <svg className={styles['chart']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      {MARKS.map((mark) => (
        <g key={mark}>
          <line
            className={styles['grid']}
            x1={MARGIN.left}
            x2={WIDTH - MARGIN.right}
            y1={computeY(mark)}
            y2={computeY(mark)}
          />
          <text className={styles['label']} x={MARGIN.left - 8} y={computeY(mark) + 4} textAnchor="end">
            {mark}
          </text>
        </g>
      ))}
      <polyline className={styles['line']} points={places.join(' ')} />
      {points.map(({ id, label, value }, index) => (
        <g key={id}>
          <circle
            className={styles['point']}
            cx={computeX(index, points.length)}
            cy={computeY(value)}
            r={5}
          />
          {shown(index) && (
            <>
              <text
                className={styles['value']}
                x={computeX(index, points.length)}
                y={computeY(value) - 10}
                textAnchor="middle"
              >
                {formatValue(value)}
              </text>
              <text
                className={styles['label']}
                x={computeX(index, points.length)}
                y={HEIGHT - 8}
                textAnchor={chooseAnchor(index, points.length)}
              >
                {label}
              </text>
            </>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Labels at the ends of the axis stay inside the picture. */
function chooseAnchor(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count === 1) return 'middle';
  return index === 0 ? 'start' : 'end';
}

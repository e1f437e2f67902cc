import styles from './summary.module.css';

const WIDTH = 120;
const HEIGHT = 28;

/** The course of a share, for the eye only: the text next to it gives its end. */
export function Sparkline({ course }: { readonly course: readonly (number | null)[] }) {
  const points = course.flatMap((share, at) =>
    share === null
      ? []
      : [`${(at / Math.max(1, course.length - 1)) * WIDTH},${2 + (1 - share) * (HEIGHT - 4)}`],
  );
  return (
    <svg className={styles['spark']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {points.length > 1 && <polyline points={points.join(' ')} />}
    </svg>
  );
}

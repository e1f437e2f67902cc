import type { CompanyOverview } from '@aura/shared-domain';
import { Card } from '@aura/shared-ui';
import { describeHeadline, isOfFew } from './headline-words.ts';
import styles from './summary.module.css';

const WIDTH = 120;
const HEIGHT = 28;

/** The course of a share, for the eye only: the text next to it gives its end. */
function Sparkline({ course }: { readonly course: readonly (number | null)[] }) {
  const points = course.flatMap((share, at) =>
    share === null
      ? []
      : [`${(at / Math.max(1, course.length - 1)) * WIDTH},${2 + (1 - share) * (HEIGHT - 4)}`],
  );
  return (
    <svg
      className={styles['spark']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      focusable="false"
    >
      {points.length > 1 && <polyline points={points.join(' ')} />}
    </svg>
  );
}

/** The three numbers that say most, each with its change; on the first screen and on the first page of the report. */
export const Headlines = ({ headlines }: Pick<CompanyOverview, 'headlines'>) => (
  <>
    <ul className={styles['tiles']} aria-label="Resumo">
      {headlines.map((headline) => {
        const { label, value, about, change } = describeHeadline(headline);
        return (
          <li key={headline.id}>
            <Card className={styles['tile']}>
              <p className={styles['label']}>{label}</p>
              <p className={styles['value']}>{value}</p>
              <p className={styles['about']}>{about}</p>
              {change && <p className={styles['change']}>{change}</p>}
              <Sparkline course={headline.course.map(({ share }) => share)} />
            </Card>
          </li>
        );
      })}
    </ul>
    {isOfFew(headlines) && (
      <p>Menos da metade participa: os demais números ainda não descrevem o grupo todo.</p>
    )}
  </>
);

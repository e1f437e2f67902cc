import type { CompanyOverview, CompanyOverviewRequest } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Card } from '@aura/shared-ui';
import { readShare } from '../../../charts/reading.ts';
import { openAlerts } from '../alerts/answered-alerts.ts';
import { chooseAlertAction } from '../alerts/alert-path.ts';
import { describeAlert } from '../alerts/alert-words.ts';
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
    <svg className={styles['spark']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {points.length > 1 && <polyline points={points.join(' ')} />}
    </svg>
  );
}

interface Props {
  readonly overview: CompanyOverview;
  readonly view: CompanyOverviewRequest;
}

/** The top of the first screen: three numbers, their change, and one next step. */
export function Summary({ overview, view }: Props) {
  const few = isOfFew(overview.headlines);
  return (
    <div className={styles['summary']}>
      <ul className={styles['tiles']} aria-label="Resumo">
        {overview.headlines.map((headline) => {
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
      {few && <p>Menos da metade participa: os demais números ainda não descrevem o grupo todo.</p>}
      <NextStep overview={overview} view={view} />
    </div>
  );
}

/** The first open alert is the recommendation: they are sorted by importance. */
function NextStep({ overview, view }: Props) {
  const [first] = openAlerts(overview);
  const hasNoNumber = overview.headlines.every(({ now }) => readShare(now).kind === 'hidden');
  if (!first && hasNoNumber)
    return (
      <Card className={styles['next']}>
        <p>
          <strong>Ainda sem números.</strong> Menos de {overview.company.minimumCell} pessoas deste grupo já
          entraram na conta: um número diria algo de cada uma. Ele aparece quando mais pessoas aceitarem o
          convite.
        </p>
      </Card>
    );
  if (!first)
    return (
      <Card tone="accent" className={styles['next']}>
        <p>
          <strong>Nada pede ação agora.</strong>{' '}
          {overview.alerts.length === 0
            ? 'Este retrato não tem alertas.'
            : 'Os alertas deste retrato estão respondidos.'}
        </p>
      </Card>
    );
  const { title } = describeAlert(first, overview.units);
  const { label, path } = chooseAlertAction(first, overview, view);
  return (
    <Card tone="accent" className={styles['next']}>
      <p>
        <strong>Ação recomendada.</strong> {title}.
      </p>
      <Link className={buttonClass({ variant: 'primary' })} to={path}>
        {label}
      </Link>
    </Card>
  );
}

import type { CompanyOverview, CompanyOverviewRequest } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Card } from '@aura/shared-ui';
import { readShare } from '../../../charts/reading.ts';
import { openAlerts } from '../alerts/answered-alerts.ts';
import { chooseAlertAction } from '../alerts/alert-path.ts';
import { describeDeed } from '../alerts/alert-words.ts';
import { Headlines } from './headlines.tsx';
import styles from './summary.module.css';

interface Props {
  readonly overview: CompanyOverview;
  readonly view: CompanyOverviewRequest;
}

/** The top of the first screen: three numbers, their change, and one next step. */
export function Summary({ overview, view }: Props) {
  return (
    <div className={styles['summary']}>
      <Headlines headlines={overview.headlines} />
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
            ? 'Esta semana não tem alertas.'
            : 'Os alertas desta semana estão respondidos.'}
        </p>
      </Card>
    );
  const { deed, reason } = describeDeed(first, overview);
  const { label, path } = chooseAlertAction(first, overview, view);
  return (
    <Card tone="accent" className={styles['next']}>
      <p>
        <strong>{deed}:</strong> {reason}
      </p>
      <Link className={buttonClass({ variant: 'primary' })} to={path}>
        {label}
      </Link>
    </Card>
  );
}

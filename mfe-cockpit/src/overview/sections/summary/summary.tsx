import type { CompanyOverview, CompanyOverviewRequest } from '@aura/shared-domain';
import { readShare } from '../../../charts/reading.ts';
import { NextLink } from '../../../layout/next-action.tsx';
import { COCKPIT_PATHS } from '../../../layout/paths.ts';
import { openAlerts, selectStandingAlerts } from '../alerts/answered-alerts.ts';
import { chooseAlertAction } from '../alerts/alert-path.ts';
import { buildProgrammeLink } from '../../../programmes/programme-id.ts';
import { describeAlertProgramme, findAlertProgramme } from '../alerts/alert-programme.ts';
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
      <Recommendation overview={overview} view={view} />
    </div>
  );
}

/**
 * The first open alert is the recommendation: they are sorted by importance. One that a programme works on is not open:
 * if no other is, the programme is told.
 */
export function Recommendation({ overview, view }: Props) {
  const [first] = openAlerts(overview);
  if (first) {
    const { deed, reason } = describeDeed(first, overview);
    const link = chooseAlertAction(first, overview, view);
    return <NextLink deed={`${deed}:`} reason={reason} link={link} />;
  }
  const hasNoNumber = overview.headlines.every(({ now }) => readShare(now).kind === 'hidden');
  if (hasNoNumber)
    return (
      <NextLink
        deed="Ainda sem números."
        reason={
          `Menos de ${overview.company.minimumCell} pessoas deste grupo já entraram na conta: um número diria ` +
          'algo de cada uma. Ele aparece quando mais pessoas aceitarem o convite.'
        }
        link={{ label: 'Convidar pessoas', path: COCKPIT_PATHS.people }}
      />
    );
  const [programme] = selectStandingAlerts(overview).flatMap(
    (alert) => findAlertProgramme(overview, alert) ?? [],
  );
  if (programme)
    return (
      <NextLink
        deed="Nada mais pede ação agora."
        reason={describeAlertProgramme(programme, overview)}
        link={{ label: 'Ver o programa', path: buildProgrammeLink(programme) }}
      />
    );
  const why =
    overview.alerts.length === 0
      ? 'Esta semana não tem alertas.'
      : 'Os alertas desta semana estão respondidos.';
  return (
    <NextLink
      deed="Nada pede ação agora."
      reason={`${why} Veja se os programas em andamento estão chegando aos grupos.`}
      link={{ label: 'Ver os programas', path: COCKPIT_PATHS.programmes }}
    />
  );
}

import {
  computeAlertKey,
  type Alert,
  type CompanyOverview,
  type CompanyOverviewRequest,
} from '@aura/shared-domain';
import { useFocusWhenGone } from '@aura/shared-pages/focus';
import { Link } from '@aura/shared-session/router';
import { Card, Icon } from '@aura/shared-ui';
import { useRef, type ReactNode } from 'react';
import { SECTION_IDS } from '../section-ids.ts';
import { Section } from '../section.tsx';
import { AlertAnswer, DismissedAlerts } from './alert-answer.tsx';
import { buildAlertPath } from './alert-path.ts';
import { describeAlertProgramme, findAlertProgramme } from './alert-programme.ts';
import { describeAlert, type AlertWords } from './alert-words.ts';
import { selectStandingAlerts } from './answered-alerts.ts';
import { describeFurtherGaps, describeNoAlert } from './alerts-left-out.ts';
import styles from './alerts.module.css';

interface Props {
  readonly overview: CompanyOverview;
  /** The current view, for links; null on paper, which has no links. */
  readonly view: CompanyOverviewRequest | null;
  /** Newer numbers are on their way. */
  readonly isAsking?: boolean;
  /** Shows anew what became of an alert. */
  readonly onAnswered?: () => void;
}

/** The alerts in words, each with a link, an action and an owner. */
export function AlertsSection({ overview, view, isAsking = false, onAnswered }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // An answered alert takes the button that had the focus with it.
  useFocusWhenGone(isAsking, title);
  const standing = selectStandingAlerts(overview);
  return (
    <Section id={SECTION_IDS.alerts} title="Alertas" titleRef={title}>
      {standing.length === 0 ? (
        <p>{describeNoAlert(overview)}</p>
      ) : (
        <ul className={view ? styles['cards'] : undefined}>
          {standing.map((alert) => (
            <li key={computeAlertKey(alert)}>
              {view ? (
                <AlertCard alert={alert} words={describeAlert(alert, overview.units)} view={view}>
                  <AlertAnswer alert={alert} overview={overview} view={view} onAnswered={onAnswered} />
                </AlertCard>
              ) : (
                <AlertLine alert={alert} overview={overview} />
              )}
            </li>
          ))}
        </ul>
      )}
      {view && <DismissedAlerts overview={overview} onAnswered={onAnswered} />}
      {overview.furtherGaps > 0 && <p>{describeFurtherGaps(overview)}</p>}
    </Section>
  );
}

interface CardProps {
  readonly alert: Alert;
  readonly words: AlertWords;
  readonly view: CompanyOverviewRequest;
  readonly children: ReactNode;
}

const AlertCard = ({ alert, words: { title, text, link }, view, children }: CardProps) => (
  <Card className={styles['alert']}>
    <Icon name="alert" />
    <div className={styles['words']}>
      <h3 className={styles['title']}>{title}</h3>
      <p>{text}</p>
      <Link to={buildAlertPath(alert, view)}>{link}</Link>
      {children}
    </div>
  </Card>
);

const AlertLine = ({ alert, overview }: { readonly alert: Alert; readonly overview: CompanyOverview }) => {
  const { title, text } = describeAlert(alert, overview.units);
  const programme = findAlertProgramme(overview, alert);
  return (
    <>
      <strong>{title}.</strong> {text} {programme && describeAlertProgramme(programme, overview)}
    </>
  );
};

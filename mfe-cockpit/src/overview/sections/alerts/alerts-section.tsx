import type { Alert, CompanyOverview, CompanyOverviewRequest } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Card, Icon } from '@aura/shared-ui';
import { SECTION_IDS } from '../section-ids.ts';
import { Section } from '../section.tsx';
import { alertPath } from './alert-path.ts';
import { alertInWords, type AlertWords } from './alert-words.ts';
import { furtherGapsInWords, noAlertInWords } from './alerts-left-out.ts';
import styles from './alerts.module.css';

interface Props {
  readonly overview: CompanyOverview;
  /** What is on the screen, to lead from there; null on paper, where nothing leads anywhere. */
  readonly view: CompanyOverviewRequest | null;
}

/** What deserves a look, in words, each with the way there. */
export const AlertsSection = ({ overview, view }: Props) => (
  <Section id={SECTION_IDS.alerts} title="Alertas">
    {overview.alerts.length === 0 ? (
      <p>{noAlertInWords(overview)}</p>
    ) : (
      <ul className={view ? styles['cards'] : undefined}>
        {overview.alerts.map((alert) => (
          <li key={keyOf(alert)}>
            {view ? (
              <AlertCard alert={alert} words={alertInWords(alert, overview.units)} view={view} />
            ) : (
              <AlertLine words={alertInWords(alert, overview.units)} />
            )}
          </li>
        ))}
      </ul>
    )}
    {overview.furtherGaps > 0 && <p>{furtherGapsInWords(overview)}</p>}
  </Section>
);

interface CardProps {
  readonly alert: Alert;
  readonly words: AlertWords;
  readonly view: CompanyOverviewRequest;
}

const AlertCard = ({ alert, words: { title, text, link }, view }: CardProps) => (
  <Card className={styles['alert']}>
    <Icon name="alert" />
    <div className={styles['words']}>
      <h3 className={styles['title']}>{title}</h3>
      <p>{text}</p>
      <Link to={alertPath(alert, view)}>{link}</Link>
    </div>
  </Card>
);

const AlertLine = ({ words: { title, text } }: { readonly words: AlertWords }) => (
  <>
    <strong>{title}.</strong> {text}
  </>
);

const keyOf = (alert: Alert): string =>
  [alert.kind, 'unit' in alert && alert.unit, 'skillId' in alert && alert.skillId].join(' ');

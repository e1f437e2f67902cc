import {
  computeAlertKey,
  type Alert,
  type CompanyOverview,
  type CompanyOverviewRequest,
} from '@aura/shared-domain';
import { withOffline } from '@aura/shared-pages/data';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Disclosure, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import { chooseAlertAction } from './alert-path.ts';
import { buildProgrammeLink } from '../../../programmes/programme-id.ts';
import { describeAlertProgramme, findAlertProgramme } from './alert-programme.ts';
import { describeAlert } from './alert-words.ts';
import styles from './alerts.module.css';
import { answerAlert, DismissDialog, OwnerDialog } from './answer-dialogs.tsx';
import { followUpOf } from './answered-alerts.ts';

const NOTHING = () => undefined;

interface Props {
  readonly alert: Alert;
  readonly overview: CompanyOverview;
  readonly view: CompanyOverviewRequest;
  readonly onAnswered?: (() => void) | undefined;
}

/**
 * The owner of an alert, and the possible answers: act on it, assign it to another owner, or dismiss it with a reason.
 */
export function AlertAnswer({ alert, overview, view, onAnswered = NOTHING }: Props) {
  const [opened, setOpened] = useState<'owner' | 'dismiss' | null>(null);
  const followUp = followUpOf(overview, alert);
  const programme = findAlertProgramme(overview, alert);
  const { label, path } = programme
    ? { label: 'Ver o programa', path: buildProgrammeLink(programme) }
    : chooseAlertAction(alert, overview, view);
  const { title } = describeAlert(alert, overview.units);
  const leaving = { onClose: () => setOpened(null), reload: onAnswered };
  const done = () => {
    setOpened(null);
    onAnswered();
  };
  return (
    <>
      {programme && <p>{describeAlertProgramme(programme, overview)}</p>}
      <p className={styles['owner']}>Responsável: {followUp?.owner?.name ?? 'toda a gestão'}</p>
      <div className={styles['actions']}>
        <Link className={buttonClass({ variant: 'secondary' })} to={path} aria-label={`${label}: ${title}`}>
          {label}
        </Link>
        <Button
          variant="quiet"
          aria-label={`Definir responsável: ${title}`}
          onClick={() => setOpened('owner')}
        >
          Definir responsável
        </Button>
        <Button variant="quiet" aria-label={`Dispensar: ${title}`} onClick={() => setOpened('dismiss')}>
          Dispensar
        </Button>
      </div>
      {opened === 'owner' && (
        <OwnerDialog
          alertKey={computeAlertKey(alert)}
          owner={followUp?.owner ?? null}
          onDone={done}
          {...leaving}
        />
      )}
      {opened === 'dismiss' && <DismissDialog alertKey={computeAlertKey(alert)} onDone={done} {...leaving} />}
    </>
  );
}

/** The dismissed alerts with their reasons, and a way to reopen them. */
export function DismissedAlerts({ overview, onAnswered = NOTHING }: Pick<Props, 'overview' | 'onAnswered'>) {
  const dismissed = overview.alerts.filter((alert) => followUpOf(overview, alert)?.state === 'dismissed');
  const reopen = async (alert: Alert) => {
    const given = await answerAlert({ action: 'reopen', key: computeAlertKey(alert) });
    if (given.ok) onAnswered();
    else showToast({ kind: 'error', text: withOffline(given.error.message) });
  };
  if (dismissed.length === 0) return null;
  return (
    <Disclosure summary={`Dispensados (${dismissed.length})`}>
      <ul>
        {dismissed.map((alert) => {
          const { title } = describeAlert(alert, overview.units);
          return (
            <li key={computeAlertKey(alert)}>
              {title}. Motivo: {followUpOf(overview, alert)?.reason}{' '}
              <Button variant="quiet" aria-label={`Reabrir: ${title}`} onClick={() => void reopen(alert)}>
                Reabrir
              </Button>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}

import {
  choosePlural,
  formatMoney,
  formatLongDay,
  formatList,
  alertSaveEndpoint,
  alertsCheckEndpoint,
  JOB_SOURCE_NAMES,
  type JobAlert,
} from '@aura/shared-domain';
import { useTitleFocus } from '@aura/shared-career-ui';
import { Answered, useAsked, withOffline } from '@aura/shared-pages/data';
import { call, refreshProfile } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Card, Dialog, Notice, PageHeader, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import styles from '../../tools.module.css';
import { JobsNav } from '../parts/jobs-nav.tsx';
import { buildAlertPath, RADAR_PATH } from '../paths.ts';
import { searchOfQuery, searchPath } from '../search/search-state.ts';
import { jobAlertRecords } from '../records.ts';
import { CONTRACTS, DISABILITIES, SENIORITIES, WORK_MODELS } from '../../job-terms/terms.ts';

const joinAny = (values: readonly string[]): string | null =>
  values.length > 0 ? values.join(' ou ') : null;

/** "“analista de dados” em Recife, remota ou híbrida, a partir de R$ 5.000": what a saved search looks for. */
function describeAlert({ query: { words, place, remoteAnywhere, filters }, floor }: JobAlert): string {
  return [
    words === '' ? 'qualquer vaga' : `“${words}”`,
    place && `em ${place}${remoteAnywhere ? ' ou remota' : ''}`,
    joinAny(filters.workModels.map((value) => WORK_MODELS[value])),
    joinAny(filters.contracts.map((value) => CONTRACTS[value])),
    joinAny(filters.seniorities.map((value) => SENIORITIES[value])),
    joinAny(filters.states),
    joinAny(filters.disability.map((value) => DISABILITIES[value])),
    filters.sources.length > 0 && formatList(filters.sources.map((value) => JOB_SOURCE_NAMES[value])),
    floor !== undefined && `sem as que pagam menos de ${formatMoney(floor, 'BRL')}`,
    filters.minimumSalary !== null && `a partir de ${formatMoney(filters.minimumSalary, 'BRL')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const CADENCES = { daily: 'todo dia', weekly: 'uma vez por semana' } as const;

/** Looks for news first, so that what is shown is of now; a failure of it hides nothing. */
async function loadAfterCheck() {
  const checked = await call(alertsCheckEndpoint, {});
  if (checked.ok && checked.value.news > 0) await refreshProfile();
  return jobAlertRecords.list();
}

/** `?tela=alertas`: the saved searches. */
export function AlertsPage() {
  useTitleFocus('alerts');
  const alerts = useAsked(loadAfterCheck);
  return (
    <>
      <PageHeader
        eyebrow="Radar de vagas"
        title="Buscas salvas"
        lead="Cada busca avisa sobre vagas que apareceram depois da última vez. Os avisos chegam pela manhã, nas suas notificações, e não contam no mês."
      />
      <JobsNav current="alerts" />
      <Answered asked={alerts} label="Procurando novidades nas suas buscas…" />
      {alerts.value?.length === 0 && (
        <Notice
          tone="info"
          title="Nenhuma busca salva"
          action={
            <Link className={buttonClass({})} to={RADAR_PATH}>
              Buscar vagas
            </Link>
          }
        >
          Faça uma busca e toque em “Salvar esta busca”.
        </Notice>
      )}
      {alerts.value && (
        <ul className={styles['list']}>
          {alerts.value.map(({ id, value: alert }) => (
            <li key={id}>
              <AlertCard id={id} alert={alert} onChanged={alerts.reload} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface CardProps {
  readonly id: string;
  /** Null where it was stored in a form that this build does not know. */
  readonly alert: JobAlert | null;
  readonly onChanged: () => void;
}

function AlertCard({ id, alert, onChanged }: CardProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const after = (outcome: { readonly ok: boolean; readonly error?: { readonly message: string } }) => {
    setBusy(false);
    if (outcome.ok) return onChanged();
    showToast({ kind: 'error', text: withOffline(outcome.error?.message ?? '') });
  };
  const setPaused = async (paused: boolean) => {
    if (!alert) return;
    setBusy(true);
    const { name, query, cadence, floor } = alert;
    const kept = { name, query, cadence, paused, ...(floor !== undefined && { floor }) };
    after(await call(alertSaveEndpoint, { id, alert: kept }));
  };
  const remove = async () => {
    setAsking(false);
    setBusy(true);
    after(await jobAlertRecords.remove(id));
  };
  return (
    <Card as="article" aria-labelledby={`alert-${id}`}>
      <h2 id={`alert-${id}`}>{alert?.name ?? 'Busca guardada em outro formato'}</h2>
      {alert && (
        <>
          <p>{describeAlert(alert)}</p>
          <p className={styles['note']}>{describeStatus(alert)}</p>
        </>
      )}
      <div className={styles['row']}>
        {alert && alert.news.length > 0 && (
          <Link className={buttonClass({ variant: 'primary' })} to={buildAlertPath(id)}>
            Ver {choosePlural(alert.news.length, 'a vaga nova', `as ${alert.news.length} vagas novas`)}
          </Link>
        )}
        {alert && (
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={searchPath({ ...searchOfQuery(alert.query), floor: alert.floor ?? null })}
          >
            Abrir a busca
          </Link>
        )}
        {alert && (
          <Button variant="secondary" busy={busy} onClick={() => void setPaused(!alert.paused)}>
            {alert.paused ? 'Retomar avisos' : 'Pausar avisos'}
          </Button>
        )}
        <Button variant="quiet" busy={busy} onClick={() => setAsking(true)}>
          Apagar
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Apagar esta busca?"
        actions={
          <>
            <Button variant="danger" onClick={() => void remove()}>
              Apagar busca
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
          </>
        }
      >
        <p>Ela deixa de avisar sobre vagas novas. As vagas que você guardou ficam.</p>
      </Dialog>
    </Card>
  );
}

function describeStatus({ paused, cadence, checkedAt, news, newsAt }: JobAlert): string {
  if (paused) return 'Avisos pausados.';
  const told = news.length > 0 && newsAt ? ` Últimas novidades em ${formatLongDay(newsAt)}.` : '';
  const looked = checkedAt ? `Conferida em ${formatLongDay(checkedAt)}.` : 'Ainda não conferida.';
  return `Avisa ${CADENCES[cadence]}. ${looked}${told}`;
}

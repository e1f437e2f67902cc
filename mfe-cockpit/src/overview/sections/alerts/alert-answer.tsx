import {
  computeAlertKey,
  companyFollowUpEndpoint,
  companyManagersEndpoint,
  type Alert,
  type CompanyOverview,
  type CompanyOverviewRequest,
  type Owner,
  type RequestOf,
} from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Disclosure, SelectField, TextArea } from '@aura/shared-ui';
import { useEffect, useState } from 'react';
import { callCompany } from '../../../access/call-company.ts';
import { ConfirmDialog } from '../../../dialogs/confirm-dialog.tsx';
import { chooseAlertAction } from './alert-path.ts';
import { describeAlert } from './alert-words.ts';
import styles from './alerts.module.css';
import { followUpOf } from './answered-alerts.ts';

type Request = RequestOf<typeof companyFollowUpEndpoint>;
const answer = (request: Request) => callCompany(companyFollowUpEndpoint, request);
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
  const { label, path } = chooseAlertAction(alert, overview, view);
  const { title } = describeAlert(alert, overview.units);
  const leaving = { onClose: () => setOpened(null), reload: onAnswered };
  const done = () => {
    setOpened(null);
    onAnswered();
  };
  return (
    <>
      <p className={styles['owner']}>
        Responsável: {followUp?.owner?.name ?? 'toda a gestão'}
        {followUp?.state === 'planned' && ' · há um programa em andamento'}
      </p>
      <div className={styles['actions']}>
        <Link className={buttonClass({ variant: 'secondary' })} to={path} aria-label={`${label}: ${title}`}>
          {label}
        </Link>
        <Button
          variant="quiet"
          aria-label={`Definir responsável: ${title}`}
          onClick={() => setOpened('owner')}
        >
          Responsável
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

interface DialogProps {
  readonly alertKey: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly reload: () => void;
}

const FAILING = {
  refused: 'Nada foi mudado',
  unknown: 'Não sabemos se a mudança foi salva',
  advice: 'Feche e veja como o alerta está.',
};

function DismissDialog({ alertKey, ...rest }: DialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title="Dispensar o alerta"
      action={{ label: 'Dispensar' }}
      keep="Manter o alerta"
      call={() => answer({ action: 'dismiss', key: alertKey, reason })}
      failing={FAILING}
      {...rest}
    >
      <p>O alerta sai da lista até alguém da gestão o reabrir. O motivo fica no registro.</p>
      <TextArea
        label="Motivo"
        hint="De 3 a 300 caracteres"
        required
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}

function OwnerDialog({ alertKey, owner, ...rest }: DialogProps & { readonly owner: Owner | null }) {
  const [managers, setManagers] = useState<readonly Owner[]>(owner ? [owner] : []);
  const [chosen, setChosen] = useState(owner?.id ?? '');
  useEffect(() => {
    let left = false;
    void callCompany(companyManagersEndpoint, undefined).then((given) => {
      if (!left && given.ok) setManagers(given.value.managers);
    });
    return () => {
      left = true;
    };
  }, []);
  return (
    <ConfirmDialog
      title="Quem responde por este alerta"
      action={{ label: 'Salvar' }}
      keep="Cancelar"
      call={() => answer({ action: 'own', key: alertKey, owner: chosen || null })}
      failing={FAILING}
      {...rest}
    >
      <SelectField
        label="Responsável"
        options={[
          { value: '', label: 'Toda a gestão' },
          ...managers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen}
        onChange={setChosen}
      />
    </ConfirmDialog>
  );
}

/** The dismissed alerts with their reasons, and a way to reopen them. */
export function DismissedAlerts({ overview, onAnswered = NOTHING }: Pick<Props, 'overview' | 'onAnswered'>) {
  const dismissed = overview.alerts.filter((alert) => followUpOf(overview, alert)?.state === 'dismissed');
  if (dismissed.length === 0) return null;
  return (
    <Disclosure summary={`Dispensados (${dismissed.length})`}>
      <ul>
        {dismissed.map((alert) => {
          const { title } = describeAlert(alert, overview.units);
          return (
            <li key={computeAlertKey(alert)}>
              {title}. Motivo: {followUpOf(overview, alert)?.reason}{' '}
              <Button
                variant="quiet"
                aria-label={`Reabrir: ${title}`}
                onClick={() =>
                  void answer({ action: 'reopen', key: computeAlertKey(alert) }).then(onAnswered)
                }
              >
                Reabrir
              </Button>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}

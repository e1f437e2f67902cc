import { alertSaveEndpoint, alertsCheckEndpoint, TRACKER_LIMITS } from '@aura/shared-domain';
import { keepErrors, useAttempt, useForm } from '@aura/shared-pages/forms';
import { call } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { Button, Dialog, SelectField, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import { ALERTS_PATH } from '../paths.ts';
import { requestOf, type SearchState } from '../search/search-state.ts';
import styles from './alerts.module.css';

interface OfferProps {
  readonly state: SearchState;
  /** The button. */
  readonly label?: string;
}

/** Offers to save the search and to report new results. */
export function SaveAlert({ state, label = 'Salvar esta busca' }: OfferProps) {
  const [open, setOpen] = useState(false);
  const [savedAs, setSavedAs] = useState<string | null>(null);
  return (
    <div className={styles['offer']}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <p role="status">
        {savedAs !== null && (
          <>
            Busca salva como “{savedAs}”. <Link to={ALERTS_PATH}>Ver buscas salvas</Link>
          </>
        )}
      </p>
      {open && (
        <AlertDialog
          state={state}
          onClose={() => setOpen(false)}
          onSaved={(name) => {
            setSavedAs(name);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

interface Props {
  readonly state: SearchState;
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

function AlertDialog({ state, onClose, onSaved }: Props) {
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(() => nameOf(state));
  const [cadence, setCadence] = useState<'daily' | 'weekly'>('daily');
  const [attempt, run] = useAttempt<'save'>();
  const trimmed = name.trim();
  const save = async () => {
    // A saved search looks for what is new; an age of the ads would only hide it.
    const { query } = requestOf({ ...state, age: null }, '');
    const { floor } = state;
    const alert = { name: trimmed, query, cadence, paused: false, ...(floor !== null && { floor }) };
    if (!(await run('save', () => call(alertSaveEndpoint, { id, alert })))) return;
    // The first look remembers what is there already, so that only what comes later is news.
    void call(alertsCheckEndpoint, {});
    onSaved(trimmed);
  };
  const { form, errors } = useForm<'name'>({
    check: () => keepErrors({ name: trimmed === '' ? 'Dê um nome à busca.' : null }),
    onValid: () => void save(),
  });
  const failure = attempt.status === 'failed' ? attempt.message : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Salvar esta busca"
      actions={
        <>
          <Button type="submit" form="alert-form" busy={attempt.status === 'pending'}>
            Salvar busca
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <form {...form} id="alert-form" className={styles['form']}>
        <TextField
          label="Nome"
          maxLength={TRACKER_LIMITS.alertName}
          value={name}
          error={errors.name ?? failure}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SelectField
          label="Avisar sobre vagas novas"
          options={[
            { value: 'daily', label: 'Todo dia, pela manhã' },
            { value: 'weekly', label: 'Uma vez por semana' },
          ]}
          value={cadence}
          onChange={(value) => setCadence(value === 'weekly' ? 'weekly' : 'daily')}
        />
        <p className={styles['note']}>
          O aviso chega nas suas notificações e não conta como busca do mês. Ficam guardados as palavras, o
          lugar, os filtros e o piso: quem diz que paga menos não vira aviso. A data de publicação fica de
          fora.
        </p>
      </form>
    </Dialog>
  );
}

function nameOf({ words, place }: SearchState): string {
  return ([words, place].filter(Boolean).join(' · ') || 'Todas as vagas').slice(0, TRACKER_LIMITS.alertName);
}

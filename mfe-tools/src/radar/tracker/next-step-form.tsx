import { TRACKER_LIMITS, type SavedJob } from '@aura/shared-domain';
import { withOffline } from '@aura/shared-pages/data';
import { Button, Notice, TextField } from '@aura/shared-ui';
import { useRef, useState, type FormEvent } from 'react';
import styles from '../../tools.module.css';
import type { ChangeJob } from './use-changes.ts';

interface Props {
  readonly id: string;
  readonly nextStep: SavedJob['nextStep'];
  readonly change: ChangeJob;
}

interface Errors {
  readonly what?: string;
  readonly on?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** What comes next and when. */
export function NextStepForm({ id, nextStep, change }: Props) {
  const [what, setWhat] = useState(nextStep?.what ?? '');
  const [on, setOn] = useState(nextStep?.on ?? '');
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: keyof Errors) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const send = async (next: SavedJob['nextStep'], done: string) => {
    setBusy(true);
    setSaid('');
    setFailure(null);
    const outcome = await change(id, { nextStep: next });
    setBusy(false);
    if (!outcome.ok) return setFailure(withOffline(outcome.error.message));
    setSaid(done);
    if (next) return;
    setWhat('');
    setOn('');
    focus('what');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong: Errors = {
      ...(what.trim() === '' && { what: 'Escreva o que você vai fazer.' }),
      ...(!DAY.test(on) && { on: 'Informe a data.' }),
    };
    setErrors(wrong);
    if (wrong.what) return focus('what');
    if (wrong.on) return focus('on');
    void send({ what: what.trim(), on }, 'Próximo passo guardado.');
  };
  return (
    <form ref={form} className={styles['fields']} noValidate onSubmit={submit}>
      <TextField
        name="what"
        label="O que fazer"
        hint="Como “enviar o portfólio” ou “perguntar pelo retorno”."
        maxLength={TRACKER_LIMITS.nextStep}
        autoComplete="off"
        value={what}
        error={errors.what}
        onChange={({ target: { value } }) => setWhat(value)}
      />
      <TextField
        name="on"
        label="Quando"
        type="date"
        value={on}
        error={errors.on}
        onChange={({ target: { value } }) => setOn(value)}
      />
      <div className={styles['row']}>
        <Button type="submit" variant="secondary" busy={busy}>
          Guardar próximo passo
        </Button>
        {nextStep && (
          <Button variant="quiet" busy={busy} onClick={() => void send(null, 'Próximo passo concluído.')}>
            Marcar como feito
          </Button>
        )}
      </div>
      <p role="status" className={styles['note']}>
        {said}
      </p>
      {failure && (
        <Notice tone="error" title="O próximo passo não foi guardado">
          {failure} O que você escreveu continua aqui.
        </Notice>
      )}
    </form>
  );
}

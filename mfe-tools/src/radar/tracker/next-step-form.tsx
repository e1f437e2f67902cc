import { TRACKER_LIMITS, type SavedJob } from '@aura/shared-domain';
import { fieldErrors, useAttempt, useForm } from '@aura/shared-pages/forms';
import { Button, Notice, TextField } from '@aura/shared-ui';
import { useRef, useState } from 'react';
import styles from '../../tools.module.css';
import type { ChangeJob } from './use-changes.ts';

interface Props {
  readonly id: string;
  readonly nextStep: SavedJob['nextStep'];
  readonly change: ChangeJob;
}

const DONE = { keep: 'Próximo passo guardado.', finish: 'Próximo passo concluído.' } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** What comes next and when. */
export function NextStepForm({ id, nextStep, change }: Props) {
  const [what, setWhat] = useState(nextStep?.what ?? '');
  const [on, setOn] = useState(nextStep?.on ?? '');
  const [attempt, run] = useAttempt<'keep' | 'finish'>();
  const busy = attempt.status === 'pending';
  const field = useRef<HTMLInputElement>(null);

  const finish = async () => {
    if (!(await run('finish', () => change(id, { nextStep: null })))) return;
    setWhat('');
    setOn('');
    field.current?.focus();
  };
  const { form, errors } = useForm<'what' | 'on'>({
    check: () =>
      fieldErrors({
        what: what.trim() === '' ? 'Escreva o que você vai fazer.' : null,
        on: DAY.test(on) ? null : 'Informe a data.',
      }),
    onValid: () => void run('keep', () => change(id, { nextStep: { what: what.trim(), on } })),
  });
  return (
    <form {...form} className={styles['fields']}>
      <TextField
        ref={field}
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
          <Button variant="quiet" busy={busy} onClick={() => void finish()}>
            Marcar como feito
          </Button>
        )}
      </div>
      <p role="status" className={styles['note']}>
        {attempt.status === 'done' && DONE[attempt.kind]}
      </p>
      {attempt.status === 'failed' && (
        <Notice tone="error" title="O próximo passo não foi guardado">
          {attempt.message} O que você escreveu continua aqui.
        </Notice>
      )}
    </form>
  );
}

import { REASON_LIMITS, type ReleaseAction, type StandingRemote } from '@aura/shared-domain';
import { Button, Dialog, Notice, SelectField, TextField } from '@aura/shared-ui';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { CHANGES } from './changes.ts';
import styles from './releases.module.css';

interface Props {
  readonly action: ReleaseAction;
  readonly remote: StandingRemote;
  /** How a version of the remote is doing, in a word. */
  readonly conditionOf: (version: string) => string;
  readonly busy: boolean;
  /** Why it did not work. */
  readonly problem: string | null;
  readonly onConfirm: (reason: string, to: string | undefined) => void;
  readonly onCancel: () => void;
}

const TOO_SHORT = `Diga por quê, em pelo menos ${REASON_LIMITS.min} letras: fica no histórico.`;

/** Says what changes for whom, asks why, and only then lets it happen. */
export function ChangeDialog({ action, remote, conditionOf, busy, problem, onConfirm, onCancel }: Props) {
  const formId = useId();
  const { title, effects, confirm, isDangerous } = CHANGES[action];
  const [to, setTo] = useState(remote.earlier[0] ?? '');
  const [isTooShort, setTooShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const reason = field.current?.value.trim() ?? '';
    const refused = reason.length < REASON_LIMITS.min;
    // The error must be on the field when it takes the focus, or it is not read out with it.
    flushSync(() => setTooShort(refused));
    if (refused) field.current?.focus();
    else if (!busy) onConfirm(reason, action === 'rollback' ? to : undefined);
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      title={title(remote)}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant={isDangerous ? 'danger' : 'primary'} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <form noValidate onSubmit={submit} id={formId} className={styles['form']}>
        {action === 'rollback' && (
          <SelectField
            label="Voltar para"
            value={to}
            onChange={setTo}
            options={remote.earlier.map((version) => ({
              value: version,
              label: `${version} (${conditionOf(version)})`,
            }))}
          />
        )}
        <ul className={styles['effects']} aria-label="O que muda">
          {effects(remote, to).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        {action === 'promote' && remote.staged && (
          <p>
            Nos últimos sete dias, {remote.staged.version}: {conditionOf(remote.staged.version)}.
          </p>
        )}
        <TextField
          label="Motivo"
          ref={field}
          name="reason"
          hint="Fica no histórico, com o seu nome. Não escreva dados de ninguém."
          autoComplete="off"
          maxLength={REASON_LIMITS.max}
          required
          error={isTooShort ? TOO_SHORT : undefined}
        />
      </form>
    </Dialog>
  );
}

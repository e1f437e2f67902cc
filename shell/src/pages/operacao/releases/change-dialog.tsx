import { REASON_LIMITS, type ReleaseAction, type StandingRemote } from '@aura/shared-domain';
import { Button, Dialog, Notice, SelectField, TextField } from '@aura/shared-ui';
import { useId, useState } from 'react';
import { useForm } from '../../../forms/use-form.ts';
import { fieldErrors } from '../../../forms/validation.ts';
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

const reasonError = (reason: string): string | null =>
  reason.trim().length < REASON_LIMITS.min
    ? `Diga por quê, em pelo menos ${REASON_LIMITS.min} letras: fica no histórico.`
    : null;

/** Says what changes for whom, asks why, and only then lets it happen. */
export function ChangeDialog({ action, remote, conditionOf, busy, problem, onConfirm, onCancel }: Props) {
  const formId = useId();
  const { title, effects, confirm, isDangerous } = CHANGES[action];
  const [to, setTo] = useState(remote.earlier[0] ?? '');
  const { form, errors } = useForm({
    fields: ['reason'] as const,
    check: ({ reason }) => fieldErrors({ reason: reasonError(reason) }),
    onValid: ({ reason }) => {
      if (!busy) onConfirm(reason.trim(), action === 'rollback' ? to : undefined);
    },
  });
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
      <form {...form} id={formId} className={styles['form']}>
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
          name="reason"
          hint="Fica no histórico, com o seu nome. Não escreva dados de ninguém."
          autoComplete="off"
          maxLength={REASON_LIMITS.max}
          required
          error={errors.reason}
        />
      </form>
    </Dialog>
  );
}

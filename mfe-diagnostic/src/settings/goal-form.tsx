import type { Profile } from '@aura/shared-domain';
import { Button, TextField } from '@aura/shared-ui';
import type { UpdateProfile } from '@aura/shared-pages/settings';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { goalChange, primaryGoal } from './changes.ts';
import { ClearingDialog } from './clearing-dialog.tsx';
import styles from './settings.module.css';
import { useAskingSave } from './use-asking-save.ts';

interface Props {
  readonly profile: Profile;
  readonly update: UpdateProfile;
}

const MAX_LENGTH = 200;

/** The role that the person heads for. */
export function GoalForm({ profile, update }: Props) {
  const { busy, asking, request, confirm, cancel } = useAskingSave(profile, update);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const goal = field.current?.value ?? '';
    const found = goalError(goal);
    // The error must be on the field when it takes the focus, or it is not read out with it.
    flushSync(() => setError(found));
    if (found === null) request((current) => goalChange(current, goal));
    else field.current?.focus();
  };
  return (
    <>
      <form noValidate onSubmit={onSubmit} className={styles['form']}>
        <TextField
          ref={field}
          label="Objetivo principal"
          name="goal"
          hint="O cargo que você busca, como “Analista de dados pleno”."
          defaultValue={primaryGoal(profile)}
          required
          error={error ?? undefined}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          Salvar objetivo
        </Button>
      </form>
      <ClearingDialog
        open={asking !== null}
        title="Mudar o objetivo principal?"
        clears={asking?.clears ?? false}
        confirmLabel="Mudar objetivo"
        onConfirm={() => void confirm()}
        onCancel={cancel}
      />
    </>
  );
}

function goalError(goal: string): string | null {
  const length = goal.trim().length;
  if (length === 0) return 'Informe seu objetivo.';
  return length > MAX_LENGTH ? `Use no máximo ${MAX_LENGTH} caracteres.` : null;
}

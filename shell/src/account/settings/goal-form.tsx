import type { Profile } from '@aura/shared-domain';
import { Button, TextField } from '@aura/shared-ui';
import { useForm } from '../../forms/use-form.ts';
import { fieldErrors } from '../../forms/validation.ts';
import { goalChange, primaryGoal } from './clearing/changes.ts';
import { ClearingDialog } from './clearing/clearing-dialog.tsx';
import { useAskingSave } from './clearing/use-asking-save.ts';
import type { UpdateProfile } from './ports.ts';
import styles from './settings.module.css';

interface Props {
  readonly profile: Profile;
  readonly update: UpdateProfile;
}

const MAX_LENGTH = 200;

/** The role that the person heads for. */
export function GoalForm({ profile, update }: Props) {
  const { busy, asking, request, confirm, cancel } = useAskingSave(profile, update);
  const { form, errors } = useForm({
    fields: ['goal'] as const,
    check: ({ goal }) => fieldErrors({ goal: goalError(goal) }),
    onValid: ({ goal }) => request((current) => goalChange(current, goal)),
  });
  return (
    <>
      <form {...form} className={styles['form']}>
        <TextField
          label="Objetivo principal"
          name="goal"
          hint="O cargo que você busca, como “Analista de dados pleno”."
          defaultValue={primaryGoal(profile)}
          required
          error={errors.goal}
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

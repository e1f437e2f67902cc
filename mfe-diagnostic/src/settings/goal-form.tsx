import { PROFILE_LIMITS, type Profile } from '@aura/shared-domain';
import { Button, TextField } from '@aura/shared-ui';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import type { UpdateProfile } from '@aura/shared-pages/settings';
import { changeGoalAsTyped, findPrimaryGoal } from './changes.ts';
import { ClearingDialog } from './clearing-dialog.tsx';
import styles from './settings.module.css';
import { useAskingSave } from './use-asking-save.ts';

interface Props {
  readonly profile: Profile;
  readonly update: UpdateProfile;
}

/** The role that the person heads for. */
export function GoalForm({ profile, update }: Props) {
  const { busy, asking, request, confirm, cancel } = useAskingSave(profile, update);
  const { form, errors } = useForm({
    fields: ['goal'],
    check: ({ goal }) => keepErrors({ goal: checkGoal(goal) }),
    onValid: ({ goal }) => request((current) => changeGoalAsTyped(current, goal)),
  });
  return (
    <>
      <form {...form} className={styles['form']}>
        <TextField
          label="Objetivo principal"
          name="goal"
          hint="O cargo que você busca, como “Analista de dados pleno”."
          defaultValue={findPrimaryGoal(profile)}
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

function checkGoal(goal: string): string | null {
  const length = goal.trim().length;
  if (length === 0) return 'Informe seu objetivo.';
  return length > PROFILE_LIMITS.goal ? `Use no máximo ${PROFILE_LIMITS.goal} caracteres.` : null;
}

import { PROFILE_LIMITS, type Profile } from '@aura/shared-domain';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { Button, TextField } from '@aura/shared-ui';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import type { UpdateProfile } from '@aura/shared-pages/settings';
import { Suspense, useState } from 'react';
import { changeGoalAsTyped, findPrimaryGoal } from './changes.ts';
import { ClearingDialog } from './clearing-dialog.tsx';
import styles from './settings.module.css';
import { useAskingSave } from './use-asking-save.ts';

/** It knows every occupation: a chunk of its own. */
const GoalMeasure = lazyWithRetry(() =>
  import(/* webpackChunkName: "goal-measure" */ './goal-measure.tsx').then((module) => ({
    default: module.GoalMeasure,
  })),
);

interface Props {
  readonly profile: Profile;
  readonly update: UpdateProfile;
}

/** The role that the person heads for. */
export function GoalForm({ profile, update }: Props) {
  const [typed, setTyped] = useState(() => findPrimaryGoal(profile));
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
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          required
          error={errors.goal}
        />
        <Suspense fallback={null}>
          <GoalMeasure typed={typed} onWrite={setTyped} />
        </Suspense>
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

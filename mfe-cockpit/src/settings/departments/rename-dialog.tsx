import { Button, Dialog, TextField } from '@aura/shared-ui';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { useId, useState } from 'react';
import { toCallFailure } from '../../dialogs/call-failure.ts';
import { FailureNotice } from '../../dialogs/failure-notice.tsx';
import { useCall } from '../../dialogs/use-call.ts';
import { checkDepartment } from '../../people/person/text-problem.ts';
import type { Department, SettingsPorts } from '../settings-ports.ts';
import styles from '../settings.module.css';

interface Props {
  readonly department: Department;
  readonly rename: SettingsPorts['rename'];
  /** @param changed false where it was called so already */
  readonly onRenamed: (department: Department, changed: boolean) => void;
  readonly reload: () => void;
  readonly onClose: () => void;
}

/** Asks for the new name of a department; after a refusal the typed text stays. */
export function RenameDialog({ department, rename, onRenamed, reload, onClose }: Props) {
  const formId = useId();
  const [text, setText] = useState(department.name);
  const { isBusy, failure, run, close } = useCall(onClose, reload);
  const { form, errors, clear } = useForm<'name'>({
    check: () => keepErrors({ name: checkDepartment(text) }),
    onValid: () => {
      const renamed = { id: department.id, name: text.trim() };
      run(async () => {
        const answer = await rename(renamed);
        if (!answer.ok) return toCallFailure(answer.error);
        onRenamed(renamed, answer.value.changed);
        return null;
      });
    },
  });
  return (
    <Dialog
      open
      onClose={close}
      title="Renomear departamento"
      actions={
        <>
          <Button type="submit" form={formId} busy={isBusy}>
            Salvar
          </Button>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles['stack']}>
        <TextField
          label="Nome do departamento"
          value={text}
          autoComplete="off"
          required
          onChange={({ target }) => {
            setText(target.value);
            clear('name');
          }}
          error={errors.name}
        />
        <FailureNotice
          failure={failure}
          refused="O nome não mudou"
          unknown="Não sabemos se o nome mudou"
          advice="Salve de novo ou feche: a configuração é carregada de novo, e nela se vê o que vale."
        />
      </form>
    </Dialog>
  );
}

import { DepartmentNameSchema } from '@aura/shared-domain';
import { Button, Dialog, Notice, TextField } from '@aura/shared-ui';
import { useId, useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { useCall } from '../../dialogs/use-call.ts';
import type { Department, SettingsPorts } from '../settings-ports.ts';
import styles from '../settings.module.css';

interface Props {
  readonly department: Department;
  readonly rename: SettingsPorts['rename'];
  readonly onRenamed: (department: Department) => void;
  readonly onClose: () => void;
}

/** Asks for the new name of a department; what was typed stays where it is refused. */
export function RenameDialog({ department, rename, onRenamed, onClose }: Props) {
  const formId = useId();
  const [text, setText] = useState(department.name);
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, failure, run, close } = useCall(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = v.safeParse(DepartmentNameSchema, text);
    setProblem(name.success ? null : 'Informe um nome de até 60 caracteres.');
    if (!name.success) return;
    const renamed = { id: department.id, name: name.output };
    run(async () => {
      const answer = await rename(renamed);
      if (!answer.ok) return answer.error.message;
      onRenamed(renamed);
      return null;
    });
  };
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
      <form id={formId} noValidate onSubmit={submit} className={styles['stack']}>
        <TextField
          label="Nome do departamento"
          value={text}
          autoComplete="off"
          required
          onChange={({ target }) => setText(target.value)}
          error={problem ?? undefined}
        />
        {failure !== null && (
          <Notice tone="error" title="O nome não mudou">
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

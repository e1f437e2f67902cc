import { Button, Dialog, TextField } from '@aura/shared-ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { toCallFailure } from '../../dialogs/call-failure.ts';
import { FailureNotice } from '../../dialogs/failure-notice.tsx';
import { useCall } from '../../dialogs/use-call.ts';
import { useFocusInvalid } from '../../focus/use-focus-invalid.ts';
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

/** Asks for the new name of a department; what was typed stays where it is refused. */
export function RenameDialog({ department, rename, onRenamed, reload, onClose }: Props) {
  const formId = useId();
  const [text, setText] = useState(department.name);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, failure, run, close } = useCall(onClose, reload);
  useFocusInvalid(form, sent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = checkDepartment(text);
    setProblem(wrong);
    setSent(sent + 1);
    if (wrong !== null) return;
    const renamed = { id: department.id, name: text.trim() };
    run(async () => {
      const answer = await rename(renamed);
      if (!answer.ok) return toCallFailure(answer.error);
      onRenamed(renamed, answer.value.changed);
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
      <form id={formId} ref={form} noValidate onSubmit={submit} className={styles['stack']}>
        <TextField
          label="Nome do departamento"
          value={text}
          autoComplete="off"
          required
          onChange={({ target }) => setText(target.value)}
          error={problem ?? undefined}
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

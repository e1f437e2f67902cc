import { DepartmentNameSchema, PersonNameSchema, type CompanyPerson } from '@aura/shared-domain';
import { Button, Dialog, Notice, TextField } from '@aura/shared-ui';
import { useId, useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { useCall } from '../../dialogs/use-call.ts';
import { DepartmentField } from '../invite/department-field.tsx';
import type { Changed } from '../list/list-edits.ts';
import type { ListFacts, PeoplePorts } from '../people-ports.ts';
import styles from '../people.module.css';

interface Props {
  readonly person: CompanyPerson;
  /** Name of their department. */
  readonly department: string;
  readonly departments: ListFacts['departments'];
  readonly change: PeoplePorts['change'];
  readonly onChanged: (changed: Changed) => void;
  readonly onClose: () => void;
}

/** Changes name and department of somebody on the list. */
export function ChangeDialog({ person, department, departments, change, onChanged, onClose }: Props) {
  const formId = useId();
  const [texts, setTexts] = useState({ name: person.name, department });
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, failure, run, close } = useCall(onClose);
  const name = v.safeParse(PersonNameSchema, texts.name);
  const wanted = v.safeParse(DepartmentNameSchema, texts.department);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!name.success || !wanted.success) return;
    const request = { personId: person.id, name: name.output, department: wanted.output };
    run(async () => {
      const answer = await change(request);
      if (!answer.ok) return answer.error.message;
      onChanged({ name: request.name, department: answer.value.department });
      return null;
    });
  };
  return (
    <Dialog
      open
      onClose={close}
      title="Alterar dados"
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
          label="Nome"
          value={texts.name}
          autoComplete="off"
          required
          onChange={({ target }) => setTexts({ ...texts, name: target.value })}
          error={isAsked && !name.success ? 'Informe um nome de até 120 caracteres.' : undefined}
        />
        <DepartmentField
          value={texts.department}
          departments={departments}
          required
          onChange={({ target }) => setTexts({ ...texts, department: target.value })}
          error={isAsked && !wanted.success ? 'Informe um departamento de até 60 caracteres.' : undefined}
        />
        <p className={styles['note']}>
          Os números que já existem ficam onde estão. Se o grupo desta pessoa já foi fechado, ela continua
          contando no departamento em que ele se fechou.
        </p>
        {failure !== null && (
          <Notice tone="error" title="A alteração não foi salva">
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

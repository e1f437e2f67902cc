import type { CompanyPerson } from '@aura/shared-domain';
import { Button, Dialog, TextField } from '@aura/shared-ui';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { useId, useState, type FormEvent } from 'react';
import { toCallFailure } from '../../dialogs/call-failure.ts';
import { FailureNotice } from '../../dialogs/failure-notice.tsx';
import { useCall } from '../../dialogs/use-call.ts';
import { DepartmentField } from '../department/department-field.tsx';
import { checkNewDepartment, useNewDepartment } from '../department/use-new-department.ts';
import type { Changed } from '../list/list-edits.ts';
import type { ListFacts, PeoplePorts } from '../people-ports.ts';
import styles from '../people.module.css';
import { checkDepartment, findNameProblem } from '../person/text-problem.ts';

interface Props {
  readonly person: CompanyPerson;
  /** Name of their department. */
  readonly department: string;
  readonly departments: ListFacts['departments'];
  readonly change: PeoplePorts['change'];
  /** @param isNew false where the list said so already */
  readonly onChanged: (changed: Changed, isNew: boolean) => void;
  readonly reload: () => void;
  readonly onClose: () => void;
}

/** Changes name and department of a person on the list. */
export function ChangeDialog({ person, department, departments, change, onChanged, ...leaving }: Props) {
  const formId = useId();
  const [texts, setTexts] = useState({ name: person.name, department });
  const [isAsked, setAsked] = useState(false);
  const { isBusy, failure, run, close } = useCall(leaving.onClose, leaving.reload);
  const added = useNewDepartment(departments, texts.department);
  const { form, errors, clear } = useForm<'name' | 'department' | 'newDepartment'>({
    check: () =>
      keepErrors({
        name: findNameProblem(texts.name),
        department: checkDepartment(texts.department),
        newDepartment: checkNewDepartment(departments, added),
      }),
    onValid: () => save(),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    setAsked(true);
    form.onSubmit(event);
  };
  const save = () => {
    const request = { personId: person.id, name: texts.name.trim(), department: texts.department.trim() };
    run(async () => {
      const answer = await change(request);
      if (!answer.ok) return toCallFailure(answer.error);
      const { department: now, changed } = answer.value;
      onChanged({ name: request.name, department: now }, changed);
      return null;
    });
  };
  return (
    <Dialog
      open
      onClose={close}
      title={`Alterar dados de ${person.name}`}
      actions={
        <>
          <Button type="submit" form={formId} busy={isBusy}>
            {added?.isConfirmed ? 'Criar departamento e salvar' : 'Salvar'}
          </Button>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
        </>
      }
    >
      <form {...form} id={formId} onSubmit={onSubmit} className={styles['stack']}>
        <TextField
          label="Nome"
          value={texts.name}
          autoComplete="off"
          required
          onChange={({ target }) => {
            setTexts({ ...texts, name: target.value });
            clear('name');
          }}
          error={errors.name}
        />
        <DepartmentField
          value={texts.department}
          departments={departments}
          added={added}
          isAsked={isAsked}
          required
          onChange={({ target }) => {
            setTexts({ ...texts, department: target.value });
            clear('department');
          }}
          error={errors.department}
        />
        <p className={styles['note']}>
          Os números que já existem ficam onde estão. Se o grupo desta pessoa já foi fechado, ela continua
          contando no departamento em que ele se fechou.
        </p>
        <p className={styles['note']}>
          Aqui se corrigem o nome e o departamento. Para corrigir a unidade, a admissão ou a marca
          “Gestor(a)”, importe uma planilha com o nome, o e-mail e o departamento desta pessoa e a coluna a
          corrigir: ela é reconhecida pelo e-mail.
        </p>
        <FailureNotice
          failure={failure}
          refused="A alteração não foi salva"
          unknown="Não sabemos se a alteração foi salva"
          advice="Salve de novo ou feche: a lista é carregada de novo, e nela se vê o que vale."
        />
      </form>
    </Dialog>
  );
}

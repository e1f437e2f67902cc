import { Checkbox, TextField, type TextFieldProps } from '@aura/shared-ui';
import { useId } from 'react';
import type { ListFacts } from '../people-ports.ts';
import styles from '../people.module.css';
import { checkNewDepartment, type NewDepartment } from './use-new-department.ts';

interface Props extends Omit<TextFieldProps, 'label' | 'list'> {
  readonly departments: ListFacts['departments'];
  /** The typed department, if it is new. */
  readonly added: NewDepartment | null;
  /** Whether the form was sent: before that, a name may not be written to its end. */
  readonly isAsked: boolean;
}

/** A department: one of those that the company has, or a new one, which has to be confirmed. */
export function DepartmentField({ departments, added, isAsked, error, ...rest }: Props) {
  const listId = useId();
  const isOpen = isAsked && error === undefined && added !== null;
  const unknown = isOpen ? checkNewDepartment(departments, added) : null;
  return (
    <div className={styles['stack']}>
      <TextField
        {...rest}
        label="Departamento"
        list={listId}
        autoComplete="off"
        hint="Escolha um da lista ou escreva um novo."
        error={unknown ?? error}
      />
      <datalist id={listId}>
        {departments.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {isOpen && (
        <Checkbox
          label={`Criar o departamento “${added.name}”`}
          checked={added.isConfirmed}
          onChange={({ target }) => added.confirm(target.checked)}
        />
      )}
    </div>
  );
}

import { TextField, type TextFieldProps } from '@aura/shared-ui';
import { useId } from 'react';
import type { ListFacts } from '../people-ports.ts';

interface Props extends Omit<TextFieldProps, 'label' | 'list'> {
  readonly departments: ListFacts['departments'];
}

/** A department: one of those that the company has, or a new one. */
export function DepartmentField({ departments, hint, ...rest }: Props) {
  const listId = useId();
  return (
    <div>
      <TextField
        {...rest}
        label="Departamento"
        list={listId}
        autoComplete="off"
        hint={hint ?? 'Escolha um da lista ou escreva um novo.'}
      />
      <datalist id={listId}>
        {departments.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}

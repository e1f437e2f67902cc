import { LINK_STATES } from '@aura/shared-domain';
import { Button, SelectField, TextField } from '@aura/shared-ui';
import { useForm } from '@aura/shared-pages/forms';
import { useRef, useState } from 'react';
import type { ListFacts } from '../people-ports.ts';
import styles from '../people.module.css';
import { EVERYBODY, type Wanted } from './wanted.ts';

interface Props {
  readonly departments: ListFacts['departments'];
  /** Who is shown now. */
  readonly wanted: Wanted;
  readonly onSearch: (wanted: Wanted) => void;
}

const LONGEST = 120;

const LINKS = [
  { value: '', label: 'Todos' },
  { value: 'valid', label: 'Válido' },
  { value: 'expired', label: 'Vencido' },
];

/** Searches only on submit: every view of the list is in the audit log. */
export function SearchForm({ departments, wanted, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [department, setDepartment] = useState(wanted.department);
  const [link, setLink] = useState(wanted.link);
  const { form } = useForm({
    fields: ['search'],
    onValid: ({ search }) => onSearch({ search: search.trim(), department, link }),
  });
  const clear = () => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    setDepartment(null);
    setLink(null);
    onSearch(EVERYBODY);
  };
  return (
    <form {...form} role="search" className={styles['search']}>
      <TextField
        ref={field}
        name="search"
        label="Buscar na lista"
        type="search"
        autoComplete="off"
        maxLength={LONGEST}
        hint="Pelo começo de um nome ou sobrenome, ou do e-mail se houver um @."
      />
      <SelectField
        label="Do departamento"
        options={[
          { value: '', label: 'Todos' },
          ...departments.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={department ?? ''}
        onChange={(chosen) => setDepartment(chosen || null)}
      />
      <SelectField
        label="Convite"
        options={LINKS}
        value={link ?? ''}
        onChange={(chosen) => setLink(LINK_STATES.find((one) => one === chosen) ?? null)}
      />
      <div className={styles['ways']}>
        <Button type="submit" variant="secondary">
          Buscar
        </Button>
        {wanted !== EVERYBODY && (
          <Button variant="quiet" onClick={clear}>
            Limpar
          </Button>
        )}
      </div>
    </form>
  );
}

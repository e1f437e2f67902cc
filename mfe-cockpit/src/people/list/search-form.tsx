import { Button, TextField } from '@aura/shared-ui';
import { useRef, type FormEvent } from 'react';
import styles from '../people.module.css';

interface Props {
  /** What is shown now; empty for everybody. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

const LONGEST = 120;

/** Asks only when it is told to: every look at the list stands in the audit log. */
export function SearchForm({ search, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(field.current?.value.trim() ?? '');
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    onSearch('');
  };
  return (
    <form role="search" className={styles['search']} onSubmit={submit}>
      <TextField
        ref={field}
        label="Buscar na lista"
        type="search"
        autoComplete="off"
        maxLength={LONGEST}
        hint="Pelo começo de um nome ou sobrenome, ou do e-mail se houver um @."
      />
      <Button type="submit" variant="secondary">
        Buscar
      </Button>
      {search !== '' && (
        <Button variant="quiet" onClick={clear}>
          Limpar
        </Button>
      )}
    </form>
  );
}

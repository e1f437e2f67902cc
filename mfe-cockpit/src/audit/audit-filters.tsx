import { AUDIT_DAYS, type AuditFilter } from '@aura/shared-domain';
import { Button, SelectField, TextField, type SelectOption } from '@aura/shared-ui';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { useState } from 'react';
import styles from './audit.module.css';
import { KIND_WORDS, KINDS } from './audit-words.ts';

/** Nothing is left out. */
export const EVERYTHING: AuditFilter = { kind: null, actor: null, from: null, to: null };

interface Props {
  readonly actors: readonly SelectOption[];
  /** The current filter. */
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
}

const KIND_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Qualquer ação' },
  ...KINDS.map((value) => ({ value, label: KIND_WORDS[value] })),
];

/** Asks only when the manager submits: the log records every look at it. */
export function AuditFilters({ actors, filter, onFilter }: Props) {
  const [chosen, setChosen] = useState(filter);
  const isTurned = chosen.from !== null && chosen.to !== null && chosen.from > chosen.to;
  const { form, errors } = useForm<'to'>({
    check: () => keepErrors({ to: isTurned ? 'O fim do período vem antes do começo.' : null }),
    onValid: () => onFilter(chosen),
  });
  const clear = () => {
    setChosen(EVERYTHING);
    onFilter(EVERYTHING);
  };
  return (
    <form {...form} aria-label="Filtros do registro" className={styles['filters']}>
      <SelectField
        label="Tipo de ação"
        options={KIND_OPTIONS}
        value={chosen.kind ?? ''}
        onChange={(value) => setChosen({ ...chosen, kind: KINDS.find((kind) => kind === value) ?? null })}
      />
      <SelectField
        label="Quem"
        options={actors}
        value={chosen.actor ?? ''}
        onChange={(actor) => setChosen({ ...chosen, actor: actor || null })}
      />
      <TextField
        label="De"
        type="date"
        min={AUDIT_DAYS.first}
        max={AUDIT_DAYS.last}
        value={chosen.from ?? ''}
        onChange={({ target }) => setChosen({ ...chosen, from: target.value || null })}
      />
      <TextField
        label="Até"
        type="date"
        min={AUDIT_DAYS.first}
        max={AUDIT_DAYS.last}
        value={chosen.to ?? ''}
        error={isTurned ? errors.to : undefined}
        onChange={({ target }) => setChosen({ ...chosen, to: target.value || null })}
      />
      <div className={styles['ways']}>
        <Button type="submit" variant="secondary">
          Filtrar
        </Button>
        {filter !== EVERYTHING && (
          <Button variant="quiet" onClick={clear}>
            Limpar
          </Button>
        )}
      </div>
    </form>
  );
}

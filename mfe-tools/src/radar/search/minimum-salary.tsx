import { formatNumber, JOB_QUERY_LIMITS } from '@aura/shared-domain';
import { fieldErrors, useForm } from '@aura/shared-pages/forms';
import { Button, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import styles from './search.module.css';

interface Props {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** Whole reais out of what people type: "5000", "5.000", "R$ 5.000,00"; null where it is none. */
export function reaisOf(text: string): number | null {
  const match = /^\s*(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?\s*$/u.exec(text);
  const reais = match ? Number(match[1]?.replaceAll('.', '')) : Number.NaN;
  return reais >= 1 && reais <= JOB_QUERY_LIMITS.salary ? reais : null;
}

/** The least that the upper end of the stated salary has to reach. */
export function MinimumSalary({ value, onChange }: Props) {
  const [text, setText] = useState(value === null ? '' : formatNumber(value));
  const reais = reaisOf(text);
  const isWrong = text.trim() !== '' && reais === null;
  const { form, errors } = useForm<'salary'>({
    check: () => fieldErrors({ salary: isWrong ? 'Digite um valor em reais, como 4.500.' : null }),
    onValid: () => {
      if (reais !== value) onChange(reais);
    },
  });
  return (
    <form {...form} className={styles['salary']}>
      <TextField
        label="Salário mínimo (R$ por mês)"
        inputMode="numeric"
        maxLength={16}
        value={text}
        error={errors.salary}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        Aplicar
      </Button>
    </form>
  );
}

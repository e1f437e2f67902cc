import { formatNumber } from '@aura/shared-domain';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { Button, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import { NO_REAIS, parsePay } from '../parts/reais.ts';
import styles from './search.module.css';

interface Props {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** The least that the upper end of the stated salary has to reach. */
export function MinimumSalary({ value, onChange }: Props) {
  const [text, setText] = useState(value === null ? '' : formatNumber(value));
  const reais = parsePay(text);
  const isWrong = text.trim() !== '' && reais === null;
  const { form, errors } = useForm<'salary'>({
    check: () => keepErrors({ salary: isWrong ? NO_REAIS : null }),
    onValid: () => {
      if (reais !== value) onChange(reais);
    },
  });
  return (
    <form {...form} className={styles['salary']}>
      <TextField
        label="Salário mínimo (R$ por mês)"
        inputMode="decimal"
        maxLength={40}
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

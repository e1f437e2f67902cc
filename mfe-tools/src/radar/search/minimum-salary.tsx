import { Button, TextField } from '@aura/shared-ui';
import { useState, type SyntheticEvent } from 'react';
import styles from './search.module.css';

interface Props {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

const LARGEST = 1_000_000;

/** Whole reais out of what people type: "5000", "5.000", "R$ 5.000,00"; null where it is none. */
export function reaisOf(text: string): number | null {
  const match = /^\s*(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?\s*$/u.exec(text);
  const reais = match ? Number(match[1]?.replaceAll('.', '')) : Number.NaN;
  return reais >= 1 && reais <= LARGEST ? reais : null;
}

/** The least that the upper end of the stated salary has to reach. */
export function MinimumSalary({ value, onChange }: Props) {
  const [text, setText] = useState(value === null ? '' : value.toLocaleString('pt-BR'));
  const [error, setError] = useState<string>();
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const reais = reaisOf(text);
    if (text.trim() !== '' && reais === null) return setError('Digite um valor em reais, como 4.500.');
    setError(undefined);
    if (reais !== value) onChange(reais);
  };
  return (
    <form className={styles['salary']} onSubmit={apply}>
      <TextField
        label="Salário mínimo (R$ por mês)"
        inputMode="numeric"
        maxLength={16}
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        Aplicar
      </Button>
    </form>
  );
}

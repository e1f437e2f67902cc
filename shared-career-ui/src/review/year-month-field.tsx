import { TextField } from '@aura/shared-ui';
import { useState } from 'react';
import { formatYearMonth, parseYearMonth } from './year-month.ts';

interface Props {
  readonly label: string;
  /** Path of the date in the CV. */
  readonly path: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly disabled?: boolean;
  readonly hint?: string | undefined;
}

/** Month and year, or the year alone. What cannot be understood stays visible and counts as not given. */
export function YearMonthField({ label, path, value, onChange, disabled = false, hint }: Props) {
  const [typed, setTyped] = useState(() => formatYearMonth(value));
  const [left, setLeft] = useState(false);
  const invalid = left && parseYearMonth(typed) === undefined;
  return (
    <TextField
      label={label}
      data-path={path}
      hint={hint}
      placeholder="mm/aaaa"
      inputMode="numeric"
      maxLength={10}
      disabled={disabled}
      value={typed}
      error={
        invalid
          ? 'Use mês/ano (03/2020) ou só o ano (2020). Por enquanto, esta data fica em branco.'
          : undefined
      }
      onBlur={() => setLeft(true)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        setLeft(false);
        onChange(parseYearMonth(text) ?? null);
      }}
    />
  );
}

import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import field from '../field/field.module.css';
import styles from './text-area.module.css';

const NEAR_LIMIT = 20;

const count = new Intl.NumberFormat('pt-BR');

/** What the eye reads under a text area: characters used, and of how many when there is a limit. */
function formatCounter(length: number, max: number | undefined): string {
  if (max !== undefined) return `${count.format(length)} de ${count.format(max)} caracteres`;
  return length === 1 ? '1 caractere' : `${count.format(length)} caracteres`;
}

/**
 * What a screen reader hears. It changes only near the limit and at it, so that
 * typing is not interrupted at every key.
 */
export function describeCounter(length: number, max: number | undefined): string {
  if (max === undefined || max - length > NEAR_LIMIT) return '';
  if (length >= max)
    return `Limite de ${count.format(max)} caracteres atingido: o que passar dele não entra.`;
  return `Restam menos de ${NEAR_LIMIT + 1} caracteres.`;
}

/** Several lines of text; it grows with what is written where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  counter = false,
  className,
  rows = 4,
  ...rest
}: ComponentPropsWithRef<'textarea'> &
  FieldProps & {
    /** Shows how many characters were written, and of how many when `maxLength` is set. */
    readonly counter?: boolean | undefined;
  }) {
  const ids = useFieldIds({ ...rest, hint, error });
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    rest.onChange?.(event);
  };
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        id={ids.control}
        rows={rows}
        className={joinClassNames(field['control'], styles['area'], className)}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : rest['aria-invalid']}
        onChange={change}
      />
      {counter && (
        <>
          <p className={styles['counter']} aria-hidden="true">
            {formatCounter(length, rest.maxLength)}
          </p>
          <output>
            <VisuallyHidden>{describeCounter(length, rest.maxLength)}</VisuallyHidden>
          </output>
        </>
      )}
    </FieldFrame>
  );
}

import { useState, type ComponentPropsWithRef } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import field from '../field/field.module.css';
import styles from './text-field.module.css';

export type TextFieldProps = ComponentPropsWithRef<'input'> & FieldProps;

/** One line of text. Passwords get a button that shows what was typed. */
export function TextField({ label, hint, error, type = 'text', className, ...rest }: TextFieldProps) {
  const ids = useFieldIds({ ...rest, hint, error });
  const [revealed, setRevealed] = useState(false);
  const secret = type === 'password';
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <div className={styles['row']}>
        <input
          {...rest}
          id={ids.control}
          type={secret && revealed ? 'text' : type}
          className={joinClassNames(field['control'], secret && styles['secret'], className)}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : rest['aria-invalid']}
        />
        {secret && (
          <button
            type="button"
            className={styles['reveal']}
            aria-controls={ids.control}
            aria-label={revealed ? 'Ocultar senha' : 'Mostrar senha'}
            disabled={rest.disabled}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? 'Ocultar' : 'Mostrar'}
          </button>
        )}
      </div>
    </FieldFrame>
  );
}

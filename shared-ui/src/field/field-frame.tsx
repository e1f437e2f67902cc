import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import type { FieldIds } from './use-field-ids.ts';
import styles from './field.module.css';

export interface FieldFrameProps {
  readonly ids: FieldIds;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Label, hint, control and error of one field, in reading order. */
export function FieldFrame({ ids, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={ids.control}>
        {label}
      </label>
      {hint && (
        <p id={ids.hint} className={styles['hint']}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={ids.error} text={error} />
    </div>
  );
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import styles from './checkbox.module.css';

/** A native checkbox whose label is part of the target. */
export function Checkbox({
  label,
  description,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** What is agreed to or switched on. */
  readonly label: ReactNode;
  /** Says more about it, below. */
  readonly description?: string | undefined;
}) {
  const ids = useFieldIds({ ...rest, hint: description });
  return (
    <div className={styles['row']}>
      <input
        {...rest}
        type="checkbox"
        id={ids.control}
        className={joinClassNames(styles['box'], className)}
        aria-describedby={ids.describedBy}
      />
      <div className={styles['text']}>
        <label className={styles['label']} htmlFor={ids.control}>
          {label}
        </label>
        {description && (
          <p id={ids.hint} className={styles['description']}>
            {description}
          </p>
        )}
      </div>
    </div>
  );
}

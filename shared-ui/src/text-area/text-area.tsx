import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import field from '../field/field.module.css';
import { counterAnnouncement, counterText } from './counter-text.ts';
import styles from './text-area.module.css';

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
        className={classNames(field['control'], styles['area'], className)}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : rest['aria-invalid']}
        onChange={change}
      />
      {counter && (
        <>
          <p className={styles['counter']} aria-hidden="true">
            {counterText(length, rest.maxLength)}
          </p>
          <output>
            <VisuallyHidden>{counterAnnouncement(length, rest.maxLength)}</VisuallyHidden>
          </output>
        </>
      )}
    </FieldFrame>
  );
}

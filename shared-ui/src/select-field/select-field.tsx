import type { ComponentPropsWithRef } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { Icon } from '../icon/icon.tsx';
import field from '../field/field.module.css';
import styles from './select-field.module.css';

/** One of several that can be chosen. */
export interface SelectOption {
  /** What the choice is worth to the form. */
  readonly value: string;
  /** What the person reads. */
  readonly label: string;
  /** The heading that it is listed under; options of one heading follow each other. */
  readonly group?: string;
}

/** Options in their order, those of one heading together; without a heading each is by itself. */
function listRuns(options: readonly SelectOption[]): readonly (readonly SelectOption[])[] {
  const starts = options.flatMap(({ group }, at) =>
    at > 0 && group !== undefined && group === options[at - 1]?.group ? [] : [at],
  );
  return starts.map((start, at) => options.slice(start, starts[at + 1]));
}

const renderOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** A choice from a list, with the native control of the device. */
export function SelectField({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple'> &
  FieldProps & {
    /** In this order. */
    readonly options: readonly SelectOption[];
    /** Of the option that is chosen. */
    readonly value: string;
    /** Called with the value of another option. */
    readonly onChange: (value: string) => void;
  }) {
  const ids = useFieldIds({ ...rest, hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <div className={styles['row']}>
        <select
          {...rest}
          id={ids.control}
          value={value}
          className={joinClassNames(field['control'], styles['select'], className)}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : rest['aria-invalid']}
          onChange={(event) => onChange(event.target.value)}
        >
          {listRuns(options).map((run) =>
            run[0]?.group === undefined ? (
              run.map(renderOption)
            ) : (
              <optgroup key={run[0].group} label={run[0].group}>
                {run.map(renderOption)}
              </optgroup>
            ),
          )}
        </select>
        <span className={styles['arrow']}>
          <Icon name="chevronDown" size={18} />
        </span>
      </div>
    </FieldFrame>
  );
}

import { FieldError } from '../field/field-error.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import { Choice, type ChoiceOption } from './choice.tsx';
import styles from './choice-group.module.css';

export type { ChoiceOption } from './choice.tsx';

const SHORT_LABEL = 3;

/** One choice of several: native radios, so that arrows, space and forms work as everywhere. */
export function ChoiceGroup({
  legend,
  name,
  options,
  value,
  onChange,
  layout = 'stack',
  error,
}: {
  /** The question. */
  readonly legend: string;
  /** Of the radios: no other group of the form has it. */
  readonly name: string;
  /** In this order. */
  readonly options: readonly ChoiceOption[];
  /** Of the option that is chosen; null for none. */
  readonly value: string | null;
  /** Called with the value of another option. */
  readonly onChange: (value: string) => void;
  /** `stack` one below another, `row` side by side if there is room, `scale` equal cells. */
  readonly layout?: 'stack' | 'row' | 'scale' | undefined;
  /** What is wrong with the choice. */
  readonly error?: string | undefined;
}) {
  const ids = useFieldIds({ error });
  const short = options.every((option) => option.label.length <= SHORT_LABEL && !option.description);
  return (
    <fieldset
      className={styles['group']}
      aria-describedby={ids.describedBy}
      data-invalid={error ? true : undefined}
    >
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['options']} data-layout={layout} data-short={short || undefined}>
        {options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            name={name}
            id={`${ids.control}-${option.value}`}
            checked={option.value === value}
            describedBy={ids.describedBy}
            onSelect={onChange}
          />
        ))}
      </div>
      <FieldError id={ids.error} text={error} />
    </fieldset>
  );
}

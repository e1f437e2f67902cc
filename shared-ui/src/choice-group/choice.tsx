import type { SelectOption } from '../select-field/select-field.tsx';
import styles from './choice-group.module.css';

/** An option with room for a sentence. */
export interface ChoiceOption extends SelectOption {
  /** Says more about it, below. */
  readonly description?: string | undefined;
}

interface ChoiceProps {
  readonly option: ChoiceOption;
  readonly name: string;
  readonly id: string;
  readonly checked: boolean;
  /** What is wrong with the group: who comes to a radio by a script does not pass the group. */
  readonly describedBy: string | undefined;
  readonly onSelect: (value: string) => void;
}

/** One radio with its label; the whole cell is the target. */
export function Choice({ option, name, id, checked, describedBy, onSelect }: ChoiceProps) {
  const descriptionId = option.description ? `${id}-description` : undefined;
  return (
    <label className={styles['choice']}>
      <input
        type="radio"
        className={styles['radio']}
        name={name}
        value={option.value}
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={[describedBy, descriptionId].filter(Boolean).join(' ') || undefined}
        onChange={() => onSelect(option.value)}
      />
      <span className={styles['text']}>
        <span id={`${id}-label`} className={styles['label']}>
          {option.label}
        </span>
        {option.description && (
          <span id={descriptionId} className={styles['description']}>
            {option.description}
          </span>
        )}
      </span>
    </label>
  );
}

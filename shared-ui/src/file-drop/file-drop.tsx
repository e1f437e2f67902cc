import { useState, type ChangeEvent, type DragEvent } from 'react';
import { FieldError } from '../field/field-error.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { Icon } from '../icon/icon.tsx';
import { accepts } from './accepts-file.ts';
import styles from './file-drop.module.css';

const REFUSED = 'Este formato de arquivo não é aceito. Escolha outro arquivo.';

/** Takes one file, from the picker or dropped. The control is a real file input under the label. */
export function FileDrop({
  label,
  hint,
  accept,
  onFile,
  error,
  disabled = false,
}: FieldProps & {
  /** As the attribute of a file input: `.pdf,.docx,text/plain`. */
  readonly accept: string;
  /** Called with a file that is accepted. */
  readonly onFile: (file: File) => void;
  /** Takes nothing for now. */
  readonly disabled?: boolean | undefined;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const [over, setOver] = useState(false);
  const problem = refused ? REFUSED : error;
  const ids = useFieldIds({ hint, error: problem });

  const take = (file: File | undefined) => {
    if (!file || disabled) return;
    const fits = accepts(accept, file);
    setRefused(!fits);
    setChosen(fits ? file.name : null);
    if (fits) onFile(file);
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files?.[0]);
    // Cleared so that choosing the same file again, after correcting it, is a change.
    event.target.value = '';
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };

  return (
    <div className={styles['drop']}>
      {/* Dropping is a shortcut for the pointer; the input inside serves every other way. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        className={styles['zone']}
        data-over={over || undefined}
        data-disabled={disabled || undefined}
        data-invalid={problem ? true : undefined}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          id={ids.control}
          className={styles['input']}
          accept={accept}
          disabled={disabled}
          aria-labelledby={`${ids.control}-label`}
          aria-describedby={ids.describedBy}
          aria-invalid={problem ? true : undefined}
          onChange={pick}
        />
        <Icon name={chosen ? 'file' : 'upload'} size={28} />
        <span id={`${ids.control}-label`} className={styles['label']}>
          {label}
        </span>
        {hint && (
          <span id={ids.hint} className={styles['hint']}>
            {hint}
          </span>
        )}
        <output className={styles['chosen']}>{chosen && `Arquivo escolhido: ${chosen}`}</output>
      </label>
      <FieldError id={ids.error} text={problem} />
    </div>
  );
}

import { Button, Dialog, TextField } from '@aura/shared-ui';
import { useForm } from '@aura/shared-pages/forms';
import { useId, useState } from 'react';
import {
  FIELD_NAMES,
  isRequired,
  PERSON_FIELDS,
  type PersonField,
  type PersonTexts,
} from '../../people/person/fields.ts';
import { readPerson } from '../../people/person/read-person.ts';
import styles from '../import.module.css';

interface Props {
  readonly line: number;
  /** As they stand now; what the file has no column for is not asked. */
  readonly texts: PersonTexts;
  readonly onCorrect: (line: number, texts: PersonTexts) => void;
  readonly onClose: () => void;
}

/** Corrects one line of the file, here and not in the file. */
export function CorrectDialog({ line, texts, onCorrect, onClose }: Props) {
  const formId = useId();
  const [typed, setTyped] = useState(texts);
  const { form, errors, clear } = useForm<PersonField>({
    check: () => {
      const read = readPerson(typed);
      return read.ok ? {} : read.error;
    },
    onValid: () => onCorrect(line, typed),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Corrigir a linha ${line}`}
      actions={
        <>
          <Button type="submit" form={formId}>
            Corrigir
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles['stack']}>
        <p className={styles['note']}>Vale para esta importação. O arquivo no seu computador não muda.</p>
        {PERSON_FIELDS.filter((field) => texts[field] !== undefined).map((field) => (
          <TextField
            key={field}
            label={FIELD_NAMES[field]}
            value={typed[field] ?? ''}
            autoComplete="off"
            required={isRequired(field)}
            error={errors[field]}
            onChange={({ target }) => {
              setTyped({ ...typed, [field]: target.value });
              clear(field);
            }}
          />
        ))}
      </form>
    </Dialog>
  );
}

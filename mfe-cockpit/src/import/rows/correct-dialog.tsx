import { Button, Dialog, TextField } from '@aura/shared-ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useFocusInvalid } from '../../focus/use-focus-invalid.ts';
import { FIELD_NAMES, isRequired, PERSON_FIELDS, type PersonTexts } from '../../people/person/fields.ts';
import { readPerson, type PersonProblems } from '../../people/person/read-person.ts';
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
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(texts);
  const [problems, setProblems] = useState<PersonProblems>({});
  const [sent, setSent] = useState(0);
  useFocusInvalid(form, sent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPerson(typed);
    setProblems(read.ok ? {} : read.error);
    setSent(sent + 1);
    if (read.ok) onCorrect(line, typed);
  };
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
      <form id={formId} ref={form} noValidate onSubmit={submit} className={styles['stack']}>
        <p className={styles['note']}>Vale para esta importação. O arquivo no seu computador não muda.</p>
        {PERSON_FIELDS.filter((field) => texts[field] !== undefined).map((field) => (
          <TextField
            key={field}
            label={FIELD_NAMES[field]}
            value={typed[field] ?? ''}
            autoComplete="off"
            required={isRequired(field)}
            error={problems[field]}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
      </form>
    </Dialog>
  );
}

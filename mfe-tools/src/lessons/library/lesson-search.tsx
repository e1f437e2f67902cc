import { useForm } from '@aura/shared-pages/forms';
import { Button, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import styles from './lesson-search.module.css';

interface Props {
  readonly initial: string;
  readonly onSearch: (words: string) => void;
}

const MAX_WORDS = 80;

/** Looks for lessons; an empty search shows all of them. */
export function LessonSearch({ initial, onSearch }: Props) {
  const [words, setWords] = useState(initial);
  const { form } = useForm({ onValid: () => onSearch(words.trim()) });
  return (
    <form {...form} className={styles['form']} role="search" aria-label="Lições">
      <TextField
        label="Buscar uma lição"
        type="search"
        maxLength={MAX_WORDS}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        Buscar
      </Button>
    </form>
  );
}

import type { Question } from '@aura/shared-lessons';
import { Button, ChoiceGroup, TextField } from '@aura/shared-ui';
import { useId, useState, type SyntheticEvent } from 'react';
import styles from '../../tools.module.css';
import { optionsOf, promptOf } from './options.ts';

interface Props {
  readonly question: Question;
  readonly busy: boolean;
  readonly onAnswer: (answer: number | string) => void;
}

const MAX_GAP = 60;

/** A question with the ways to answer it. */
export function QuestionForm({ question, busy, onAnswer }: Props) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const name = useId();
  const isGap = question.kind === 'gap';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (value.trim() === '') {
      return setError(isGap ? 'Escreva o que completa a frase.' : 'Escolha uma resposta.');
    }
    onAnswer(isGap ? value.trim() : Number(value));
  };
  const choose = (chosen: string) => {
    setValue(chosen);
    setError(undefined);
  };
  return (
    <form className={styles['fields']} onSubmit={submit} noValidate>
      {isGap ? (
        <TextField
          label={promptOf(question)}
          hint="Uma ou duas palavras."
          maxLength={MAX_GAP}
          autoComplete="off"
          value={value}
          error={error}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      ) : (
        <ChoiceGroup
          legend={question.prompt}
          name={name}
          options={optionsOf(question).map((label, at) => ({ value: String(at), label }))}
          value={value === '' ? null : value}
          error={error}
          onChange={choose}
        />
      )}
      <div>
        <Button type="submit" busy={busy}>
          Conferir
        </Button>
      </div>
    </form>
  );
}

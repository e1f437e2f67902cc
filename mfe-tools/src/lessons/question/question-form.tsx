import type { Question } from '@aura/shared-lessons';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { Button, ChoiceGroup, TextField } from '@aura/shared-ui';
import { useId, useState } from 'react';
import styles from '../../tools.module.css';
import { listOptions, renderPrompt } from './options.ts';

interface Props {
  readonly question: Question;
  readonly busy: boolean;
  /** Whether the options come in another order than the lesson's, so that their place is no help. */
  readonly isShuffled?: boolean;
  readonly onAnswer: (answer: number | string) => void;
}

const MAX_GAP = 60;

/** The options with their numbers. True and false keep their order. */
function arrangeOptions(question: Question, isShuffled: boolean) {
  if (question.kind === 'gap') return [];
  const options = listOptions(question).map((label, at) => ({ value: String(at), label }));
  if (!isShuffled || question.kind === 'trueFalse') return options;
  const places = new Map(options.map(({ value }) => [value, Math.random()]));
  return options.toSorted((a, b) => (places.get(a.value) ?? 0) - (places.get(b.value) ?? 0));
}

/** A question with the ways to answer it. */
export function QuestionForm({ question, busy, isShuffled = false, onAnswer }: Props) {
  const [options] = useState(() => arrangeOptions(question, isShuffled));
  const [value, setValue] = useState('');
  const name = useId();
  const isGap = question.kind === 'gap';
  const missing = isGap ? 'Escreva o que completa a frase.' : 'Escolha uma resposta.';
  const { form, errors, clear } = useForm<'answer'>({
    check: () => keepErrors({ answer: value.trim() === '' ? missing : null }),
    onValid: () => onAnswer(isGap ? value.trim() : Number(value)),
  });
  const choose = (chosen: string) => {
    setValue(chosen);
    clear();
  };
  return (
    <form {...form} className={styles['fields']}>
      {isGap ? (
        <TextField
          label={renderPrompt(question)}
          // A line is silent for screen readers, and so the hint says that something is left out.
          hint="Escreva a palavra, ou as duas, que faltam no lugar da linha."
          maxLength={MAX_GAP}
          autoComplete="off"
          value={value}
          error={errors.answer}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      ) : (
        <ChoiceGroup
          legend={question.prompt}
          name={name}
          options={options}
          value={value === '' ? null : value}
          error={errors.answer}
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

import type { DraftedText } from '@aura/shared-domain';
import { TextField } from '@aura/shared-ui';
import styles from '../tools.module.css';
import { isMashed } from './is-mashed.ts';

interface Props {
  readonly drafted: DraftedText;
  readonly answers: Readonly<Record<string, string>>;
  readonly onAnswer: (token: string, answer: string) => void;
  /** Whether what is missing is to be shown as such. */
  readonly asked: boolean;
  /** What can be done about an answer that is missing. */
  readonly missing?: string;
}

/** What only the person knows, asked one by one; nothing is made up in its place. */
export function GapsForm({
  drafted,
  answers,
  onAnswer,
  asked,
  missing = 'Responda com o que você sabe, ou edite o texto.',
}: Props) {
  if (drafted.gaps.length === 0) return null;
  return (
    <div className={styles['fields']}>
      {drafted.gaps.map(({ token, question }) => {
        const answer = answers[token] ?? '';
        return (
          <TextField
            key={token}
            label={question}
            hint="Entra no espaço em branco do rascunho."
            maxLength={200}
            value={answer}
            error={asked && (answer.trim() === '' || isMashed(answer)) ? missing : undefined}
            onChange={(event) => onAnswer(token, event.currentTarget.value)}
          />
        );
      })}
    </div>
  );
}

import { keepErrors, useAttempt, useForm } from '@aura/shared-pages/forms';
import { Button, Checkbox, Notice, TextArea } from '@aura/shared-ui';
import { useState } from 'react';
import { ANSWER_LIMITS, type ShownTicket } from '../api.ts';
import styles from '../console/console.module.css';
import { describeDelivery } from './ticket-words.ts';
import type { TicketsPorts } from './tickets-ports.ts';

interface Props {
  readonly ticket: ShownTicket;
  readonly answer: TicketsPorts['answer'];
  readonly onAnswered: (ticket: ShownTicket) => void;
  /** Asks to close it without an answer. */
  readonly onClose: () => void;
}

/** Where the answer is written. What was typed stays until it has been stored. */
export function AnswerForm({ ticket, answer, onAnswered, onClose }: Props) {
  const [closes, setCloses] = useState(true);
  const [attempt, run] = useAttempt<'answer'>();
  const isBusy = attempt.status === 'pending';
  const send = (text: string) =>
    run('answer', async () => {
      const answered = await answer({ id: ticket.id, seenAnswers: ticket.answers.length, text, closes });
      if (answered.ok) onAnswered(answered.value);
      return answered;
    });
  const { form, errors } = useForm({
    fields: ['answer'],
    check: ({ answer: text }) =>
      keepErrors({
        answer:
          text.trim().length < ANSWER_LIMITS.min
            ? `Escreva pelo menos ${ANSWER_LIMITS.min} caracteres.`
            : null,
      }),
    onValid: ({ answer: text }) => {
      if (!isBusy) void send(text.trim());
    },
  });
  return (
    <form {...form} className={styles['form']}>
      <TextArea
        label="Resposta"
        name="answer"
        rows={6}
        maxLength={ANSWER_LIMITS.max}
        counter
        required
        hint={describeDelivery(ticket)}
        error={errors.answer}
      />
      <Checkbox
        label="Encerrar com esta resposta"
        checked={closes}
        onChange={(event) => setCloses(event.target.checked)}
      />
      {attempt.status === 'failed' && <Notice tone="error">{attempt.message}</Notice>}
      <div className={styles['actions']}>
        <Button type="submit" busy={isBusy}>
          Responder
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Encerrar sem responder
        </Button>
      </div>
    </form>
  );
}

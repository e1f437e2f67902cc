import { Button, Checkbox, Notice, TextArea } from '@aura/shared-ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { ANSWER_LIMITS, type ShownTicket } from '../api.ts';
import styles from '../console/console.module.css';
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
  const field = useRef<HTMLTextAreaElement>(null);
  const [closes, setCloses] = useState(true);
  const [isTooShort, setTooShort] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (text: string) => {
    setBusy(true);
    const answered = await answer({ id: ticket.id, seenAnswers: ticket.answers.length, text, closes });
    setBusy(false);
    if (answered.ok) onAnswered(answered.value);
    else setProblem(answered.error.message);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    const refused = text.length < ANSWER_LIMITS.min;
    flushSync(() => setTooShort(refused));
    if (refused) field.current?.focus();
    else if (!isBusy) void send(text);
  };
  return (
    <form noValidate onSubmit={submit} className={styles['form']}>
      <TextArea
        ref={field}
        label="Resposta"
        name="answer"
        rows={6}
        maxLength={ANSWER_LIMITS.max}
        counter
        required
        hint={
          ticket.uid === null
            ? 'A pessoa a lê em Contato, com o protocolo e o e-mail. Nenhuma conta confirmada tem este e-mail: envie-a também por e-mail.'
            : 'A pessoa a lê em Contato, com o protocolo e o e-mail, e recebe um aviso na conta.'
        }
        error={isTooShort ? `Escreva pelo menos ${ANSWER_LIMITS.min} caracteres.` : undefined}
      />
      <Checkbox
        label="Encerrar com esta resposta"
        checked={closes}
        onChange={(event) => setCloses(event.target.checked)}
      />
      {problem !== null && <Notice tone="error">{problem}</Notice>}
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

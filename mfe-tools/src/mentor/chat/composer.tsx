import { MENTOR_LIMITS } from '@aura/shared-domain';
import { Button, TextArea } from '@aura/shared-ui';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import styles from '../../tools.module.css';

interface Props {
  readonly text: string;
  /** Whether an answer is on its way: one message at a time. */
  readonly busy: boolean;
  readonly onText: (text: string) => void;
  readonly onSend: (text: string) => void;
  readonly onStop: () => void;
}

/** The next message. Enter sends it, as in any chat; Shift with Enter starts a new line. */
export function Composer({ text, busy, onText, onSend, onStop }: Props) {
  const [asked, setAsked] = useState(false);
  const empty = text.trim() === '';
  const send = () => {
    if (busy) return;
    setAsked(empty);
    if (!empty) onSend(text.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    // Enter that chooses among characters, or ends one with its accent, is no wish to send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles['fields']} onSubmit={submit} noValidate data-no-print>
      <TextArea
        label="Sua mensagem"
        hint="Sem dados de outras pessoas. Enter envia; Shift + Enter pula uma linha."
        rows={3}
        value={text}
        maxLength={MENTOR_LIMITS.messageCharacters}
        counter={text.length > MENTOR_LIMITS.messageCharacters / 2}
        error={asked && empty ? 'Escreva o que você quer conversar.' : undefined}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={sendByKey}
      />
      <div className={styles['row']}>
        {busy ? (
          <Button type="button" variant="secondary" onClick={onStop}>
            Parar a resposta
          </Button>
        ) : (
          <Button type="submit">Enviar</Button>
        )}
      </div>
    </form>
  );
}

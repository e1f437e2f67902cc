import { MENTOR_LIMITS } from '@aura/shared-domain';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { Button, TextArea } from '@aura/shared-ui';
import { type KeyboardEvent, type Ref, useId } from 'react';
import styles from '../../tools.module.css';
import look from './chat.module.css';

interface Props {
  readonly text: string;
  readonly field: Ref<HTMLTextAreaElement>;
  /** Whether it stays in sight. */
  readonly isSticky: boolean;
  /** Whether an answer is on its way: one message at a time. */
  readonly busy: boolean;
  /** Why this text cannot be sent now; null if it can. */
  readonly blocked: string | null;
  readonly onText: (text: string) => void;
  readonly onSend: (text: string) => void;
  readonly onStop: () => void;
}

/** The next message. Enter sends it, as in any chat; Shift with Enter starts a new line. */
export function Composer({ text, field, isSticky, busy, blocked, onText, onSend, onStop }: Props) {
  const why = useId();
  const empty = text.trim() === '';
  const { form, errors } = useForm<'text'>({
    check: () => keepErrors({ text: empty ? 'Escreva o que você quer conversar.' : null }),
    onValid: () => onSend(text.trim()),
  });
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter that chooses among characters, or ends one with its accent, is no wish to send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!busy && blocked === null) event.currentTarget.form?.requestSubmit();
  };
  return (
    <form
      {...form}
      className={isSticky ? `${look['composer']} ${look['sticky']}` : look['composer']}
      data-lower-bar={isSticky ? '' : undefined}
      data-no-print
    >
      <TextArea
        ref={field}
        label="Sua mensagem"
        hint="Sem dados de outras pessoas. Enter envia."
        rows={1}
        value={text}
        maxLength={MENTOR_LIMITS.messageCharacters}
        counter={text.length > MENTOR_LIMITS.messageCharacters / 2}
        error={empty ? errors.text : undefined}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={sendByKey}
      />
      <div>
        {busy ? (
          <Button type="button" variant="secondary" onClick={onStop}>
            Parar a resposta
          </Button>
        ) : (
          <Button
            type="submit"
            disabled={blocked !== null}
            aria-describedby={blocked === null ? undefined : why}
          >
            Enviar
          </Button>
        )}
      </div>
      {!busy && blocked !== null && (
        <p id={why} className={styles['note']}>
          {blocked}
        </p>
      )}
    </form>
  );
}

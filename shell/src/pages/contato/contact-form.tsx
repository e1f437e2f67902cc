import { Button, Notice } from '@aura/shared-ui';
import { useAlive, useAttempt, useForm } from '@aura/shared-pages/forms';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContactRequest, ContactResponse, ContactSubject, Result } from '@aura/shared-domain';
import {
  CONTACT_FIELDS,
  findContactErrors,
  buildContactRequest,
  TRAP,
  type Typed,
} from './contact-message.ts';
import styles from './contact.module.css';
import { MessageFields } from './message-fields.tsx';
import { Received, type SentMessage } from './received.tsx';
import { Link } from '@aura/shared-session/router';

export interface ContactFormProps {
  /** Sends the message; the text of a failure is Portuguese and made to be shown. */
  readonly send: (request: ContactRequest) => Promise<Result<ContactResponse, { readonly message: string }>>;
  /** Subject to start with, as long as the person has chosen none. */
  readonly suggestedSubject?: ContactSubject | null;
}

/** The contact form, and once it is sent its confirmation. */
export function ContactForm({ send, suggestedSubject = null }: ContactFormProps) {
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [sentBefore, setSentBefore] = useState(false);
  if (sent !== null) return <Received {...sent} onAnother={() => setSent(null)} />;
  return (
    <MessageForm
      send={send}
      suggestedSubject={sentBefore ? null : suggestedSubject}
      takesFocus={sentBefore}
      onSent={(message) => {
        setSentBefore(true);
        setSent(message);
      }}
    />
  );
}

interface Props extends Required<ContactFormProps> {
  /** Whether it comes in the place of something that had the focus. */
  readonly takesFocus: boolean;
  /** Called once the message has arrived. */
  readonly onSent: (message: SentMessage) => void;
}

/** The form itself. Typed text stays in its fields until the message has arrived. */
function MessageForm({ send, suggestedSubject, takesFocus, onSent }: Props) {
  const name = useRef<HTMLInputElement>(null);
  const requestId = useRequestId();
  const [attempt, run] = useAttempt<'send'>();
  const { form, errors } = useForm({
    fields: CONTACT_FIELDS,
    check: findContactErrors,
    onValid: (typed) => void submit(typed),
  });
  const alive = useAlive();

  useEffect(() => {
    if (takesFocus) name.current?.focus();
  }, [takesFocus]);

  async function submit(typed: Typed): Promise<void> {
    const request = buildContactRequest(typed, requestId(JSON.stringify(typed)));
    if (!request) return;
    let sent: SentMessage = { email: request.email };
    const hasArrived = await run('send', async () => {
      const answer = await send(request);
      if (answer.ok) sent = { ...sent, ...answer.value };
      return answer;
    });
    if (hasArrived) onSent(sent);
  }

  return (
    <form {...form} className={styles['form']}>
      <MessageFields nameRef={name} suggestedSubject={suggestedSubject} errors={errors} />
      <Trap />
      <DataUse />
      {attempt.status === 'failed' && (
        <Notice tone="error" title="Sua mensagem não foi enviada">
          {attempt.message} O que você escreveu continua aqui.
        </Notice>
      )}
      <Button type="submit" size="lg" disabled={!alive} busy={attempt.status === 'pending'}>
        Enviar mensagem
      </Button>
    </form>
  );
}

/** Explains the use of the form's data before it is sent. */
function DataUse() {
  return (
    <p className={styles['dataUse']}>
      Guardamos seu nome, e-mail, assunto, mensagem e, se informada, a empresa, somente para responder a você.
      Não usamos esses dados para divulgação. Mais na{' '}
      <Link to="/politica-de-privacidade">política de privacidade</Link>.
    </p>
  );
}

/** An invisible field (honeypot). Only machines fill it in. */
function Trap() {
  return (
    <div className={styles['trap']} aria-hidden="true">
      <label>
        Deixe este campo em branco
        <input
          type="text"
          name={TRAP}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}

/**
 * Returns the request id for a text. The same text keeps its id, so that a retry after a lost answer is not stored
 * twice; a changed text gets a new one, so that it is not dropped as a duplicate.
 */
function useRequestId(): (text: string) => string {
  const latest = useRef<{ readonly text: string; readonly id: string } | null>(null);
  return useCallback((text) => {
    if (latest.current?.text !== text) latest.current = { text, id: crypto.randomUUID() };
    return latest.current.id;
  }, []);
}

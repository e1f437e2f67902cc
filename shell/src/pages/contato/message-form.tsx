import { Button, Notice } from '@aura/shared-ui';
import { useAlive, useAttempt, useForm } from '@aura/shared-pages/forms';
import { useEffect, useRef } from 'react';
import type { ContactFormProps } from './contact-form.tsx';
import { CONTACT_FIELDS, contactErrors, contactRequest, type Typed } from './contact-message.ts';
import styles from './contact.module.css';
import { DataUse } from './data-use.tsx';
import { MessageFields } from './message-fields.tsx';
import type { SentMessage } from './received.tsx';
import { Trap } from './trap.tsx';
import { useRequestId } from './use-request-id.ts';

interface Props extends Required<ContactFormProps> {
  /** Whether it comes in the place of something that had the focus. */
  readonly takesFocus: boolean;
  /** Called once the message has arrived. */
  readonly onSent: (message: SentMessage) => void;
}

/** The form itself. What was typed stays in its fields until the message has arrived. */
export function MessageForm({ send, suggestedSubject, takesFocus, onSent }: Props) {
  const name = useRef<HTMLInputElement>(null);
  const requestId = useRequestId();
  const [attempt, run] = useAttempt<'send'>();
  const { form, errors } = useForm({
    fields: CONTACT_FIELDS,
    check: contactErrors,
    onValid: (typed) => void submit(typed),
  });
  const alive = useAlive();

  useEffect(() => {
    if (takesFocus) name.current?.focus();
  }, [takesFocus]);

  async function submit(typed: Typed): Promise<void> {
    const request = contactRequest(typed, requestId(JSON.stringify(typed)));
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

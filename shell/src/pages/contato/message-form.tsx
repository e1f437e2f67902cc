import { Button, Notice } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import { useAlive } from '../../forms/use-alive.ts';
import { useAttempt } from '../../forms/use-attempt.ts';
import { useForm } from '../../forms/use-form.ts';
import type { ContactFormProps } from './contact-form.tsx';
import { CONTACT_FIELDS, contactErrors, contactRequest, type Typed } from './contact-message.ts';
import styles from './contact.module.css';
import { DataUse } from './data-use.tsx';
import { MessageFields } from './message-fields.tsx';
import { Trap } from './trap.tsx';
import { useRequestId } from './use-request-id.ts';

interface Props extends Required<ContactFormProps> {
  /** Whether it comes in the place of something that had the focus. */
  readonly takesFocus: boolean;
  /** Called once the message has arrived, with the address that the answer goes to. */
  readonly onSent: (email: string) => void;
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
    if (request && (await run('send', () => send(request)))) onSent(request.email);
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

import type { ContactRequest, ContactResponse, ContactSubject, Result } from '@aura/shared-domain';
import { useState } from 'react';
import { MessageForm } from './message-form.tsx';
import { Received, type SentMessage } from './received.tsx';

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

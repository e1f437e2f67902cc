import { formatLongDay, type ContactResponse } from '@aura/shared-domain';
import { Button } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './contact.module.css';

/** A message that has arrived. */
export interface SentMessage extends Pick<ContactResponse, 'number' | 'dueAt'> {
  /** Address that it was sent with. */
  readonly email: string;
}

interface Props extends SentMessage {
  readonly onAnother: () => void;
}

/** A day in words: `8 de dezembro de 2026`. */
export const describeDay = (instant: string): string => formatLongDay(new Date(instant));

/** Says that the message has arrived. It takes the focus: the button that was pressed is gone. */
export function Received({ email, number, dueAt, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['received']}>
      <h2 ref={heading} tabIndex={-1}>
        Recebemos sua mensagem.
      </h2>
      {number !== undefined && (
        <p>
          Seu protocolo é <strong className={styles['protocol']}>{number}</strong>. Guarde-o: com ele e o seu
          e-mail, você acompanha a mensagem e lê a resposta nesta página.
        </p>
      )}
      <p>
        Respondemos a <strong>{email}</strong>
        {dueAt !== undefined && <> até {describeDay(dueAt)}</>}. Usamos o que você escreveu só para responder,
        e para mais nada.
      </p>
      <Button variant="secondary" onClick={onAnother}>
        Enviar outra mensagem
      </Button>
    </div>
  );
}

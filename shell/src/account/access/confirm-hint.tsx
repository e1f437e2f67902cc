import { Button } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './access.module.css';
import type { ConfirmEmailProps } from './confirm-email.tsx';
import { DemoMessage } from './demo-message.tsx';
import { useConfirmation } from './use-confirmation.ts';

/** Asks in passing for the confirmation of the address. It goes by itself once the session knows of it. */
export function ConfirmHint({ email, ...ports }: ConfirmEmailProps) {
  const { attempt, sent, maySend, send } = useConfirmation(ports);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // the button that was pressed goes for a while
    if (sent > 0) said.current?.focus();
  }, [sent]);
  return (
    <section className={styles['hint']} aria-label="Confirmação do e-mail">
      <p ref={said} tabIndex={-1} role="status">
        {sent === 0 ? (
          <>
            Falta confirmar que <strong>{email}</strong> é seu. Sem isso, os avisos por e-mail não saem e
            assinar um plano para no meio.
          </>
        ) : (
          <>
            Enviamos um link para <strong>{email}</strong>. Pode levar alguns minutos; confira também a caixa
            de spam.
          </>
        )}
      </p>
      {attempt.status === 'failed' && <p role="alert">O e-mail não foi enviado. {attempt.message}</p>}
      {maySend && (
        <Button variant="quiet" busy={attempt.status === 'pending'} onClick={() => void send()}>
          {sent === 0 ? 'Enviar e-mail de confirmação' : 'Enviar outro e-mail'}
        </Button>
      )}
      {sent > 0 && <DemoMessage email={email} kind="verifyEmail" sent={sent} />}
    </section>
  );
}

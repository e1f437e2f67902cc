import { err } from '@aura/shared-domain';
import { Button, Notice } from '@aura/shared-ui';
import { useRef } from 'react';
import styles from './access.module.css';
import { DemoMessage } from './demo-message.tsx';
import { useConfirmation, type ConfirmationPorts } from './use-confirmation.ts';

export interface ConfirmEmailProps extends ConfirmationPorts {
  /** The address of the account. */
  readonly email: string;
}

/** @param sent e-mails that were sent from this page; others may have been sent before it was loaded */
const describeNotYet = (sent: number) =>
  `Este e-mail ainda não foi confirmado. ${sent > 0 ? 'Abra a mensagem que a Aura enviou' : 'Peça a mensagem em “Enviar e-mail de confirmação”'}, ` +
  'use o link dela e volte a esta página.';

/** Lets people confirm their address. It goes on by itself, here or on return to the page. */
export function ConfirmEmail({ email, sendVerification, checkVerification }: ConfirmEmailProps) {
  const {
    attempt,
    run,
    sent,
    maySend,
    send: sendMessage,
  } = useConfirmation({
    sendVerification,
    checkVerification,
  });
  const done = useRef<HTMLButtonElement>(null);

  const send = async () => {
    // the button that was pressed goes for a while
    if (await sendMessage()) done.current?.focus();
  };
  const check = () =>
    run('check', async () => {
      const checked = await checkVerification();
      return checked.ok && !checked.value ? err({ message: describeNotYet(sent) }) : checked;
    });
  const isPending = (kind: 'send' | 'check') => attempt.status === 'pending' && attempt.kind === kind;

  return (
    <div className={styles['ways']}>
      {sent > 0 && (
        <Notice tone="success" title="E-mail enviado">
          O link está na mensagem para <strong>{email}</strong>, que pode levar alguns minutos. Confira também
          a caixa de spam e, depois de usar o link, volte a esta página.
        </Notice>
      )}
      {sent > 0 && <DemoMessage email={email} kind="verifyEmail" sent={sent} />}
      {attempt.status === 'failed' && (
        <Notice
          tone="error"
          title={attempt.kind === 'send' ? 'O e-mail não foi enviado' : 'Ainda não dá para continuar'}
        >
          {attempt.message}
        </Notice>
      )}
      {maySend && (
        <Button size="lg" busy={isPending('send')} onClick={() => void send()}>
          {sent === 0 ? 'Enviar e-mail de confirmação' : 'Enviar outro e-mail'}
        </Button>
      )}
      <Button ref={done} variant="secondary" size="lg" busy={isPending('check')} onClick={() => void check()}>
        Já confirmei
      </Button>
      {!maySend && <p>Se a mensagem não chegar, em um minuto você pode pedir outra.</p>}
    </div>
  );
}

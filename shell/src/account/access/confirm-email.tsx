import { err, type Result } from '@aura/shared-domain';
import { Button, Notice } from '@aura/shared-ui';
import { useAttempt } from '@aura/shared-pages/forms';
import { useEffect, useRef, useState } from 'react';
import styles from './access.module.css';
import { DemoMessage } from './demo-message.tsx';

type Told<T> = Promise<Result<T, { readonly message: string }>>;

export interface ConfirmEmailProps {
  /** The address of the account. */
  readonly email: string;
  /** Sends an e-mail with a link that confirms the address. */
  readonly sendVerification: () => Told<unknown>;
  /** Whether the address is confirmed by now; the session then says so as well. */
  readonly checkVerification: () => Told<boolean>;
}

/** An e-mail takes a while to come; a second one in the same minute would only be confused with it. */
const BETWEEN_EMAILS_MS = 60_000;

/** The link may be used on another device, from which nobody returns to this page. */
const BETWEEN_CHECKS_MS = 5000;

/** @param sent e-mails that were sent from this page; others may have been sent before it was loaded */
const describeNotYet = (sent: number) =>
  `Este e-mail ainda não foi confirmado. ${sent > 0 ? 'Abra a mensagem que a Aura enviou' : 'Peça a mensagem em “Enviar e-mail de confirmação”'}, ` +
  'use o link dela e volte a esta página.';

/** Lets people confirm their address. It goes on by itself, here or on return to the page. */
export function ConfirmEmail({ email, sendVerification, checkVerification }: ConfirmEmailProps) {
  const [attempt, run] = useAttempt<'send' | 'check'>();
  const [sent, setSent] = useState(0);
  /** Of the e-mails that were sent, those that had their time to come. */
  const [awaited, setAwaited] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setAwaited(sent), BETWEEN_EMAILS_MS);
    return () => clearTimeout(timer);
  }, [sent]);
  useAsking(checkVerification, sent > 0);
  const done = useRef<HTMLButtonElement>(null);

  const send = async () => {
    if (!(await run('send', sendVerification))) return;
    setSent((before) => before + 1);
    // the button that was pressed goes for a while
    done.current?.focus();
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
      {sent === awaited && (
        <Button size="lg" busy={isPending('send')} onClick={() => void send()}>
          {sent === 0 ? 'Enviar e-mail de confirmação' : 'Enviar outro e-mail'}
        </Button>
      )}
      <Button ref={done} variant="secondary" size="lg" busy={isPending('check')} onClick={() => void check()}>
        Já confirmei
      </Button>
      {sent !== awaited && <p>Se a mensagem não chegar, em um minuto você pode pedir outra.</p>}
    </div>
  );
}

/** Calls `ask` when the person returns, and every few seconds while they wait here. Calls do not overlap. */
function useAsking(ask: () => Promise<unknown>, isWaiting: boolean): void {
  useEffect(() => {
    const over = new AbortController();
    let isAsking = false;
    const onReturn = async () => {
      if (document.visibilityState !== 'visible' || isAsking) return;
      isAsking = true;
      await ask();
      isAsking = false;
    };
    const listener = () => void onReturn();
    window.addEventListener('focus', listener, { signal: over.signal });
    document.addEventListener('visibilitychange', listener, { signal: over.signal });
    const timer = isWaiting ? setInterval(listener, BETWEEN_CHECKS_MS) : undefined;
    return () => {
      over.abort();
      clearInterval(timer);
    };
  }, [ask, isWaiting]);
}

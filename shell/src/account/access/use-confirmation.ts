import type { Result } from '@aura/shared-domain';
import { useAttempt } from '@aura/shared-pages/forms';
import { useEffect, useState } from 'react';

type Told<T> = Promise<Result<T, { readonly message: string }>>;

export interface ConfirmationPorts {
  /** Sends an e-mail with a link that confirms the address. */
  readonly sendVerification: () => Told<unknown>;
  /** Whether the address is confirmed by now; the session then says so as well. */
  readonly checkVerification: () => Told<boolean>;
}

/** An e-mail takes a while to come; a second one in the same minute would only be confused with it. */
const BETWEEN_EMAILS_MS = 60_000;

/** The link may be used on another device, from which nobody returns to this page. */
const BETWEEN_CHECKS_MS = 5000;

/** Sends the message that confirms an address, and notices by itself that its link was used. */
export function useConfirmation({ sendVerification, checkVerification }: ConfirmationPorts) {
  const [attempt, run] = useAttempt<'send' | 'check'>();
  const [sent, setSent] = useState(0);
  /** Of the e-mails that were sent, those that had their time to come. */
  const [awaited, setAwaited] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setAwaited(sent), BETWEEN_EMAILS_MS);
    return () => clearTimeout(timer);
  }, [sent]);
  useAsking(checkVerification, sent > 0);
  const send = async (): Promise<boolean> => {
    if (!(await run('send', sendVerification))) return false;
    setSent((before) => before + 1);
    return true;
  };
  return { attempt, run, sent, maySend: sent === awaited, send };
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

import { type BillingStatus, billingStatusEndpoint } from '@aura/shared-domain';
import { useCallback, useEffect, useState } from 'react';
import { call } from '@aura/shared-session';

/** What the server knows of a person's payments. */
export interface BillingStatusView {
  /** The newest answer; null before the first. */
  readonly status: BillingStatus | null;
  /** Why the last question was not answered; null where it was. */
  readonly failure: string | null;
  readonly isAsking: boolean;
  /** Asks again; what is known stays until the answer. */
  readonly reload: () => void;
  /** Looks for something newer than what is known, and says nothing where that fails. */
  readonly refresh: () => void;
}

interface Answer {
  readonly uid: string;
  readonly attempt: number;
  readonly status: BillingStatus | null;
  readonly failure: string | null;
}

/** @param uid the person; null for nobody, of whom nothing is asked */
export function useBillingStatus(uid: string | null): BillingStatusView {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (uid === null) return;
    let left = false;
    void call(billingStatusEndpoint).then((given) => {
      if (left) return;
      setAnswer((before) =>
        given.ok
          ? { uid, attempt, status: given.value, failure: null }
          : { uid, attempt, status: statusOf(before, uid), failure: given.error.message },
      );
    });
    return () => {
      left = true;
    };
  }, [uid, attempt]);
  const reload = useCallback(() => setAttempt((n) => n + 1), []);
  const refresh = useCallback(() => {
    if (uid === null) return;
    void call(billingStatusEndpoint).then((given) => {
      if (!given.ok) return;
      // What was asked for out loud meanwhile is newer.
      setAnswer((before) =>
        before?.uid === uid && before.attempt === attempt
          ? { uid, attempt, status: given.value, failure: null }
          : before,
      );
    });
  }, [uid, attempt]);
  const own = answer?.uid === uid ? answer : null;
  return {
    status: own?.status ?? null,
    failure: own?.failure ?? null,
    isAsking: uid !== null && own?.attempt !== attempt,
    reload,
    refresh,
  };
}

const statusOf = (answer: Answer | null, uid: string): BillingStatus | null =>
  answer?.uid === uid ? answer.status : null;

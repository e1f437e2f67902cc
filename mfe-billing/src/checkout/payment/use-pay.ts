import { navigate } from '@aura/shared-session/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MountedPayment } from '../../providers/provider.ts';
import { keepOrigin, useCameFrom } from '../../address/came-from.ts';
import { SUCCESS_PATH } from '../paths.ts';
import { describeProblem, type PaymentProblem } from './payment-problem.ts';

const LOCK = 'aura.payment';

interface Turn {
  /** Called where another tab of this browser is at a payment, which is waited for. */
  readonly onWait: () => void;
  /** Ends the wait; the payment is then not made. */
  readonly signal: AbortSignal;
}

/**
 * Runs a payment when no other tab of this browser runs one; null if the person gave up waiting. Browsers without
 * locks just run it: confirming the same payment twice charges it once.
 */
export async function runAlone<T>(pay: () => Promise<T>, { onWait, signal }: Turn): Promise<T | null> {
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
  if (!locks) return pay();
  const now = await locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? { outcome: await pay() } : null,
  );
  if (now) return now.outcome;
  onWait();
  return locks.request(LOCK, { signal }, pay).catch(() => null);
}

/** `waiting`: another tab is at a payment. `paid`: the page is about to change. */
type Stage = 'idle' | 'waiting' | 'paying' | 'paid';

interface Paying {
  readonly stage: Stage;
  /** Why the last attempt did not pay; null for none. Another object for each attempt. */
  readonly problem: PaymentProblem | null;
  /** The missing fields at the last attempt; null if there were none. */
  readonly lack: string | null;
  readonly pay: (payment: MountedPayment) => Promise<void>;
  /** Removes the message about the card chosen before. */
  readonly otherCard: () => void;
}

/** Pays, one attempt at a time, and then opens the page with the outcome. */
export function usePay(): Paying {
  const isAtIt = useRef(false);
  const left = useRef(new AbortController());
  const [stage, setStage] = useState<Stage>('idle');
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const [lack, setLack] = useState<string | null>(null);
  const cameFrom = useCameFrom();
  useWarnOnLeave(stage === 'paying');
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => leaving.abort();
  }, []);

  const pay = useCallback(
    async (payment: MountedPayment) => {
      if (isAtIt.current) return;
      isAtIt.current = true;
      setProblem(null);
      setLack(null);
      setStage('paying');
      const { signal } = left.current;
      const confirm = () => {
        setStage('paying');
        return payment.confirm();
      };
      const outcome = await runAlone(confirm, { onWait: () => setStage('waiting'), signal });
      // If the person has left this page, they stay where they are: a notification tells them about the plan.
      if (signal.aborted || !outcome) return;
      if (outcome.kind === 'done' || outcome.kind === 'processing' || outcome.kind === 'waiting') {
        setStage('paid');
        return navigate(keepOrigin(SUCCESS_PATH, cameFrom), { replace: true });
      }
      isAtIt.current = false;
      setStage('idle');
      setProblem(describeProblem(outcome));
      setLack(outcome.kind === 'incomplete' ? (outcome.message ?? null) : null);
    },
    [cameFrom],
  );
  const otherCard = useCallback(() => {
    setProblem((shown) => (shown?.isOfCard ? null : shown));
    setLack(null);
  }, []);
  return { stage, problem, lack, pay, otherCard };
}

/** Has the browser ask before the page is left or reloaded. */
function useWarnOnLeave(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}

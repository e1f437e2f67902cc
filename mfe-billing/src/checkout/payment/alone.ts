const LOCK = 'aura.payment';

interface Turn {
  /** Called where another tab of this browser is at a payment, which is waited for. */
  readonly onWait: () => void;
  /** Ends the wait; the payment is then not made. */
  readonly signal: AbortSignal;
}

/**
 * Runs a payment when no other tab of this browser is at one: null where the wait was given up. Browsers without locks
 * just run it; confirming the same payment twice charges it once.
 */
export async function alone<T>(pay: () => Promise<T>, { onWait, signal }: Turn): Promise<T | null> {
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
  if (!locks) return pay();
  const now = await locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? { outcome: await pay() } : null,
  );
  if (now) return now.outcome;
  onWait();
  return locks.request(LOCK, { signal }, pay).catch(() => null);
}

import type { ApiError, BillingStatus, Result } from '@aura/shared-domain';
import { chooseView, type PurchaseView } from './purchase-view.ts';

export interface WatchPorts {
  readonly ask: () => Promise<Result<BillingStatus, ApiError>>;
  /** Reads the profile again, which holds the plan. */
  readonly refresh: () => Promise<unknown>;
  /** Milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  /** Resolves once the page is visible. */
  readonly visible: () => Promise<void>;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

const PAUSES_MS = [0, 1_000] as const;
const PAUSE_MS = 2_000;
const PATIENCE_MS = 30_000;

/**
 * Polls the purchase until its outcome is known or the timeout is over, and reports every answer. Time in a hidden
 * page does not count.
 */
export async function watchPurchase(
  { ask, refresh, pause, visible, now }: WatchPorts,
  show: (view: PurchaseView) => void,
  signal: AbortSignal,
): Promise<void> {
  let spent = 0;
  for (let round = 0; ; round++) {
    const wait = PAUSES_MS[round] ?? PAUSE_MS;
    await pause(wait);
    await visible();
    if (signal.aborted) return;
    const began = now();
    const answer = await ask();
    await refresh();
    if (signal.aborted) return;
    spent += wait + now() - began;

    const view = answer.ok ? chooseView(answer.value) : UNREACHABLE;
    const isOpen = view.kind === 'processing' || view.kind === 'unreachable' || view.kind === 'waiting';
    const isLate = spent + PAUSE_MS > PATIENCE_MS;
    show(isOpen ? { ...view, isLate } : view);
    if (!isOpen || isLate) return;
  }
}

const UNREACHABLE: PurchaseView = { kind: 'unreachable', isLate: false };

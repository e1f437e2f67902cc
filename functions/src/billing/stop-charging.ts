import type Stripe from 'stripe';
import {
  isReturned,
  isRunning,
  isStillGiving,
  type CollectionPause,
  type CustomerState,
  type SubscriptionState,
  type SubscriptionStatus,
} from './customer-state.ts';
import { isMissing } from './stripe-errors.ts';

/** A measure on a subscription at Stripe because of the state of its money. */
export interface Measure {
  readonly kind: 'cancel' | 'pause' | 'resume';
  readonly subscriptionId: string;
}

/** Mark of a pause that is ours, in the metadata of a subscription: an operator's is left alone. */
const PAUSED_FOR = 'aura_paused_for';

interface Pausable {
  readonly pause_collection?: object | null | undefined;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Why a subscription's invoices are not charged at Stripe; null if they are. */
export function getPause({ pause_collection: pause, metadata }: Pausable): CollectionPause | null {
  if (!pause) return null;
  return metadata[PAUSED_FOR] ? 'for_dispute' : 'otherwise';
}

/** Charged, or may be charged again. */
const isLive = (status: SubscriptionStatus): boolean =>
  isRunning(status) || status === 'unpaid' || status === 'paused';

/**
 * Measures so that Stripe does not charge for lost access: a refunded subscription is cancelled; a disputed one is
 * paused until the bank decides, and cancelled if another one gives the person a plan in that time. Empty if nothing
 * is wrong.
 */
export function chooseMeasures({ subscriptions }: Pick<CustomerState, 'subscriptions'>): readonly Measure[] {
  const live = subscriptions.filter(({ status }) => isLive(status));
  return live.flatMap((subscription) => {
    const kind = measureFor(subscription, live);
    return kind ? [{ kind, subscriptionId: subscription.id }] : [];
  });
}

function measureFor(
  { id, settlement, pause }: SubscriptionState,
  live: readonly SubscriptionState[],
): Measure['kind'] | null {
  if (isReturned(settlement)) return 'cancel';
  if (settlement !== 'disputed') return pause === 'for_dispute' ? 'resume' : null;
  const hasOther = live.some(
    (one) => one.id !== id && one.settlement !== null && isStillGiving(one.settlement),
  );
  if (hasOther) return 'cancel';
  return pause === null ? 'pause' : null;
}

/** Takes a measure at Stripe. Taking it twice changes nothing. Throws what Stripe fails with. */
export async function takeMeasure(stripe: Stripe, { kind, subscriptionId }: Measure): Promise<void> {
  if (kind === 'cancel') return cancel(stripe, subscriptionId);
  const isPause = kind === 'pause';
  await stripe.subscriptions.update(subscriptionId, {
    // A time without access is never charged later, so its invoices are void and not drafts.
    pause_collection: isPause ? { behavior: 'void' } : '',
    metadata: { [PAUSED_FOR]: isPause ? 'dispute' : '' },
  });
}

async function cancel(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
  } catch (error) {
    // Stripe says of one that has ended already that it does not exist.
    if (!isMissing(error)) throw error;
  }
}

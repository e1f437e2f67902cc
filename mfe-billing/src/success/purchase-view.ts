import type { BillingStatus } from '@aura/shared-domain';

type Checkout = NonNullable<BillingStatus['checkout']>;
type Waiting = NonNullable<Checkout['waiting']>;

/** The known state of a purchase, which decides the page's text. Only the backend can say that it is paid. */
export type PurchaseView =
  | { readonly kind: 'asking' }
  /** The payment is in progress. `isLate`: it takes longer than the person should wait. */
  | { readonly kind: 'processing'; readonly isLate: boolean }
  /** The backend gives no answer. `isLate`: the page has stopped asking. */
  | { readonly kind: 'unreachable'; readonly isLate: boolean }
  /** A code or a slip waits for payment at a bank. `isLate`: the page has stopped asking. */
  | {
      readonly kind: 'waiting';
      readonly waiting: Waiting;
      readonly priceId: string;
      readonly isLate: boolean;
    }
  | { readonly kind: 'paid'; readonly checkout: Checkout; readonly status: BillingStatus }
  /** The newest purchase was paid and gives nothing any more: it was given back, or its time is over. */
  | { readonly kind: 'ended' }
  /** The payment was not made. */
  | { readonly kind: 'unpaid'; readonly priceId: string; readonly hasLapsed?: boolean }
  /** Nothing was bought. */
  | { readonly kind: 'nothing' };

/** The view of one answer of the backend. */
export function chooseView(status: BillingStatus): PurchaseView {
  const { checkout, source } = status;
  if (!checkout) return { kind: 'nothing' };
  if (checkout.state === 'paid') return source ? { kind: 'paid', checkout, status } : { kind: 'ended' };
  if (checkout.state === 'processing') return { kind: 'processing', isLate: false };
  const { priceId, waiting, hasLapsed } = checkout;
  if (waiting) return { kind: 'waiting', waiting, priceId, isLate: false };
  return { kind: 'unpaid', priceId, ...(hasLapsed && { hasLapsed }) };
}

import { SANDBOX, type BillingStatus } from '@aura/shared-domain';
import type { CustomerState, PaymentState, Settlement } from './customer-state.ts';
import { computeWithdrawalEnd } from './refund/may-withdraw.ts';
import type { PriceBook } from './price-book.ts';

type ShownPayment = BillingStatus['payments'][number];

/** Five years of monthly charges. */
const MAX_PAYMENTS = 60;

const STATUSES: Readonly<Record<Settlement, ShownPayment['status']>> = {
  kept: 'paid',
  partly_refunded: 'partly_refunded',
  refunded: 'refunded',
  disputed: 'disputed',
  lost: 'disputed',
};

/** A customer's payments in their displayed form, newest first. Omits payments for unknown prices. */
export function listShownPayments({ payments }: CustomerState, prices: PriceBook): readonly ShownPayment[] {
  return payments
    .toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime())
    .flatMap((payment) => presentPayment(payment, payments, prices) ?? [])
    .slice(0, MAX_PAYMENTS);
}

function presentPayment(
  payment: PaymentState,
  all: readonly PaymentState[],
  prices: PriceBook,
): ShownPayment | null {
  const price = prices.known(payment.priceId);
  if (!price) return null;
  const until = computeWithdrawalEnd(payment, all);
  return {
    id: payment.id,
    paidAt: payment.paidAt.toISOString(),
    amount: payment.amount,
    plan: price.plan,
    interval: price.interval,
    status: STATUSES[payment.settlement],
    ...(payment.settlement === 'lost' && { isLost: true }),
    receiptUrl: payment.receiptUrl && linkTo(payment.receiptUrl),
    ...(payment.paidWith && { paidWith: payment.paidWith }),
    ...(payment.discount !== undefined && { discount: payment.discount }),
    ...(payment.returned > 0 && { returned: payment.returned }),
    ...(until && { withdrawableUntil: until.toISOString() }),
    ...(payment.formerPriceId !== null && { isChange: true }),
  };
}

/** A receipt's address as a page may link to it; null for one that is neither Stripe's nor the demonstration's. */
function linkTo(receiptUrl: string): string | null {
  const url = URL.parse(receiptUrl, 'http://localhost');
  if (url?.protocol === 'https:') return url.href;
  return url?.pathname.startsWith(`${SANDBOX.path}/`) ? url.pathname + url.search : null;
}

import { CONQUISTA_DAYS, CURRENCY, type Price } from '@aura/shared-domain';
import { isStillGiving, type PaymentState } from './customer-state.ts';
import type { PaymentSource } from './entitlement.ts';
import { sortNewestFirst } from './newest-first.ts';
import type { PriceBook } from './price-book.ts';

const CONQUISTA_MS = CONQUISTA_DAYS * 24 * 60 * 60 * 1000;

/**
 * The access of single payments: empty, or one source that ends with the last of them. Each adds its days from its
 * payment, or from the end of the previous one if that is later, so that buying early loses no days. They count
 * immediately, regardless of clocks: a clock behind Stripe's must not withhold paid access.
 */
export function buildPaymentSources(
  payments: readonly PaymentState[],
  prices: PriceBook,
  livemode: boolean,
): readonly PaymentSource[] {
  let newest: PaymentSource | null = null;
  for (const payment of sortNewestFirst(payments, ({ paidAt }) => paidAt).toReversed()) {
    const price = prices.known(payment.priceId);
    if (!price || payment.livemode !== livemode || !isPaidAs(payment, price)) continue;
    const start: number = Math.max(payment.paidAt.getTime(), newest?.endsAt.getTime() ?? 0);
    const endsAt = new Date(start + CONQUISTA_MS);
    newest = { kind: 'payment', id: payment.id, priceId: price.id, plan: price.plan, endsAt };
  }
  return newest ? [newest] : [];
}

function isPaidAs({ subscriptionId, amount, currency, settlement }: PaymentState, price: Price): boolean {
  return (
    subscriptionId === null &&
    price.plan === 'conquista' &&
    amount >= price.amount &&
    currency === CURRENCY &&
    isStillGiving(settlement)
  );
}

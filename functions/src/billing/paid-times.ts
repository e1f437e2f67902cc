import { isStillGiving, type PaidTime, type Settlement } from './customer-state.ts';
import type { InvoiceObject, SubscriptionObject } from './stripe-objects-schema.ts';

/**
 * The paid, unrefunded times of a subscription: the charges of each invoice, minus the credits of later ones. They
 * survive an early end of the subscription. Times that ended before the current period are omitted.
 * @param settlements the state of each payment, by its payment intent
 */
export function getPaidTimes(
  { id, items }: SubscriptionObject,
  invoices: readonly InvoiceObject[],
  settlements: ReadonlyMap<string, Settlement>,
): readonly PaidTime[] {
  const start = items.data[0]?.current_period_start;
  if (!start) return [];
  const lines = invoices
    .filter((invoice) => invoice.parent?.subscription_details?.subscription === id)
    .filter((invoice) => isKept(invoice, settlements))
    .flatMap((invoice) => invoice.lines.data)
    .filter(({ period }) => period.end > start);
  // A credit is for the rest of a time that was asked money for, so both end at the same moment.
  const credited = new Set(lines.filter(({ amount }) => amount < 0).map(computeKey));
  return lines.flatMap((line) => {
    const priceId = line.pricing?.price_details?.price;
    if (line.amount <= 0 || priceId === undefined || credited.has(computeKey(line))) return [];
    return [{ priceId, until: line.period.end }];
  });
}

type Line = InvoiceObject['lines']['data'][number];

const computeKey = ({ pricing, period }: Line): string =>
  `${pricing?.price_details?.price ?? ''} ${period.end.getTime()}`;

/** Whether an invoice was paid without any refund. */
function isKept({ status, payments }: InvoiceObject, settlements: ReadonlyMap<string, Settlement>): boolean {
  const made = payments.data.flatMap(({ payment }) => {
    const settlement = payment.payment_intent && settlements.get(payment.payment_intent);
    return settlement ? [settlement] : [];
  });
  // One that a customer's balance has paid has no payment.
  return made.length > 0 ? made.every(isStillGiving) : status === 'paid' && payments.data.length === 0;
}

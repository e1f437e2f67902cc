import type { InvoiceObject } from './stripe-objects-schema.ts';

/** An invoice's data about a subscription's payment. */
export interface InvoicedPayment {
  readonly subscriptionId: string;
  /** The price paid then, which may differ from the current one; null if the invoice does not say. */
  readonly priceId: string | null;
  readonly receiptUrl: string | null;
  /** Whether it paid for a whole period, rather than for the rest of one after a change of plan alone. */
  readonly isOfPeriod: boolean;
  readonly isRenewal: boolean;
  /** Centavos that coupons took off. */
  readonly discount: number;
  /** The price before a change within a period; null without such a change. */
  readonly formerPriceId: string | null;
}

/** The payments that were made for subscriptions, by the id of the payment intent: they carry no mark themselves. */
export function indexInvoicedPayments(
  invoices: readonly InvoiceObject[],
): ReadonlyMap<string, InvoicedPayment> {
  const payments = new Map<string, InvoicedPayment>();
  for (const invoice of invoices) {
    const subscriptionId = invoice.parent?.subscription_details?.subscription;
    if (subscriptionId === undefined) continue;
    const receiptUrl = invoice.hosted_invoice_url ?? null;
    const invoiced = {
      subscriptionId,
      priceId: findMainPriceId(invoice),
      receiptUrl,
      isOfPeriod: isOfPeriod(invoice),
      isRenewal: invoice.billing_reason === 'subscription_cycle',
      discount: (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
      formerPriceId: isOfPeriod(invoice) ? null : findCreditedPriceId(invoice),
    };
    for (const { payment } of invoice.payments.data) {
      if (payment.payment_intent) payments.set(payment.payment_intent, invoiced);
    }
  }
  return payments;
}

/** Of its dearest line: after a change of plan, others give back what was not used of the former one. */
function findMainPriceId({ lines }: InvoiceObject): string | null {
  const [dearest] = lines.data.toSorted((a, b) => b.amount - a.amount);
  return dearest?.pricing?.price_details?.price ?? null;
}

const findCreditedPriceId = ({ lines }: InvoiceObject): string | null =>
  lines.data.find(({ amount }) => amount < 0)?.pricing?.price_details?.price ?? null;

const isOfPeriod = ({ lines }: InvoiceObject): boolean =>
  lines.data.length === 0 || lines.data.some((line) => !isProration(line));

const isProration = ({ parent }: InvoiceObject['lines']['data'][number]): boolean =>
  parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration ?? false;

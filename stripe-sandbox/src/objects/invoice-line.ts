import { Stripe } from 'stripe';
import { CURRENCY } from '@aura/shared-domain';
import { findRecurringPrice } from '../catalogue.ts';
import type { Invoice, InvoiceLine } from '../state/records/subscriptions.ts';
import { getProduct } from './price.ts';

/** One thing that an invoice asks money for, or gives back. */
export const invoiceLineObject = (invoice: Invoice, line: InvoiceLine): Stripe.InvoiceLineItem =>
  ({
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: CURRENCY,
    description: null,
    discount_amounts:
      invoice.discount && line.discount > 0 ? [{ amount: line.discount, discount: invoice.discount.id }] : [],
    discountable: !line.isProration,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: { ...invoice.metadata },
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.isProration,
        proration_details: null,
        subscription: invoice.subscription,
        subscription_item: invoice.subscriptionItem,
      },
    },
    period: { start: line.start, end: line.end },
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: line.priceId, product: getProduct(findRecurringPrice(line.priceId)) },
      unit_amount_decimal: Stripe.Decimal.from(line.amount),
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription: invoice.subscription,
    subtotal: line.amount,
    taxes: [],
  }) satisfies Stripe.InvoiceLineItem;

import { Stripe } from 'stripe';
import { CURRENCY } from '@aura/shared-domain';
import { recurringPrice } from '../catalogue.ts';
import type { Invoice } from '../state/records/subscriptions.ts';
import { productOf } from './price.ts';

/** The one thing that an invoice asks money for: a period of a subscription. */
export const invoiceLineObject = (invoice: Invoice): Stripe.InvoiceLineItem =>
  ({
    id: invoice.lineId,
    object: 'line_item',
    amount: invoice.amount,
    currency: CURRENCY,
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: { ...invoice.metadata },
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: invoice.subscription,
        subscription_item: invoice.subscriptionItem,
      },
    },
    period: { start: invoice.periodStart, end: invoice.periodEnd },
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: invoice.priceId, product: productOf(recurringPrice(invoice.priceId)) },
      unit_amount_decimal: Stripe.Decimal.from(invoice.amount),
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription: invoice.subscription,
    subtotal: invoice.amount,
    taxes: [],
  }) satisfies Stripe.InvoiceLineItem;

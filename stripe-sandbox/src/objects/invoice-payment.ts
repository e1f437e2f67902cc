import type { Stripe } from 'stripe';
import { CURRENCY } from '@aura/shared-domain';
import type { Invoice } from '../state/records/subscriptions.ts';

const STATUS = { open: 'open', paid: 'paid', void: 'canceled' } as const;

/** What joins an invoice to the payment intent that pays it. */
export const invoicePaymentObject = (invoice: Invoice): Stripe.InvoicePayment =>
  ({
    id: invoice.paymentId,
    object: 'invoice_payment',
    amount_paid: invoice.status === 'paid' ? invoice.amount : null,
    amount_requested: invoice.amount,
    created: invoice.created,
    currency: CURRENCY,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: invoice.paymentIntent },
    status: STATUS[invoice.status],
    status_transitions: { canceled_at: invoice.voidedAt, paid_at: invoice.paidAt },
  }) satisfies Stripe.InvoicePayment;

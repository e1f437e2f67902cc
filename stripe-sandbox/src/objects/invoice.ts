import type { Stripe } from 'stripe';
import { getDiscount } from '../life/discounts.ts';
import { CURRENCY } from '@aura/shared-domain';
import type { Customer } from '../state/records/customers.ts';
import type { Invoice } from '../state/records/subscriptions.ts';
import { find } from '../state/table.ts';
import type { World } from '../world.ts';
import { invoiceLineObject } from './invoice-line.ts';
import { wholeList } from './list.ts';
import { receiptUrl } from './urls.ts';

/** An invoice without payments and confirmation secret, which Stripe includes only when expanded. */
export function renderInvoice({ state, siteUrl }: World, invoice: Invoice): Stripe.Invoice {
  const paid = invoice.status === 'paid' ? invoice.amount : 0;
  return {
    id: invoice.id,
    object: 'invoice',
    account_country: 'BR',
    account_name: null,
    account_tax_ids: null,
    ...amountsOf(invoice, paid),
    application: null,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: invoice.status === 'open',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency: CURRENCY,
    custom_fields: null,
    customer: invoice.customer,
    customer_account: null,
    ...addresseeOf(find(state.customers, invoice.customer)),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: invoice.discount ? [invoice.discount.id] : [],
    due_date: null,
    effective_at: invoice.created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: receiptUrl(siteUrl, invoice.id),
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(
      invoice.lines.map((line) => invoiceLineObject(invoice, line)),
      `/v1/invoices/${invoice.id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: invoice.number,
    on_behalf_of: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: { ...invoice.metadata }, subscription: invoice.subscription },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    test_clock: null,
    webhooks_delivered_at: null,
  } satisfies Stripe.Invoice;
}

const amountsOf = ({ amount, discount, ...invoice }: Invoice, paid: number) => ({
  amount_due: amount,
  amount_overpaid: 0,
  amount_paid: paid,
  amount_remaining: amount - paid,
  amount_shipping: 0,
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  subtotal: amount + getDiscount(invoice),
  subtotal_excluding_tax: amount + getDiscount(invoice),
  total: amount,
  total_discount_amounts: discount ? [{ amount: getDiscount(invoice), discount: discount.id }] : [],
  total_excluding_tax: amount,
  total_pretax_credit_amounts: [],
  total_taxes: [],
});

const addresseeOf = (customer: Customer | undefined) => ({
  customer_address: null,
  customer_email: customer?.email ?? null,
  customer_name: customer?.name ?? null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none' as const,
  customer_tax_ids: [],
});

import type { Stripe } from 'stripe';
import { voucherPath } from './urls.ts';
import type { PaymentIntent } from '../state/records/payments.ts';

export const renderPaymentIntent = (intent: PaymentIntent): Stripe.PaymentIntent =>
  ({
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: intent.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: intent.invoice === null ? { enabled: true } : null,
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.cancellationReason,
    capture_method: 'automatic_async',
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: intent.customer,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: lastError(intent),
    latest_charge: intent.latestCharge,
    livemode: false,
    managed_payments: null,
    metadata: { ...intent.metadata },
    next_action: nextAction(intent),
    on_behalf_of: null,
    payment_method: intent.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...intent.methods],
    payment_record: null,
    processing: intent.status === 'processing' ? { type: 'card' } : null,
    receipt_email: intent.receiptEmail,
    review: null,
    setup_future_usage: intent.invoice === null ? null : 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  }) satisfies Stripe.PaymentIntent;

/** The address of the page with a code or a slip is relative: the site forwards it. */
function nextAction({ id, status, voucher }: PaymentIntent): Stripe.PaymentIntent.NextAction | null {
  if (status !== 'requires_action') return null;
  if (!voucher) return { type: 'use_stripe_sdk' };
  const { way, code, expiresAt } = voucher;
  const url = voucherPath(id);
  return way === 'pix'
    ? {
        type: 'pix_display_qr_code',
        pix_display_qr_code: { data: code, expires_at: expiresAt, hosted_instructions_url: url },
      }
    : {
        type: 'boleto_display_details',
        boleto_display_details: {
          expires_at: expiresAt,
          hosted_voucher_url: url,
          number: code,
          pdf: null,
        },
      };
}

function lastError({ failure, latestCharge }: PaymentIntent): Stripe.PaymentIntent.LastPaymentError | null {
  if (!failure) return null;
  return {
    type: 'card_error',
    code: failure.code,
    message: failure.message,
    ...(failure.declineCode === null ? {} : { decline_code: failure.declineCode }),
    ...(latestCharge === null ? {} : { charge: latestCharge }),
  };
}

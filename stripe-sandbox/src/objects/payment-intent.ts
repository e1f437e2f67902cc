import type { Stripe } from 'stripe';
import type { PaymentIntent } from '../state/records/payments.ts';

export const paymentIntentObject = (intent: PaymentIntent): Stripe.PaymentIntent =>
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
    next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    on_behalf_of: null,
    payment_method: intent.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
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

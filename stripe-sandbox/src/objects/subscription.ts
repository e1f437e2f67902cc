import type { Stripe } from 'stripe';
import { CURRENCY } from '@aura/shared-domain';
import { findRecurringPrice } from '../catalogue.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import { wholeList } from './list.ts';
import { planObject, priceObject } from './price.ts';

const AUTOMATIC_TAX = { disabled_reason: null, enabled: false, liability: null };

export const renderSubscription = (subscription: Subscription): Stripe.Subscription =>
  ({
    id: subscription.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: AUTOMATIC_TAX,
    billing_cycle_anchor: subscription.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: subscription.cancellationReason,
    },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: CURRENCY,
    customer: subscription.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: subscription.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: subscription.description,
    discounts: subscription.discount ? [subscription.discount.id] : [],
    ended_at: subscription.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList([itemObject(subscription)], `/v1/subscription_items?subscription=${subscription.id}`),
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: { ...subscription.metadata },
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: subscription.isPaused ? { behavior: 'void', resumes_at: null } : null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: subscription.savesCard ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: subscription.schedule,
    start_date: subscription.created,
    status: subscription.status,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  }) satisfies Stripe.Subscription;

function itemObject(subscription: Subscription): Stripe.SubscriptionItem {
  const price = findRecurringPrice(subscription.priceId);
  return {
    id: subscription.itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created: subscription.created,
    current_period_end: subscription.periodEnd,
    current_period_start: subscription.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planObject(price),
    price: priceObject(price),
    quantity: 1,
    subscription: subscription.id,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem;
}

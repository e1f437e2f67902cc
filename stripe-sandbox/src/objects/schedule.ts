import type { Stripe } from 'stripe';
import { CURRENCY } from '@aura/shared-domain';
import type { Phase, Schedule } from '../state/records/subscriptions.ts';

const NOTHING = { application_fee_percent: null, billing_thresholds: null, on_behalf_of: null } as const;

export const scheduleObject = (schedule: Schedule): Stripe.SubscriptionSchedule => {
  const isActive = schedule.status === 'active';
  const [present] = schedule.phases;
  return {
    id: schedule.id,
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    canceled_at: schedule.status === 'canceled' ? schedule.endedAt : null,
    completed_at: null,
    created: schedule.created,
    current_phase: isActive && present ? { start_date: present.start, end_date: present.end } : null,
    customer: schedule.customer,
    customer_account: null,
    default_settings: {
      ...NOTHING,
      billing_cycle_anchor: 'automatic',
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: schedule.phases.map(phaseObject),
    released_at: schedule.status === 'released' ? schedule.endedAt : null,
    released_subscription: schedule.status === 'released' ? schedule.subscription : null,
    status: schedule.status,
    subscription: isActive ? schedule.subscription : null,
    test_clock: null,
  } satisfies Stripe.SubscriptionSchedule;
};

const phaseObject = ({ priceId, start, end }: Phase): Stripe.SubscriptionSchedule.Phase => ({
  ...NOTHING,
  add_invoice_items: [],
  billing_cycle_anchor: null,
  collection_method: null,
  currency: CURRENCY,
  default_payment_method: null,
  description: null,
  discounts: [],
  end_date: end,
  invoice_settings: null,
  items: [
    {
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: priceId,
      price: priceId,
      quantity: 1,
    },
  ],
  metadata: {},
  proration_behavior: 'none',
  start_date: start,
  transfer_data: null,
  trial_end: null,
});

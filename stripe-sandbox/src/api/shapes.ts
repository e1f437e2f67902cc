import { objectById } from '../objects/by-id.ts';
import { discountObject } from '../objects/coupon.ts';
import { wholeList } from '../objects/list.ts';
import { refundObject } from '../objects/refund.ts';
import { get, listNewestFirst } from '../state/table.ts';
import type { World } from '../world.ts';
import type { Stripe } from 'stripe';
import { CURRENCY } from '@aura/shared-domain';
import type { Invoice } from '../state/records/subscriptions.ts';

const STATUS = { open: 'open', paid: 'paid', void: 'canceled' } as const;

/** What joins an invoice to the payment intent that pays it. */
const invoicePaymentObject = (invoice: Invoice): Stripe.InvoicePayment =>
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

/** Expandable fields, by parent field. */
export type Shape = Readonly<Record<string, Step>>;

export interface Step {
  /** Whether the field itself can be expanded, or only contains expandable ones. */
  readonly expands: boolean;
  /** The expanded value. */
  readonly fill: (world: World, holderId: string, value: unknown) => unknown;
  /** Expandable fields within it. */
  readonly to: () => Shape;
}

/** The field contains an id or nothing. */
const reference = (to: () => Shape): Step => ({
  expands: true,
  fill: (world, _id, value) => (typeof value === 'string' ? objectById(world, value) : value),
  to,
});

/** The field is absent until expanded. */
const leftOut = (make: (world: World, holderId: string) => unknown, to: () => Shape = () => ({})): Step => ({
  expands: true,
  fill: (world, holderId) => make(world, holderId),
  to,
});

/** The field already contains an object or a list. */
const within = (to: () => Shape): Step => ({ expands: false, fill: (_world, _id, value) => value, to });

export const listShape = (of: Shape): Shape => ({ data: within(() => of) });

export const NOTHING: Shape = {};

const customer = reference(() => NOTHING);

export const INVOICE: Shape = {
  customer,
  confirmation_secret: leftOut(({ state }, id) => {
    const intent = get(state.paymentIntents, get(state.invoices, id).paymentIntent);
    return { client_secret: intent.clientSecret, type: 'payment_intent' };
  }),
  payments: leftOut(
    ({ state }, id) =>
      wholeList([invoicePaymentObject(get(state.invoices, id))], `/v1/invoice_payments?invoice=${id}`),
    () => listShape(INVOICE_PAYMENT),
  ),
  parent: within(() => ({
    subscription_details: within(() => ({ subscription: reference(() => SUBSCRIPTION) })),
  })),
};

const INVOICE_PAYMENT: Shape = {
  invoice: reference(() => INVOICE),
  payment: within(() => ({ payment_intent: reference(() => PAYMENT_INTENT) })),
};

export const PROMOTION_CODE: Shape = { promotion: within(() => ({ coupon: reference(() => NOTHING) })) };

export const SUBSCRIPTION: Shape = {
  customer,
  latest_invoice: reference(() => INVOICE),
  schedule: reference(() => NOTHING),
  discounts: {
    expands: true,
    fill({ state }, id) {
      const subscription = get(state.subscriptions, id);
      return subscription.discount ? [discountObject(subscription, subscription.discount)] : [];
    },
    to: () => ({ source: within(() => ({ coupon: reference(() => NOTHING) })) }),
  },
};

const CHARGE: Shape = {
  customer,
  payment_intent: reference(() => PAYMENT_INTENT),
  refunds: leftOut(({ state }, id) =>
    wholeList(
      listNewestFirst(state.refunds, ({ charge }) => charge === id).map(refundObject),
      `/v1/charges/${id}/refunds`,
    ),
  ),
};

export const PAYMENT_INTENT: Shape = { customer, latest_charge: reference(() => CHARGE) };

/** A refund or a dispute. */
export const OF_PAYMENT: Shape = {
  charge: reference(() => CHARGE),
  payment_intent: reference(() => PAYMENT_INTENT),
};

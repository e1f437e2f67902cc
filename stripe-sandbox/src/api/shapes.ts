import { objectById } from '../objects/by-id.ts';
import { discountObject } from '../objects/coupon.ts';
import { invoicePaymentObject } from '../objects/invoice-payment.ts';
import { wholeList } from '../objects/list.ts';
import { refundObject } from '../objects/refund.ts';
import { get, listNewestFirst } from '../state/table.ts';
import type { World } from '../world.ts';

/** What can be asked for in full, below which field. */
export type Shape = Readonly<Record<string, Step>>;

export interface Step {
  /** Whether the field itself can be asked for, or only leads to what can. */
  readonly expands: boolean;
  /** What stands there when it is asked for. */
  readonly fill: (world: World, holderId: string, value: unknown) => unknown;
  /** What can be asked for within it. */
  readonly to: () => Shape;
}

/** An id stands there, or nothing. */
const reference = (to: () => Shape): Step => ({
  expands: true,
  fill: (world, _id, value) => (typeof value === 'string' ? objectById(world, value) : value),
  to,
});

/** Nothing stands there until it is asked for. */
const leftOut = (make: (world: World, holderId: string) => unknown, to: () => Shape = () => ({})): Step => ({
  expands: true,
  fill: (world, holderId) => make(world, holderId),
  to,
});

/** An object or a list stands there already. */
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

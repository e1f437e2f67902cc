import type { Charge, PaymentIntent } from '../state/records/payments.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import { change, listNewestFirst } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';
import { retryCharge } from './charge-period.ts';
import { closeDispute, isDisputed, openDispute, getOpenDispute } from './disputes.ts';
import { endSubscription } from './end-subscription.ts';
import { refundCharge } from './refund-charge.ts';
import { crossPeriodEnd } from './renew.ts';

/** Customers whose newest subscription or payment something is done to. */
export type Whose = ReadonlySet<string>;

/** What takes months elsewhere, done now. Each says whether there was anything to do it to. */
export const simulate = {
  renew(world: World, whose: Whose): boolean {
    const subscription = newestSubscription(world, whose, isUnderWay);
    if (subscription) crossPeriodEnd(world, subscription);
    return subscription !== undefined;
  },
  /** @param succeed what the bank says; null where the card on file decides */
  retry(world: World, whose: Whose, succeed: boolean | null): boolean {
    const subscription = newestSubscription(world, whose, isLate);
    return subscription !== undefined && retryCharge(world, subscription, succeed);
  },
  /** Does something to the newest code or slip that waits to be paid. */
  voucher(world: World, whose: Whose, act: (world: World, intent: PaymentIntent) => boolean): boolean {
    const [intent] = listNewestFirst(
      world.state.paymentIntents,
      ({ customer, voucher }) => whose.has(customer) && voucher !== null,
    );
    return intent !== undefined && act(world, intent);
  },
  giveUp(world: World, whose: Whose): boolean {
    const subscription = newestSubscription(world, whose, isLate);
    if (subscription) endSubscription(world, subscription, 'payment_failed');
    return subscription !== undefined;
  },
  end(world: World, whose: Whose): boolean {
    const subscription = newestSubscription(world, whose, isEnding);
    if (subscription) {
      // Its end has come: what it was paid for is used up.
      change(subscription, { periodEnd: readSeconds(world) });
      for (const invoice of Object.values(world.state.invoices)) {
        if (invoice.subscription !== subscription.id) continue;
        const end = readSeconds(world);
        change(invoice, { periodEnd: end, lines: invoice.lines.map((line) => ({ ...line, end })) });
      }
      endSubscription(world, subscription, 'cancellation_requested');
    }
    return subscription !== undefined;
  },
  /** @param amount centavos; null for all that is left */
  refund(world: World, whose: Whose, amount: number | null): boolean {
    const charge = newestPayment(world, whose);
    return charge !== undefined && refundCharge(world, charge, { amount, reason: null, metadata: {} }).ok;
  },
  dispute(world: World, whose: Whose): boolean {
    const charge = newestPayment(world, whose);
    if (!charge || !canBeDisputed(world, charge)) return false;
    openDispute(world, charge);
    return true;
  },
  closeDispute(world: World, whose: Whose, won: boolean): boolean {
    const charge = newestPayment(world, whose);
    const dispute = charge && getOpenDispute(world, charge);
    if (dispute) closeDispute(world, dispute, won);
    return dispute !== undefined;
  },
};

export const isUnderWay = ({ status }: Subscription): boolean => status === 'active' || status === 'past_due';
const isLate = ({ status }: Subscription): boolean => status === 'past_due';
const isEnding = (subscription: Subscription): boolean =>
  isUnderWay(subscription) && subscription.cancelAtPeriodEnd;

/** The newest payment that was made. */
export const newestPayment = ({ state }: World, whose: Whose): Charge | undefined =>
  listNewestFirst(state.charges, ({ customer, status }) => whose.has(customer) && status === 'succeeded')[0];

export const canBeDisputed = (world: World, charge: Charge): boolean =>
  charge.refunded < charge.amount && !isDisputed(world, charge);

const newestSubscription = (
  { state }: World,
  whose: Whose,
  fits: (subscription: Subscription) => boolean,
): Subscription | undefined =>
  listNewestFirst(
    state.subscriptions,
    (subscription) => whose.has(subscription.customer) && fits(subscription),
  )[0];

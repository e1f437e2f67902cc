import { LIFETIME } from '../state/lifetimes.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import { get, removeWhere } from '../state/table.ts';
import type { World } from '../world.ts';
import { expireSubscription } from './end-subscription.ts';
import { succeedIntent } from './settle-intent.ts';
import { expireVoucher } from './vouchers.ts';
import { crossPeriodEnd } from './renew.ts';

/**
 * Processes everything due: slow payments succeed, codes and slips expire, unpaid first payments expire, periods end.
 * A late subscription waits for a retry or an end. False if nothing was due.
 */
export function passTime(world: World): boolean {
  const { state, clock } = world;
  const now = clock.now();
  forgetOld(world);
  let changed = false;
  for (const intent of Object.values(state.paymentIntents)) {
    if (intent.paymentMethod === null || !isBy(intent.settlesAt, now)) continue;
    succeedIntent(world, intent, intent.paymentMethod);
    changed = true;
  }
  for (const intent of Object.values(state.paymentIntents)) {
    const ends = intent.voucher && intent.voucher.expiresAt * 1000;
    if (isBy(ends, now) && expireVoucher(world, intent)) changed = true;
  }
  for (const subscription of Object.values(state.subscriptions)) {
    // Who comes back after months finds every period that has passed.
    while (isBy(changesAt(world, subscription), now)) {
      if (subscription.status === 'incomplete') expireSubscription(world, subscription);
      else crossPeriodEnd(world, subscription);
      changed = true;
    }
  }
  return changed;
}

/** When the next thing is due, milliseconds since 1970; infinity if nothing is. */
export function nextDue(world: World): number {
  const { paymentIntents, subscriptions } = world.state;
  const times = [
    ...Object.values(paymentIntents).map(({ settlesAt }) => settlesAt),
    ...Object.values(paymentIntents).map(({ voucher }) => voucher && voucher.expiresAt * 1000),
    ...Object.values(subscriptions).map((subscription) => changesAt(world, subscription)),
  ];
  return Math.min(...times.filter((time) => time !== null));
}

const isBy = (time: number | null, now: number): boolean => time !== null && time <= now;

function changesAt({ state }: World, subscription: Subscription): number | null {
  if (subscription.status === 'active') return subscription.periodEnd * 1000;
  if (subscription.status !== 'incomplete' || subscription.latestInvoice === null) return null;
  const { paymentIntent } = get(state.invoices, subscription.latestInvoice);
  // A payment that is being made is waited for.
  return get(state.paymentIntents, paymentIntent).status === 'processing'
    ? null
    : subscription.created * 1000 + LIFETIME.firstPayment;
}

function forgetOld({ state, clock }: World): void {
  const now = clock.now();
  removeWhere(state.portalSessions, ({ created }) => created * 1000 + LIFETIME.portalSession <= now);
  removeWhere(state.keptAnswers, ({ createdAt }) => createdAt + LIFETIME.keptAnswer <= now);
  removeWhere(state.events, ({ createdAt, dueAt }) => dueAt === null && createdAt + LIFETIME.event <= now);
}

import { findRecurringPrice } from '../catalogue.ts';
import { emit } from '../events/emit.ts';
import { scheduleObject } from '../objects/schedule.ts';
import { createId } from '../state/ids.ts';
import type { Phase, Schedule, Subscription } from '../state/records/subscriptions.ts';
import { add, change, get } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';
import { computeNextPeriodEnd } from './periods.ts';
import { updateSubscription } from './update-subscription.ts';

/** The phase in which a subscription is now. */
const presentPhase = ({ priceId, periodStart, periodEnd }: Subscription): Phase => ({
  priceId,
  start: periodStart,
  end: periodEnd,
});

/** Makes a schedule of a subscription: so far it is to what it is to. */
export function beginSchedule(world: World, subscription: Subscription): Schedule {
  const schedule = add(world.state.schedules, {
    id: createId('sub_sched'),
    customer: subscription.customer,
    subscription: subscription.id,
    created: readSeconds(world),
    status: 'active',
    endedAt: null,
    phases: [presentPhase(subscription)],
  });
  updateSubscription(world, subscription, { schedule: schedule.id });
  return schedule;
}

/** Says what a subscription is to from the end of its period on. */
export function scheduleChange(world: World, subscription: Subscription, priceId: string): Schedule {
  const schedule = getSchedule(world, subscription) ?? beginSchedule(world, subscription);
  const { periodEnd: start } = subscription;
  const end = computeNextPeriodEnd(start, findRecurringPrice(priceId).interval, start);
  change(schedule, { phases: [presentPhase(subscription), { priceId, start, end }] });
  emit(world, schedule.customer, 'subscription_schedule.updated', scheduleObject(schedule));
  return schedule;
}

/** The schedule that a subscription is under; null for none. */
export const getSchedule = ({ state }: World, { schedule }: Subscription): Schedule | null =>
  schedule === null ? null : get(state.schedules, schedule);

/** What a subscription is to become, and when; null for nothing. */
export const nextPhase = (world: World, subscription: Subscription): Phase | null =>
  getSchedule(world, subscription)?.phases.find(({ start }) => start >= subscription.periodEnd) ?? null;

/** Leaves the subscription in its current state. */
export function stopSchedule(
  world: World,
  subscription: Subscription,
  status: 'released' | 'canceled',
): void {
  const schedule = getSchedule(world, subscription);
  if (!schedule) return;
  change(schedule, { status, endedAt: readSeconds(world) });
  updateSubscription(world, subscription, { schedule: null });
}

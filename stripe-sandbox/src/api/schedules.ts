import * as v from 'valibot';
import { err, ok } from '@aura/shared-domain';
import { hasEnded } from '../life/end-subscription.ts';
import { beginSchedule, scheduleChange, stopSchedule } from '../life/schedules.ts';
import { scheduleObject } from '../objects/schedule.ts';
import { find, get } from '../state/table.ts';
import { invalid, missing, notFound } from './fault.ts';
import { listOf, moment } from './parameters.ts';
import { readRecurringPrice } from './recurring-price.ts';
import { route, type Route } from './route.ts';
import { NOTHING } from './shapes.ts';

const PATH = '/v1/subscription_schedules/:id';

const create = route(
  'POST',
  '/v1/subscription_schedules',
  NOTHING,
  v.strictObject({ from_subscription: v.string() }),
  (world, { from_subscription: id }) => {
    const subscription = find(world.state.subscriptions, id);
    if (!subscription || hasEnded(subscription)) return err(missing('subscription', id, 'from_subscription'));
    if (subscription.schedule !== null) {
      return err(invalid('You cannot migrate a subscription that is already attached to a schedule.'));
    }
    return ok(scheduleObject(beginSchedule(world, subscription)));
  },
);

const items = v.pipe(
  listOf(v.strictObject({ price: v.string(), quantity: v.optional(v.literal('1')) })),
  v.length(1),
);
/** The phase that is under way, and the one that the backend lets follow it. */
const PhasesSchema = v.strictObject({
  0: v.strictObject({ items, start_date: moment, end_date: moment }),
  1: v.strictObject({
    items,
    start_date: moment,
    duration: v.strictObject({ interval: v.picklist(['month', 'year']), interval_count: v.literal('1') }),
    proration_behavior: v.literal('none'),
  }),
});

const update = route(
  'POST',
  PATH,
  NOTHING,
  v.strictObject({ end_behavior: v.literal('release'), phases: PhasesSchema }),
  (world, { phases: { 0: present, 1: next } }, id) => {
    const schedule = find(world.state.schedules, id);
    if (!schedule) return err(notFound('subscription schedule', id));
    if (schedule.status !== 'active') return err(invalid('You cannot update a schedule that is not active.'));
    const subscription = get(world.state.subscriptions, schedule.subscription);
    const price = readRecurringPrice(next.items[0]?.price ?? '');
    if (!price.ok) return price;
    const fits =
      present.items[0]?.price === subscription.priceId &&
      present.start_date === subscription.periodStart &&
      present.end_date === subscription.periodEnd &&
      next.start_date === subscription.periodEnd &&
      next.duration.interval === price.value.interval;
    if (!fits)
      return err(invalid('The stand-in only lets a phase follow the period that is under way.', 'phases'));
    return ok(scheduleObject(scheduleChange(world, subscription, price.value.id)));
  },
);

const release = route('POST', `${PATH}/release`, NOTHING, v.strictObject({}), (world, _none, id) => {
  const schedule = find(world.state.schedules, id);
  if (!schedule) return err(notFound('subscription schedule', id));
  if (schedule.status !== 'active') return err(invalid('You cannot release a schedule that is not active.'));
  stopSchedule(world, get(world.state.subscriptions, schedule.subscription), 'released');
  return ok(scheduleObject(schedule));
});

const retrieve = route('GET', PATH, NOTHING, v.strictObject({}), ({ state }, _none, id) => {
  const schedule = find(state.schedules, id);
  return schedule ? ok(scheduleObject(schedule)) : err(notFound('subscription schedule', id));
});

export const SCHEDULE_ROUTES: readonly Route[] = [create, update, release, retrieve];

import * as v from 'valibot';
import { CURRENCY, err, ok } from '@aura/shared-domain';
import { couponObject } from '../objects/coupon.ts';
import { createId } from '../state/ids.ts';
import { add, find } from '../state/table.ts';
import { readSeconds } from '../world.ts';
import { invalid, notFound } from './fault.ts';
import { mergeMetadata, metadata, moment, wholeNumber } from './parameters.ts';
import { route, type Route } from './route.ts';
import { NOTHING } from './shapes.ts';

/** Below a hundred: the stand-in makes no invoices of nothing. */
const part = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}(?:\.\d{1,2})?$/),
  v.transform(Number),
  v.check((value) => value > 0),
);

const CreateSchema = v.strictObject({
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))),
  name: v.optional(v.pipe(v.string(), v.maxLength(40))),
  percent_off: v.optional(part),
  amount_off: v.optional(v.pipe(wholeNumber, v.minValue(1))),
  currency: v.optional(v.literal(CURRENCY)),
  duration: v.optional(v.picklist(['once', 'repeating', 'forever']), 'once'),
  duration_in_months: v.optional(v.pipe(wholeNumber, v.minValue(1))),
  max_redemptions: v.optional(v.pipe(wholeNumber, v.minValue(1))),
  redeem_by: v.optional(moment),
  metadata: v.optional(metadata, {}),
});

const create = route('POST', '/v1/coupons', NOTHING, CreateSchema, (world, given) => {
  const { percent_off: percent = null, amount_off: amount = null, duration } = given;
  if ((percent === null) === (amount === null))
    return err(invalid('You must pass either percent_off or amount_off, and not both.', 'percent_off'));
  if (amount !== null && given.currency === undefined)
    return err(invalid('You must pass currency when passing amount_off.', 'currency', 'parameter_missing'));
  if ((duration === 'repeating') !== (given.duration_in_months !== undefined))
    return err(
      invalid('duration_in_months goes with duration repeating, and only with it.', 'duration_in_months'),
    );
  const id = given.id ?? createId('coupon');
  if (find(world.state.coupons, id))
    return err(invalid('Coupon already exists.', 'id', 'resource_already_exists'));
  const coupon = add(world.state.coupons, {
    id,
    name: given.name ?? null,
    percentOff: percent,
    amountOff: amount,
    duration,
    months: given.duration_in_months ?? null,
    maxRedemptions: given.max_redemptions ?? null,
    redeemBy: given.redeem_by ?? null,
    timesRedeemed: 0,
    created: readSeconds(world),
    metadata: mergeMetadata({}, given.metadata),
  });
  return ok(couponObject(world, coupon));
});

const retrieve = route('GET', '/v1/coupons/:id', NOTHING, v.strictObject({}), (world, _none, id) => {
  const coupon = find(world.state.coupons, id);
  return coupon ? ok(couponObject(world, coupon)) : err(notFound('coupon', id));
});

export const COUPON_ROUTES: readonly Route[] = [create, retrieve];

import * as v from 'valibot';
import { err, ok, type Result } from '@aura/shared-domain';
import { discountBy, isRedeemable, type CodeRefusal } from '../life/discounts.ts';
import { promotionCodeObject } from '../objects/coupon.ts';
import { createId } from '../state/ids.ts';
import type { Discount } from '../state/records/discounts.ts';
import { add, find, listNewestFirst } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';
import { invalid, missing, notFound, type Fault } from './fault.ts';
import { PAGE, buildPage } from './page.ts';
import { flag, listOf, mergeMetadata, metadata, moment, wholeNumber } from './parameters.ts';
import { route, type Route } from './route.ts';
import { listShape, PROMOTION_CODE } from './shapes.ts';

const PATH = '/v1/promotion_codes';

const CreateSchema = v.strictObject({
  promotion: v.strictObject({ type: v.literal('coupon'), coupon: v.string() }),
  code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,50}$/), v.toUpperCase()),
  active: v.optional(flag, 'true'),
  expires_at: v.optional(moment),
  max_redemptions: v.optional(v.pipe(wholeNumber, v.minValue(1))),
  restrictions: v.optional(v.strictObject({ first_time_transaction: v.optional(flag) }), {}),
  metadata: v.optional(metadata, {}),
});

const create = route('POST', PATH, PROMOTION_CODE, CreateSchema, (world, given) => {
  const { coupon } = given.promotion;
  if (!find(world.state.coupons, coupon)) return err(missing('coupon', coupon, 'promotion[coupon]'));
  const isTaken = Object.values(world.state.promotionCodes).some(
    (other) => other.code === given.code && isRedeemable(world, other),
  );
  if (isTaken) return err(invalid('An active promotion code with this code already exists.', 'code'));
  const code = add(world.state.promotionCodes, {
    id: createId('promo'),
    code: given.code,
    coupon,
    active: given.active,
    expiresAt: given.expires_at ?? null,
    maxRedemptions: given.max_redemptions ?? null,
    isForFirst: given.restrictions.first_time_transaction ?? false,
    timesRedeemed: 0,
    created: readSeconds(world),
    metadata: mergeMetadata({}, given.metadata),
  });
  return ok(promotionCodeObject(world, code));
});

const UpdateSchema = v.strictObject({ active: flag });

const update = route('POST', `${PATH}/:id`, PROMOTION_CODE, UpdateSchema, (world, { active }, id) => {
  const code = find(world.state.promotionCodes, id);
  if (!code) return err(notFound('promotion_code', id));
  code.active = active;
  return ok(promotionCodeObject(world, code));
});

const ListSchema = v.strictObject({
  ...PAGE,
  code: v.optional(v.pipe(v.string(), v.toUpperCase())),
  active: v.optional(flag),
});

const list = route('GET', PATH, listShape(PROMOTION_CODE), ListSchema, (world, { code, active, ...page }) => {
  const found = listNewestFirst(
    world.state.promotionCodes,
    (one) =>
      (code === undefined || one.code === code) &&
      (active === undefined || isRedeemable(world, one) === active),
  );
  return buildPage(found, page, PATH, (one) => promotionCodeObject(world, one));
});

export const PROMOTION_CODE_ROUTES: readonly Route[] = [create, update, list];

/** One code for a subscription, as requests name it. */
export const DISCOUNTS = v.optional(
  v.pipe(listOf(v.strictObject({ promotion_code: v.string() })), v.maxLength(1)),
);

/** What the code of a request takes off; null where it names none. */
export function readDiscount(
  world: World,
  discounts: v.InferOutput<typeof DISCOUNTS>,
  customer: string | null,
): Result<Discount | null, Fault> {
  const id = discounts?.[0]?.promotion_code;
  if (id === undefined) return ok(null);
  const code = find(world.state.promotionCodes, id);
  if (!code) return err(missing('promotion_code', id, 'discounts[0][promotion_code]'));
  const discount = discountBy(world, code, customer);
  return discount.ok ? discount : err(REFUSALS[discount.error]);
}

const REFUSALS: Readonly<Record<CodeRefusal, Fault>> = {
  over: invalid('This promotion code is not active, has expired or was redeemed as often as it may be.'),
  not_first: invalid(
    'This promotion code cannot be redeemed because the associated customer has prior transactions.',
  ),
};

import type Stripe from 'stripe';
import { DAY_MS, computeBeginningOfDay, CURRENCY } from '@aura/shared-domain';
import { isMissing } from '../stripe-errors.ts';
import type { Campaign } from './campaigns.ts';

/** The result for a code. `differs`: Stripe has it with another discount; no command changes it. */
export type CouponOutcome = 'made' | 'same' | 'ended' | 'missing' | 'differs';

const MARK = { aura: 'campaign' };

/** Coupons are called by their code, so that making them twice makes them once. */
const makeCouponId = ({ code }: Pick<Campaign, 'code'>): string => `aura-${code.toLowerCase()}`;

/** Seconds: the end of the last day. */
const computeEnd = (until: string): number =>
  Math.floor(computeBeginningOfDay(new Date(Date.parse(until) + DAY_MS)).getTime() / 1000);

function buildCoupon(campaign: Campaign): Stripe.CouponCreateParams {
  const { off, lasts, name } = campaign;
  return {
    id: makeCouponId(campaign),
    name,
    ...('percent' in off ? { percent_off: off.percent } : { amount_off: off.amount, currency: CURRENCY }),
    ...(typeof lasts === 'string'
      ? { duration: lasts }
      : { duration: 'repeating', duration_in_months: lasts.months }),
    metadata: MARK,
  };
}

/**
 * Makes the coupons and codes at Stripe that there are to be, and ends those of ours that are not named any more; or only
 * says what differs.
 */
export async function makeCoupons(
  stripe: Stripe,
  campaigns: readonly Campaign[],
  checkOnly: boolean,
): Promise<ReadonlyMap<string, CouponOutcome>> {
  const outcomes = new Map<string, CouponOutcome>();
  for (const campaign of campaigns)
    outcomes.set(campaign.code, await makeCoupon(stripe, campaign, checkOnly));
  for await (const promotion of stripe.promotionCodes.list({ active: true, limit: 100 })) {
    if (promotion.metadata?.['aura'] !== MARK.aura || outcomes.has(promotion.code)) continue;
    if (!checkOnly) await stripe.promotionCodes.update(promotion.id, { active: false });
    outcomes.set(promotion.code, checkOnly ? 'differs' : 'ended');
  }
  return outcomes;
}

async function makeCoupon(stripe: Stripe, campaign: Campaign, checkOnly: boolean): Promise<CouponOutcome> {
  const wanted = buildCoupon(campaign);
  const coupon = await readCoupon(stripe, makeCouponId(campaign));
  if (coupon && !takesOff(coupon, wanted)) return 'differs';
  // One that is over is found too: it is not made again.
  const { data } = await stripe.promotionCodes.list({ code: campaign.code, limit: 1 });
  if (coupon && data.length > 0) return 'same';
  if (checkOnly) return 'missing';
  if (!coupon) await stripe.coupons.create(wanted);
  await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: makeCouponId(campaign) },
    code: campaign.code,
    ...(campaign.most !== null && { max_redemptions: campaign.most }),
    ...(campaign.until !== null && { expires_at: computeEnd(campaign.until) }),
    restrictions: { first_time_transaction: campaign.isForFirst },
    metadata: MARK,
  });
  return 'made';
}

async function readCoupon(stripe: Stripe, id: string): Promise<Stripe.Coupon | null> {
  try {
    return await stripe.coupons.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const takesOff = (found: Stripe.Coupon, wanted: Stripe.CouponCreateParams): boolean =>
  found.percent_off === (wanted.percent_off ?? null) &&
  found.amount_off === (wanted.amount_off ?? null) &&
  found.duration === wanted.duration &&
  found.duration_in_months === (wanted.duration_in_months ?? null);

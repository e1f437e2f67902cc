import * as v from 'valibot';
import type { Notification } from '@aura/shared-domain';
import { computeDay, PLAN_NAMES } from '@aura/shared-domain';
import { describeDay } from '../insights/calendar.ts';
import { withDates } from '../profile/parse-profile.ts';
import type { Entitlement } from './entitlement.ts';

/** Collection of plans that operators gave, a document each by the person. No browser reads it. */
export const GRANTS = 'grants';

export const GrantSchema = v.object({
  plan: v.picklist(['impulso', 'decolagem']),
  until: v.date(),
  /** The end of the purchase that it lengthens; null if it stands alone. */
  boughtUntil: v.optional(v.nullable(v.date()), null),
});
/** A plan given without payment. */
export type Grant = Readonly<v.InferOutput<typeof GrantSchema>>;

/**
 * A stored grant; null if there is none, if it is over, or if the purchase that it lengthens was paid back.
 * @param bought the entitlement from purchases
 */
export function readRunningGrant(data: unknown, bought: Entitlement, now: Date): Grant | null {
  if (data === undefined) return null;
  const grant = v.parse(GrantSchema, withDates(data));
  return grant.until > now && isFounded(grant, bought, now) ? grant : null;
}

/** Days after a purchase are worth no more than themselves: without the time before them they would be a whole plan. */
const isFounded = ({ plan, boughtUntil }: Grant, bought: Entitlement, now: Date): boolean =>
  boughtUntil === null ||
  boughtUntil <= now ||
  (bought.plan === plan && (bought.endsAt === null || bought.endsAt >= boughtUntil));

/** The grant that extends the access ending at `from`, which purchases or an earlier grant give, until another time. */
export function computeExtendedGrant(
  { plan, from, until }: { readonly plan: Grant['plan']; readonly from: Date; readonly until: Date },
  bought: Entitlement,
  grant: Grant | null,
): Grant {
  const endsThen = (end: Date | null) => end?.getTime() === from.getTime();
  if (grant?.plan === plan && endsThen(grant.until)) return { ...grant, until };
  return { plan, until, boughtUntil: bought.plan === plan && endsThen(bought.endsAt) ? from : null };
}

/**
 * The entitlement from purchases and a grant. Purchases come first; the grant follows them, or merges immediately with
 * the same plan, so that there is no gap in access.
 */
export function withGrant(bought: Entitlement, grant: Grant | null): Entitlement {
  if (!grant) return bought;
  if (bought.source === null) return { ...bought, plan: grant.plan, endsAt: grant.until };
  const goesOn = bought.plan === grant.plan && bought.endsAt !== null && grant.until > bought.endsAt;
  return goesOn ? { ...bought, endsAt: grant.until } : bought;
}

/** The notification that replaces the one about an end when a grant follows. None if nothing ended. */
export function buildGrantNews(
  before: Entitlement,
  after: Entitlement,
  grant: Grant,
  now: Date,
): readonly Notification[] {
  if (!before.source || after.source) return [];
  const until = describeDay(computeDay(grant.until));
  return [
    {
      id: `operacao_segue_${before.source.id}`,
      text: `O que você pagou terminou. Você segue com o plano ${PLAN_NAMES[grant.plan]} até ${until}, sem cobrança.`,
      link: '/planos',
      read: false,
      timestamp: now.toISOString(),
    },
  ];
}

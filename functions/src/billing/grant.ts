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
});
/** A plan given without payment. */
export type Grant = Readonly<v.InferOutput<typeof GrantSchema>>;

/** A stored grant; null if there is none or it is over. */
export function readRunningGrant(data: unknown, now: Date): Grant | null {
  if (data === undefined) return null;
  const grant = v.parse(GrantSchema, withDates(data));
  return grant.until > now ? grant : null;
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

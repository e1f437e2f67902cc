import {
  computeEffectivePlan,
  type BillingStatus,
  type Interval,
  type PlanId,
  type Profile,
} from '@aura/shared-domain';

/** Source of a person's access at one moment. */
export type Standing =
  | {
      readonly kind: 'free';
      /** The last ended access, if known. */
      readonly ended: { readonly plan: PlanId; readonly at: Date } | null;
    }
  | { readonly kind: 'company'; readonly endsAt: Date | null }
  | {
      readonly kind: 'subscription';
      readonly plan: PlanId;
      /** What is charged, and how often; null until the server has said. */
      readonly bill: { readonly interval: Interval; readonly amount: number } | null;
      readonly renewsAt: Date | null;
      /** The end of one that was cancelled. */
      readonly endsAt: Date | null;
      readonly overdue: boolean;
      /** The state after its period; absent if it does not change. */
      readonly later?: {
        readonly plan: PlanId;
        readonly interval: Interval;
        readonly amount: number;
        readonly at: Date;
      };
    }
  | {
      readonly kind: 'payment';
      readonly plan: PlanId;
      readonly endsAt: Date;
      /** Whether the server confirmed a single payment, rather than an ended subscription. */
      readonly isConfirmed: boolean;
    }
  /** A plan granted without payment. */
  | { readonly kind: 'granted'; readonly plan: PlanId; readonly endsAt: Date | null };

type PlanFields = Pick<Profile, 'plan' | 'acesso_expira_em'>;
type Source = BillingStatus['source'];

/**
 * The standing at `now`: of the profile, made precise by what the server knows of payments.
 * @param status null while it is not known
 */
export function computeStanding(profile: PlanFields, status: BillingStatus | null, now: Date): Standing {
  const own = findProfileStanding(profile, now);
  if (own.kind === 'company' || !status) return own;
  const paid = findStanding(status.source, now);
  if (paid) return withLastEnd(paid, profile);
  return own.kind === 'subscription' ? { kind: 'granted', plan: own.plan, endsAt: own.endsAt } : own;
}

/** Who has bought Conquista while a subscription runs out keeps their access beyond the end of that subscription. */
function withLastEnd(paid: Standing, { plan, acesso_expira_em: last }: PlanFields): Standing {
  if (paid.kind !== 'subscription' || !paid.endsAt || paid.plan !== plan) return paid;
  return last && last > paid.endsAt ? { ...paid, endsAt: last } : paid;
}

/** The person's active purchase; null without one. */
export function findStanding(source: Source, now: Date): Standing | null {
  if (!source) return null;
  const endsAt = source.endsAt === null ? null : new Date(source.endsAt);
  if (endsAt && endsAt <= now) return null;
  if (source.kind === 'payment')
    return endsAt && { kind: 'payment', plan: source.plan, endsAt, isConfirmed: !source.isRemainder };
  const { plan, interval, amount, overdue, changesTo } = source;
  const renewsAt = source.renewsAt === null ? null : new Date(source.renewsAt);
  return {
    kind: 'subscription',
    plan,
    bill: { interval, amount },
    renewsAt,
    endsAt,
    overdue,
    ...(changesTo && { later: { ...changesTo, at: new Date(changesTo.at) } }),
  };
}

/** What the profile alone says: its plan, and until when. */
function findProfileStanding({ plan: stored, acesso_expira_em: endsAt }: PlanFields, now: Date): Standing {
  const plan = computeEffectivePlan({ plan: stored, acesso_expira_em: endsAt }, now);
  if (plan === 'freemium') return { kind: 'free', ended: findEndedAccess(stored, endsAt, now) };
  if (plan === 'b2b_equilibrio') return { kind: 'company', endsAt };
  // Conquista is kept as decolagem with an end.
  if (plan === 'decolagem' && endsAt)
    return { kind: 'payment', plan: 'conquista', endsAt, isConfirmed: false };
  if (stored === 'conquista') return { kind: 'granted', plan: 'conquista', endsAt: null };
  return { kind: 'subscription', plan, bill: null, renewsAt: null, endsAt, overdue: false };
}

function findEndedAccess(stored: string, at: Date | null, now: Date) {
  if (!at || at > now) return null;
  if (stored === 'impulso' || stored === 'b2b_equilibrio') return { plan: stored, at } as const;
  return stored === 'decolagem' || stored === 'conquista' ? ({ plan: 'conquista', at } as const) : null;
}

/** The plan of the card that is a person's own. */
export function findPlan(standing: Standing): PlanId {
  if (standing.kind === 'free') return 'freemium';
  return standing.kind === 'company' ? 'b2b_equilibrio' : standing.plan;
}

/** Whether a person has, or by their plan should have, a subscription. */
export function isSubscribed(standing: Standing, status: BillingStatus | null): boolean {
  if (standing.kind === 'subscription' || status?.source?.kind === 'subscription') return true;
  return standing.kind === 'granted' && standing.plan !== 'conquista';
}

/** Whether there may be something for a person to manage at the payment provider; where it is not, the portal says so. */
export function isManageable(
  standing: Standing,
  { stripeCustomerId }: Pick<Profile, 'stripeCustomerId'>,
  status: BillingStatus | null,
): boolean {
  if (isSubscribed(standing, status)) return true;
  return status ? status.canManage : Boolean(stripeCustomerId);
}

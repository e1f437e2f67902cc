import * as v from 'valibot';

export const PlanIdSchema = v.picklist(['freemium', 'impulso', 'decolagem', 'b2b_equilibrio', 'conquista']);
export type PlanId = v.InferOutput<typeof PlanIdSchema>;

/** Plans whose limits count: conquista is decolagem with an end. */
export type EffectivePlan = Exclude<PlanId, 'conquista'>;

export const CONQUISTA_DAYS = 90;
export const CREDITS_ON_UPGRADE = 999;

/** Whether offers may be shown to a person: not to managers, nor to people whose company pays at `now`. */
export const mayBeSoldTo = (
  profile: Parameters<typeof computeEffectivePlan>[0] & { readonly role?: string | undefined },
  now: Date,
): boolean => profile.role !== 'gestor_rh' && computeEffectivePlan(profile, now) !== 'b2b_equilibrio';

/**
 * The plan whose limits hold at `now`: conquista counts as decolagem until its access ends;
 * an ended, missing or unknown plan counts as freemium.
 */
export function computeEffectivePlan(
  profile: { readonly plan?: string | undefined; readonly acesso_expira_em?: Date | null | undefined },
  now: Date,
): EffectivePlan {
  const parsed = v.safeParse(PlanIdSchema, profile.plan);
  if (!parsed.success) return 'freemium';
  const ends = profile.acesso_expira_em;
  if (ends && ends.getTime() <= now.getTime()) return 'freemium';
  return parsed.output === 'conquista' ? 'decolagem' : parsed.output;
}

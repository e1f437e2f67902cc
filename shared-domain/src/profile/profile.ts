import * as v from 'valibot';
import { BehaviorResultSchema } from '../behavior/result.ts';
import { DiagnosisResultSchema, PlanTaskSchema } from '../diagnosis/result.ts';

const optional = <T extends v.GenericSchema>(schema: T, fallback: v.InferOutput<T>) =>
  v.optional(v.fallback(schema, fallback as never), fallback as never);

export const HeldBadgeSchema = v.object({
  id: v.string(),
  name: v.string(),
  icon: v.string(),
  description: v.string(),
  /** ISO 8601, UTC. */
  achievedDate: v.string(),
});
export type HeldBadge = v.InferOutput<typeof HeldBadgeSchema>;

export const NotificationSchema = v.object({
  id: v.string(),
  text: v.string(),
  read: v.boolean(),
  /** ISO 8601, UTC. */
  timestamp: v.string(),
  link: v.optional(v.string()),
});
export type Notification = v.InferOutput<typeof NotificationSchema>;

/**
 * The document `users/{uid}`, field names as the product stores them. What is missing takes the value of a new
 * profile; an entry of a list that does not fit the schema makes the whole document invalid rather than vanish.
 */
export const ProfileSchema = v.object({
  name: v.optional(v.string(), ''),
  avatarUrl: v.optional(v.nullable(v.string()), null),
  role: v.optional(v.string()),
  plan: v.optional(v.string(), 'freemium'),
  credits: v.optional(v.number(), 0),
  acesso_expira_em: v.optional(v.nullable(v.date()), null),
  stripeCustomerId: v.optional(v.nullable(v.string()), null),
  usageCounts: v.optional(v.record(v.string(), v.number()), {}),
  usagePeriod: v.optional(v.string(), ''),
  points: v.optional(v.number(), 0),
  /** Entries of the ledger of points. */
  pointEntries: v.optional(v.number(), 0),
  badges: v.optional(v.array(HeldBadgeSchema), []),
  careerProfile: v.optional(
    v.object({
      skills: v.optional(v.array(v.string()), []),
      objetivos_carreira: v.optional(v.array(v.string()), []),
    }),
    {},
  ),
  careerPlan: v.optional(v.array(PlanTaskSchema), []),
  diagnosticoCompleto: v.optional(v.boolean(), false),
  /** A result of a version that this build does not know reads as none; the stored history keeps it. */
  lastDiagnosisResult: optional(v.nullable(DiagnosisResultSchema), null),
  resumeText: v.optional(v.string(), ''),
  journeyPhase: v.optional(v.number(), 1),
  behavioralTestCompleted: v.optional(v.boolean(), false),
  /** The newest valid mapping; null for none, or where the person took it away. */
  behavioralResult: optional(v.nullable(BehaviorResultSchema), null),
  notifications: v.optional(v.array(NotificationSchema), []),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

/** The profile of somebody who has just signed up. */
export function newProfile(name: string): Profile {
  return v.parse(ProfileSchema, { name });
}

import * as v from 'valibot';
import { BehaviorResultSchema } from '../behavior/result.ts';
import { DiagnosisResultSchema, PlanTaskSchema, type PlanTask } from '../diagnosis/result.ts';

const withFallback = <T extends v.GenericSchema>(schema: T, fallback: v.InferOutput<T>) =>
  v.optional(v.fallback(schema, fallback as never), fallback as never);

/** A badge of a person. */
export interface HeldBadge {
  /** As in the catalogue. */
  readonly id: string;
  /** Portuguese. */
  readonly name: string;
  /** Name of the icon. */
  readonly icon: string;
  /** The achievement. */
  readonly description: string;
  /** ISO 8601, UTC. */
  readonly achievedDate: string;
}

export const HeldBadgeSchema = v.object({
  id: v.string(),
  name: v.string(),
  icon: v.string(),
  description: v.string(),
  /** ISO 8601, UTC. */
  achievedDate: v.string(),
}) satisfies v.GenericSchema<unknown, HeldBadge>;

/** A notice to the person. */
export interface Notification {
  /** Its own among the notices. */
  readonly id: string;
  /** Portuguese. */
  readonly text: string;
  /** Whether it has been seen. */
  readonly read: boolean;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  /** Page that it leads to. */
  readonly link?: string | undefined;
}

export const NotificationSchema = v.object({
  id: v.string(),
  text: v.string(),
  read: v.boolean(),
  /** ISO 8601, UTC. */
  timestamp: v.string(),
  link: v.optional(v.string()),
}) satisfies v.GenericSchema<unknown, Notification>;

/** Limits of the security rules for career data: characters of a goal and a skill, number of skills. */
export const PROFILE_LIMITS = { goal: 200, skill: 80, skills: 200 } as const;

/** A person's data: the document `users/{uid}`, completed with the values of a new profile. */
export interface Profile {
  /** As the person writes it; empty until they have. */
  readonly name: string;
  /** Address of the picture. */
  readonly avatarUrl: string | null;
  /** `gestor_rh` for who manages a company. */
  readonly role?: string | undefined;
  /** Name of the plan. */
  readonly plan: string;
  /** Uses that were bought one by one. */
  readonly credits: number;
  /** When what was paid for ends. */
  readonly acesso_expira_em: Date | null;
  /** Of the payment provider. */
  readonly stripeCustomerId: string | null;
  /** How often each tool was used in the period. */
  readonly usageCounts: Record<string, number>;
  /** Month of the counts. */
  readonly usagePeriod: string;
  /** Sum of the ledger. */
  readonly points: number;
  /** Entries of the ledger of points. */
  readonly pointEntries: number;
  /** In the order of their achievement. */
  readonly badges: HeldBadge[];
  /** The person's own career data. */
  readonly careerProfile: { readonly skills: string[]; readonly objetivos_carreira: string[] };
  /** Tasks of the newest plan. */
  readonly careerPlan: PlanTask[];
  /** Whether a diagnosis has been completed. */
  readonly diagnosticoCompleto: boolean;
  /** The newest diagnosis in its stored form; `readDiagnosis` reads it. */
  readonly lastDiagnosisResult: object | null;
  /** Text of the CV. */
  readonly resumeText: string;
  /** Phase of the journey, from 1. */
  readonly journeyPhase: number;
  /** Whether the mapping has ever been done. */
  readonly behavioralTestCompleted: boolean;
  /** The newest mapping in its stored form; `readBehavior` reads it. */
  readonly behavioralResult: object | null;
  /** The newest first. */
  readonly notifications: Notification[];
}

/** Field names as the product stores them. */
const StoredProfileSchema = v.object({
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
  lastDiagnosisResult: withFallback(v.nullable(DiagnosisResultSchema), null),
  resumeText: v.optional(v.string(), ''),
  journeyPhase: v.optional(v.number(), 1),
  behavioralTestCompleted: v.optional(v.boolean(), false),
  /** The newest valid mapping; null for none, or if the person deleted it. */
  behavioralResult: withFallback(v.nullable(BehaviorResultSchema), null),
  notifications: v.optional(v.array(NotificationSchema), []),
  /** Ids of notices that the person has marked; no browser writes the notices themselves. */
  readNotifications: v.fallback(v.optional(v.array(v.string()), []), []),
  /** How many documents the person's browsers ever added, as `countRecord` writes it; no page reads it from here. */
  recordCounts: v.optional(v.unknown()),
});

/**
 * The document `users/{uid}`. Missing fields take the value of a new profile; an invalid list entry makes the whole
 * document invalid rather than vanish. A notice counts as read if it was stored so, as before the person's marks
 * became a separate field, or if the person marked it.
 */
export const ProfileSchema = v.pipe(StoredProfileSchema, v.transform(markNotices)) satisfies v.GenericSchema<
  unknown,
  Profile
>;

/** Names of the stored fields that a profile is made of. */
export const PROFILE_FIELDS: readonly string[] = Object.keys(StoredProfileSchema.entries);

function markNotices(stored: v.InferOutput<typeof StoredProfileSchema>) {
  const { readNotifications, recordCounts: _, ...profile } = stored;
  const marked = new Set(readNotifications);
  const notifications = profile.notifications.map((notice) =>
    marked.has(notice.id) ? { ...notice, read: true } : notice,
  );
  return { ...profile, notifications };
}

/** The profile of a new person. */
export function createProfile(name: string): Profile {
  return v.parse(ProfileSchema, { name });
}

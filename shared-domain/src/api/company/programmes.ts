import * as v from 'valibot';
import {
  AlertKeySchema,
  FOLLOW_UP_STATES,
  MAX_PROGRAMME_LESSONS,
  ProgrammeTitleSchema,
  ReasonSchema,
} from '../../company/follow-ups.ts';
import { ShareCellSchema } from '../../company/numbers.ts';
import { CompanyRefSchema, MAX_DEPARTMENTS } from '../../company/people.ts';
import { WeekSchema } from '../../company/week.ts';
import { instant } from './fields.ts';

/** A manager, as others of the company name them. */
export const OwnerSchema = v.object({ id: v.string(), name: v.string() });
export type Owner = v.InferOutput<typeof OwnerSchema>;

/** State of an alert. */
export const FollowUpSchema = v.object({
  key: AlertKeySchema,
  state: v.picklist(FOLLOW_UP_STATES),
  /** The manager in charge; null for all managers together. */
  owner: v.nullable(OwnerSchema),
  /** Reason of the dismissal; null without one. */
  reason: v.nullable(v.string()),
  at: instant,
});
export type FollowUp = v.InferOutput<typeof FollowUpSchema>;

/** POST /company/alerts/follow-up */
export const FollowUpRequestSchema = v.variant('action', [
  v.object({ action: v.literal('own'), key: AlertKeySchema, owner: v.nullable(v.string()) }),
  v.object({ action: v.literal('dismiss'), key: AlertKeySchema, reason: ReasonSchema }),
  v.object({ action: v.literal('reopen'), key: AlertKeySchema }),
]);
export const FollowUpResponseSchema = v.object({ followUp: FollowUpSchema });

const LessonIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/));

/** POST /company/programmes: lessons for some departments, or for everybody. */
export const ProgrammeRequestSchema = v.object({
  title: ProgrammeTitleSchema,
  /** Ids of departments; none for the whole company. */
  units: v.pipe(v.array(CompanyRefSchema), v.maxLength(MAX_DEPARTMENTS)),
  lessons: v.pipe(v.array(LessonIdSchema), v.minLength(1), v.maxLength(MAX_PROGRAMME_LESSONS)),
  dueOn: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Id of a manager; null for the one who creates it. */
  owner: v.nullable(v.string()),
  /** The alert that it answers; null for none. */
  alert: v.nullable(AlertKeySchema),
});
export type ProgrammeRequest = v.InferOutput<typeof ProgrammeRequestSchema>;
export const ProgrammeMadeSchema = v.object({ id: v.string() });

/** POST /company/programmes/end */
export const ProgrammeEndRequestSchema = v.object({ id: CompanyRefSchema });

/** A programme and how far the groups have come, by the newest snapshot: never who. */
export const ProgrammeSchema = v.object({
  id: v.string(),
  title: v.string(),
  units: v.array(v.object({ id: v.nullable(v.string()), name: v.string() })),
  lessons: v.array(v.object({ id: v.string(), title: v.string() })),
  dueOn: v.nullable(v.string()),
  owner: v.nullable(OwnerSchema),
  /** The alert that it answers, and the name of the skill that this is about; null without one. */
  alert: v.nullable(v.object({ key: AlertKeySchema, skill: v.nullable(v.string()) })),
  createdAt: instant,
  endedAt: v.nullable(instant),
  /** One for each of `units`, in it one for each of `lessons`. */
  completion: v.array(v.array(ShareCellSchema)),
});
export type Programme = v.InferOutput<typeof ProgrammeSchema>;

/** A programme that has not ended, as the numbers that it is to change name it. */
export const RunningProgrammeSchema = v.object({
  id: v.string(),
  title: v.string(),
  /** Ids of departments; none for the whole company. */
  units: v.array(v.string()),
  lessons: v.array(v.string()),
  /** The alert that it was made from; null for none. */
  alert: v.nullable(v.string()),
  createdAt: instant,
});
export type RunningProgramme = v.InferOutput<typeof RunningProgrammeSchema>;

/** GET /company/programmes */
export const ProgrammesResponseSchema = v.object({
  programmes: v.array(ProgrammeSchema),
  week: v.nullable(WeekSchema),
  departments: v.array(v.object({ id: v.string(), name: v.string() })),
  catalogue: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      minutes: v.number(),
      /** The subject; empty from an earlier backend. */
      category: v.optional(v.string(), ''),
    }),
  ),
});

/** GET /company/managers: the managers who can be put in charge, and those who are invited. */
export const ManagersResponseSchema = v.object({
  managers: v.array(OwnerSchema),
  /** Open invitations to manage; the newest last. */
  invited: v.optional(v.array(v.object({ email: v.string(), expiresAt: instant })), []),
  /** Id of the caller. */
  self: v.optional(v.nullable(v.string()), null),
});

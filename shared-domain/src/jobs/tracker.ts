import * as v from 'valibot';
import { FitSchema } from './job-fit.ts';
import { JOB_QUERY_LIMITS, JobQuerySchema } from './query.ts';
import { DaySchema, VacancySchema } from './vacancy.ts';

/** Stages of an application, in the order of a process. */
export const JOB_STAGES = [
  'saved',
  'applied',
  'screening',
  'interview',
  'offer',
  'rejected',
  'closed',
] as const;
export const JobStageSchema = v.picklist(JOB_STAGES);
export type JobStage = v.InferOutput<typeof JobStageSchema>;

/** Stages of a job to which an application was sent. */
export const SENT_STAGES: readonly JobStage[] = ['applied', 'screening', 'interview', 'offer', 'rejected'];

/** Saved jobs and saved searches that one person may keep, and the most that one call may save. */
export const TRACKER_LIMITS = {
  jobs: 300,
  alerts: 20,
  perCall: 25,
  notes: 4000,
  alertName: 80,
  nextStep: 200,
  sentCv: 120,
  history: 40,
};

const DateSchema = v.date();

const NextStepSchema = v.object({
  on: DaySchema,
  /** Time of the day, `HH:MM`; absent if it has none. */
  at: v.exactOptional(v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u))),
  what: v.pipe(v.string(), v.maxLength(TRACKER_LIMITS.nextStep)),
});

/** The person's name for the CV that they sent; empty if it is not known. */
const SentCvSchema = v.pipe(v.string(), v.maxLength(TRACKER_LIMITS.sentCv));

/** A tracked job as stored in `users/{uid}/savedJobs/{vacancy.id}`. */
export const SavedJobSchema = v.object({
  vacancy: VacancySchema,
  stage: JobStageSchema,
  fit: v.nullable(FitSchema),
  notes: v.pipe(v.string(), v.maxLength(TRACKER_LIMITS.notes)),
  nextStep: v.nullable(NextStepSchema),
  sentCv: v.exactOptional(SentCvSchema),
  /** When it entered each stage, oldest first. */
  history: v.array(v.object({ stage: JobStageSchema, on: DaySchema })),
  savedAt: DateSchema,
  updatedAt: DateSchema,
});
export type SavedJob = v.InferOutput<typeof SavedJobSchema>;

/** Details in the copy of an ad that the person may correct. */
export const JobDetailsSchema = v.pick(VacancySchema, [
  'title',
  'company',
  'places',
  'salary',
  'expiresOn',
  'url',
  'contact',
]);
export type JobDetails = v.InferOutput<typeof JobDetailsSchema>;

/** The person's changes of a saved job; absent fields stay. */
export const SavedJobChangeSchema = v.object({
  stage: v.optional(JobStageSchema),
  notes: v.optional(SavedJobSchema.entries.notes),
  nextStep: v.optional(v.nullable(NextStepSchema)),
  sentCv: v.exactOptional(SentCvSchema),
  details: v.optional(JobDetailsSchema),
});
export type SavedJobChange = v.InferOutput<typeof SavedJobChangeSchema>;

export const CadenceSchema = v.picklist(['daily', 'weekly']);

const NameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TRACKER_LIMITS.alertName));

/** A saved search as the person sets it. */
export const JobAlertInputSchema = v.object({
  name: NameSchema,
  query: JobQuerySchema,
  /** The least pay that the person wants, reais a month: what says that it pays less is no news. */
  floor: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(JOB_QUERY_LIMITS.salary))),
  cadence: CadenceSchema,
  /** A paused search stays and tells nothing. */
  paused: v.boolean(),
});
export type JobAlertInput = v.InferOutput<typeof JobAlertInputSchema>;

/** A saved search as stored in `users/{uid}/jobAlerts/{id}`. */
export const JobAlertSchema = v.object({
  ...JobAlertInputSchema.entries,
  createdAt: DateSchema,
  /** When it last looked; null before the first time. */
  checkedAt: v.nullable(DateSchema),
  /** Ids of the reported jobs, newest first: the news of `newsAt`. */
  news: v.array(v.string()),
  newsAt: v.nullable(DateSchema),
});
export type JobAlert = v.InferOutput<typeof JobAlertSchema>;

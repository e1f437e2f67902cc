import * as v from 'valibot';

/** Last part of a lesson's address. */
export const LessonIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(60));

/** Id of a question within its lesson. */
export const QuestionIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** How well a question was remembered, worst first. A wrong answer is always the first. */
export const GradeOfRecallSchema = v.picklist(['again', 'hard', 'good', 'easy']);
export type GradeOfRecall = v.InferOutput<typeof GradeOfRecallSchema>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How well the person remembers a question, in FSRS's terms. Times in milliseconds since 1970. */
export const ReviewCardSchema = v.object({
  dueAt: v.number(),
  stability: v.number(),
  difficulty: v.number(),
  scheduledDays: count,
  learningSteps: count,
  /** Answers so far; a request contains this number, so that one answer counts once. */
  reps: count,
  lapses: count,
  state: v.picklist([0, 1, 2, 3]),
  lastReviewAt: v.nullable(v.number()),
});
export type ReviewCard = v.InferOutput<typeof ReviewCardSchema>;

/** Questions of one review; more wait for the next one. */
export const REVIEW_SIZE = 10;

/** `users/{uid}/lessonProgress/{lessonId}`. The backend writes it. */
export const LessonProgressSchema = v.object({
  lessonId: LessonIdSchema,
  /** When it was completed; null until then. */
  completedAt: v.nullable(v.date()),
  completedBy: v.nullable(v.picklist(['reading', 'questions'])),
  /** By question; only those that were answered. */
  cards: v.record(QuestionIdSchema, ReviewCardSchema),
  /** When the next question is due; null for none. */
  nextDueAt: v.nullable(v.date()),
  updatedAt: v.date(),
});
export type LessonProgress = v.InferOutput<typeof LessonProgressSchema>;

/** Calendar day, `YYYY-MM-DD`. */
const DaySchema = v.pipe(v.string(), v.isoDate());

/** `users/{uid}/lessonState/practice`: days with learning activity, in the person's time zone. */
export const PracticeSchema = v.object({
  /** Ascending, each once; the oldest give way. */
  days: v.array(DaySchema),
  timeZone: v.string(),
});
export type Practice = v.InferOutput<typeof PracticeSchema>;

/** Days that are kept. */
export const MAX_PRACTICE_DAYS = 400;

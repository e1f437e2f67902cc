import { isTimeZone } from '../format/date.ts';
import * as v from 'valibot';
import {
  GradeOfRecallSchema,
  LessonIdSchema,
  PracticeSchema,
  QuestionIdSchema,
  ReviewCardSchema,
} from '../lessons/progress.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** Name of a time zone that this machine knows. */
const TimeZoneSchema = v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone, 'Fuso horário desconhecido.'));

/** POST /lessons/{slug}/complete: the text has been read. A second call changes nothing. */
export const CompleteLessonRequestSchema = v.object({
  slug: LessonIdSchema,
  timeZone: TimeZoneSchema,
  /** Seconds for which the text was visible. */
  seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)),
  /** How far the text was scrolled, 0 to 1. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});
export const CompleteLessonResponseSchema = v.object({
  /** ISO 8601, UTC. */
  completedAt: v.string(),
  newBadges: v.array(v.string()),
  practice: PracticeSchema,
});

/**
 * POST /lessons/{slug}/answers: a question is answered, the first time or in a review. It counts only where `reps` is
 * what is stored; another tab or a second sending gets what is stored.
 */
export const AnswerLessonRequestSchema = v.object({
  slug: LessonIdSchema,
  questionId: QuestionIdSchema,
  timeZone: TimeZoneSchema,
  /** Index of an option, or what was written into a gap. */
  answer: v.union([
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
    v.pipe(v.string(), v.maxLength(200)),
  ]),
  /** How it went where the answer is right. */
  grade: GradeOfRecallSchema,
  /** Answers to this question so far, as the page knows them. */
  reps: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export const AnswerLessonResponseSchema = v.object({
  /** Whether this call counted. */
  counted: v.boolean(),
  right: v.boolean(),
  card: ReviewCardSchema,
  /** ISO 8601, UTC; null while the lesson is not completed. */
  completedAt: v.nullable(v.string()),
  newBadges: v.array(v.string()),
  practice: PracticeSchema,
});

export const lessonCompleteEndpoint = {
  method: 'POST',
  path: '/lessons/{slug}/complete',
  auth: 'person',
  request: CompleteLessonRequestSchema,
  response: CompleteLessonResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const lessonAnswerEndpoint = {
  method: 'POST',
  path: '/lessons/{slug}/answers',
  auth: 'person',
  request: AnswerLessonRequestSchema,
  response: AnswerLessonResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

import * as v from 'valibot';
import { VacancyIdSchema } from '../jobs/vacancy.ts';

export const INTERVIEW_LIMITS = {
  /** Questions of one simulation. */
  questions: { minimum: 3, maximum: 8 },
  roleCharacters: 120,
  answerCharacters: 6000,
  /** Answers shorter than this are not graded. */
  answerWords: 5,
  /** Maximum number of stored graded answers per question; a further one replaces the last. */
  attempts: 3,
  /** Simulations that are kept; the oldest give way. */
  stored: 20,
} as const;

export const InterviewKindSchema = v.picklist(['hr', 'manager', 'technical', 'case', 'english']);
export type InterviewKind = v.InferOutput<typeof InterviewKindSchema>;

/** Names of the kinds. */
export const INTERVIEW_KIND_LABELS: Readonly<Record<InterviewKind, string>> = {
  hr: 'RH',
  manager: 'Gestor da área',
  technical: 'Técnica',
  case: 'Caso',
  english: 'Em inglês',
};

export const InterviewLevelSchema = v.picklist(['junior', 'mid', 'senior']);
export type InterviewLevel = v.InferOutput<typeof InterviewLevelSchema>;

export const INTERVIEW_LEVEL_LABELS: Readonly<Record<InterviewLevel, string>> = {
  junior: 'Início de carreira',
  mid: 'Pleno',
  senior: 'Sênior ou liderança',
};

/** How answers are meant to be given; either can be changed at any question. */
export const AnswerModeSchema = v.picklist(['text', 'voice']);
export type AnswerMode = v.InferOutput<typeof AnswerModeSchema>;

/** The person's choices before a simulation. */
export const InterviewSetupSchema = v.object({
  /** A job in the person's tracker; null for none. */
  savedJobId: v.nullable(VacancyIdSchema),
  role: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(INTERVIEW_LIMITS.roleCharacters)),
  level: InterviewLevelSchema,
  kind: InterviewKindSchema,
  questions: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(INTERVIEW_LIMITS.questions.minimum),
    v.maxValue(INTERVIEW_LIMITS.questions.maximum),
  ),
  mode: AnswerModeSchema,
});
export type InterviewSetup = v.InferOutput<typeof InterviewSetupSchema>;

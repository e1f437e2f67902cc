import {
  AnswerModeSchema,
  INTERVIEW_LIMITS,
  InterviewKindSchema,
  InterviewLevelSchema,
  SpeechSchema,
  type InterviewLevel,
  type AnswerInterviewRequest,
} from '@aura/shared-domain';
import * as v from 'valibot';

/** Raised whenever a stored draft of the previous shape could no longer be read. */
const SHAPE = 1;

const SetupDraftSchema = v.object({
  role: v.pipe(v.string(), v.maxLength(INTERVIEW_LIMITS.roleCharacters)),
  level: InterviewLevelSchema,
  kind: InterviewKindSchema,
  questions: v.number(),
  mode: AnswerModeSchema,
  /** A job of the tracker that the simulation is for; null for none. */
  job: v.nullable(v.object({ id: v.string(), title: v.string() })),
});
export type SetupDraft = v.InferOutput<typeof SetupDraftSchema>;

const AnswerDraftSchema = v.object({
  text: v.pipe(v.string(), v.maxLength(INTERVIEW_LIMITS.answerCharacters)),
  /** Seconds that the clock of the question has run. */
  seconds: v.number(),
  /** Measurements while the text was spoken, and the number of recognised words; null for a typed one. */
  spoken: v.nullable(v.object({ ...SpeechSchema.entries, words: v.number() })),
  /** Id under which this very text was already sent once; a retry with it counts once. */
  requestId: v.nullable(v.string()),
});
export type AnswerDraft = v.InferOutput<typeof AnswerDraftSchema>;

/** Unfinished input: the setup, and ungraded answers. */
const InterviewDraftSchema = v.object({
  shape: v.literal(SHAPE),
  setup: SetupDraftSchema,
  /** Id under which this very setup was already sent once. */
  requestId: v.nullable(v.string()),
  /** Answers on their way by {@link buildAnswerKey}, simulation by simulation, the last one changed first. */
  answers: v.array(v.object({ interviewId: v.string(), drafts: v.record(v.string(), AnswerDraftSchema) })),
});
export type InterviewDraft = v.InferOutput<typeof InterviewDraftSchema>;

type Part = AnswerInterviewRequest['part'];

/** The key of an answer's draft. */
export const buildAnswerKey = (questionId: string, part: Part): string => `${questionId}/${part}`;

export const NO_ANSWER: AnswerDraft = { text: '', seconds: 0, spoken: null, requestId: null };

/** Words of a title that tell its level; without one it is the middle. */
const LEVELS: readonly (readonly [InterviewLevel, RegExp])[] = [
  ['junior', /\b(?:jovem|aprendiz|estagi|trainee|j[uú]nior|jr)/iu],
  [
    'senior',
    /\b(?:s[eê]nior|sr\b|especialista|gerente|coordenador|supervisor|diretor|l[ií]der|chefe|head)/iu,
  ],
];

const guessLevel = (role: string): InterviewLevel =>
  LEVELS.find(([, words]) => words.test(role))?.[0] ?? 'mid';

/** The simulator before anything is given. @param role goal of the profile */
export const createInitialDraft = (role: string): InterviewDraft => ({
  shape: SHAPE,
  setup: {
    role: role.slice(0, INTERVIEW_LIMITS.roleCharacters),
    level: guessLevel(role),
    kind: 'hr',
    questions: 5,
    mode: 'text',
    job: null,
  },
  requestId: null,
  answers: [],
});

/** A stored draft; null if it is missing or unreadable for this version. */
export function parseDraft(stored: unknown): InterviewDraft | null {
  const parsed = v.safeParse(InterviewDraftSchema, stored);
  return parsed.success ? parsed.output : null;
}

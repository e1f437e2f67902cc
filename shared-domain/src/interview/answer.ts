import * as v from 'valibot';
import { DraftedTextSchema } from '../optimizer/suggestion.ts';
import { EvidenceSchema, ScoreSchema } from '../score/score.ts';
import { INTERVIEW_LIMITS } from './setup.ts';
import { AnswerDimensionSchema } from './question.ts';

/** Parts of an answer; a plan or a presentation has corresponding parts. */
export const PassagePartSchema = v.picklist(['situation', 'task', 'action', 'result', 'reflection']);
export type PassagePart = v.InferOutput<typeof PassagePartSchema>;

/** A span of the answer and the part that it is. Offsets are UTF-16 code units; spans do not overlap. */
export const PassageSchema = v.object({ part: PassagePartSchema, start: v.number(), end: v.number() });
export type Passage = v.InferOutput<typeof PassageSchema>;

/** Measurements by the device while the person spoke. No sound leaves the page. */
export const SpeechSchema = v.object({
  /** From the first word to the last, without the time in which recording was paused. */
  seconds: v.pipe(v.number(), v.minValue(1), v.maxValue(3600)),
  /** Silences longer than three seconds. */
  longPauses: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
});
export type Speech = v.InferOutput<typeof SpeechSchema>;

const PointSchema = v.object({
  dimensionId: AnswerDimensionSchema,
  text: v.string(),
  evidence: v.array(EvidenceSchema),
});
export type AnswerPoint = v.InferOutput<typeof PointSchema>;

const RatingSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** The English of an answer: its own grade, 0 to 100, and every mishap with the correct form. Offsets as in passages. */
export const EnglishJudgementSchema = v.object({
  version: v.string(),
  value: v.number(),
  mishaps: v.array(
    v.object({ start: v.number(), end: v.number(), said: v.string(), better: v.string(), why: v.string() }),
  ),
});
export type EnglishJudgement = v.InferOutput<typeof EnglishJudgementSchema>;

/** The analysis of one answer by `ent-1.6`. Evidence of the answer has `docId` = id of the question. */
export const AnswerAnalysisSchema = v.object({
  score: ScoreSchema,
  /** Rung of a behaviourally anchored scale, and the sentence that anchors it. */
  rating: RatingSchema,
  anchor: v.string(),
  passages: v.array(PassageSchema),
  /** At most two each. */
  worked: v.array(PointSchema),
  improve: v.array(PointSchema),
  counts: v.object({
    words: v.number(),
    sentences: v.number(),
    numbers: v.number(),
    /** eu ÷ (eu + nós), 0 to 1; null if neither occurs. */
    firstPersonShare: v.nullable(v.number()),
    fillers: v.array(v.object({ word: v.string(), count: v.number() })),
    /** Of a spoken answer. */
    wordsPerMinute: v.nullable(v.number()),
    fillersPerMinute: v.nullable(v.number()),
    longPauses: v.nullable(v.number()),
  }),
  toneTip: v.nullable(v.string()),
  /** Of an answer in English; left out of answers that were graded before there was one. */
  english: v.optional(v.nullable(EnglishJudgementSchema), null),
  followUp: v.nullable(
    v.object({ dimensionId: AnswerDimensionSchema, question: v.string(), why: v.string() }),
  ),
  /** The answer's own sentences in a better order, with a gap for everything that only the person knows. */
  stronger: DraftedTextSchema,
  /** Contradictions between answer and CV, and claims missing in the CV. Evidence of both. */
  alerts: v.array(
    v.object({
      kind: v.picklist(['differs', 'notInResume']),
      text: v.string(),
      evidence: v.array(EvidenceSchema),
    }),
  ),
  /** An earlier answer that tells the same story. */
  repeats: v.nullable(
    v.object({
      interviewId: v.string(),
      questionId: v.string(),
      question: v.string(),
      similarity: v.number(),
    }),
  ),
});
export type AnswerAnalysis = v.InferOutput<typeof AnswerAnalysisSchema>;

/** Why an answer is not graded; it is neither stored nor counted then. */
export const UngradedReasonSchema = v.picklist([
  'tooShort',
  'questionPasted',
  'sameAnswer',
  'otherLanguage',
  'unreadable',
]);
export type UngradedReason = v.InferOutput<typeof UngradedReasonSchema>;

const AnswerTextSchema = v.pipe(v.string(), v.maxLength(INTERVIEW_LIMITS.answerCharacters));

/** A graded answer. The answer to the follow-up question is graded together with it. */
export const GradedAnswerSchema = v.object({
  text: AnswerTextSchema,
  /** Answer to the follow-up question; null without one. */
  addition: v.nullable(AnswerTextSchema),
  speech: v.nullable(SpeechSchema),
  gradedAt: v.date(),
  /** Offsets count in {@link joinGradedText}. */
  analysis: AnswerAnalysisSchema,
});
export type GradedAnswer = v.InferOutput<typeof GradedAnswerSchema>;

/** The analysed text: the answer and its addition. */
export const joinGradedText = ({ text, addition }: Pick<GradedAnswer, 'text' | 'addition'>): string =>
  addition === null ? text : `${text}\n\n${addition}`;

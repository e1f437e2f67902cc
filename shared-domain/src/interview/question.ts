import * as v from 'valibot';
import { InterviewLevelSchema } from './setup.ts';

/** Topic of a question: eight competencies, and three other topics. */
export const TopicSchema = v.picklist([
  'communication',
  'teamwork',
  'leadership',
  'problemSolving',
  'adaptability',
  'delivery',
  'customer',
  'integrity',
  'motivation',
  'technical',
  'case',
]);
export type Topic = v.InferOutput<typeof TopicSchema>;

export const TOPIC_LABELS: Readonly<Record<Topic, string>> = {
  communication: 'Comunicação',
  teamwork: 'Colaboração',
  leadership: 'Liderança e influência',
  problemSolving: 'Resolução de problemas',
  adaptability: 'Aprendizado e adaptação',
  delivery: 'Planejamento e entrega',
  customer: 'Foco no cliente',
  integrity: 'Ética e responsabilidade',
  motivation: 'Trajetória e motivação',
  technical: 'Prática da profissão',
  case: 'Caso',
};

/**
 * Form of a good answer: the story of an event, a plan for a fictional case, or a presentation of the person and their
 * goals.
 */
export const ShapeSchema = v.picklist(['story', 'plan', 'presentation']);
export type Shape = v.InferOutput<typeof ShapeSchema>;

/** Dimensions of an answer's score. */
export const AnswerDimensionSchema = v.picklist([
  'structure',
  'specificity',
  'relevance',
  'result',
  'delivery',
]);
export type AnswerDimension = v.InferOutput<typeof AnswerDimensionSchema>;

/** A question of our own bank. */
export const InterviewQuestionSchema = v.object({
  id: v.string(),
  topic: TopicSchema,
  /** Null for one that fits every level. */
  level: v.nullable(InterviewLevelSchema),
  language: v.picklist(['pt', 'en']),
  shape: ShapeSchema,
  text: v.string(),
  /** The interviewer's intention. */
  evaluates: v.string(),
  strongSigns: v.array(v.string()),
  weakSigns: v.array(v.string()),
  /** Words that answers to the point tend to hold, besides those of the topic; any form, any case. */
  words: v.array(v.string()),
  /** The line of the person's CV that a case is asked of. */
  claim: v.optional(v.string()),
  /** Specific follow-up questions for some dimensions. */
  followUps: v.partial(
    v.object({
      structure: v.array(v.string()),
      specificity: v.array(v.string()),
      relevance: v.array(v.string()),
      result: v.array(v.string()),
      delivery: v.array(v.string()),
    }),
  ),
});
export type InterviewQuestion = v.InferOutput<typeof InterviewQuestionSchema>;

import * as v from 'valibot';

export const MENTOR_LIMITS = {
  messageCharacters: 2000,
  /** Words of an answer. */
  answerWords: 180,
  sources: 3,
  factsUsed: 8,
  options: 3,
  factCharacters: 300,
  facts: 100,
  /** Messages that are kept; the oldest give way. */
  messages: 300,
  /** Minutes of a next step. */
  nextStepMinutes: 15,
  /** Tasks out of conversations that a plan holds at once, not counting those that are done. */
  openTasks: 10,
} as const;

export const MentorIntentSchema = v.picklist([
  'plan',
  'resume',
  'job',
  'interview',
  'salary',
  'conflict',
  'promotion',
  'transition',
  'study',
  'tool',
]);
export type MentorIntent = v.InferOutput<typeof MentorIntentSchema>;

/** A part of an answer: the situation, options, one next step, one question; in this order, as far as present. */
export const MentorPartSchema = v.object({
  kind: v.picklist(['situation', 'option', 'nextStep', 'question']),
  text: v.string(),
  by: v.picklist(['coach', 'model']),
  /** Whether it is a text for the person to send or to say: models never rewrite it. */
  draft: v.optional(v.boolean()),
});
export type MentorPart = v.InferOutput<typeof MentorPartSchema>;

/** A source of an answer. `checkedOn` is the day of the last check of a legal fact, YYYY-MM-DD. */
export const MentorSourceSchema = v.object({
  type: v.picklist(['article', 'guide', 'profile', 'job', 'law']),
  id: v.string(),
  title: v.string(),
  excerpt: v.string(),
  /** Path inside the product, or an address of the authority; null for none. */
  link: v.nullable(v.string()),
  checkedOn: v.nullable(v.string()),
});
export type MentorSource = v.InferOutput<typeof MentorSourceSchema>;

/** A fact about the person that an answer used, and its origin. */
export const PersonFactSchema = v.object({
  id: v.string(),
  text: v.string(),
  origin: v.picklist(['goal', 'diagnosis', 'plan', 'resume', 'interview', 'job', 'remembered']),
});
export type PersonFact = v.InferOutput<typeof PersonFactSchema>;

export const MentorActionSchema = v.variant('type', [
  /** The next step as a task of the plan. */
  v.object({
    type: v.literal('createTask'),
    title: v.string(),
    description: v.string(),
    minutes: v.number(),
    doneWhen: v.string(),
  }),
  v.object({ type: v.literal('open'), label: v.string(), path: v.string() }),
  /** Something that the message says about the person; kept only if they agree. */
  v.object({ type: v.literal('remember'), text: v.string() }),
]);
export type MentorAction = v.InferOutput<typeof MentorActionSchema>;

export const MentorAnswerSchema = v.object({
  intent: MentorIntentSchema,
  /** Which advice of the library it gives, so that the next answer of the conversation gives another. */
  play: v.optional(v.string()),
  parts: v.array(MentorPartSchema),
  /** Empty for a general opinion. */
  sources: v.array(MentorSourceSchema),
  factsUsed: v.array(PersonFactSchema),
  actions: v.array(MentorActionSchema),
});
export type MentorAnswer = v.InferOutput<typeof MentorAnswerSchema>;

/** A message and its answer as stored in `users/{uid}/mentorMessages/{id}`, with Dates for timestamps. */
export const MentorMessageSchema = v.object({
  createdAt: v.date(),
  conversationId: v.string(),
  question: v.string(),
  answer: MentorAnswerSchema,
  /** Name of the model that wrote some of it; null if only templates wrote. */
  writer: v.nullable(v.string()),
  /** A model may still be writing until then; null once the answer is whole. */
  writingUntil: v.nullable(v.date()),
  /** Task of the plan that its next step became. */
  taskId: v.nullable(v.string()),
  newBadges: v.array(v.string()),
  /** Whether it was counted in the month; missing in messages stored before this was noted. */
  charged: v.optional(v.boolean()),
  /** Whether it was given back, because the answer missed the question. */
  returned: v.optional(v.boolean()),
});
export type MentorMessage = v.InferOutput<typeof MentorMessageSchema>;

/** Something that the mentor may remember, as stored in `users/{uid}/mentorFacts/{id}`. */
export const MentorFactSchema = v.object({
  text: v.pipe(v.string(), v.maxLength(MENTOR_LIMITS.factCharacters)),
  /** Whether the person wrote it down, or agreed to keep it out of a message. */
  origin: v.picklist(['person', 'message']),
  createdAt: v.date(),
  /** The last uses, newest first; at most five. */
  usedAt: v.array(v.date()),
  /** From then on it is not used any more; null for no end. */
  expiresAt: v.nullable(v.date()),
});
export type MentorFact = v.InferOutput<typeof MentorFactSchema>;

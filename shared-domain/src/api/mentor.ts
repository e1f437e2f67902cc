import * as v from 'valibot';
import { MENTOR_LIMITS, MentorAnswerSchema, MentorPartSchema } from '../mentor/answer.ts';
import { SafetyReplySchema } from '../mentor/safety.ts';
import { RequestIdSchema } from './request-id.ts';
import type { AnyEndpoint, AnyStream } from './endpoint.ts';

/** Where an answer continues: the part, and how many of its characters the reader has. */
const PlaceSchema = v.object({
  part: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
});
export type AnswerPlace = v.InferOutput<typeof PlaceSchema>;

/** POST /mentor. A message with a known id gives the rest of its answer and does not count again. */
export const MentorRequestSchema = v.object({
  messageId: RequestIdSchema,
  conversationId: RequestIdSchema,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MENTOR_LIMITS.messageCharacters)),
  /** Whether the person allows a model; without one the coach's own words stay. */
  useModel: v.boolean(),
  from: PlaceSchema,
  /** The message right before, where it got no advice: nothing of it is stored. */
  unanswered: v.optional(v.pipe(v.string(), v.maxLength(MENTOR_LIMITS.messageCharacters)), ''),
});
export type MentorRequest = v.InferOutput<typeof MentorRequestSchema>;

/** Why a message got no advice; it is neither counted nor kept. */
export const AsideReasonSchema = v.picklist(['unclear', 'outside', 'unreadable', 'otherLanguage']);
export type AsideReason = v.InferOutput<typeof AsideReasonSchema>;

/**
 * A line of the stream. Text only ever grows: `at` is the number of characters of its part before it. An answer is
 * `start`, `text`…, `answer`; other messages get one `safety` or `aside`. `end` comes last.
 */
export const MentorEventSchema = v.variant('type', [
  v.object({
    type: v.literal('start'),
    /** Whether this call counted the message in the month. */
    charged: v.boolean(),
    newBadges: v.array(v.string()),
    /** Name of the writing model; null without one. */
    writer: v.nullable(v.string()),
  }),
  v.object({
    type: v.literal('text'),
    part: PlaceSchema.entries.part,
    kind: MentorPartSchema.entries.kind,
    at: PlaceSchema.entries.at,
    text: v.string(),
  }),
  v.object({
    type: v.literal('answer'),
    answer: MentorAnswerSchema,
    writer: v.nullable(v.string()),
  }),
  v.object({ type: v.literal('safety'), reply: SafetyReplySchema }),
  v.object({
    type: v.literal('aside'),
    reason: AsideReasonSchema,
    text: v.string(),
    /** Questions that the person may have meant. */
    suggestions: v.array(v.string()),
  }),
  v.object({ type: v.literal('end') }),
]);
export type MentorEvent = v.InferOutput<typeof MentorEventSchema>;

/** GET /mentor/status. */
export const MentorStatusRequestSchema = v.undefined();
export const MentorStatusResponseSchema = v.object({
  /** Name of the model that can write; null where templates alone write. */
  writer: v.nullable(v.string()),
  /** Messages answered so far, in all months. */
  answered: v.number(),
  /** Whether a message can still be given back in this month. */
  mayReturn: v.optional(v.boolean(), false),
});

/** POST /mentor/facts: keeps something to remember, or changes it. What is sensitive is refused. */
export const SaveFactRequestSchema = v.object({
  id: RequestIdSchema,
  text: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(MENTOR_LIMITS.factCharacters)),
  origin: v.picklist(['person', 'message']),
  /** Days until it is not used any more; null for no end. */
  keepDays: v.nullable(v.picklist([30, 180])),
});
export type SaveFactRequest = v.InferOutput<typeof SaveFactRequestSchema>;
export const SaveFactResponseSchema = v.object({ saved: v.literal(true) });

/** POST /mentor/tasks: makes the next step of a message a task of the plan; a second call changes nothing. */
export const AddTaskRequestSchema = v.object({ messageId: RequestIdSchema });
export const AddTaskResponseSchema = v.object({ taskId: v.string(), added: v.boolean() });

/** POST /mentor/returns: gives a counted message of this month back, once a month; a second call changes nothing. */
export const ReturnMessageRequestSchema = v.object({ messageId: RequestIdSchema });
export const ReturnMessageResponseSchema = v.object({ returned: v.literal(true) });

export const mentorStatusEndpoint = {
  method: 'GET',
  path: '/mentor/status',
  auth: 'person',
  request: MentorStatusRequestSchema,
  response: MentorStatusResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const mentorFactSaveEndpoint = {
  method: 'POST',
  path: '/mentor/facts',
  auth: 'person',
  request: SaveFactRequestSchema,
  response: SaveFactResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const mentorTaskAddEndpoint = {
  method: 'POST',
  path: '/mentor/tasks',
  auth: 'person',
  request: AddTaskRequestSchema,
  response: AddTaskResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const mentorReturnEndpoint = {
  method: 'POST',
  path: '/mentor/returns',
  auth: 'person',
  request: ReturnMessageRequestSchema,
  response: ReturnMessageResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const mentorStream = {
  method: 'POST',
  path: '/mentor',
  request: MentorRequestSchema,
  event: MentorEventSchema,
  timeoutMs: 35_000,
} as const satisfies AnyStream;

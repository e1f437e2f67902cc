import {
  OperatorReasonSchema,
  CONTACT_SUBJECTS,
  ProtocolSchema,
  TicketStateSchema,
  type AnyEndpoint,
} from '@aura/shared-domain';
import * as v from 'valibot';
import { InstantSchema } from './log.ts';

/** Longest and shortest answer, characters after trimming. */
export const ANSWER_LIMITS = { min: 10, max: 6000 } as const;

/** Tickets that come at once. */
export const TICKET_PAGE = 50;

/** As the browser that sent the message named it. */
const TicketIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/));

const ticket = {
  id: TicketIdSchema,
  number: ProtocolSchema,
  subject: v.picklist(CONTACT_SUBJECTS),
  state: TicketStateSchema,
  name: v.string(),
  createdAt: InstantSchema,
  dueAt: InstantSchema,
  /** A field that no person sees was filled in: probably a machine. */
  isSuspect: v.boolean(),
};

const TicketRowSchema = v.object(ticket);
export type TicketRow = v.InferOutput<typeof TicketRowSchema>;

const TicketAnswerSchema = v.object({ at: InstantSchema, by: v.string(), text: v.string() });

export const ShownTicketSchema = v.object({
  ...ticket,
  email: v.string(),
  company: v.nullable(v.string()),
  message: v.string(),
  /** Oldest first. */
  answers: v.array(TicketAnswerSchema),
  closedAt: v.nullable(InstantSchema),
  /** The account whose confirmed address sent it; null for none. */
  uid: v.nullable(v.string()),
});
export type ShownTicket = v.InferOutput<typeof ShownTicketSchema>;

export const TicketsRequestSchema = v.strictObject({
  state: TicketStateSchema,
  /** Goes on behind this one, the last of the page before. */
  after: v.optional(TicketIdSchema),
});

export const TicketsResponseSchema = v.object({
  /** What is due first comes first; of those that are closed, the newest. */
  tickets: v.array(TicketRowSchema),
  hasMore: v.boolean(),
  /** Of all that are open: how many there are, how many are past their day, and how many are requests about data. */
  open: v.object({ count: v.number(), overdue: v.number(), aboutData: v.number() }),
});
export type TicketsResponse = v.InferOutput<typeof TicketsResponseSchema>;

const OneTicketSchema = v.strictObject({ id: TicketIdSchema });

/** Another operator may have answered since it was read. */
const seen = { id: TicketIdSchema, seenAnswers: v.pipe(v.number(), v.integer(), v.minValue(0)) };

export const AnswerTicketRequestSchema = v.strictObject({
  ...seen,
  text: v.pipe(v.string(), v.trim(), v.minLength(ANSWER_LIMITS.min), v.maxLength(ANSWER_LIMITS.max)),
  /** Nothing more is to come. */
  closes: v.boolean(),
});
export type AnswerTicketRequest = v.InferOutput<typeof AnswerTicketRequestSchema>;

export const ChangeTicketRequestSchema = v.strictObject({
  ...seen,
  to: v.picklist(['closed', 'open']),
  reason: OperatorReasonSchema,
});
export type ChangeTicketRequest = v.InferOutput<typeof ChangeTicketRequestSchema>;

const call = { auth: 'person', timeoutMs: 20_000 } as const;

export const ticketsEndpoint = {
  ...call,
  method: 'GET',
  path: '/console/tickets',
  request: TicketsRequestSchema,
  response: TicketsResponseSchema,
} as const satisfies AnyEndpoint;

/** Reading a message is noted in the log. */
export const ticketEndpoint = {
  ...call,
  method: 'POST',
  path: '/console/ticket',
  request: OneTicketSchema,
  response: ShownTicketSchema,
} as const satisfies AnyEndpoint;

export const answerTicketEndpoint = {
  ...call,
  method: 'POST',
  path: '/console/ticket/answer',
  request: AnswerTicketRequestSchema,
  response: ShownTicketSchema,
} as const satisfies AnyEndpoint;

export const changeTicketEndpoint = {
  ...call,
  method: 'POST',
  path: '/console/ticket/state',
  request: ChangeTicketRequestSchema,
  response: ShownTicketSchema,
} as const satisfies AnyEndpoint;

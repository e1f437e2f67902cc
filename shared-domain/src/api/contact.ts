import * as v from 'valibot';
import { RequestIdSchema } from './request-id.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** Subject of a message, as stored by the product. */
export const CONTACT_SUBJECTS = [
  'duvida',
  'pagamento',
  'empresa',
  'imprensa',
  'parceria',
  'dados',
  'revisao',
  'outro',
] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** Those by which a person exercises a right that the law gives. */
export const RIGHTS_SUBJECTS: readonly ContactSubject[] = ['dados', 'revisao'];

/**
 * Days within which a message is answered, counted from the day it came. Those of `dados` are the law's: art. 19, II, of
 * the LGPD (Lei 13.709/2018) gives fifteen days for the complete answer. The review of an automated result (art. 20), for which the
 * law names no days, is held to the same.
 */
export const ANSWER_DAYS: Readonly<Record<ContactSubject, number>> = {
  duvida: 5,
  pagamento: 2,
  empresa: 2,
  imprensa: 3,
  parceria: 10,
  dados: 15,
  revisao: 15,
  outro: 5,
};

/** Longest and shortest texts, characters after trimming. */
export const CONTACT_LIMITS = {
  name: 120,
  email: 254,
  company: 160,
  messageMin: 10,
  messageMax: 4000,
} as const;

/**
 * A local part, an @ and a name with a dot; only sending a mail can verify the address. No part can match in two ways,
 * so a hostile text costs only linear time.
 */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const makeLineSchema = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));

export const ContactRequestSchema = v.object({
  requestId: RequestIdSchema,
  name: v.pipe(makeLineSchema(CONTACT_LIMITS.name), v.minLength(1)),
  /** In small letters, as accounts keep theirs: a person's messages are found by it. */
  email: v.pipe(makeLineSchema(CONTACT_LIMITS.email), v.toLowerCase(), v.regex(EMAIL)),
  subject: v.picklist(CONTACT_SUBJECTS),
  company: v.optional(makeLineSchema(CONTACT_LIMITS.company)),
  message: v.pipe(makeLineSchema(CONTACT_LIMITS.messageMax), v.minLength(CONTACT_LIMITS.messageMin)),
  /** An invisible field. Only bots fill it in, and such a message is marked as suspect. */
  website: v.optional(v.string()),
});
export type ContactRequest = v.InferOutput<typeof ContactRequestSchema>;

/** Number of a message: the day it came, and eight random characters. */
export const ProtocolSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^\d{8}-[0-9A-HJKMNP-TV-Z]{8}$/),
);

/** ISO 8601, UTC. */
const instant = v.pipe(v.string(), v.isoTimestamp());

export const ContactResponseSchema = v.object({
  received: v.literal(true),
  /** Absent in answers of older backends. */
  number: v.optional(ProtocolSchema),
  /** Until when it is answered. */
  dueAt: v.optional(instant),
});
export type ContactResponse = v.InferOutput<typeof ContactResponseSchema>;

/** How far a message is. `answered`: it may still be taken up again; `closed`: nothing more is to come. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export const TicketStateSchema = v.picklist(TICKET_STATES);
export type TicketState = v.InferOutput<typeof TicketStateSchema>;

/** POST /contact/status: the state of a message. The caller must know its number and its address. */
export const ContactStatusRequestSchema = v.object({
  number: ProtocolSchema,
  email: ContactRequestSchema.entries.email,
});
export type ContactStatusRequest = v.InferOutput<typeof ContactStatusRequestSchema>;

export const ContactStatusResponseSchema = v.object({
  number: ProtocolSchema,
  subject: v.picklist(CONTACT_SUBJECTS),
  state: TicketStateSchema,
  createdAt: instant,
  dueAt: instant,
  /** Oldest first. */
  answers: v.array(v.object({ at: instant, text: v.string() })),
});
export type ContactStatus = v.InferOutput<typeof ContactStatusResponseSchema>;

export const contactEndpoint = {
  method: 'POST',
  path: '/contact',
  auth: 'none',
  request: ContactRequestSchema,
  response: ContactResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const contactStatusEndpoint = {
  method: 'POST',
  path: '/contact/status',
  auth: 'none',
  request: ContactStatusRequestSchema,
  response: ContactStatusResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

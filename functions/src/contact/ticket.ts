import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  ANSWER_DAYS,
  CONTACT_SUBJECTS,
  dayOf,
  TicketStateSchema,
  type ContactSubject,
} from '@aura/shared-domain';
import { withDates } from '../profile/parse-profile.ts';

/** Collection of the messages that people sent, each by the id that the browser gave it. No browser reads it. */
export const TICKETS = 'leads';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that a message is kept, as the privacy policy says; that it was answered the log of operators tells for longer. */
const KEPT_DAYS = 365;

/** An answer of whoever runs the platform. */
const AnswerSchema = v.object({
  at: v.date(),
  /** Who gave it, as the log of operators calls them. */
  by: v.string(),
  text: v.string(),
});

const TicketSchema = v.object({
  /** Absent in messages of before there were numbers, which {@link parseTicket} gives one. */
  number: v.string(),
  state: v.optional(TicketStateSchema, 'open'),
  name: v.string(),
  email: v.string(),
  subject: v.fallback(v.picklist(CONTACT_SUBJECTS), 'outro'),
  company: v.nullable(v.string()),
  message: v.string(),
  /** A field that no person sees was filled in. */
  isSuspect: v.boolean(),
  createdAt: v.date(),
  dueAt: v.date(),
  /** Oldest first. */
  answers: v.optional(v.array(AnswerSchema), []),
  closedAt: v.optional(v.nullable(v.date()), null),
});
export type Ticket = Readonly<v.InferOutput<typeof TicketSchema>>;

/** What a message is stored with besides what was written. @param id chosen by the browser */
export const openTicket = (id: string, subject: ContactSubject, now: Date) => ({
  number: numberOf(id, now),
  state: 'open' as const,
  dueAt: dueAt(subject, now),
  answers: [],
  closedAt: null,
  expiresAt: new Date(now.getTime() + KEPT_DAYS * DAY_MS),
});

/** A message as it is stored. Throws what is malformed: only the backend writes there. */
export function parseTicket(id: string, data: unknown): Ticket {
  const stored = withDates(data) as Partial<Ticket> & Pick<Ticket, 'createdAt' | 'subject'>;
  const { createdAt, subject } = stored;
  return v.parse(TicketSchema, {
    number: numberOf(id, createdAt),
    dueAt: dueAt(subject, createdAt),
    ...stored,
  });
}

/** Digits and letters without those that are taken for another (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIGN_COUNT = 8;

/** The same for the same message, so that a repetition is told the same number. */
function numberOf(id: string, createdAt: Date): string {
  const hash = createHash('sha256').update(`ticket ${id}`).digest();
  const signs = [...hash.subarray(0, SIGN_COUNT)].map((byte) => SIGNS[byte % SIGNS.length]);
  return `${dayOf(createdAt).replaceAll('-', '')}-${signs.join('')}`;
}

const dueAt = (subject: ContactSubject, createdAt: Date): Date =>
  new Date(createdAt.getTime() + (ANSWER_DAYS[subject] ?? ANSWER_DAYS.outro) * DAY_MS);

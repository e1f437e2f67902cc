import * as v from 'valibot';
import { CONTACT_SUBJECTS, TicketStateSchema } from '@aura/shared-domain';
import { upgradeStored } from '../migrations/upgrade-stored.ts';
import { withDates } from '../profile/parse-profile.ts';

/** Collection of the messages that people sent, each by the id that the browser gave it. No browser reads it. */
export const TICKETS = 'leads';

/** An operator's answer. */
const AnswerSchema = v.object({
  at: v.date(),
  /** Who gave it, as the log of operators calls them. */
  by: v.string(),
  text: v.string(),
});

const TicketSchema = v.object({
  number: v.string(),
  state: TicketStateSchema,
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
  answers: v.array(AnswerSchema),
  closedAt: v.nullable(v.date()),
});
export type Ticket = Readonly<v.InferOutput<typeof TicketSchema>>;

/** A stored message, also an old one without a number. Throws on malformed data: only the backend writes there. */
export const parseTicket = (id: string, data: unknown): Ticket =>
  v.parse(TicketSchema, upgradeStored('ticket', id, withDates(data)));

import * as v from 'valibot';
import { RequestIdSchema } from './request-id.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** What a message is about, as the product stores it. */
export const CONTACT_SUBJECTS = ['duvida', 'empresa', 'imprensa', 'parceria', 'dados', 'outro'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** Longest and shortest texts, characters after trimming. */
export const CONTACT_LIMITS = {
  name: 120,
  email: 254,
  company: 160,
  messageMin: 10,
  messageMax: 4000,
} as const;

/**
 * Somebody, an @ and a name with a dot. Whether mail arrives there only mail can tell. No part can match in two
 * ways, so that a hostile text costs no more time than its length.
 */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const line = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));

export const ContactRequestSchema = v.object({
  requestId: RequestIdSchema,
  name: v.pipe(line(CONTACT_LIMITS.name), v.minLength(1)),
  /** In small letters, as accounts keep theirs: a person's messages are found by it. */
  email: v.pipe(line(CONTACT_LIMITS.email), v.toLowerCase(), v.regex(EMAIL)),
  subject: v.picklist(CONTACT_SUBJECTS),
  company: v.optional(line(CONTACT_LIMITS.company)),
  message: v.pipe(line(CONTACT_LIMITS.messageMax), v.minLength(CONTACT_LIMITS.messageMin)),
  /** A field that no person sees. What fills it in is a machine, and its message is dropped. */
  website: v.optional(v.string()),
});
export type ContactRequest = v.InferOutput<typeof ContactRequestSchema>;

export const ContactResponseSchema = v.object({ received: v.literal(true) });
export type ContactResponse = v.InferOutput<typeof ContactResponseSchema>;

export const contactEndpoint = {
  method: 'POST',
  path: '/contact',
  auth: 'none',
  request: ContactRequestSchema,
  response: ContactResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

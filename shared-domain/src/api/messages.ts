import * as v from 'valibot';
import type { AnyEndpoint } from './endpoint.ts';
import { ContactRequestSchema } from './contact.ts';

/** What people may choose to do without, of what Aura sends. */
export const MESSAGE_TOPICS = ['jobs', 'reminders', 'company'] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

const ChoicesSchema = v.object({
  /** Where messages go; null for an account without an address. */
  address: v.nullable(v.string()),
  isConfirmed: v.boolean(),
  /** Why nothing is sent to the address any more. */
  stopped: v.nullable(v.picklist(['bounce', 'complaint'])),
  /** What this browser needs to show notices; null if none are sent. */
  pushKey: v.optional(v.nullable(v.string()), null),
  topics: v.array(v.object({ topic: v.picklist(MESSAGE_TOPICS), wants: v.boolean() })),
});
export type MessageChoices = v.InferOutput<typeof ChoicesSchema>;

export const messageChoicesEndpoint = {
  method: 'GET',
  path: '/messages/choices',
  auth: 'person',
  request: v.undefined(),
  response: ChoicesSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const chooseMessagesEndpoint = {
  method: 'POST',
  path: '/messages/choices',
  auth: 'person',
  request: v.object({ topic: v.picklist(MESSAGE_TOPICS), wants: v.boolean() }),
  response: ChoicesSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

const EndpointSchema = v.pipe(v.string(), v.maxLength(1000), v.url());
const KeptSchema = v.object({ kept: v.boolean() });

/** This browser shows notices from now on. `false`: its push service is none that notices are sent to. */
export const keepDeviceEndpoint = {
  method: 'POST',
  path: '/messages/devices',
  auth: 'person',
  request: v.object({
    endpoint: EndpointSchema,
    /** Public key of the browser: a point of 65 bytes. */
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(?:==)?$/)),
  }),
  response: KeptSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

/** This browser shows no more notices. */
export const leaveDeviceEndpoint = {
  method: 'POST',
  path: '/messages/devices/leave',
  auth: 'person',
  request: v.object({ endpoint: EndpointSchema }),
  response: KeptSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

/** Asks for the message that confirms the address of the account. `false`: nothing is sent from here. */
export const confirmAddressEndpoint = {
  method: 'POST',
  path: '/messages/confirm-address',
  auth: 'person',
  request: v.undefined(),
  response: v.object({ asked: v.boolean() }),
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

/**
 * Notifies the account's owner by e-mail of a change that they or an attacker just made. A changed password also ends
 * the sessions before it; the caller has to have proved the new one.
 */
export const securityNoticeEndpoint = {
  method: 'POST',
  path: '/messages/security-notice',
  auth: 'person',
  request: v.object({ what: v.picklist(['password', 'second-factor']) }),
  response: v.object({ asked: v.boolean() }),
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

/** Asks for a link for another password. The answer is the same whether or not there is such an account. */
export const newPasswordEndpoint = {
  method: 'POST',
  path: '/messages/new-password',
  auth: 'none',
  request: v.object({ email: ContactRequestSchema.entries.email }),
  response: v.object({ asked: v.boolean() }),
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

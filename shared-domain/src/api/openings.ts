import * as v from 'valibot';
import { type AnyEndpoint, NO_BODY } from './endpoint.ts';

/**
 * Source of an opening: a signed-in account, an anonymous visitor's address, or unverified. Only the first two are
 * judged.
 */
export const SENDERS = ['account', 'visitor', 'unproven'] as const;
export const SenderSchema = v.picklist(SENDERS);
export type Sender = v.InferOutput<typeof SenderSchema>;

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const OpeningsSchema = v.object({
  /** How many opened a version or tried to; each account, and each address of visitors, is one. */
  tried: v.optional(CountSchema, 0),
  /** How many of them met a failure or an error. */
  failed: v.optional(CountSchema, 0),
});
export type Openings = v.InferOutput<typeof OpeningsSchema>;
export type OpeningsBySender = Readonly<Record<Sender, Openings>>;

/**
 * Identifies the source of reported figures: its holder's hash, its expiry, and a signature. Opaque to other parties.
 */
export const PassSchema = v.pipe(v.string(), v.regex(/^[av]\.[\w-]{22}\.[0-9a-z]{1,10}\.[\w-]{43}$/));

export const PassResponseSchema = v.object({
  /** Null where the backend cannot sign: then nothing is judged. */
  pass: v.nullable(PassSchema),
});
export type PassResponse = v.InferOutput<typeof PassResponseSchema>;

const common = { method: 'POST', request: NO_BODY, response: PassResponseSchema, timeoutMs: 10_000 } as const;

/** A pass for the account that is signed in. */
export const telemetryPassEndpoint = {
  ...common,
  path: '/telemetry/pass',
  auth: 'person',
} as const satisfies AnyEndpoint;

/** A pass for a reader without an account. */
export const telemetryVisitorPassEndpoint = {
  ...common,
  path: '/telemetry/visitor-pass',
  auth: 'none',
} as const satisfies AnyEndpoint;

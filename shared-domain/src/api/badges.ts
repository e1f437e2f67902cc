import * as v from 'valibot';
import { BadgeIdSchema } from '../badges/catalogue.ts';
import { type AnyEndpoint, NO_BODY } from './endpoint.ts';

/** POST /badges/{badge}/credential: signs a badge that is held. */
export const BadgeCredentialRequestSchema = v.object({ badge: BadgeIdSchema });
export const BadgeCredentialResponseSchema = v.object({
  /** Open Badges 3.0 credential as a signed JWT. */
  credential: v.string(),
  credentialId: v.string(),
});

/** Longest credential that is looked at, characters. */
export const MAX_CREDENTIAL = 20_000;

/** POST /badges/verify. Public. */
export const VerifyBadgeRequestSchema = v.object({
  credential: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_CREDENTIAL)),
  /** E-mail address to compare with the badge's; null to skip. */
  email: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(254))),
});
export const VerifyBadgeResponseSchema = v.variant('outcome', [
  v.object({
    outcome: v.literal('valid'),
    badge: v.object({ id: v.string(), name: v.string(), criteria: v.string() }),
    issuer: v.string(),
    credentialId: v.string(),
    /** ISO 8601, UTC. */
    awardedAt: v.string(),
    /** Whether the badge belongs to the given address; null without one. */
    recipientMatches: v.nullable(v.boolean()),
    /** Whether the account still has that address, and proved that it is its own. */
    recipientConfirmed: v.optional(v.boolean(), false),
  }),
  /** `unreadable`: no credential at all; `signature`: changed, or not ours; `revoked`: taken back or account erased. */
  v.object({ outcome: v.literal('invalid'), reason: v.picklist(['unreadable', 'signature', 'revoked']) }),
]);

/** GET /badges/keys: the public keys, as a JSON Web Key Set (RFC 7517). */
export const BadgeKeysResponseSchema = v.object({
  keys: v.array(v.looseObject({ kty: v.string(), kid: v.string(), alg: v.string() })),
});

export const badgeCredentialEndpoint = {
  method: 'POST',
  path: '/badges/{badge}/credential',
  auth: 'person',
  request: BadgeCredentialRequestSchema,
  response: BadgeCredentialResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const badgeVerifyEndpoint = {
  method: 'POST',
  path: '/badges/verify',
  auth: 'none',
  request: VerifyBadgeRequestSchema,
  response: VerifyBadgeResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const badgeKeysEndpoint = {
  method: 'GET',
  path: '/badges/keys',
  auth: 'none',
  request: NO_BODY,
  response: BadgeKeysResponseSchema,
  timeoutMs: 10_000,
} as const satisfies AnyEndpoint;

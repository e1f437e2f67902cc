import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** Whose a badge is, as a hash: `IdentityObject` of Open Badges 3.0. */
export const RecipientSchema = v.object({
  type: v.literal('IdentityObject'),
  hashed: v.literal(true),
  identityHash: v.pipe(v.string(), v.regex(/^sha256\$[0-9a-f]{64}$/)),
  identityType: v.literal('emailAddress'),
  salt: v.string(),
});
export type Recipient = v.InferOutput<typeof RecipientSchema>;

/** The hashed address, which only people who know the address can check. @param salt differs from badge to badge */
export function buildRecipient(email: string, salt: string): Recipient {
  return {
    type: 'IdentityObject',
    hashed: true,
    identityHash: hashOf(email, salt),
    identityType: 'emailAddress',
    salt,
  };
}

/** Whether a badge is of the address. */
export const isRecipient = ({ identityHash, salt }: Recipient, email: string): boolean =>
  hashOf(email, salt) === identityHash;

/** The standard puts the salt after the address. Addresses are compared in small letters. */
const hashOf = (email: string, salt: string): string =>
  `sha256$${createHash('sha256')
    .update(email.trim().toLowerCase() + salt)
    .digest('hex')}`;

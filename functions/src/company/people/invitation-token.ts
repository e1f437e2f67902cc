import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, INVITATION_DAYS, readInviter } from '@aura/shared-domain';

const SECRET_BYTES = 32;

/** A new link, and its stored form. */
export interface NewInvitation {
  /** The token of the link. Only the answer to the manager contains it. */
  readonly token: string;
  /** Hash of the secret: a reader of the database cannot rebuild the link from it. */
  readonly hash: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** A new link into a company. */
export function createInvitation(companyId: string, now: Date): NewInvitation {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return {
    token: `${companyId}.${secret}`,
    hash: hashOf(secret),
    issuedAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
}

/** The content of a token that fits `InvitationTokenSchema`. */
export function readToken(token: string): { readonly companyId: string; readonly hash: string } {
  const companyId = readInviter(token);
  return { companyId, hash: hashOf(token.slice(companyId.length + 1)) };
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

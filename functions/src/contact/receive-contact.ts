import type { Firestore } from 'firebase-admin/firestore';
import { ok, type ContactRequest, type ContactResponse, type Result } from '@aura/shared-domain';

/** gRPC status (grpc/status) of creating what is there already. */
const ALREADY_EXISTS = 6;

const RECEIVED: ContactResponse = { received: true };

/**
 * POST /contact: stores a message as `leads/{requestId}`. A repeated id is answered alike and changes nothing. So
 * is a message whose hidden field was filled in, which is marked as suspect: a machine is not told that it was found
 * out, and nothing is lost of a person whose browser filled the field in.
 */
export function receiveContact({
  db,
  now,
}: {
  readonly db: Firestore;
  readonly now: () => Date;
}): (request: ContactRequest) => Promise<Result<ContactResponse, never>> {
  return async ({ requestId, website, company, ...written }) => {
    const lead = { ...written, company: company || null, isSuspect: Boolean(website), createdAt: now() };
    try {
      await db.doc(`leads/${requestId}`).create(lead);
    } catch (error) {
      if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
    }
    return ok(RECEIVED);
  };
}

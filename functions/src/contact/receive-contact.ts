import type { Firestore } from 'firebase-admin/firestore';
import { ok, type ContactRequest, type ContactResponse, type Result } from '@aura/shared-domain';
import { findNewestVersion } from '../migrations/upgrade-stored.ts';
import { openTicket } from './ticket-number.ts';
import { parseTicket, TICKETS } from './ticket.ts';

/** gRPC status (grpc/status) of creating what is there already. */
const ALREADY_EXISTS = 6;

/**
 * POST /contact: stores a message as `leads/{requestId}` and returns its number. A repeated id gets the same answer
 * and changes nothing. A message with a filled hidden field also gets it and is marked as suspect: a bot does not
 * learn that it was detected, and no message is lost if a person's browser filled the field in.
 */
export function receiveContact({
  db,
  now,
}: {
  readonly db: Firestore;
  readonly now: () => Date;
}): (request: ContactRequest) => Promise<Result<ContactResponse, never>> {
  return async ({ requestId, website, company, ...written }) => {
    const createdAt = now();
    const ticket = {
      ...written,
      company: company || null,
      isSuspect: Boolean(website),
      createdAt,
      schemaVersion: findNewestVersion('ticket'),
      ...openTicket(requestId, written.subject, createdAt),
    };
    const document = db.collection(TICKETS).doc(requestId);
    try {
      await document.create(ticket);
    } catch (error) {
      if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
      return ok(makeReceipt(parseTicket(requestId, (await document.get()).data() ?? ticket)));
    }
    return ok(makeReceipt(ticket));
  };
}

const makeReceipt = ({ number, dueAt }: { number: string; dueAt: Date }): ContactResponse => ({
  received: true,
  number,
  dueAt: dueAt.toISOString(),
});

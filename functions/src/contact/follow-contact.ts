import type { Firestore } from 'firebase-admin/firestore';
import { err, ok, type ContactStatus, type ContactStatusRequest, type Result } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { parseTicket, TICKETS } from './ticket.ts';

const UNKNOWN: Failure = {
  code: 'not_found',
  message:
    'Não há mensagem com este protocolo e este e-mail. Confira os dois: o protocolo apareceu quando você a enviou.',
};

/**
 * POST /contact/status: the state of a message, and its answers. The number is unguessable, and without the sender's
 * address the answer reveals nothing, not even that the number exists.
 */
export function followContact({
  db,
}: {
  readonly db: Firestore;
}): (request: ContactStatusRequest) => Promise<Result<ContactStatus, Failure>> {
  return async ({ number, email }) => {
    const { docs } = await db.collection(TICKETS).where('number', '==', number).limit(1).get();
    const ticket = docs[0] && parseTicket(docs[0].id, docs[0].data());
    if (ticket?.email !== email) return err(UNKNOWN);
    return ok({
      number,
      subject: ticket.subject,
      state: ticket.state,
      createdAt: ticket.createdAt.toISOString(),
      dueAt: ticket.dueAt.toISOString(),
      answers: ticket.answers.map(({ at, text }) => ({ at: at.toISOString(), text })),
    });
  };
}

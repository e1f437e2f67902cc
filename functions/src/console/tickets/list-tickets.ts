import type { Firestore } from 'firebase-admin/firestore';
import { TICKET_PAGE, type ticketsEndpoint, type TicketsResponse } from '@aura/mfe-platform/api';
import { ok, RIGHTS_SUBJECTS, type RequestOf, type Result } from '@aura/shared-domain';
import { parseTicket, TICKETS } from '../../contact/ticket.ts';
import { presentTicketRow } from './present-ticket.ts';

interface Deps {
  readonly db: Firestore;
  readonly now: () => Date;
}

/** GET /console/tickets: messages in one state; of their content only the name. */
export function listTickets({
  db,
  now,
}: Deps): (request: RequestOf<typeof ticketsEndpoint>) => Promise<Result<TicketsResponse, never>> {
  return async ({ state, after }) => {
    const tickets = db.collection(TICKETS);
    const inState = tickets.where('state', '==', state).orderBy('dueAt', state === 'open' ? 'asc' : 'desc');
    const last = after === undefined ? null : await tickets.doc(after).get();
    const page = last?.exists ? inState.startAfter(last) : inState;
    const [{ docs }, open] = await Promise.all([page.limit(TICKET_PAGE + 1).get(), countOpen(db, now())]);
    return ok({
      tickets: docs.slice(0, TICKET_PAGE).map((document) => {
        return presentTicketRow(document.id, parseTicket(document.id, document.data()));
      }),
      hasMore: docs.length > TICKET_PAGE,
      open,
    });
  };
}

async function countOpen(db: Firestore, now: Date): Promise<TicketsResponse['open']> {
  const open = db.collection(TICKETS).where('state', '==', 'open');
  const [count, overdue, aboutData] = await Promise.all(
    [open, open.where('dueAt', '<', now), open.where('subject', 'in', [...RIGHTS_SUBJECTS])].map(
      async (query) => {
        return (await query.count().get()).data().count;
      },
    ),
  );
  return { count: count ?? 0, overdue: overdue ?? 0, aboutData: aboutData ?? 0 };
}

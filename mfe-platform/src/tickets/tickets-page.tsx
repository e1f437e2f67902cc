import { call } from '@aura/shared-session';
import { answerTicketEndpoint, changeTicketEndpoint, ticketEndpoint, ticketsEndpoint } from '../api.ts';
import type { TicketsPorts } from './tickets-ports.ts';
import { TicketsView } from './tickets-view.tsx';

const PORTS: TicketsPorts = {
  list: (request) => call(ticketsEndpoint, request),
  read: (id) => call(ticketEndpoint, { id }),
  answer: (request) => call(answerTicketEndpoint, request),
  change: (request) => call(changeTicketEndpoint, request),
};

/** `/operacao`: what people wrote, and its answers. Who may read it, the backend decides. */
const TicketsPage = () => <TicketsView ports={PORTS} />;

export default TicketsPage;

import type { ApiAnswer } from '@aura/shared-pages/data';
import type { RequestOf } from '@aura/shared-domain';
import type {
  AnswerTicketRequest,
  ChangeTicketRequest,
  ShownTicket,
  ticketsEndpoint,
  TicketsResponse,
} from '../api.ts';

/** What the page of messages asks the backend for. */
export interface TicketsPorts {
  readonly list: (request: RequestOf<typeof ticketsEndpoint>) => ApiAnswer<TicketsResponse>;
  readonly read: (id: string) => ApiAnswer<ShownTicket>;
  readonly answer: (request: AnswerTicketRequest) => ApiAnswer<ShownTicket>;
  readonly change: (request: ChangeTicketRequest) => ApiAnswer<ShownTicket>;
}

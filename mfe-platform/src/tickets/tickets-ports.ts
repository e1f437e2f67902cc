import type { RequestOf } from '@aura/shared-domain';
import type {
  AnswerTicketRequest,
  ChangeTicketRequest,
  ShownTicket,
  ticketsEndpoint,
  TicketsResponse,
} from '../api.ts';
import type { Answer } from '../console/use-asked.ts';

/** What the page of messages asks the backend for. */
export interface TicketsPorts {
  readonly list: (request: RequestOf<typeof ticketsEndpoint>) => Answer<TicketsResponse>;
  readonly read: (id: string) => Answer<ShownTicket>;
  readonly answer: (request: AnswerTicketRequest) => Answer<ShownTicket>;
  readonly change: (request: ChangeTicketRequest) => Answer<ShownTicket>;
}

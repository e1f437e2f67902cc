import type { ShownTicket, TicketRow } from '@aura/mfe-platform/api';
import type { Ticket } from '../../contact/ticket.ts';
import type { Accounts } from '../../firebase/admin.ts';
import { isMissingAccount } from '../../account/owner.ts';

/** A message as a row of a list. */
export const presentTicketRow = (id: string, ticket: Ticket): TicketRow => ({
  id,
  number: ticket.number,
  subject: ticket.subject,
  state: ticket.state,
  name: ticket.name,
  createdAt: ticket.createdAt.toISOString(),
  dueAt: ticket.dueAt.toISOString(),
  isSuspect: ticket.isSuspect,
});

/** A message in full. @param uid of the account that it belongs to */
export const presentTicket = (id: string, ticket: Ticket, uid: string | null): ShownTicket => ({
  ...presentTicketRow(id, ticket),
  email: ticket.email,
  company: ticket.company,
  message: ticket.message,
  answers: ticket.answers.map(({ at, by, text }) => ({ at: at.toISOString(), by, text })),
  closedAt: ticket.closedAt?.toISOString() ?? null,
  uid,
});

/**
 * The account of a message's sender: only with a confirmed address, because anyone can enter another person's address
 * into a form, or sign up with it.
 */
export async function readSender(
  accounts: Pick<Accounts, 'getUserByEmail'>,
  { email }: Pick<Ticket, 'email'>,
): Promise<string | null> {
  try {
    const { uid, emailVerified } = await accounts.getUserByEmail(email);
    return emailVerified ? uid : null;
  } catch (error) {
    if (isMissingAccount(error) || isNoAddress(error)) return null;
    throw error;
  }
}

/** The form may accept an address that the account service refuses. */
const isNoAddress = (error: unknown): boolean => (error as { code?: unknown }).code === 'auth/invalid-email';

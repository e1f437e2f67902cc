import type { ShownTicket, TicketRow } from '@aura/mfe-platform/api';
import type { Ticket } from '../../contact/ticket.ts';
import type { Accounts } from '../../firebase/admin.ts';
import { isMissingAccount } from '../../account/owner.ts';

/** A message as it stands in a list. */
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

/** A message as it is read. @param uid of the account that it belongs to */
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
 * The account whose owner sent a message: only where it has shown that the address is its own, for anybody can write
 * somebody else's address into a form, or sign up with it.
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

/** What the form takes for an address the account service may not. */
const isNoAddress = (error: unknown): boolean => (error as { code?: unknown }).code === 'auth/invalid-email';

import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { DAY_MS, REMINDER_GAP_DAYS } from '@aura/shared-domain';
import type { Invite, ListedPerson } from '@aura/shared-company';
import { walkDocuments } from '../../firebase/walk-documents.ts';
import { locateCompany, parseCompany, parsePerson, type CompanyDocuments } from '../company-documents.ts';
import { createInvitation } from '../people/invitation-token.ts';
import { mailInvitation } from '../people/mail-invitation.ts';

const PAGE = 300;
/** Maximum number of reminders per person and company. */
const MOST_REMINDERS = 3;

/**
 * Sends a new link to all people on the list whose link was old enough at the manager's request and is unanswered.
 * Each person is checked again in a separate transaction. After an interruption it can be repeated: people already
 * reminded get no second reminder.
 */
export async function sendReminders(db: Firestore, companyId: string, now: Date): Promise<void> {
  const documents = locateCompany(db, companyId);
  const stored = await documents.company.get();
  if (!stored.exists) return;
  const { name, reminder } = parseCompany(stored.data());
  if (!reminder) return;
  const issuedBefore = new Date(reminder.askedAt.getTime() - reminder.days * DAY_MS);
  const listed = documents.people.where('removedAt', '==', null).select();
  for await (const { id } of walkDocuments(listed, PAGE))
    await db.runTransaction((tx) => remind(tx, db, { documents, id, company: name, issuedBefore, now }));
}

interface Reminding {
  readonly documents: CompanyDocuments;
  /** Of the person. */
  readonly id: string;
  /** Its name. */
  readonly company: string;
  readonly issuedBefore: Date;
  readonly now: Date;
}

async function remind(
  tx: Transaction,
  db: Firestore,
  { documents, id, company, issuedBefore, now }: Reminding,
): Promise<void> {
  const reference = documents.people.doc(id);
  const stored = await tx.get(reference);
  const person = stored.exists ? parsePerson(stored.data()) : null;
  if (!person || person.removedAt !== null || person.invitation.issuedAt > issuedBefore) return;
  const { reminder } = person;
  if (reminder && (reminder.count >= MOST_REMINDERS || isRecent(reminder, now))) return;
  if (await hasAnswered(tx, documents, id, person)) return;
  const { token, hash, issuedAt, expiresAt } = createInvitation(documents.company.id, now);
  const invite: Invite = { personId: id, issuedAt, expiresAt, acceptedBy: null };
  tx.create(documents.invites.doc(hash), invite);
  if (reminder) tx.delete(documents.invites.doc(reminder.hash));
  tx.update(reference, { reminder: { hash, sentAt: now, count: (reminder?.count ?? 0) + 1 } });
  mailInvitation(tx, db, { email: person.email, company, token, expiresAt }, now);
}

const isRecent = ({ sentAt }: NonNullable<ListedPerson['reminder']>, now: Date): boolean =>
  now.getTime() - sentAt.getTime() < REMINDER_GAP_DAYS * DAY_MS;

/** Whether a person accepted with one of their links, even if they left later. */
async function hasAnswered(
  tx: Transaction,
  { invites, members }: CompanyDocuments,
  id: string,
  { invitation, reminder }: ListedPerson,
): Promise<boolean> {
  const hashes = [invitation.hash, reminder?.hash].filter((hash) => hash !== undefined);
  const links = await tx.getAll(...hashes.map((hash) => invites.doc(hash)));
  if (links.some((link) => link.exists && link.get('acceptedBy') !== null)) return true;
  const inPlace = await tx.get(members.where('personId', '==', id).limit(1));
  return !inPlace.empty;
}

/** The effect of a new link, or of a removal from the list, on a reminder's link. */
export function endReminder(
  tx: Transaction,
  { invites }: CompanyDocuments,
  { reminder }: Pick<ListedPerson, 'reminder'>,
): { readonly reminder?: FieldValue } {
  if (!reminder) return {};
  tx.delete(invites.doc(reminder.hash));
  return { reminder: FieldValue.delete() };
}

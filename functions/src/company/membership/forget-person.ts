import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { COMPANIES, CompanySchema } from '@aura/shared-company';
import type { Owner as OwnerOfThing } from '@aura/shared-domain';
import * as v from 'valibot';
import type { Owner } from '../../account/owner.ts';
import { writeAllFound } from '../../firebase/write-all-found.ts';
import { withDates } from '../../profile/parse-profile.ts';
import { queryDeeds, queryEntriesAbout, queryEntriesNaming, queryManaged } from './manager-records.ts';
import { queryAcceptedInvites, NOBODY_ANY_MORE } from './member-records.ts';

/** Takes a person out of the links that they accepted. */
export const forgetAccepting = (db: Firestore, uid: string): Promise<void> =>
  writeAllFound(
    queryAcceptedInvites(db, uid),
    (batch, invite) => void batch.update(invite, { acceptedBy: NOBODY_ANY_MORE }),
  );

/** The fields of a company that name owners. */
const OwnedSchema = v.pick(CompanySchema, ['followUps', 'programmes']);

/** The field of a company that names who was invited to manage it. */
const InvitedSchema = v.pick(CompanySchema, ['managerInvites']);

/** In place of the name of a manager. */
const ERASED = 'Conta excluída';

/**
 * Removes a person from the companies that they managed, and their name from the logs, both as author and as subject.
 */
export async function forgetManaging(db: Firestore, uid: string): Promise<void> {
  // First: afterwards nothing leads from the person to the company any more.
  for (const { ref } of (await queryManaged(db, uid).select().get()).docs)
    await db.runTransaction(async (tx) => {
      const stored = await tx.get(ref);
      if (!stored.exists) return;
      const owned = v.safeParse(OwnedSchema, withDates(stored.data()));
      // An unreadable company must not stop people from erasing their account.
      if (!owned.success) return;
      const { followUps, programmes } = owned.output;
      if (![...followUps, ...programmes].some(({ owner }) => owner?.id === uid)) return;
      tx.update(ref, { followUps: disownThings(followUps, uid), programmes: disownThings(programmes, uid) });
    });
  await writeAllFound(
    queryManaged(db, uid),
    (batch, company) => void batch.update(company, { managers: FieldValue.arrayRemove(uid) }),
  );
  await writeAllFound(
    queryDeeds(db, uid),
    (batch, entry) => void batch.update(entry, { actorUid: null, actor: ERASED }),
  );
  await writeAllFound(
    queryEntriesAbout(db, uid),
    (batch, entry) => void batch.update(entry, { subjectUid: null, detail: ERASED }),
  );
}

/**
 * Takes a confirmed address out of invitations to manage a company, and out of the logs that name it: the company of each
 * invitation is found by its log. Who has not confirmed an address takes back no invitation of its owner.
 */
export async function forgetInvited(
  db: Firestore,
  { email: address, emailVerified }: Pick<Owner, 'email' | 'emailVerified'>,
): Promise<void> {
  const email = address?.toLowerCase();
  if (!email || !emailVerified) return;
  const { docs } = await queryEntriesNaming(db, email).select().get();
  for (const id of new Set(docs.map(({ ref }) => ref.parent.parent?.id ?? '')))
    await db.runTransaction(async (tx) => {
      const company = db.collection(COMPANIES).doc(id);
      const invited = v.safeParse(InvitedSchema, withDates((await tx.get(company)).data() ?? {}));
      if (!invited.success) return;
      const { managerInvites } = invited.output;
      const left = managerInvites.filter((one) => one.email !== email);
      if (left.length < managerInvites.length) tx.update(company, { managerInvites: left });
    });
  // Last: until then an interrupted erasure finds the companies again.
  await writeAllFound(
    queryEntriesNaming(db, email),
    (batch, entry) => void batch.update(entry, { detail: ERASED }),
  );
}

/** Things owned by this person lose their owner. */
const disownThings = <T extends { readonly owner: OwnerOfThing | null }>(
  all: readonly T[],
  uid: string,
): T[] => all.map((one) => (one.owner?.id === uid ? { ...one, owner: null } : one));

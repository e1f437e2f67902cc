import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { CompanySchema } from '@aura/shared-company';
import type { Owner } from '@aura/shared-domain';
import * as v from 'valibot';
import { writeAllFound } from '../../firebase/write-all-found.ts';
import { withDates } from '../../profile/parse-profile.ts';
import { queryDeeds, queryEntriesAbout, queryManaged } from './manager-records.ts';
import { queryAcceptedInvites, NOBODY_ANY_MORE } from './member-records.ts';

/** Takes a person out of the links that they accepted. */
export const forgetAccepting = (db: Firestore, uid: string): Promise<void> =>
  writeAllFound(
    queryAcceptedInvites(db, uid),
    (batch, invite) => void batch.update(invite, { acceptedBy: NOBODY_ANY_MORE }),
  );

/** The fields of a company that name owners. */
const OwnedSchema = v.pick(CompanySchema, ['followUps', 'programmes']);

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

/** Things owned by this person lose their owner. */
const disownThings = <T extends { readonly owner: Owner | null }>(all: readonly T[], uid: string): T[] =>
  all.map((one) => (one.owner?.id === uid ? { ...one, owner: null } : one));

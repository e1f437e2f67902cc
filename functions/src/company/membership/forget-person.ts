import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { forAllFound } from '../../firebase/for-all-found.ts';
import { deedsOf, entriesAbout, managedBy } from './manager-records.ts';
import { acceptedInvites, NOBODY_ANY_MORE } from './member-records.ts';

/** Takes a person out of the links that they accepted. */
export const forgetAccepting = (db: Firestore, uid: string): Promise<void> =>
  forAllFound(
    acceptedInvites(db, uid),
    (batch, invite) => void batch.update(invite, { acceptedBy: NOBODY_ANY_MORE }),
  );

/** In place of the name of a manager. */
const ERASED = 'Conta excluída';

/**
 * Takes a person out of the companies that they managed, and their name out of the logs: of what they did there, and
 * of what was done about them.
 */
export async function forgetManaging(db: Firestore, uid: string): Promise<void> {
  await forAllFound(
    managedBy(db, uid),
    (batch, company) => void batch.update(company, { managers: FieldValue.arrayRemove(uid) }),
  );
  await forAllFound(
    deedsOf(db, uid),
    (batch, entry) => void batch.update(entry, { actorUid: null, actor: ERASED }),
  );
  await forAllFound(
    entriesAbout(db, uid),
    (batch, entry) => void batch.update(entry, { subjectUid: null, detail: ERASED }),
  );
}

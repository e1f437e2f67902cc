import type { Firestore } from 'firebase-admin/firestore';
import { parseProfile } from '../profile/parse-profile.ts';

/** An account without a name. */
const NAMELESS = 'Operação';

/**
 * Who the log of the registry says did something. The log is as public as the registry: it takes the name that the
 * person has given, and never an address.
 */
export async function readOperatorName(db: Firestore, uid: string): Promise<string> {
  const profile = parseProfile((await db.doc(`users/${uid}`).get()).data());
  const name = profile.ok ? profile.value.name.trim() : '';
  return name === '' || name.includes('@') ? NAMELESS : `${name} (operação)`;
}

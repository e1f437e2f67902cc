import type { Firestore } from 'firebase-admin/firestore';
import { forgedToken, newPerson } from './people.ts';

/** The token of somebody who runs the platform. @param claims besides that one */
export async function operatorOf(
  db: Firestore,
  claims: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { uid } = await newPerson(db, { name: 'Otávio Lemos' });
  return forgedToken(uid, { operator: true, ...claims });
}

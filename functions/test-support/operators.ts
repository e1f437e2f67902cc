import type { Firestore } from 'firebase-admin/firestore';
import { forgeToken, newPerson } from './people.ts';

/** The token of an operator. @param claims additional claims */
export async function createOperator(
  db: Firestore,
  claims: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { uid } = await newPerson(db, { name: 'Otávio Lemos' });
  return forgeToken(uid, { operator: true, ...claims });
}

import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Id of the person in one of whose collections a document lies; null for one that lies elsewhere. */
export function findPersonAbove({ ref }: DocumentSnapshot): string | null {
  const person = ref.parent.parent;
  return person?.parent.path === 'users' ? person.id : null;
}

import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Id of the person whose collection contains a document; null for documents elsewhere. */
export function findPersonAbove({ ref }: DocumentSnapshot): string | null {
  const person = ref.parent.parent;
  return person?.parent.path === 'users' ? person.id : null;
}

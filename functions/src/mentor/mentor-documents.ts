import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Where things of a person and the mentor are stored. */
export interface MentorDocuments {
  readonly person: DocumentReference;
  readonly messages: CollectionReference;
  readonly facts: CollectionReference;
  /** How many messages were answered, and whether one is being written. */
  readonly answered: DocumentReference;
}

export function locateMentor(db: Firestore, uid: string): MentorDocuments {
  const person = db.doc(`users/${uid}`);
  return {
    person,
    messages: person.collection('mentorMessages'),
    facts: person.collection('mentorFacts'),
    answered: person.collection('mentorState').doc('answered'),
  };
}

import type { DocumentReference, Query } from 'firebase-admin/firestore';

/**
 * The newest finished simulations of a person, newest first. Those that are under way have no such time and come last.
 * @param most how many documents are read
 */
export const queryFinishedInterviews = (person: DocumentReference, most: number): Query =>
  person.collection('interviews').orderBy('finishedAt', 'desc').limit(most);

import {
  Transaction,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

/** The results of a query, in a transaction or outside of one. */
export const findDocuments = async (
  from: Transaction | Firestore,
  query: Query,
): Promise<readonly QueryDocumentSnapshot[]> =>
  (await (from instanceof Transaction ? from.get(query) : query.get())).docs;

import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  type Firestore,
} from 'firebase/firestore/lite';
import type { DocumentBackend, StoredDocument } from '../backend/session-backend.contract.ts';
import { attempt } from './attempt.ts';
import { fromStored, toStored, toUpdate } from './convert.ts';

const dataOf = (stored: unknown) => fromStored(stored) as StoredDocument['data'];

/** Documents in Firestore, one shot each. */
export function firestoreDocuments(db: Firestore): DocumentBackend {
  return {
    readDocument: (path) =>
      attempt(async () => {
        const snapshot = await getDoc(doc(db, path));
        return snapshot.exists() ? dataOf(snapshot.data()) : null;
      }),
    writeDocument: (path, data) => attempt(() => setDoc(doc(db, path), toStored(data))),
    updateDocument: (path, change) => attempt(() => updateDoc(doc(db, path), toUpdate(change))),
    deleteDocument: (path) => attempt(() => deleteDoc(doc(db, path))),
    listNewest: (path, field, count) =>
      attempt(async () => {
        const found = await getDocs(query(collection(db, path), orderBy(field, 'desc'), limit(count)));
        return found.docs.map((snapshot) => ({ id: snapshot.id, data: dataOf(snapshot.data()) }));
      }),
  };
}

import { err } from '@aura/shared-domain';
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
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import type { BackendResult, DocumentBackend, StoredDocument } from '../backend/session-backend.contract.ts';
import { withDeadline } from '../api/deadline.ts';
import { tryCall } from './try-call.ts';
import { convertStored, toStored, toUpdate } from './convert.ts';

/** The library has no timeout: a hanging connection would block all waiting calls. */
const DEADLINE_MS = 8_000;

/** Documents of the library's own interface, which reads whole ones only. */
type LibraryDocuments = Omit<DocumentBackend, 'readFields'>;

async function runInTime<T>(call: () => Promise<T>): BackendResult<T> {
  const outcome = await withDeadline(DEADLINE_MS, [], () => tryCall(call));
  return outcome === 'timeout' || outcome === 'aborted' ? err({ code: 'unavailable' }) : outcome;
}

const readData = (stored: unknown) => convertStored(stored) as StoredDocument['data'];

/** Documents in Firestore, one shot each. */
export function createFirestoreDocuments(db: Firestore): LibraryDocuments {
  return {
    readDocument: (path) =>
      runInTime(async () => {
        const snapshot = await getDoc(doc(db, path));
        return snapshot.exists() ? readData(snapshot.data()) : null;
      }),
    writeDocument: (path, data) => runInTime(() => setDoc(doc(db, path), toStored(data))),
    updateDocument: (path, change) => runInTime(() => updateDoc(doc(db, path), toUpdate(change))),
    updateWith: (path, change, created) =>
      runInTime(() => {
        const batch = writeBatch(db);
        batch.update(doc(db, path), toUpdate(change));
        batch.set(doc(db, created.path), toStored(created.data));
        return batch.commit();
      }),
    deleteDocument: (path) => runInTime(() => deleteDoc(doc(db, path))),
    listNewest: (path, field, count) =>
      runInTime(async () => {
        const found = await getDocs(query(collection(db, path), orderBy(field, 'desc'), limit(count)));
        return found.docs.map((snapshot) => ({ id: snapshot.id, data: readData(snapshot.data()) }));
      }),
  };
}

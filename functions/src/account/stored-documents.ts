import type { DocumentData, DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { walkDocuments } from '../firebase/walk-documents.ts';

export interface StoredDocument {
  readonly path: string;
  readonly data: DocumentData;
}

/** Documents held at once. One is at most 1 MiB. */
const PAGE = 20;

/**
 * A document and everything below it, whatever its collections are called; also what hangs below a document that
 * does not exist itself. Besides one page per level it holds the references of one collection per level.
 */
export async function* streamDocumentTree(root: DocumentReference): AsyncGenerator<StoredDocument> {
  yield* withDescendants([root]);
}

async function* withDescendants(page: readonly DocumentReference[]): AsyncGenerator<StoredDocument> {
  const [first] = page;
  if (!first) return;
  const [snapshots, collections] = await Promise.all([
    first.firestore.getAll(...page),
    Promise.all(page.map((reference) => reference.listCollections())),
  ]);
  for (const snapshot of snapshots) if (snapshot.exists) yield toStoredDocument(snapshot);
  for (const collection of collections.flat()) {
    const references = await collection.listDocuments();
    for (let at = 0; at < references.length; at += PAGE) {
      yield* withDescendants(references.slice(at, at + PAGE));
    }
  }
}

/** The results of a query, page by page. */
export async function* walkStored(query: Query): AsyncGenerator<StoredDocument> {
  for await (const snapshot of walkDocuments(query, PAGE)) yield toStoredDocument(snapshot);
}

const toStoredDocument = (snapshot: DocumentSnapshot): StoredDocument => ({
  path: snapshot.ref.path,
  data: snapshot.data() ?? {},
});

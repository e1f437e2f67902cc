import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * The results of a query, one document after another.
 * @param page documents per read
 */
export async function* walkDocuments(query: Query, page: number): AsyncGenerator<QueryDocumentSnapshot> {
  const first = query.limit(page);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? first.startAfter(last) : first).get();
    yield* docs;
    last = docs.length === page ? docs.at(-1) : undefined;
  } while (last);
}

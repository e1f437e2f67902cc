import type { Firestore } from 'firebase-admin/firestore';
import {
  computeHealthStart,
  ok,
  computeOperationsHealth,
  STORED_TELEMETRY,
  type OperationsHealth,
  type Result,
} from '@aura/shared-domain';

/** GET /operations/health: the counts of the last days for every version. */
export function readHealth({
  db,
  now,
}: {
  readonly db: Firestore;
  readonly now: () => Date;
}): () => Promise<Result<OperationsHealth, never>> {
  return async () => {
    const instant = now();
    const { collection, dayField, mostDocuments } = STORED_TELEMETRY;
    const { docs } = await db
      .collection(collection)
      .where(dayField, '>=', computeHealthStart(instant))
      .orderBy(dayField, 'desc')
      .limit(mostDocuments + 1)
      .get();
    const documents = docs.map((document) => document.data());
    return ok(computeOperationsHealth(documents, instant));
  };
}

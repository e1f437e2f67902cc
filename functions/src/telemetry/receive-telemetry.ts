import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import {
  dayOf,
  ok,
  STORED_TELEMETRY,
  type Result,
  type TelemetryRequest,
  type TelemetryResponse,
} from '@aura/shared-domain';
import { countBatch, type NameBounds } from './count-batch.ts';
import { distinctNames } from './distinct-names.ts';

/** One document takes about one write a second for long; so many of them share the writes for one version. */
const SHARDS = 4;
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Versions, and errors and routes per version, that one process tells apart on a day. */
const MOST = { versions: 60, details: 20 } as const;

const RECEIVED: TelemetryResponse = { received: true };

interface Deps {
  readonly db: Firestore;
  readonly now: () => Date;
}

/**
 * POST /telemetry: adds a batch to the counts of its day and version, in one write that reads nothing. Nothing of
 * who sent it goes in; documents carry the time at which the database may delete them.
 */
export function receiveTelemetry({
  db,
  now,
}: Deps): (request: TelemetryRequest) => Promise<Result<TelemetryResponse, never>> {
  const bounds: NameBounds = {
    versions: distinctNames(MOST.versions),
    details: distinctNames(MOST.details),
  };
  return async (request) => {
    const instant = now();
    const day = dayOf(instant);
    const addition = countBatch(request, instant, bounds);
    const shard = Math.floor(Math.random() * SHARDS);
    const id = `${day}_${addition.remote}_${addition.version}_${shard}`;
    const expiresAt = new Date(instant.getTime() + KEPT_MS);
    const document = db.collection(STORED_TELEMETRY.collection).doc(id);
    await document.set({ day, ...increments(addition), expiresAt }, { merge: true });
    return ok(RECEIVED);
  };
}

/** The same tree with every number as an increment; texts and lists of them stay. */
function increments(tree: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, unknown]) => [key, incrementOf(value)]),
  );
}

function incrementOf(value: unknown): unknown {
  if (typeof value === 'number') return FieldValue.increment(value);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? increments(value) : value;
}

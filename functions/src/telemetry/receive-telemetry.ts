import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import {
  computeDay,
  ok,
  STORED_TELEMETRY,
  type Result,
  type TelemetryRequest,
  type TelemetryResponse,
} from '@aura/shared-domain';
import { countBatch, type NameBounds } from './count-batch.ts';
import { admitDistinctNames } from './distinct-names.ts';
import { gatherCounts } from './gather-counts.ts';
import { createDayMarks } from './openings/day-marks.ts';
import { countOnce } from './openings/count-once.ts';
import { computeNewlyCounted, computeOutcome } from './openings/outcome.ts';
import type { Passes } from './openings/passes.ts';

/**
 * Every process adds to one of so many documents of a version: a document takes about one write a second for long, and
 * few processes write few documents.
 */
const SHARDS = 16;
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Versions, errors and routes per version, and marks of openings, that one process tells apart on a day. */
const MOST = { versions: 60, details: 20, marks: 20_000 } as const;

const RECEIVED: TelemetryResponse = { received: true };

interface Deps {
  readonly db: Firestore;
  readonly now: () => Date;
  /** Null if holders cannot be distinguished: then no opening is judged. */
  readonly passes: Passes | null;
}

/**
 * POST /telemetry: adds a batch to the counts of its day and version, without any data of the sender; documents
 * contain their expiry time. An opening with a pass counts once for its holder. Reports without one are counted
 * separately, and cannot use up the distinguished version names.
 */
export function receiveTelemetry({
  db,
  now,
  passes,
}: Deps): (request: TelemetryRequest) => Promise<Result<TelemetryResponse, never>> {
  const newBounds = (): NameBounds => ({
    versions: admitDistinctNames(MOST.versions),
    details: admitDistinctNames(MOST.details),
  });
  const bounds = { proven: newBounds(), unproven: newBounds() };
  const counted = createDayMarks(MOST.marks);
  const shard = Math.floor(Math.random() * SHARDS);
  const add = gatherCounts(
    (id, counts) =>
      db
        .collection(STORED_TELEMETRY.collection)
        .doc(id)
        .set({ ...toIncrements(counts), expiresAt: new Date(now().getTime() + KEPT_MS) }, { merge: true }),
    now,
  );
  return async (request) => {
    const instant = now();
    const day = computeDay(instant);
    const holder = (request.pass && passes?.read(request.pass, instant)) || null;
    const addition = countBatch(request, instant, holder ? bounds.proven : bounds.unproven);
    const id = `${day}_${addition.remote}_${addition.version}_${shard}`;
    const counts = { day, ...addition };
    const outcome = computeOutcome(request.events);
    const subject = `${request.remote}_${request.version}`;
    const mark = holder && passes ? passes.markOf(holder, subject) : null;
    const isNew = computeNewlyCounted(mark === null ? null : counted.get(day, mark), outcome) !== null;
    const isNamed = addition.remote === request.remote;
    if (!isNew || !isNamed) await add(id, counts);
    else if (holder && mark) {
      const added = await countOnce(db, { subject, mark, outcome }, instant);
      await add(id, { ...counts, ...(added && { openings: { [holder.sender]: added } }) });
      counted.set(day, mark, outcome);
    } else await add(id, { ...counts, openings: { unproven: computeNewlyCounted(null, outcome) ?? {} } });
    return ok(RECEIVED);
  };
}

/** The same tree with every number as an increment; texts and lists of them stay. */
function toIncrements(tree: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, unknown]) => [key, incrementOf(value)]),
  );
}

function incrementOf(value: unknown): unknown {
  if (typeof value === 'number') return FieldValue.increment(value);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? toIncrements(value) : value;
}

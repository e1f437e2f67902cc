import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { DAY_MS, HEALTH_DAYS, type Openings } from '@aura/shared-domain';
import * as v from 'valibot';
import { computeNewlyCounted, type Outcome } from './outcome.ts';

/** Collection of recent openings, to prevent double counting. */
export const SEEN_COLLECTION = 'telemetrySeen';

/** Marks per document, of which each version has 64: a judgement needs no more holders. */
const MOST_MARKS = 300;
const KEPT_MS = HEALTH_DAYS * DAY_MS;

const SeenSchema = v.object({
  /** By mark: when the opening was counted, milliseconds, and whether it failed. */
  marks: v.optional(v.record(v.string(), v.object({ at: v.number(), failed: v.boolean() })), {}),
});

interface Opening {
  readonly subject: string;
  readonly mark: string;
  readonly outcome: Outcome;
}

/**
 * Counts an opening unless its holder was already counted within the judged days.
 * @returns the new counts, or null
 */
export async function countOnce(
  db: Firestore,
  { subject, mark, outcome }: Opening,
  now: Date,
): Promise<Openings | null> {
  const document: DocumentReference = db.collection(SEEN_COLLECTION).doc(`${subject}_${mark[0]}`);
  return db.runTransaction(async (transaction) => {
    const read = v.safeParse(SeenSchema, (await transaction.get(document)).data() ?? {});
    const marks = Object.fromEntries(
      Object.entries(read.success ? read.output.marks : {}).filter(
        ([, { at }]) => now.getTime() - at < KEPT_MS,
      ),
    );
    const known = marks[mark];
    const added = computeNewlyCounted(known ? (known.failed ? 'failed' : 'opened') : null, outcome);
    const isRoom = known !== undefined || Object.keys(marks).length < MOST_MARKS;
    if (added && isRoom) {
      marks[mark] = { at: known?.at ?? now.getTime(), failed: outcome === 'failed' };
      transaction.set(document, { marks, expiresAt: new Date(now.getTime() + KEPT_MS) });
    }
    return isRoom ? added : null;
  });
}

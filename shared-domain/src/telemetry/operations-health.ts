import * as v from 'valibot';
import type { OperationsHealth } from '../api/operations/health.ts';
import { DayCountsSchema } from './day-counts.ts';
import { computeDayBefore, computeDay } from './days.ts';
import { computeHealth } from './version-health.ts';

/** Where the counts are stored, and how much of them one look at the health reads. */
export const STORED_TELEMETRY = { collection: 'telemetry', dayField: 'day', mostDocuments: 2000 } as const;

/** Days that the health sums, today included. */
export const HEALTH_DAYS = 7;

/** First day of those that count at an instant. */
export const computeHealthStart = (now: Date): string => computeDayBefore(now, HEALTH_DAYS - 1);

/**
 * The health of all versions.
 * @param documents what is stored since {@link computeHealthStart}, newest day first, one more than `mostDocuments` at most:
 *   the one too many shows that there is more. A document that does not fit its schema is left out.
 */
export function computeOperationsHealth(documents: readonly unknown[], now: Date): OperationsHealth {
  const read = documents.slice(0, STORED_TELEMETRY.mostDocuments);
  const counts = read.flatMap((document) => {
    const parsed = v.safeParse(DayCountsSchema, document);
    return parsed.success ? [parsed.output] : [];
  });
  return {
    from: computeHealthStart(now),
    to: computeDay(now),
    complete: read.length === documents.length,
    versions: [...computeHealth(counts)],
  };
}

import type { AnyEndpoint } from '@aura/shared-domain';
import * as v from 'valibot';

/** Weeks that are drawn, the present one included. Events of the payment provider are kept a little longer. */
export const FIGURE_WEEKS = 8;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const FigureWeekSchema = v.object({
  /** Its Monday and its Sunday, `AAAA-MM-DD` in São Paulo. */
  from: v.string(),
  to: v.string(),
  /** Centavos that were paid in the week, whatever became of them. */
  paid: count,
  /** Of these, centavos that went back since, or that a bank asks back. */
  returned: count,
  /** People whose payment covered its beginning. */
  payers: count,
  /** Of these, how many were not covered any more at its end. */
  lost: count,
  /** Charges that failed. */
  failed: count,
});
export type FigureWeek = v.InferOutput<typeof FigureWeekSchema>;

export const FiguresResponseSchema = v.object({
  /** Oldest first. */
  weeks: v.array(FigureWeekSchema),
  /** Current totals: renewing subscriptions, their monthly centavos, overdue ones. */
  now: v.object({ renewing: count, monthly: count, overdue: count }),
  /** False where more is stored than is read for one answer. */
  isComplete: v.boolean(),
});
export type FiguresResponse = v.InferOutput<typeof FiguresResponseSchema>;

export const figuresEndpoint = {
  method: 'GET',
  path: '/console/figures',
  auth: 'person',
  request: v.undefined(),
  response: FiguresResponseSchema,
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;

import * as v from 'valibot';
import { OpeningsSchema, SenderSchema } from '../api/openings.ts';
import {
  ErrorFramesSchema,
  ErrorMessageSchema,
  ErrorNameSchema,
  ErrorPlaceSchema,
  LoadFailureSchema,
  VitalNameSchema,
} from '../api/telemetry.ts';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const HistogramSchema = v.record(v.string(), CountSchema);

/** Key for errors beyond the limit of distinct ones. */
export const OTHER_ERRORS = 'other';

/**
 * Stored sums of one version on one day. They only grow, and each document contains a part. A field without counts is
 * missing.
 */
export const DayCountsSchema = v.object({
  /** `AAAA-MM-DD` in São Paulo. */
  day: v.pipe(v.string(), v.isoDate()),
  remote: v.string(),
  version: v.string(),
  loads: v.optional(CountSchema, 0),
  openings: v.optional(v.record(SenderSchema, v.optional(OpeningsSchema)), {}),
  failures: v.optional(v.record(LoadFailureSchema, v.optional(CountSchema)), {}),
  /** By fingerprint. */
  errors: v.optional(
    v.record(
      v.string(),
      v.object({
        count: CountSchema,
        name: ErrorNameSchema,
        where: ErrorPlaceSchema,
        message: v.optional(ErrorMessageSchema),
        frames: v.optional(ErrorFramesSchema),
        /** Time of the last report, to the minute. */
        lastSeen: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      }),
    ),
    {},
  ),
  /** Time until it was on the screen. */
  load: v.optional(HistogramSchema, {}),
  vitals: v.optional(v.record(VitalNameSchema, v.optional(HistogramSchema)), {}),
  /** Largest paint by route. */
  pages: v.optional(v.record(v.string(), HistogramSchema), {}),
});
export type DayCounts = v.InferOutput<typeof DayCountsSchema>;

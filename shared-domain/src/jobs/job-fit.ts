import * as v from 'valibot';
import { BandSchema } from '../score/score.ts';
import { DaySchema } from './vacancy.ts';

const ValueSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** The number of a match, as a list shows it. */
export const FitNumberSchema = v.object({
  value: v.nullable(ValueSchema),
  band: BandSchema,
  version: v.pipe(v.string(), v.maxLength(40)),
  /** What the value counts although the CV leaves it open; absent where that changes nothing. */
  open: v.exactOptional(
    v.object({
      requirements: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
      /** The value without them. */
      without: ValueSchema,
    }),
  ),
});
export type FitNumber = v.InferOutput<typeof FitNumberSchema>;

/** How the ad fitted the CV when that was last computed. */
export const FitSchema = v.object({ ...FitNumberSchema.entries, computedOn: DaySchema });
export type Fit = v.InferOutput<typeof FitSchema>;

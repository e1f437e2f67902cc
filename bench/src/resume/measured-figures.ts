import { ResumeStructureSchema } from '@aura/shared-domain';
import * as v from 'valibot';

/** What a process that reads one file says of it. */
export const MeasuredSchema = v.object({
  /** Milliseconds of the first reading, in which pdf.js is loaded, too. */
  first: v.number(),
  /** Median of the milliseconds of the later ones. */
  median: v.number(),
  /** Peak resident set of the whole process (Node, pdf.js, every reading), in MB. */
  peak: v.number(),
  /** What was read; null with the code of the reason why it was not. */
  structure: v.nullable(ResumeStructureSchema),
  error: v.nullable(v.string()),
});
export type Measured = v.InferOutput<typeof MeasuredSchema>;

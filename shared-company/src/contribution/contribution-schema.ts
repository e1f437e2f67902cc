import { MEASURES } from '@aura/shared-domain';
import * as v from 'valibot';

export { MEASURES };
export type Measure = (typeof MEASURES)[number];

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** What one person adds to the sums of their group. Nothing else of them reaches a number that a company sees. */
export const ContributionSchema = v.object({
  measures: v.array(v.picklist(MEASURES)),
  /** Skill → credit of its evidence, of the skills that their diagnosis looked at. */
  levels: v.record(v.string(), share),
  /** Skill → what is missing, of the gaps that it found. */
  gaps: v.record(v.string(), share),
  /** Completed lessons. */
  lessons: v.array(v.string()),
});
export type Contribution = v.InferOutput<typeof ContributionSchema>;

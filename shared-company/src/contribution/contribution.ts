import * as v from 'valibot';

/**
 * What is counted of each person, 0 or 1. The quarters are of the tasks of their plan: who has done half of them counts
 * in `quarterDone` and `halfDone`.
 */
export const MEASURES = [
  'activated',
  'diagnosed',
  'planned',
  'firstTask',
  'retained',
  'activeMonth',
  'continuous',
  'quarterDone',
  'halfDone',
  'threeQuartersDone',
  'allDone',
] as const;
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

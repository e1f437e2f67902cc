import * as v from 'valibot';
import { WeekSchema } from '@aura/shared-domain';
import { MEASURES } from '../contribution/contribution-schema.ts';

/** Version of the rules by which sums are made and rounded. */
export const SNAPSHOT_VERSION = 'agg-1.0';

/** A sum over whole groups, rounded: see `roundToMultiple`. */
const sum = v.pipe(v.number(), v.minValue(0));

const measures = v.record(v.picklist(MEASURES), sum);

/** What is published of a skill: two counts and two sums of values from 0 to 1. */
const SkillSumsSchema = v.object({
  /** People whose diagnosis looked at it. */
  assessed: sum,
  /** Credit of their evidence. */
  level: sum,
  /** People with a gap in it. */
  affected: sum,
  /** What is missing in those gaps. */
  missing: sum,
});
export type SkillSums = v.InferOutput<typeof SkillSumsSchema>;

/** What is published of a unit of a company. */
const UnitSumsSchema = v.object({
  /** Id of a department, or `outras`. */
  unit: v.string(),
  /** People in its closed groups; known to the company anyway. */
  n: v.pipe(v.number(), v.integer(), v.minValue(0)),
  measures,
  skills: v.record(v.string(), SkillSumsSchema),
  lessons: v.record(v.string(), sum),
});
export type UnitSums = v.InferOutput<typeof UnitSumsSchema>;

const TrendUnitSchema = v.object({ unit: v.string(), n: v.number(), measures });
const TrendWeekSchema = v.object({ week: WeekSchema, units: v.array(TrendUnitSchema) });
/** A week of the course: the counts alone. */
export type TrendWeek = v.InferOutput<typeof TrendWeekSchema>;

/** Weeks of the course that a snapshot carries, its own included: a view of the longest period reads one document. */
export const TREND_WEEKS = 53;

/**
 * The published numbers of a company in a week. No finer data of a group is stored than these rounded sums, and
 * everything shown to the company is computed from them. The whole company is the sum of its units: a separate total
 * would be one more number to compare.
 */
export const SnapshotSchema = v.object({
  version: v.literal(SNAPSHOT_VERSION),
  week: WeekSchema,
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** People of a group, and what sums are rounded to. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  units: v.array(UnitSumsSchema),
  /** Ascending, the last one its own week. */
  trend: v.array(TrendWeekSchema),
});
export type Snapshot = v.InferOutput<typeof SnapshotSchema>;

/** `companies/{id}/snapshots/{week}`: the snapshot as one JSON text, for a database would index every number of it. */
export const StoredSnapshotSchema = v.object({ week: WeekSchema, takenAt: v.date(), body: v.string() });

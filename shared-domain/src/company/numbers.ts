import * as v from 'valibot';

/** Smallest group for any number, and for a breakdown. A company can raise both, never lower them. */
export const MINIMUM_CELL = 5;
export const MINIMUM_BREAKDOWN = 10;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * `ok`: a number is shown; `band`: for a small group, only which half the number is in; `suppressed`: it would reveal
 * too much about too few; `no_data`: nothing was measured. The fields exist in every state.
 */
export const CellStateSchema = v.picklist(['ok', 'band', 'suppressed', 'no_data']);
export type CellState = v.InferOutput<typeof CellStateSchema>;

/** How many of a group, rounded to multiples of the minimum group. */
export const ShareCellSchema = v.object({
  state: CellStateSchema,
  /** People in the group. */
  n: v.nullable(count),
  /** Only where `ok`. */
  count: v.nullable(count),
  share: v.nullable(share),
  /** Bounds of the share before its sums were rounded: the true value is certainly between them. */
  low: v.nullable(share),
  high: v.nullable(share),
  /** Only where `band`. */
  band: v.nullable(v.picklist(['below_half', 'above_half'])),
});
export type ShareCell = v.InferOutput<typeof ShareCellSchema>;

/** How well a group knows something. */
export const LevelCellSchema = v.object({
  state: v.picklist(['ok', 'suppressed', 'no_data']),
  /** People whose diagnosis assessed it. */
  n: v.nullable(count),
  /** Mean credit of its evidence, 0 none … 1 proven. */
  value: v.nullable(share),
  /** Part of the whole group that `n` is. */
  coverage: v.nullable(share),
});
export type LevelCell = v.InferOutput<typeof LevelCellSchema>;

/** Steps of the adoption of the platform, in their order. */
export const FUNNEL_STEPS = [
  'invited',
  'activated',
  'diagnosed',
  'planned',
  'firstTask',
  'retained',
] as const;
export const FunnelStepSchema = v.picklist(FUNNEL_STEPS);
export type FunnelStep = v.InferOutput<typeof FunnelStepSchema>;

/** The numbers that the first screen opens with, each a share of the people in closed groups. */
export const HEADLINES = ['adoption', 'activity', 'coverage'] as const;

/** Share of the people that a statement about all of them needs. */
export const LEAST_COVERAGE = 0.5;

/**
 * Counted facts of each person, 0 or 1. The quarters refer to the tasks of their plan: a person with half of them done
 * counts in `quarterDone` and `halfDone`.
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

/** Parts of the engagement index `eng-1.0` and their weights. */
export const ENGAGEMENT_PARTS = { active: 0.4, completion: 0.3, continuity: 0.3 } as const;
export const ENGAGEMENT_VERSION = 'eng-1.0';

/** When an alert comes. Shares 0 to 1. */
export const ALERT_RULES = {
  /** An adoption below it is low. */
  lowAdoption: 0.4,
  /** Weekly snapshots that numbers must have been in, so for 14 days at least: people need time to accept. */
  snapshots: 3,
  /** A share fell clearly by it. */
  drop: 0.2,
  /** Weeks between the two completions that are compared. */
  completionWeeks: 4,
  /** A gap is common from it on. */
  commonGap: 0.3,
  /** Common gaps that become alerts. */
  mostGaps: 5,
  /** Above it, hardly any licence is left. */
  licences: 0.9,
} as const;

export const AlertSchema = v.variant('kind', [
  v.object({ kind: v.literal('low_activation'), unit: v.nullable(v.string()), share }),
  v.object({ kind: v.literal('completion_drop'), unit: v.nullable(v.string()), from: share, to: share }),
  v.object({
    kind: v.literal('share_drop'),
    unit: v.nullable(v.string()),
    headline: v.picklist(HEADLINES),
    from: share,
    to: share,
    /** People in groups now. */
    people: v.number(),
    /** Whether the groups have more people than the week before. */
    grew: v.boolean(),
    /** The other headlines that did not move. */
    held: v.array(v.picklist(HEADLINES)),
  }),
  v.object({
    kind: v.literal('common_gap'),
    unit: v.string(),
    skillId: v.string(),
    label: v.string(),
    share,
  }),
  v.object({ kind: v.literal('seats'), share }),
]);
/** Something that deserves a look. `unit` null: the whole company. Shares 0 to 1. */
export type Alert = v.InferOutput<typeof AlertSchema>;

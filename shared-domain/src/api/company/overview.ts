import * as v from 'valibot';
import {
  AlertSchema,
  FunnelStepSchema,
  HEADLINES,
  LevelCellSchema,
  ShareCellSchema,
} from '../../company/numbers.ts';
import { CompanyRefSchema } from '../../company/people.ts';
import { WeekSchema } from '../../company/week.ts';
import { instant, count, share } from './fields.ts';
import { LicencesSchema } from '../../company/licences.ts';
import { FollowUpSchema, RunningProgrammeSchema } from './programmes.ts';

/** Weeks that a period may have. */
export const PERIODS = [4, 12, 26, 52] as const;

/** GET /company/overview. The company is that of the caller's token: no call of these names one. */
export const CompanyOverviewRequestSchema = v.object({
  /** Id of a department; null for the whole company. */
  department: v.nullable(CompanyRefSchema),
  /** The week to look at; null for the newest. */
  week: v.nullable(WeekSchema),
  /** How many weeks, that of the snapshot the last of them, its course is drawn over; it is compared with the first. */
  weeks: v.picklist(PERIODS),
});
export type CompanyOverviewRequest = v.InferOutput<typeof CompanyOverviewRequestSchema>;

/** A part of the company that numbers are broken down by. */
const UnitSchema = v.object({
  /** Id of a department, or `outras` for the people of departments that are too small. */
  id: v.string(),
  name: v.string(),
  /** People in a closed group. */
  n: count,
  /** `waiting`: no group of it is closed, or too few people for its numbers. */
  state: v.picklist(['shown', 'waiting']),
});

/** Every answer has all fields: hidden or unknown values say so in their state. */
export const CompanyOverviewResponseSchema = v.object({
  company: v.object({
    name: v.string(),
    minimumCell: count,
    minimumBreakdown: count,
  }),
  seats: LicencesSchema,
  /** Weeks with a snapshot, ascending. */
  snapshots: v.array(WeekSchema),
  /** The displayed week; null before the first snapshot. */
  week: v.nullable(WeekSchema),
  takenAt: v.nullable(instant),
  /** `none`: no closed group yet; `totals`: too few people for any breakdown; `full`: departments too. */
  scope: v.picklist(['none', 'totals', 'full']),
  /** The requested department. */
  department: v.nullable(v.string()),
  weeks: v.picklist(PERIODS),
  /** Every department of the company, and `outras`. */
  units: v.array(UnitSchema),
  /** People in a closed group of the requested department (or company). */
  n: count,
  /** The figures of the first screen, and those of the week before. */
  headlines: v.array(
    v.object({
      id: v.picklist(HEADLINES),
      now: ShareCellSchema,
      before: ShareCellSchema,
      /** One entry per week of the period, ascending; null without a number. */
      course: v.array(v.object({ week: WeekSchema, share: v.nullable(share) })),
    }),
  ),
  funnel: v.array(
    v.object({
      step: FunnelStepSchema,
      now: ShareCellSchema,
      /** In the first week of the period, with which `engagement.series` begins too. */
      before: ShareCellSchema,
    }),
  ),
  engagement: v.object({
    version: v.string(),
    /** 0 to 100; null if unknown. */
    value: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    parts: v.array(
      v.object({
        id: v.picklist(['active', 'completion', 'continuity']),
        weight: share,
        value: v.nullable(share),
      }),
    ),
    /** One entry a week of the period, ascending, also for weeks without a snapshot. */
    series: v.array(
      v.object({ week: WeekSchema, value: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))) }),
    ),
  }),
  /** Always of the whole company; a row for each skill, with a cell for each of `units`. */
  heatMap: v.array(
    v.object({
      skillId: v.string(),
      label: v.string(),
      cells: v.array(LevelCellSchema),
      total: LevelCellSchema,
    }),
  ),
  /** The largest gaps, heaviest first. */
  priorities: v.array(
    v.object({
      skillId: v.string(),
      label: v.string(),
      /** People with this gap in their diagnosis. */
      n: count,
      /** Mean missing part among them, 0 to 1. */
      missing: share,
      /** Total missing part, `n` × the unrounded `missing`; whole. */
      load: count,
      /** Share of the group that was assessed: the people behind all these numbers. */
      coverage: share,
    }),
  ),
  lessons: v.array(
    v.object({
      lessonId: v.string(),
      title: v.string(),
      /** Ids of the skills that it helps with. */
      skills: v.array(v.string()),
      cell: ShareCellSchema,
    }),
  ),
  alerts: v.array(AlertSchema),
  /** Common gaps beyond those among the alerts. */
  furtherGaps: count,
  /** State of alerts, including those not displayed now. */
  followUps: v.array(FollowUpSchema),
  /** The programmes that have not ended, newest first. */
  programmes: v.array(RunningProgrammeSchema),
  /** The day of the next snapshot. */
  nextNumbersOn: v.pipe(v.string(), v.isoDate()),
});
export type CompanyOverview = v.InferOutput<typeof CompanyOverviewResponseSchema>;

/** POST /company/exports: the same answer, noted as taken out of the cockpit. */
export const CompanyExportRequestSchema = v.object({
  ...CompanyOverviewRequestSchema.entries,
  format: v.picklist(['csv', 'print']),
});

/** POST /operations/company-snapshots: takes this week's snapshot of the companies that have none yet. */
export const CompanySnapshotsResponseSchema = v.object({ taken: count, failed: count });

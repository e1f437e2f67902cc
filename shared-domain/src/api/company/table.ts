import * as v from 'valibot';
import { CellStateSchema } from '../../company/numbers.ts';
import { WeekSchema } from '../../company/week.ts';
import { count, share } from './fields.ts';
import { PERIODS } from './overview.ts';

/** Files of the table: for people, and for BI tools. */
const TableFileSchema = v.picklist(['excel', 'bi']);
export type TableFile = v.InferOutput<typeof TableFileSchema>;

/** What each file is called, on its button and in the log. */
export const TABLE_FILE_NAMES: Readonly<Record<TableFile, string>> = {
  excel: 'Todas as semanas (Excel)',
  bi: 'CSV para BI',
};

/** POST /company/table: the published numbers of some weeks up to the newest snapshot, as one table. */
export const CompanyTableRequestSchema = v.object({
  weeks: v.picklist(PERIODS),
  /** The file that is made of it, which the log names; pages from before this field do not say it. */
  file: v.optional(TableFileSchema),
});
export type CompanyTableRequest = v.InferOutput<typeof CompanyTableRequestSchema>;

/** Kind of a row. Skills and lessons are of the newest week only, a pulse is of the week in which it ended. */
export const TABLE_KINDS = ['measure', 'skill', 'lesson', 'pulse'] as const;

/** One number: of a week, of a department or of the whole company, of one thing. */
const TableRowSchema = v.object({
  week: WeekSchema,
  /** Id of a department or `outras`; null for the whole company. */
  unit: v.nullable(v.string()),
  kind: v.picklist(TABLE_KINDS),
  /** Of the measure, the skill or the lesson. */
  id: v.string(),
  /** As in cells: a number exists only for `ok`. */
  state: CellStateSchema,
  count: v.nullable(count),
  /** People behind the value. */
  n: v.nullable(count),
  value: v.nullable(share),
  /** The possible values before rounding; absent for skills. */
  low: v.nullable(share),
  high: v.nullable(share),
});
export type TableRow = v.InferOutput<typeof TableRowSchema>;

export const CompanyTableResponseSchema = v.object({
  /** Of the newest snapshot; null before the first one, and then there are no rows. */
  week: v.nullable(WeekSchema),
  rows: v.array(TableRowSchema),
  /** Names of the ids in the rows. */
  names: v.object({
    units: v.record(v.string(), v.string()),
    skills: v.record(v.string(), v.string()),
    lessons: v.record(v.string(), v.string()),
    pulse: v.record(v.string(), v.string()),
  }),
});
export type CompanyTable = v.InferOutput<typeof CompanyTableResponseSchema>;

import * as v from 'valibot';
import { MINIMUM_BREAKDOWN, MINIMUM_CELL } from '../../company/numbers.ts';
import { CompanyRefSchema, DepartmentNameSchema } from '../../company/people.ts';
import { count, DepartmentSchema } from './fields.ts';

/** GET /company/settings */
export const CompanySettingsResponseSchema = v.object({
  minimumCell: count,
  minimumBreakdown: count,
  departments: v.array(DepartmentSchema),
  /** Who may open the cockpit, in the words of the audit log; at most 20 of them. */
  managers: v.array(v.string()),
  /** How many there are beside those. */
  moreManagers: count,
});

/** POST /company/departments/rename */
export const DepartmentRenameRequestSchema = v.object({ id: CompanyRefSchema, name: DepartmentNameSchema });

/** POST /company/departments/remove: one that has neither people on the list nor closed groups. */
export const DepartmentRemoveRequestSchema = v.object({ id: CompanyRefSchema });

/**
 * POST /company/minimums: raises how many people a number needs; both stay or go up. Fewer people for departments than
 * for a number would have no effect.
 */
export const CompanyMinimumsRequestSchema = v.pipe(
  v.object({
    cell: v.pipe(v.number(), v.integer(), v.minValue(MINIMUM_CELL), v.maxValue(100)),
    breakdown: v.pipe(v.number(), v.integer(), v.minValue(MINIMUM_BREAKDOWN), v.maxValue(500)),
  }),
  v.check(({ cell, breakdown }) => cell <= breakdown),
);

export const CompanyChangedSchema = v.object({ changed: v.boolean() });

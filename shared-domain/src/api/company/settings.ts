import * as v from 'valibot';
import { MINIMUM_BREAKDOWN, MINIMUM_CELL } from '../../company/numbers.ts';
import { ContractTimeSchema } from '../../company/contract.ts';
import { MailDomainSchema } from '../../company/domains.ts';
import { LicencesSchema } from '../../company/licences.ts';
import { CompanyRefSchema, DepartmentNameSchema } from '../../company/people.ts';
import { count, DepartmentSchema, instant } from './fields.ts';

/** A domain that a company says is its own. */
const DomainSchema = v.object({
  domain: v.string(),
  /** The TXT record by which its DNS shows that. */
  record: v.object({ name: v.string(), value: v.string() }),
  /** When it did; null until then. */
  provenAt: v.nullable(instant),
});
const domains = v.array(DomainSchema);

/** GET /company/settings */
export const CompanySettingsResponseSchema = v.object({
  minimumCell: count,
  minimumBreakdown: count,
  departments: v.array(DepartmentSchema),
  /** Who may open the cockpit, in the words of the audit log; at most 20 of them. */
  managers: v.array(v.string()),
  /** Number of further ones. */
  moreManagers: count,
  domains: v.optional(domains, []),
  licences: LicencesSchema,
  /** As the platform's operators registered it; null before. */
  contract: v.nullable(ContractTimeSchema),
});

/** POST /company/domains/change. `check`: looks at DNS. */
export const DomainChangeRequestSchema = v.object({
  action: v.picklist(['add', 'check', 'remove']),
  domain: MailDomainSchema,
});
export const DomainChangedSchema = v.object({ changed: v.boolean(), domains });

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
